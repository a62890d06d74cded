import RuleModel

/// What a heading, a label or a lead-in says about the pieces that hang under it.
enum TitleSense: Equatable {
  /// What follows is wrong: "Mistakes to Avoid", "Don't:".
  case forbids
  /// What follows is asked for: "Rules for cards", "Checklist", "Do:".
  case requires
  /// What follows explains: "Why this works", "References".
  case explains
  /// What follows says when the document applies.
  case usage
  /// What follows says when it does not.
  case exclusion

  /// The sense of `title`; nil when its words have none.
  init?(_ title: String) {
    let inline = InlineText(title)
    self.init(Words(inline), title)
  }

  init?(_ words: Words, _ title: String) {
    if let usage = TitleSense.usage(words.all.map(\.text)) {
      self = usage
      return
    }
    var traits: Lexicon.Traits = []
    let end = words.all.indices.first { TitleSense.isPurpose($0, words) } ?? words.all.count
    for (index, word) in words.all.prefix(end).enumerated() {
      traits.formUnion(word.traits)
      // "Why checks do not run" forbids nothing.
      if word.text == "do", words.text(index + 1) == "not", words.startsClause(index) { traits.insert(.forbidding) }
    }
    if traits.contains(.forbidding) {
      self = .forbids
    } else if traits.contains(.explaining) {
      self = .explains
    } else if traits.contains(.requiring) {
      self = .requires
    } else {
      return nil
    }
  }

  /// Whether word `index` says what an order is good for: "Set a state to avoid wrong events:", not "Look for code to avoid:" or
  /// "Try to avoid this:".
  private static func isPurpose(_ index: Int, _ words: Words) -> Bool {
    guard words.text(index) == "avoid", words.text(index - 1) == "to", words.text(index - 2) != "what",
      words.has(.verb, 0), !seeking.contains(words.text(0) ?? ""), index + 1 < words.all.count
    else { return false }
    return !["this", "these", "that", "them", "it", "the"].contains(words.text(index + 1) ?? "")
  }

  /// Orders that lead to what follows, not to how it is done.
  private static let seeking: Set<String> = [
    "try", "remember", "make", "be", "check", "look", "review", "watch", "know", "learn", "note", "see", "take",
  ]

  /// "When to use", "Use this skill when", "Do not use this skill when", "When not to use".
  private static func usage(_ words: [String]) -> TitleSense? {
    guard words.count <= 8, words.contains("when"), words.contains(where: uses.contains) else { return nil }
    // "When using glass, keep ..." is a rule: the word must stand in a short title of its own.
    guard words.allSatisfy({ uses.contains($0) || fillers.contains($0) || negations.contains($0) }) else { return nil }
    return words.contains(where: negations.contains) ? .exclusion : .usage
  }

  private static let uses: Set<String> = ["use", "using", "activate", "apply"]
  private static let fillers: Set<String> = ["when", "to", "this", "skill", "it", "do"]
  private static let negations: Set<String> = ["not", "don't", "never"]
}
