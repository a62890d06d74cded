import ByteText

/// How much a text speaks of the work with documents and skills, and how much of software.
///
/// The numbers are few on purpose: one word decides nothing, a section full of them does.
struct Leaning {
  private(set) var work = 0
  private(set) var software = 0
  /// How much of the work is named, besides verbs that apps have as well: "Show the total", "Save on leave".
  private(set) var named = 0
  /// Whether what stands above it says that it is about the work, whatever it names: a row of "Skill | Trigger".
  var isSettled = false
  /// Whether it speaks of several parts of an interface.
  private(set) var isRich = false

  /// How much it says of either.
  var signs: Int { work + software }

  /// Positive where the text speaks of the work only.
  var balance: Int { work - software }

  init(work: Int = 0, software: Int = 0) { (self.work, self.software, named) = (work, software, work) }

  /// - Parameters:
  ///   - text: all of the piece, with the code whose words `words` does not give.
  ///   - names: how many program interfaces it names.
  init(_ words: Words, _ text: String, names: Int = 0) {
    var contexts = 0, swift = 0
    for place in words.all.indices {
      let word = words.all[place]
      if word.context != nil { contexts += 1 }
      guard !word.traits.isDisjoint(with: Leaning.traits) else { continue }
      if word.traits.contains(.software) { swift = 1 }
      if word.traits.contains(.work) { work += 1 }
      if word.text == "user", Leaning.isPartner(words, place) { work += 1 }
    }
    if Leaning.isNumbered(words) { work += 1 }
    // "Trigger: /review" says no more than that.
    if Leaning.namesFile(text) { work += words.all.count < 4 && names == 0 ? 2 : 1 }
    named = min(work, 3)
    work = min(work + (words.has(.inquiring, 0) ? 1 : 0), 3)
    software = min(2, names) + max(min(1, contexts), swift)
    isRich = contexts > 1 || names > 1
  }

  /// Counts so many more signs of the work.
  mutating func add(work more: Int) {
    work += more
    named += more
  }

  static func + (left: Leaning, right: Leaning) -> Leaning {
    var sum = left
    sum.work += right.work
    sum.named += right.named
    sum.software += right.software
    return sum
  }

  private static let traits: Lexicon.Traits = [.work, .software]

  /// "the user wants", "if user specifies", "ask the user": the person who asks for the work.
  private static func isPartner(_ words: Words, _ place: Int) -> Bool {
    if let next = words.text(place + 1), wishes.contains(next) { return true }
    let before = words.text(place - 1) == "the" ? place - 2 : place - 1
    return before == 0 && words.has(.inquiring, 0)
  }

  private static let wishes: Set<String> = [
    "asks", "wants", "requests", "specifies", "says", "mentions", "provides", "approves", "approval", "confirms",
    "confirmation", "describes", "explicitly", "needs",
  ]

  /// Whether a text names a file that is no source, or a command with a slash: "notes/plan.md", "/review".
  private static func namesFile(_ text: String) -> Bool {
    let bytes = text.utf8
    guard
      bytes.contains(where: { $0 == UInt8(ascii: "/") }) || bytes.contains(bytesOf: ".md")
        || bytes.contains(bytesOf: ":line") || bytes.contains(bytesOf: ".json") || bytes.contains(bytesOf: ".yml")
    else { return false }
    return bytes.split(whereSeparator: {
      $0 == Ascii.space || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: ",")
    }).contains { word in
      let word = word.last == UInt8(ascii: ":") ? word.dropLast() : word
      if word.first == UInt8(ascii: "/") {
        return word.count > 3 && word.dropFirst().allSatisfy { Ascii.isLowercase($0) || $0 == UInt8(ascii: "-") }
      }
      // `spacing.md` is a token.
      if word.suffix(3).elementsEqual(".md".utf8),
        !word.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "-") })
      {
        return word.contains(where: Ascii.isUppercase)
      }
      return endings.contains { word.contains(bytesOf: $0) }
    }
  }

  private static let endings = [":line", ".md", ".json", ".yml", ".yaml", ".sh", ".py", ".txt", ".html"]

  /// "Step 3: ...", "Phase 1", "Task 4".
  private static func isNumbered(_ words: Words) -> Bool {
    guard words.all.count > 1, let first = words.text(0), let next = words.text(1) else { return false }
    return ["step", "phase", "task", "stage"].contains(first) && next.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }
}
