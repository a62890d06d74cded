import ByteText
import RuleModel

/// The title of a section as it stands before a statement.
enum SectionTitle {
  /// The subject that `title` names, as it stands before a statement; nil where it names none.
  static func name(_ title: String, _ sense: TitleSense?) -> String? {
    sense == .explains || isGeneral(title) ? nil : Rule.headed(title)
  }

  /// Whether a title names no subject.
  static func isGeneral(_ title: String) -> Bool {
    // "Key features (iOS 26)".
    let words = title.prefix { $0 != "(" }.lowercased().split { !($0.isLetter || $0 == "'") }
    return words.allSatisfy { isGeneral(word: String($0)) }
  }

  /// Whether a word of a title names no subject.
  static func isGeneral(word: String) -> Bool { generals.contains(word) }

  private static let generals: Set<String> = [
    "a", "additional", "advanced", "all", "and", "anti", "antipatterns", "api", "appendix", "avoid", "bad", "basic",
    "advantages", "behavior", "behaviors", "differences", "highlights", "modes", "alternative", "alternatives",
    "deprecated", "legacy", "modern", "available", "basics", "be",
    "characteristics", "properties", "types", "benefits", "best", "better", "but", "careful", "caution", "caveats",
    "checklist", "common", "concepts", "considerations",
    "consider", "context", "core", "critical", "dangerous", "design", "details", "do", "don't", "dos", "dont", "donts",
    "example",
    "examples", "features", "first", "fix", "fixes", "following", "for", "general", "good", "gotchas", "guidance",
    "guide", "guideline",
    "guidelines", "here", "how", "implementation", "important", "include", "includes", "instead", "instructions",
    "introduction", "it", "key", "limitations", "main",
    "mistake", "mistakes", "more", "must", "need", "never", "not", "note", "notes", "of", "one", "options", "or",
    "other", "overview",
    "patterns", "pattern", "pitfall", "pitfalls", "points", "practice", "practices", "preferred", "prefer",
    "principles", "problem", "quick", "rationale", "reason", "reasons", "recommended",
    "reference", "references", "remember", "required", "requirements", "result", "review", "rule", "rules", "see",
    "setup", "should", "solution", "start", "step", "steps",
    "summary", "tactics", "that", "the", "these", "this", "tip", "tips", "to", "trade", "tradeoffs", "off", "offs",
    "usage", "use",
    "using", "vs", "warning", "warnings", "what", "when", "where", "which", "why",
    "with", "wrong", "correct", "you", "your", "apis", "are", "before", "by", "case", "cases", "categories", "contents",
    "completion", "criteria",
    "decision", "effective", "final", "fit", "in", "is", "look", "matrix", "pass", "pre",
    "prevention", "problems", "risks", "solutions", "takeaways", "verification", "verify",
  ]
}
