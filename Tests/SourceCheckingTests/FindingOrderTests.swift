import RuleModel
import Testing

@testable import SourceChecking

/// How findings are listed.
@Suite struct FindingOrderTests {
  private func finding(_ path: String, _ line: Int, _ check: String, to end: Int, _ message: String) -> CheckedFinding {
    CheckedFinding(
      finding: Finding(
        check: check, severity: .info, path: path, start: SourcePosition(line: line, column: 1),
        end: SourcePosition(line: end, column: 1), message: message, rules: [], fixable: false),
      lineText: "", edits: [])
  }

  /// By path, place, check, end and message, in this order, however they come.
  @Test func eachPartCounts() {
    let listed = [
      finding("a", 9, "z", to: 9, "z"), finding("b", 1, "z", to: 9, "z"), finding("b", 2, "a", to: 9, "z"),
      finding("b", 2, "b", to: 3, "z"), finding("b", 2, "b", to: 4, "a"), finding("b", 2, "b", to: 4, "b"),
    ]
    #expect(listed.listed == listed)
    #expect(Array(listed.reversed()).listed == listed)
    for turn in listed.indices { #expect((Array(listed[turn...]) + listed[..<turn]).listed == listed) }
    #expect([CheckedFinding]().listed.isEmpty)
  }

  /// Those that are nowhere apart stay as they came.
  @Test func equalOnesKeepTheirOrder() {
    let twins = ["first", "second"].map { text in
      CheckedFinding(finding: finding("b", 1, "c", to: 1, "m").finding, lineText: text, edits: [])
    }
    let listed = (twins + [finding("a", 1, "c", to: 1, "m")]).listed
    #expect(listed.map(\.lineText) == ["", "first", "second"])
  }
}
