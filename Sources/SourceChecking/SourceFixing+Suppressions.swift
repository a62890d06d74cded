import PluginHosting
import RuleModel

extension SourceFixing {
  /// Whether there is something to put in for a finding.
  func concerns(_ finding: CheckedFinding) -> Bool {
    switch change {
    case .fixes: !finding.edits.isEmpty && !finding.finding.suggested
    case .suggestions: !finding.edits.isEmpty
    // What is wrong with comments of that kind is not fixed by another one.
    case .suppressions:
      ![SuppressionList.unusedCheck, SuppressionList.unclearCheck].contains(finding.finding.check)
    }
  }

  /// A text with what is put in.
  func changed(_ draft: Draft) -> FixedSource {
    switch change {
    case .fixes, .suggestions: return FixedSource(draft.old, applying: draft.findings)
    case .suppressions(let reason):
      let added = AddedSuppressions(for: draft.findings, in: draft.old, reason: reason)
      return FixedSource(draft.old, applying: added.edits, for: added.count)
    }
  }

  /// How it speaks of what it does.
  var words: (nothing: String, would: String, done: String) {
    switch change {
    case .fixes, .suggestions: ("nothing to fix", "would fix ", "fixed ")
    case .suppressions: ("nothing to suppress", "would suppress ", "suppressed ")
    }
  }

  /// Why the comments are not what was asked for: they must silence the findings of a draft and nothing else.
  func unlikeness(_ draft: Draft, _ before: [CheckedFinding], _ after: [CheckedFinding]) -> String? {
    guard case .suppressions(let reason) = change else { return nil }
    let added = AddedSuppressions(for: draft.findings, in: draft.old, reason: reason)
    let silenced = Set(draft.findings)
    let expected = before.filter { !silenced.contains($0) }.map { Mark($0, line: added.moved($0.finding.start.line)) }
    let found = after.map { Mark($0, line: $0.finding.start.line) }
    var missing = expected
    for mark in found {
      if let index = missing.firstIndex(of: mark) {
        missing.remove(at: index)
      } else {
        let isOld = silenced.contains { Mark($0, line: added.moved($0.finding.start.line)) == mark }
        return isOld
          ? "cannot insert a comment at the finding of '\(mark.check)'"
          : "the comments would cause a finding of '\(mark.check)' on line \(mark.line)"
      }
    }
    return missing.first.map { "the comments would also suppress '\($0.check)' on line \($0.line)" }
  }

  /// Where a check finds something, whatever it says there.
  private struct Mark: Hashable {
    let check: String
    let line: Int
    let column: Int

    init(_ checked: CheckedFinding, line: Int) {
      (check, self.line, column) = (checked.finding.check, line, checked.finding.start.column)
    }
  }
}
