import ByteText
import RuleModel

/// Statements that do not say what they speak of, because a heading or a line above does.
enum Subject {
  /// How a piece that needs a title before it may come by it.
  enum Form {
    /// An order, or a state to reach: it is understood unless words are left out.
    case whole
    /// What may be no more than a name or a half of a sentence.
    case fragment
  }

  /// `statement` with the nearest of `names` before it that it does not say itself.
  static func below(_ names: some BidirectionalCollection<String>, _ statement: String) -> String {
    guard let name = names.last(where: { !statement.utf8.contains(bytesOf: $0) }) else { return statement }
    return "\(name): \(statement)"
  }

  /// Whether a text begins with "it" or "this", with what something does, or with "Use only when", or is a fragment.
  static func isMissing(in words: Words, _ form: Form) -> Bool {
    let start = behindLabel(words)
    guard start < words.all.count else { return true }
    let texts = words.all[start...].map(\.text)
    if start == 0, texts.count < 3, words.has(.verb, 0) || form == .fragment { return true }
    if start == 0, form == .fragment, isFragment(words) { return true }
    if start > 0, !words.all[start...].contains(where: { $0.code != nil }), !isSense(words, before: start) {
      return true
    }
    if words.all[start].code != nil { return false }
    if start == 0, isNarrow(words) || isLabelled(words) { return true }
    return refersBack(texts) || isElliptic(words, texts, from: start)
      || start > 0 && isElliptic(words, words.all.map(\.text), from: 0)
  }

  /// Whether a text of very few words names nothing of an interface: "Order is logical".
  private static func isNarrow(_ words: Words) -> Bool {
    words.all.count <= 4 && words.all.contains { auxiliaries.contains($0.text) }
      && words.text(0)?.hasSuffix("s") == false && !words.has(.verb, 0) && !words.has(.condition, 0)
      && !words.all.contains { $0.code != nil || $0.context != nil || $0.strength != nil || $0.traits.contains(.cue) }
  }

  /// Whether what stands behind a label says what something does: "Better UX: Respects the settings".
  private static func isLabelled(_ words: Words) -> Bool {
    guard let colon = words.all.indices.dropFirst().prefix(4).first(where: { words.all[$0].before == .colon }),
      words.all[...colon].allSatisfy({ $0.code == nil }), let verb = words.text(colon),
      !verb.utf8.contains(UInt8(ascii: "'"))
    else { return false }
    return describes(verb) || isThirdPerson(verb) && isVerb(verb, before: words, colon + 1)
  }

  /// Whether the label before word `start` says that what follows is right or wrong: "Don't:", "Good:".
  private static func isSense(_ words: Words, before start: Int) -> Bool {
    words.all[..<start].contains { senses.contains($0.text) }
  }

  /// Where a text begins behind labels that name no subject: "Note:", "Why:".
  private static func behindLabel(_ words: Words) -> Int {
    guard let colon = words.all.indices.dropFirst().prefix(4).first(where: { words.all[$0].before == .colon }),
      words.all[..<colon].allSatisfy({ $0.code == nil && SectionTitle.isGeneral($0.text) })
    else { return 0 }
    return colon
  }

  static func isPronoun(_ word: String) -> Bool { pronouns.contains(word) }

  /// Whether the first words stand for something that was said before.
  private static func refersBack(_ texts: [String]) -> Bool {
    guard let first = texts.first else { return true }
    let next = texts.count > 1 ? texts[1] : ""
    if first == "it" || first == "it's", texts.dropFirst().prefix(6).contains(where: { $0 == "to" || $0 == "that" }),
      expletives.contains(first == "it" && !next.isEmpty && auxiliaries.contains(next) ? "it is" : first)
    {
      return false
    }
    if first == "each" || first == "most" || first == "some", auxiliaries.contains(next) { return true }
    if pronouns.contains(first) { return !nouns.contains(next) }
    if comparatives.contains(first) { return true }
    if connectives.contains(first) || first == "for" && next == "example" || first == "the" && next == "same" {
      return true
    }
    // "Must be set before launch": of what, a title says.
    if auxiliaries.contains(first), first != "do", first != "don't" { return true }
    // "With this approach, ...", "In such cases".
    return texts.prefix(4).indices.dropFirst().contains { place in
      demonstratives.contains(texts[place]) && place + 1 < texts.count && !nouns.contains(texts[place + 1])
    }
  }

  /// Whether a text leaves out whom it orders what: "Use when ...", "Wrap in a stack", "Make them static".
  private static func isElliptic(_ words: Words, _ texts: [String], from start: Int) -> Bool {
    guard let first = texts.first else { return true }
    let next = texts.count > 1 ? texts[1] : ""
    if transitives.contains(first), turns.contains(next), !(first == "keep" && texts.dropFirst(2).first == "mind") {
      return true
    }
    if first == "available", turns.contains(next) { return true }
    if ["verify", "test", "check"].contains(first), ["with", "using", "by"].contains(next) { return true }
    if texts.last == "verify", texts.count > 2, texts[texts.count - 2] == "to" { return true }
    if first == "only", describes(next) { return true }
    if first == "use" || first == "only", next == "only" || next == "use", texts.count > 2, turns.contains(texts[2]) {
      return true
    }
    if words.has(.verb, start), objects.contains(next) { return true }
    if words.has(.verb, start), next == "one", texts.count < 3 || turns.contains(texts[2]) || texts[2] == "per" {
      return true
    }
    if start + 1 < words.all.count, words.all[start + 1].before == .colon, labels.contains(first) { return true }
    if texts.starts(with: ["important", "required"]) || texts.starts(with: ["also", "available"]) { return true }
    if let place = texts.firstIndex(of: "instead"), place + 1 == texts.count || texts[place + 1] != "of",
      !words.all[start..<(start + place)].contains(where: {
        $0.traits.contains(.cue) || $0.before == .comma || $0.before >= .dash && $0.before != .start
      }),
      words.has(.verb, start)
    {
      return true
    }
    if describes(first) || isThirdPerson(first) && isVerb(first, before: words, start + 1) { return true }
    // "On a Mac, shows a panel", "To use it, import the module".
    guard words.has(.condition, start), start + 1 < words.all.count,
      let clause = words.all.indices[(start + 1)...].first(where: { words.all[$0].before == .comma })
    else { return false }
    if first == "to", texts.count > 2, objects.contains(texts[2]), isPronoun(texts[2]) { return true }
    guard let verb = words.text(clause) else { return false }
    return describes(verb) || isThirdPerson(verb) && isVerb(verb, before: words, clause + 1)
  }

  /// Whether the first sentence of a text has no verb that makes one of it.
  static func isFragment(_ words: Words) -> Bool {
    if words.has(.verb, 0) || words.has(.condition, 0) { return false }
    let end = words.all.indices.dropFirst().first { words.all[$0].before == .sentence } ?? words.all.count
    return !words.all[..<end].indices.contains { place in
      let word = words.all[place]
      // "A button that reads": the verb says which.
      if place > 0, ["that", "which", "who"].contains(words.text(place - 1)) { return false }
      guard word.code == nil, word.before != .bracket || place == 0 else { return false }
      if auxiliaries.contains(word.text) || describes(word.text) { return true }
      if word.traits.contains(.cue), word.strength == nil { return true }
      if word.text == "instead" && words.text(place + 1) == "of" { return true }
      guard place > 0 else { return false }
      if isThirdPerson(word.text) { return isVerb(word.text, before: words, place + 1) }
      // "Controls work", "you need": a verb behind a plural.
      let before = words.text(place - 1) ?? ""
      return word.traits.contains(.verb) && (before == "you" || before == "they" || before.hasSuffix("s"))
    }
  }

  /// Whether a word in "s" is a verb and not a plural: "captures", "triggers an update".
  private static func isVerb(_ word: String, before words: Words, _ next: Int) -> Bool {
    let stem = String(word.dropLast())
    let traits = Lexicon[stem]?.traits ?? (stem.hasSuffix("e") ? Lexicon[String(stem.dropLast())]?.traits : nil) ?? []
    if traits.contains(.verb), !traits.contains(.noun) { return true }
    return next < words.all.count && words.all[next].before == .space
      && (words.all[next].code != nil || determiners.contains(words.all[next].text))
  }

  /// Whether a statement without an order tells what happens: "iOS 26 exists", "The state triggers an update".
  static func tells(_ words: Words) -> Bool {
    let texts = words.all.prefix(6).map(\.text)
    if !states.isDisjoint(with: texts) { return true }
    guard !words.has(.verb, 0), !words.has(.condition, 0) else { return false }
    return texts.indices.dropFirst().contains { place in
      describes(texts[place])
        || isThirdPerson(texts[place]) && place + 1 < texts.count && determiners.contains(texts[place + 1])
    }
  }

  /// Whether a word in "s" may be a verb that no list holds: nothing that follows a plural stands behind it.
  ///
  /// Nor is a name what has a determiner behind its first word: "Coil the rope".
  static func mayTell(_ words: Words) -> Bool {
    if let second = words.text(1), determiners.contains(second) || objects.contains(second) { return true }
    return zip(words.all, words.all.dropFirst()).dropFirst().contains { word, next in
      isThirdPerson(word.text) && next.before == .space && next.code == nil && next.text != "of" && next.text != "as"
        && next.traits.isDisjoint(with: [.object, .condition, .place, .relative])
    }
  }

  private static let states: Set<String> = ["exists", "can", "cannot", "permitted", "allowed", "automatically"]

  /// "Wraps a view controller": what is left out before a verb of the third person.
  private static func describes(_ word: String) -> Bool {
    guard word.hasSuffix("s"), !word.hasSuffix("ss"), word.utf8.count > 4 else { return false }
    let stem = String(word.dropLast())
    return thirdPersons.contains(stem)
      || stem.hasSuffix("e") && thirdPersons.contains(String(stem.dropLast()))
  }

  /// A word that may be a verb of the third person: before "a" or "the" it is one.
  private static func isThirdPerson(_ word: String) -> Bool {
    word.utf8.count > 4 && word.hasSuffix("s") && !word.hasSuffix("ss") && !word.hasSuffix("us")
      && !word.hasSuffix("is")
      && !["always", "unless", "besides", "perhaps", "sometimes", "across", "besides", "towards"].contains(word)
  }

  private static let pronouns: Set<String> = [
    "it", "it's", "its", "they", "them", "these", "this", "those", "both", "that", "such", "here", "either", "neither",
  ]
  private static let senses: Set<String> = [
    "do", "don't", "dont", "always", "never", "avoid", "good", "bad", "prefer", "preferred", "must", "rule", "use",
    "wrong",
  ]
  private static let demonstratives: Set<String> = ["this", "these", "those", "such"]
  private static let expletives: Set<String> = ["it is", "it's"]
  /// "This skill" and "This document" are no open ends.
  private static let nouns: Set<String> = [
    "skill", "document", "file", "guide", "section", "page", "reference", "app", "year",
  ]
  /// Words that go on from what was said before.
  private static let connectives: Set<String> = [
    "instead", "however", "otherwise", "but", "so", "then", "and", "or", "therefore", "thus", "similarly", "likewise",
    "additionally", "furthermore", "conversely", "alternatively",
  ]
  /// "Easier to test" than what, a title says.
  private static let comparatives: Set<String> = ["easier", "faster", "harder", "safer", "simpler", "slower"]
  private static let turns: Set<String> = [
    "when", "for", "if", "since", "where", "on", "in", "from", "with", "inside", "as", "at", "only", "whenever",
    "behind", "during", "once", "unless", "after", "before",
  ]
  /// Verbs that say what they are done to.
  private static let transitives: Set<String> = [
    "use", "apply", "wrap", "put", "place", "pass", "store", "set", "add", "attach", "extract", "declare", "mark",
    "create", "inject", "avoid", "prefer", "reserve", "keep", "make", "define", "replace", "remove", "provide",
    "verify",
    "test", "check", "validate",
  ]

  private static let determiners: Set<String> = ["a", "an", "the", "its", "your", "whether", "how", "what", "default"]
  /// Words that stand for something named before: "Make them static".
  private static let objects: Set<String> = ["it", "them", "these", "those", "both", "this", "such"]
  /// What is said of a thing whose name is left out: "Availability: iOS 17".
  private static let labels: Set<String> = [
    "availability", "available", "requires", "since", "platforms", "minimum", "signature", "returns", "parameters",
    "default",
  ]

  private static let auxiliaries: Set<String> = [
    "is", "are", "was", "were", "has", "have", "had", "can", "cannot", "can't", "will", "won't", "would", "should",
    "must", "may", "might", "does", "doesn't", "do", "don't", "isn't", "aren't", "gets", "need", "needs", "works",
    "means",
    "lets", "takes", "uses", "that's", "there's", "it's",
  ]

  /// Verbs that are no nouns in the plural.
  private static let thirdPersons: Set<String> = [
    "adapt", "allow", "appear", "apply", "become", "contain", "create", "define", "describe", "determine", "enable",
    "float", "generate", "give", "hide", "include", "initialize", "keep", "make", "manage", "need", "prevent",
    "produce",
    "provide", "receive", "remove", "render", "replace", "represent", "require", "resolve", "return", "run", "serve",
    "specify", "store", "take", "tell", "wrap",
  ]
}
