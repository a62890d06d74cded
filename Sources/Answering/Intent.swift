import RuleModel

/// The kind of piece that the words of a question ask for, whatever it is about.
struct Intent {
  private let wanted: [Rule.Kind]
  /// Whether the question wants to be told yes or no.
  private let asksForVerdict: Bool

  /// Whether the question is about how to go about something.
  private let asksForWorkflow: Bool

  init(_ words: [String]) {
    asksForWorkflow = words.contains { Intent.workflowWords.contains($0) }
    wanted = words.compactMap { Intent.kinds[$0] }
    asksForVerdict = words.first.map { Intent.verdictWords.contains($0) } ?? false
  }

  /// What a piece of `kind` counts: code less than a sentence, what was asked for more.
  func factor(for kind: Rule.Kind, _ strength: Strength) -> Double {
    var factor = kind == .example ? 0.9 : isUnwanted(kind) ? 0.7 : 1
    if wanted.contains(kind) { factor *= 1.3 }
    if asksForVerdict, strength.polarity != .neutral { factor *= 1.2 }
    return factor
  }

  /// Orders to whoever works with a skill answer only who asks how to go about it.
  func isUnwanted(_ kind: Rule.Kind) -> Bool { kind == .workflow && !asksForWorkflow }

  private static let workflowWords: Set<String> = [
    "agent", "agents", "begin", "call", "conversion", "convert", "first", "order", "procedure", "process", "report",
    "review", "start", "step", "steps", "tool", "tools", "workflow",
  ]

  private static let verdictWords: Set<String> = [
    "am", "are", "can", "could", "do", "does", "is", "may", "must", "shall", "should", "will",
  ]

  private static let kinds: [String: Rule.Kind] = {
    let words: [(String, Rule.Kind)] = [
      ("token tokens palette scale hex swatch", .token),
      ("template templates example examples sample snippet boilerplate component components signature", .example),
      ("checklist review audit", .checklistItem),
      ("step steps workflow process", .step),
      ("equivalent mapping maps corresponds", .mapping),
    ]
    return words.reduce(into: [:]) { kinds, entry in
      for word in entry.0.split(separator: " ") { kinds[String(word)] = entry.1 }
    }
  }()
}
