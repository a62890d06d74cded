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
    let list = words.all.map(\.text)
    if let usage = TitleSense.usage(list) {
      self = usage
      return
    }
    for (index, word) in list.enumerated() {
      if TitleSense.forbidding.contains(word) { self = .forbids; return }
      if word == "do", list.dropFirst(index + 1).first == "not" { self = .forbids; return }
    }
    if list.contains(where: TitleSense.explaining.contains) {
      self = .explains
    } else if list.contains(where: TitleSense.requiring.contains) {
      self = .requires
    } else {
      return nil
    }
  }

  /// "When to use", "Use this skill when", "Do not use this skill when", "When not to use".
  private static func usage(_ words: [String]) -> TitleSense? {
    guard let use = words.firstIndex(where: { ["use", "using", "activate", "apply"].contains($0) }),
      let when = words.firstIndex(of: "when"), words.count <= 8, when < use || when > use
    else { return nil }
    // "When using glass, keep ..." is a rule: the word must stand in a short title of its own.
    let known: Set = [
      "use", "using", "activate", "apply", "when", "to", "this", "skill", "it", "do", "not", "don't", "never",
    ]
    guard words.allSatisfy(known.contains) else { return nil }
    return words.contains(where: { ["not", "don't", "never"].contains($0) }) ? .exclusion : .usage
  }

  private static let forbidding: Set<String> = [
    "mistake", "mistakes", "pitfall", "pitfalls", "anti", "antipattern", "antipatterns", "avoid", "don't", "dont",
    "donts",
    "don'ts", "never", "wrong", "bad", "incorrect", "forbidden", "prohibited", "smells",
  ]

  private static let explaining: Set<String> = [
    "why", "problem", "cause", "causes", "reason", "reasons", "happens", "mechanism", "challenge", "challenges",
    "overview", "reference", "references", "caveat", "caveats", "tip", "tips", "note", "notes", "background", "purpose",
    "introduction", "meaning", "glossary", "sources", "links", "example", "examples", "summary", "types", "fields",
  ]

  private static let requiring: Set<String> = [
    "rule", "rules", "do", "dos", "correct", "solution", "fix", "must", "checklist", "checklists", "requirement",
    "requirements", "mandate", "mandates", "required", "standard", "standards", "guideline", "guidelines", "tactics",
    "hygiene", "steps", "policy", "policies", "convention", "conventions", "naming", "constraints", "always",
    "practices",
    "verify", "ensure", "critical",
  ]
}
