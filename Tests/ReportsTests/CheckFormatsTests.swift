import Reports
import RuleModel
import SourceChecking
import Testing
import WireFormats

/// Findings in the formats of servers, at the sizes and with the letters that change something.
@Suite struct CheckFormatsTests {
  private func finding(
    _ message: String = "words", in path: String = "a.swift", check: String = "c", _ severity: Severity = .warning,
    fixable: Bool = false
  ) -> CheckedFinding {
    let place = SourcePosition(line: 3, column: 5)
    return CheckedFinding(
      finding: Finding(
        check: check, severity: severity, path: path, start: place, end: place, message: message, rules: [],
        fixable: fixable), lineText: "", edits: [])
  }

  private func report(_ findings: [CheckedFinding], notes: [String] = []) -> CheckReport {
    let outcome = CheckOutcome(findings: findings, files: 1, skipped: [], problems: [])
    var report = CheckReport(outcome: outcome, catalogue: CheckCatalogue(of: []))
    report.notes = notes
    return report
  }

  // MARK: - Markdown

  @Test(
    arguments: [
      (0, nil), (1, nil), (100, nil), (101, "1 more finding not shown."), (102, "2 more findings not shown."),
    ] as [(Int, String?)])
  func aHundredFindings(count: Int, more: String?) {
    let text = report(Array(repeating: finding(), count: count)).markdown
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("| warning |") } == min(count, 100))
    #expect(lines.contains("| | location | finding | check |") == (count > 0))
    #expect(lines.last { $0.contains("not shown") }.map(String.init) == more)
  }

  @Test(arguments: [(0, false), (1, false), (100, false), (101, true)]) func aHundredNotes(count: Int, isCut: Bool) {
    let text = report([], notes: Array(repeating: "a note", count: count)).markdown
    #expect(text.split(separator: "\n").count { $0 == "- a note" } == min(count, 100))
    #expect(text.contains("\n- 1 more not shown\n") == isCut && text.contains("not shown") == isCut)
    #expect(text.hasPrefix("## swiftkit check\n\nNo findings in 1 file.\n" + (count > 0 ? "\n- " : "")))
  }

  @Test func theGravestAreCountedFirst() {
    let text = report([finding("a", .info), finding("b", .error), finding("c", .error)]).markdown
    #expect(text.contains("\n2 errors, 1 note in 1 file.\n"), "\(text)")
  }

  @Test(arguments: [
    ("`a`", "`a`"), ("`a", #"\`a"#), ("a`", #"a\`"#), ("a``b", #"a\`\`b"#), ("`a``b`", "`a` `b`"),
    ("x `a` y", "x `a` y"),
    ("`a` `", #"`a` \`"#), ("a|b", #"a\|b"#), ("a*b", #"a\*b"#), ("<&>", "&lt;&amp;&gt;"), ("@me", "@<!-- -->me"),
    ("https://www.a.b", "https:&#47;/www&#46;a.b"), ("`a@b`", "`a@b`"), (#"`a\|`"#, #"`a\u{7c}`"#), ("a\nb", #"a\\nb"#),
  ])
  func cells(message: String, expected: String) {
    let text = report([finding(message)]).markdown
    #expect(text.contains("\n| warning | `a.swift:3` | \(expected) | `c` |\n"), "\(text)")
  }

  // MARK: - XML

  @Test func filesInTheirOrder() {
    let text = report([finding(in: "b"), finding(in: "a"), finding(in: "b")]).checkstyle
    #expect(
      text.split(separator: "\n").filter { $0.contains("<file") } == [#"  <file name="a">"#, #"  <file name="b">"#])
    #expect(text.split(separator: "\n").count { $0.contains("<error") } == 3)
  }

  @Test(arguments: [
    ("\u{1f}", "\u{fffd}"), (" ", " "), ("\t", "&#9;"), ("\u{ffff}", "\u{fffd}"), ("\u{fffe}", "\u{fffd}"),
    ("\u{fffc}", "\u{fffc}"), ("<\"&>", "&lt;&quot;&amp;&gt;"),
  ])
  func attributes(message: String, expected: String) {
    #expect(report([finding(message)]).checkstyle.contains("message=\"\(expected)\" source"))
  }

  @Test func withoutFindingsOneTestPassed() {
    #expect(report([]).junit.contains("<testsuites name=\"swiftkit check\" tests=\"1\" failures=\"0\">"))
    let two = report([finding(), finding()]).junit
    #expect(two.contains("<testsuites name=\"swiftkit check\" tests=\"2\" "))
    #expect(!two.contains("<testcase name=\"check\"/>"))
  }

  // MARK: - Statistics

  @Test func statistics() {
    let findings = [
      finding(check: "b"), finding(check: "a", fixable: true), finding(in: "b.swift", check: "a"),
      finding(check: "a", .error), finding(check: "c", .info),
    ]
    let statistics = CheckStatistics(of: findings)
    #expect(
      statistics.document.map { "\($0.check) \($0.severity) \($0.findings) \($0.files) \($0.fixable)" } == [
        "a warning 2 2 1", "a error 1 1 0", "b warning 1 1 0", "c info 1 1 0",
      ])
    #expect(
      statistics.text == """

        findings  files  fixable  severity  check
        2         2      1        warning   a
        1         1               error     a
        1         1               warning   b
        1         1               note      c

        """)
    #expect(CheckStatistics(of: []).text == "")
  }

  @Test(
    arguments: [
      (0, "0.00"), (9_999, "0.00"), (10_000, "0.01"), (99_999, "0.09"), (100_000, "0.10"), (1_000_000, "1.00"),
      (12_345_678, "12.34"),
    ] as [(UInt64, String)])
  func milliseconds(nanoseconds: UInt64, expected: String) {
    #expect(CheckTimings.milliseconds(nanoseconds) == "\(expected) ms")
  }
}
