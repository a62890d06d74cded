import HostMessages
import POSIXSupport
import Reports
import RuleModel
import SourceChecking
import Testing
import WireFormats

/// Everything that a report of a check says, to people and to agents.
@Suite struct CheckReportTests {
  private func finding(
    _ severity: Severity, rules: [String] = [], fixable: Bool = false, message: String = "words"
  ) -> CheckedFinding {
    let place = SourcePosition(line: 3, column: 5)
    return CheckedFinding(
      finding: Finding(
        check: "c", severity: severity, path: "a.swift", start: place, end: place, message: message, rules: rules,
        fixable: fixable), lineText: "", edits: [])
  }

  private func report(
    _ findings: [CheckedFinding] = [], files: Int = 1, skipped: [SkippedFile] = [], problems: [CheckProblem] = [],
    broken: Set<String> = [], notes: [String] = [], isQuiet: Bool = false
  ) -> CheckReport {
    var outcome = CheckOutcome(findings: findings, files: files, skipped: skipped, problems: problems)
    outcome.broken = broken
    var report = CheckReport(outcome: outcome, catalogue: CheckCatalogue(of: []), isQuiet: isQuiet)
    report.notes = notes
    return report
  }

  @Test(
    arguments: [
      ([], 0, "no findings in 0 files"), ([], 1, "no findings in 1 file"), ([.error], 2, "1 error in 2 files"),
      ([.warning, .warning], 1, "2 warnings in 1 file"), ([.info], 1, "1 note in 1 file"),
      ([.error, .error, .warning, .info, .info], 9, "2 errors, 1 warning, 2 notes in 9 files"),
    ] as [([Severity], Int, String)])
  func sums(severities: [Severity], files: Int, expected: String) {
    let findings = severities.map { finding($0) }
    #expect(report(findings, files: files).remarks == "swiftkit: \(expected)\n")
    #expect(report(findings, files: files, isQuiet: true).remarks == "")
  }

  @Test func remarksInTheirOrder() {
    let all = report(
      skipped: [SkippedFile(path: "big.swift", reason: "too large")],
      problems: [CheckProblem(plugin: "p", check: nil, path: nil, reason: "it crashed")],
      broken: ["z.swift", "b\n.swift"],
      notes: ["a note\u{1b}"])
    let lines = all.remarks.split(separator: "\n").map(String.init)
    #expect(lines.count == 6, "\(lines)")
    #expect(lines.first == "swiftkit: " + all.problemLines[0] && all.problemLines[0].contains("it crashed"))
    #expect(lines[1] == "swiftkit: a note\\u{1b}", "\(lines)")
    #expect(lines[2] == "swiftkit: skipped big.swift: too large")
    #expect(lines[3].hasSuffix(".swift has syntax errors; findings in it may be missing"))
    #expect(lines[4] == "swiftkit: z.swift has syntax errors; findings in it may be missing")
    #expect(lines[5] == "swiftkit: no findings in 1 file")
    let quiet = report(notes: ["a note"], isQuiet: true)
    #expect(quiet.remarks == "swiftkit: a note\n")
  }

  @Test func lines() {
    let all = report([finding(.error), finding(.warning, message: "two\nlines"), finding(.info)])
    #expect(
      all.text { "x/" + $0 }.split(separator: "\n").map(String.init) == [
        "x/a.swift:3:5: error: words [c]", "x/a.swift:3:5: warning: two\\nlines [c]", "x/a.swift:3:5: note: words [c]",
      ], "\(all.text { $0 })")
    #expect(report().text { $0 } == "")
  }

  @Test func agentText() {
    let all = report([finding(.error, rules: ["s/a", "s/b"], fixable: true), finding(.info)])
    #expect(
      all.agentText == """
        a.swift:3:5: error: words [c] fixable rules: s/a, s/b
        a.swift:3:5: info: words [c]
        swiftkit: 1 error, 1 note in 1 file
        """)
    #expect(report(isQuiet: true).agentText == "")
    #expect(report().agentText == "swiftkit: no findings in 1 file")
  }
}
