import ByteText
import RuleModel

/// A line that scopes the pieces below it: "Don't tint:", "**Rules for cards:**", the item that nested items hang under.
struct LeadIn {
  /// Without Markdown and without its colon.
  let text: String
  let norm: Norm?
  let sense: TitleSense?
  /// A heading is shown above its pieces anyway; other lead-ins are folded into them.
  let isHeading: Bool
  let wordCount: Int
  /// Whether `text` is only the beginning of a line.
  var isCut = false
  /// Whether it is no whole sentence: "When an app needs several models", "For a quick test use tools like".
  private let isOpen: Bool
  private let isFragment: Bool
  private let isAboutDocument: Bool
  /// "Ask for:", "Provide:", "Call `tool` with:": the pieces below are for whoever works with the document.
  let isOrder: Bool
  /// "Consider these when ...": it speaks of what follows.
  private let pointsDown: Bool

  init(_ title: String, isHeading: Bool) {
    let inline = InlineText(title)
    self.init(inline, Words(inline), isHeading: isHeading)
  }

  init(_ inline: InlineText, _ words: Words, isHeading: Bool) {
    var plain = inline.plain.trimmed()
    if inline.endsInColon { plain.removeLast() }
    text = plain
    norm = Norm(words, in: inline)
    sense = Mark(plain)?.sense ?? (words.all.count <= 12 ? TitleSense(words, plain) : nil)
    self.isHeading = isHeading
    wordCount = words.all.count
    isOpen = LeadIn.isOpen(words)
    isFragment = Subject.isFragment(words)
    let isName = isOpen || isFragment && words.all.count <= 10
    announcesOnly =
      isName && (norm == nil || norm?.strength == .may)
      || words.text(words.all.count - 1).map(["verify", "confirm", "check"].contains) == true
    isAboutDocument = Pointer.isAboutDocument(words) || plain.utf8.contains(bytesOf: "this skill")
    isOrder =
      !isHeading
      && (isAboutDocument && sense != .usage || AgentOrders.isDemand(words) || AgentOrders.isOne(inline, words))
    pointsDown = words.all.contains { $0.text == "these" } || words.text(0) == "use" && words.text(1) == "this"
  }

  /// Whether the pieces below are wrong unless they say otherwise.
  var forbids: Bool {
    if sense == .forbids || sense == .exclusion { return true }
    guard let norm, norm.isExplicit else { return false }
    return norm.strength.polarity == .forbids
  }

  /// Whether it goes on in each of the pieces below: "Not recommended for", "Use a class when".
  var goesOn: Bool {
    guard sense != .usage, sense != .exclusion, wordCount > 1, let last = text.split(separator: " ").last else {
      return false
    }
    return ["when", "for", "if", "unless"].contains(last)
  }

  /// Whether it says too little to stand for itself; then it lives on in the pieces below only.
  var isBare: Bool { wordCount < 6 || isOpen || pointsDown || sense == .usage || sense == .exclusion }

  /// Whether it only names what comes: "A card with a symbol", "It gives access to".
  var saysNothing: Bool { isOpen || isFragment }

  /// Whether what comes is all that it speaks of: "Three rules for knots", "Before the start, verify".
  let announcesOnly: Bool

  /// "Use this skill when".
  var speaksOfSkill: Bool { text.utf8.contains(bytesOf: "skill") }

  /// Whether it says no more than that something follows: "Key points".
  var isGeneral: Bool { norm == nil && SectionTitle.isGeneral(text) }

  /// The subject that it names, for pieces that are not scoped by it.
  var name: String? {
    guard !text.isEmpty, text.utf8.count <= 120, !isAboutDocument else { return nil }
    return isCut || wordCount > 8 && !saysNothing ? nil : SectionTitle.name(text, sense)
  }

  private static func isOpen(_ words: Words) -> Bool {
    let end = words.all.count - 1
    if let last = words.text(end), ends.contains(last) { return true }
    // "Each entry must specify".
    if words.has(.verb, end), ["must", "should", "to"].contains(words.text(end - 1)) { return true }
    guard let first = words.text(0), words.has(.condition, 0), !words.all.contains(where: { $0.before == .comma })
    else { return first(of: words, is: "for", "example") }
    // "In a list use" goes on to an order.
    return ["when", "if", "whenever", "once"].contains(first)
      || !words.all.indices.dropFirst().contains { words.has(.verb, $0) && words.text($0 - 1) != "to" }
  }

  private static func first(of words: Words, is first: String, _ second: String) -> Bool {
    words.text(0) == first && words.text(1) == second
  }

  /// Words that no sentence ends with.
  private static let ends: Set<String> = [
    "like", "as", "following", "when", "if", "for", "with", "to", "by", "of", "in", "on", "that", "whether", "where",
    "from", "and", "or", "are", "is", "be", "because", "unless", "without", "including", "using", "via", "whenever",
    "must", "should", "can", "need", "needs", "only", "either",
  ]

  /// `statement` with the lead-in before it, where the statement needs it to be understood.
  func folded(into statement: String) -> String {
    let isName = !isHeading && statement.split(separator: " ").count < 3
    guard forbids || isName || (!isHeading && isBare) || norm?.isExplicit == true && wordCount <= 12 else {
      return statement
    }
    guard !isHeading || forbids || norm?.isExplicit == true else { return statement }
    return "\(text): \(statement.startingSmall)"
  }

  /// The verdict on code that stands below.
  var verdict: Example.Verdict {
    switch sense {
    case .forbids: .bad
    case .requires: .good
    case .explains, .usage, .exclusion, nil: .neutral
    }
  }
}

extension String {
  /// With a small first letter, unless the word is an acronym or a name.
  fileprivate var startingSmall: String {
    let letters = Array(utf8.prefix(while: Ascii.isLetter))
    guard let first = letters.first, Ascii.isUppercase(first), letters.dropFirst().allSatisfy(Ascii.isLowercase),
      letters.count > 1 || utf8.dropFirst().first == Ascii.space
    else { return self }
    return prefix(1).lowercased() + dropFirst()
  }
}
