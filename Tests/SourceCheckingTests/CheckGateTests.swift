import RuleModel
import SourceChecking
import Testing

@Suite struct CheckGateTests {
  @Test(
    arguments: [
      ([], nil, [], false), ([.info], nil, [], false), ([.warning], nil, [], true), ([.error], nil, [], true),
      ([.info], .info, [], true), ([.warning], .error, [], false), ([.warning, .error], .error, [], true),
      ([.warning, .warning], nil, [2], false), ([.warning, .warning], nil, [1], true), ([.error], nil, [9], true),
      ([.warning], .error, [0], true), ([.info, .warning], .info, [1], true), ([.warning], nil, [0], true),
    ] as [([Severity], Severity?, [Int], Bool)])
  func verdicts(found: [Severity], failOn: Severity?, most: [Int], isFailure: Bool) {
    let place = SourcePosition(line: 1, column: 1)
    let findings = found.map {
      CheckedFinding(
        finding: Finding(
          check: "c", severity: $0, path: "a", start: place, end: place, message: "m", rules: [], fixable: false),
        lineText: "", edits: [])
    }
    #expect(CheckGate(failOn: failOn ?? .warning, mostWarnings: most.first).fails(findings) == isFailure)
  }
}
