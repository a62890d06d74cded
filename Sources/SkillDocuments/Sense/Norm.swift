import ByteText
import RuleModel

/// How firmly a text asks for something, read from its words.
struct Norm: Equatable {
  let strength: Strength
  /// Whether a word says so; an imperative verb alone does not.
  let isExplicit: Bool

  /// The norm that `words` state by themselves; nil when they only describe.
  init?(_ words: Words, in inline: InlineText) {
    var found: [Strength] = []
    var isImperative = false, hasException = false, isGeneral = false
    // "Use for badges" and "Use shaders for:" say what a thing is good for.
    var isHint = words.text(words.all.count - 1) == "for"
    for index in words.all.indices {
      let traits = words.all[index].traits
      guard let word = words.text(index), !traits.isDisjoint(with: Norm.relevant) else { continue }
      if traits.contains(.exception) { hasException = true }
      // "for most text" softens an order and is none by itself.
      if word == "most", words.text(index - 1) == "for" { isGeneral = true }
      if word == "for", words.text(index - 1) == "use" { isHint = true }
      if traits.contains(.cue), let strength = Norm.cue(word, at: index, in: words, inline) { found.append(strength) }
      if !isImperative { isImperative = Norm.isImperative(at: index, in: words) || Norm.prescribes(at: index, words) }
    }
    if isGeneral, isImperative { found.append(.prefer) }
    // A rule with a built-in way out is advice.
    if hasException, !found.isEmpty, found.allSatisfy({ $0 == .never }), words.text(0) != "never" {
      self.init(strength: .avoid, isExplicit: true)
      return
    }
    if !found.isEmpty, let strength = Norm.order.first(where: found.contains) {
      self.init(strength: strength, isExplicit: true)
    } else if isImperative {
      // What needs a newer system than some readers have can only be recommended.
      let isDated = Quantities.minimumOS(inline.bytes) != nil
      self.init(strength: isHint ? .may : isDated ? .prefer : .must, isExplicit: false)
    } else {
      return nil
    }
  }

  private static let order: [Strength] = [.never, .always, .avoid, .prefer, .must, .may]
  private static let relevant: Lexicon.Traits = [.verb, .cue, .exception, .place, .prescriber]

  init(strength: Strength, isExplicit: Bool) {
    self.strength = strength
    self.isExplicit = isExplicit
  }

  private static func cue(_ word: String, at index: Int, in words: Words, _ inline: InlineText) -> Strength? {
    let next = words.text(index + 1)
    let starts = words.startsClause(index)
    switch word {
    case "never":
      if isThirdPerson(next) || isState(index, words) || ["will", "did", "was"].contains(next) { return nil }
      // "Use raw values, never computed ones": the order before the comma is what holds.
      let isAside = words.all[index].before == .comma && !words.has(.verb, index + 1)
      return isAside ? .must : .never
    case "don't", "dont": return starts ? .never : nil
    case "do": return next == "not" && starts ? .never : nil
    case "no":
      let opens = words.all[index].before >= .colon && words.all[index].before != .dash
      // "No downloads required" frees, it forbids nothing.
      let clause = words.all[(index + 1)...].prefix { $0.before < .dash }
      if clause.contains(where: { ["required", "needed", "necessary"].contains($0.text) }) { return nil }
      // "No-parameter form" names something.
      let end = words.all[index].range.upperBound
      if end < inline.bytes.count, inline.bytes[end] == UInt8(ascii: "-") { return nil }
      // "No: use a stack" answers.
      if index + 1 < words.all.count, words.all[index + 1].before >= .comma { return nil }
      return (opens && index + 1 < words.all.count) || isShouted(index, words, inline) ? .never : nil
    case "must", "shall":
      // "A text that must not change" tells which.
      if index > 1, words.has(.relative, index - 1), words.text(index - 1) != "it" { return nil }
      return next == "not" ? .never : .must
    case "avoided":
      return ["be", "best"].contains(words.text(index - 1) ?? "") && words.text(index - 2) != "can" ? .avoid : nil
    case "mustn't": return .never
    case "always":
      return isThirdPerson(next) || isState(index, words) ? nil : .always
    case "avoid": return !isPurpose(index, words) && (starts || isPreferred(index, words)) ? .avoid : nil
    case "idea": return words.text(index - 1) == "bad" ? .avoid : nil
    case "required":
      // "The overlay was required before iOS 17" asks for nothing today.
      let isNone =
        words.text(0) == "no"
        || ["not", "was", "were", "a", "an", "the", "any", "no", "missing"].contains(words.text(index - 1) ?? "")
      return isNone ? nil : words.all[index].strength
    case "recommended": return words.text(index - 1) == "not" ? .avoid : words.all[index].strength
    case "prefer": return next == "not" ? .avoid : words.all[index].strength
    case "should", "shouldn't":
      if words.has(.relative, index - 1) { return nil }
      // "Use a mask when the edge should not show": the order comes first, and the rest says when.
      if words.has(.verb, 0), isConditional(index, words) { return nil }
      return word == "shouldn't" || next == "not" ? .avoid : .prefer
    case "rather": return next == "than" && !isConditional(index, words) ? .prefer : nil
    case "doubt": return words.text(index - 1) == "in" ? .prefer : nil
    case "helps": return words.text(index - 1) == "it" ? .may : nil
    case "most": return words.text(index - 1) == "at" ? .must : nil
    case "only": return isEmphatic(index, words, inline) ? .must : nil
    case "least": return words.text(index - 1) == "at" ? .must : nil
    default: return words.all[index].strength
    }
  }

  /// Whether the word between "is" and a participle tells how something is: "is always enforced".
  private static func isState(_ index: Int, _ words: Words) -> Bool {
    ["is", "are", "was", "were"].contains(words.text(index - 1) ?? "") && words.text(index + 1)?.hasSuffix("ed") == true
  }

  /// Whether "prefer to" stands before word `index`: what follows is what people would rather leave.
  private static func isPreferred(_ index: Int, _ words: Words) -> Bool {
    words.text(index - 1) == "to" && ["prefer", "try", "aim", "best"].contains(words.text(index - 2) ?? "")
  }

  /// Whether "to avoid" stands before word `index` in its sentence: "prefer A to avoid B, and avoid C".
  private static func isPurpose(_ index: Int, _ words: Words) -> Bool {
    var place = index
    while place > 1, words.all[place].before < .sentence {
      place -= 1
      if words.text(place) == "avoid", words.text(place - 1) == "to", !isPreferred(place, words) { return true }
    }
    return false
  }

  /// Fragments that prescribe without a verb: "One action per screen", "`@State` for local state", "the title goes in ...".
  private static func prescribes(at index: Int, _ words: Words) -> Bool {
    switch words.text(index) {
    case "per": return words.text(0) == "one"
    case "for": return index == 1 && words.all[0].code != nil
    case "goes", "belongs": return ["in", "to", "on", "into"].contains(words.text(index + 1) ?? "")
    default: return false
    }
  }

  /// Whether an "if" or "when" stands before word `index` in its sentence.
  private static func isConditional(_ index: Int, _ words: Words) -> Bool {
    var place = index
    while place >= 0 {
      if let word = words.text(place), word == "if" || word == "when" { return true }
      if words.all[place].before >= .sentence { return false }
      place -= 1
    }
    return false
  }

  /// Verbs in the third person describe: "never enters", "always handles".
  private static func isThirdPerson(_ word: String?) -> Bool {
    guard let word, word.utf8.count > 3, word.hasSuffix("s") else { return false }
    return !word.hasSuffix("ss") && !word.hasSuffix("us")
  }

  private static func isShouted(_ index: Int, _ words: Words, _ inline: InlineText) -> Bool {
    let bytes = inline.bytes[words.all[index].range]
    return bytes.count > 1 && bytes.allSatisfy(Ascii.isUppercase)
  }

  /// "only" obliges when it is shouted or bold, begins or ends a clause, or follows "is" or "use".
  private static func isEmphatic(_ index: Int, _ words: Words, _ inline: InlineText) -> Bool {
    if words.startsClause(index) || isShouted(index, words, inline) { return true }
    let range = words.all[index].range
    if inline.bold.contains(where: { $0.contains(range.lowerBound) }) { return true }
    if let before = words.text(index - 1), ["is", "are", "use", "used"].contains(before) { return true }
    return index + 1 == words.all.count || words.all[index + 1].before >= .dash
  }

  /// Whether the word begins a clause and is a verb that orders: "Use ...", "For icons: keep ...", "When it scrolls, hide ...".
  private static func isImperative(at index: Int, in words: Words) -> Bool {
    guard words.has(.verb, index) else { return false }
    let isNoun = words.has(.noun, index)
    // "Match", "Group" and others are nouns as well: before "is", "of" or a colon they name something.
    if words.has(.afterNoun, index + 1) { return false }
    if isNoun, index + 1 < words.all.count, words.all[index + 1].before < .colon {
      guard words.all[index + 1].code != nil || words.has(.object, index + 1) else { return false }
    }
    if index + 1 < words.all.count, words.all[index + 1].before == .colon {
      return words.has(.beforeList, index)
    }
    switch words.all[index].before {
    case .start, .sentence: return true
    case .dash, .colon: return !isNoun || index + 1 < words.all.count
    case .comma: return words.has(.condition, 0)
    case .space: return words.text(index - 1) == "just" || words.text(index - 1) == "please"
    case .bracket: return false
    }
  }
}
