import RuleIndex
import RuleModel

/// A numbered list is followed as a whole: when one of its steps answers best, all of them do, in their order.
enum Procedure {
  /// `answers` with the list of steps that the first one belongs to in its place.
  static func completed(_ answers: [Answer], from store: borrowing RuleStore) throws(RuleIndexError) -> [Answer] {
    guard var whole = answers.first, whole.kind == .step, let source = whole.source else { return answers }
    let steps = try store.rules(store.rows(of: .step, in: source.path, section: whole.section))
    guard steps.count > 1, let first = steps.first, let last = steps.last else { return answers }
    let lines = LineRange(first.rule.lines.first, last.rule.lines.last)
    // An answer stays rule-sized.
    guard lines.count <= Families.mostLines else { return answers }
    let keys = steps.map(\.rule.key)
    whole.statement = steps.enumerated().map { "\($0 + 1). \($1.rule.claim)" }.joined(separator: "\n")
    whole.key = first.rule.key
    whole.keys = keys + whole.keys.filter { !keys.contains($0) }
    let citation = Citation(path: source.path, lines: lines)
    whole.source = citation
    whole.sources = [citation] + whole.sources.filter { $0.path != source.path || !$0.lines.overlaps(lines) }
    whole.tokens = steps.reduce(0) { $0 + $1.rule.estimatedTokens }
    return [whole] + answers.dropFirst().filter { !keys.contains($0.key) }
  }
}
