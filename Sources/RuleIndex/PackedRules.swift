import RuleModel

/// The rules of a document as rows, ready to be stored; made on the thread that reads, for storing is what the other waits for.
struct PackedRules: Sendable {
  /// The columns of a rule's row, in order, but for its file, which comes first.
  static let columns = [
    "key", "kind", "strength", "polarity", "statement", "lead_in", "rationale", "fix", "contexts", "section",
    "first_line", "last_line", "source_hash", "tokens", "minimum_os", "check_id", "severity", "sources", "lengths",
    "is_reference", "basis", "evidence", "formerly",
  ]

  let count: Int
  private(set) var rules = ParameterList()
  /// What each rule is found under: the columns of the full-text table.
  private(set) var texts = ParameterList()
  /// Name and role of each use of an API.
  private(set) var uses = ParameterList()
  /// How many uses each rule has.
  private(set) var useCounts: [Int] = []
  /// Every word of the texts.
  private(set) var words = WordCounts()

  init(_ rules: [Rule], of skill: Skill) {
    count = rules.count
    let name = "\(skill.id) \(skill.title)"
    for rule in rules {
      let text = RuleText(rule, below: skill.title, name: name, counting: &words)
      for column in text.columns { texts.add(column) }
      add(rule, lengths: text.lengths)
      useCounts.append(rule.interfaces.count)
      for use in rule.interfaces {
        uses.add(use.name)
        uses.add(use.role.rawValue)
      }
    }
    var nameWords = WordCounts()
    nameWords.add(wordsIn: name)
    words.add(nameWords, times: rules.count)
  }

  private mutating func add(_ rule: borrowing Rule, lengths: Int64) {
    rules.add(rule.key)
    rules.add(rule.kind.rawValue)
    rules.add(rule.strength.rawValue)
    rules.add(rule.polarity.rawValue)
    rules.add(rule.statement)
    rules.add(rule.leadIn)
    rules.add(rule.rationale)
    rules.add(rule.fix)
    rules.add(lines: rule.contexts)
    rules.add(lines: rule.section)
    rules.add(rule.lines.first)
    rules.add(rule.lines.last)
    rules.add(rule.sourceHash)
    rules.add(rule.estimatedTokens)
    rules.add(rule.minimumOS)
    rules.add(rule.check)
    rules.add(rule.severity?.rawValue)
    rules.add(lines: rule.sources)
    rules.add(lengths)
    rules.add(rule.isReference ? 1 : 0)
    rules.add(rule.basis?.kind.rawValue)
    rules.add(rule.basis?.evidence)
    rules.add(lines: rule.formerly)
  }
}
