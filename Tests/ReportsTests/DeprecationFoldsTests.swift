import HostMessages
import POSIXSupport
import PluginHosting
import Reports
import RuleModel
import SourceChecking
import Testing
import WireFormats

/// One line for a deprecated API in a file; everything that programs read keeps every place.
@Suite struct DeprecationFoldsTests {
  @Test func aLineAFileAndCheck() {
    let places = [
      ("a", "old", 3), ("a", "old", 7), ("a", "other", 8), ("a", "old", 9), ("b", "old", 1), ("b", "other", 2),
    ]
    let report = report(of: places)
    #expect(
      report.text(isFolded: true) { $0 } == """
        a:3:1: warning: gone (3 places) [old]
        a:8:1: warning: gone [other]
        b:1:1: warning: gone [old]
        b:2:1: warning: gone [other]

        """)
    #expect(report.text { $0 }.split(separator: "\n").count == places.count)
    #expect(CheckDocument(report.outcome).findings.count == places.count)
  }

  /// A check that knows many APIs has a line for each of them.
  @Test func twoAPIsOfOneCheck() {
    let report = report(of: [("a", "old", 3), ("a", "old", 4), ("a", "old", 7)]) { $0 == 4 ? "other gone" : "gone" }
    #expect(
      report.text(isFolded: true) { $0 } == """
        a:3:1: warning: gone (2 places) [old]
        a:4:1: warning: other gone [old]

        """)
  }

  private func report(
    of places: [(path: String, check: String, line: Int)], message: (Int) -> String = { _ in "gone" }
  ) -> CheckReport {
    let findings = places.map { path, check, line in
      Finding(
        check: check, severity: .warning, path: path, start: SourcePosition(line: line, column: 1),
        end: SourcePosition(line: line, column: 2), message: message(line), rules: [], fixable: false)
    }
    let checks = ["old", "other"].map {
      CheckDescription(
        id: $0, level: .warning, title: "t", literals: [], rules: [], isOnByDefault: true, isFixable: false)
    }
    let descriptor = PluginDescriptor(
      abi: 1, id: "p", version: "1", checks: checks, answers: [],
      traits: [CheckTraits(group: "deprecation"), CheckTraits(group: "api")])
    let plugin = HostedPlugin(library: FilePath(""), descriptor: descriptor, digest: nil, checks: [])
    let checked = findings.map { CheckedFinding(finding: $0, lineText: "", edits: []) }
    return CheckReport(
      outcome: CheckOutcome(findings: checked, files: 2, skipped: [], problems: []),
      catalogue: CheckCatalogue(of: [plugin]))
  }
}
