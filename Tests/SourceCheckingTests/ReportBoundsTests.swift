import PluginHosting
import RuleModel
import TestSupport
import Testing

@testable import SourceChecking

/// What a plugin may report just so, and what is one too much.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct ReportBoundsTests {
  private func run(_ body: String, on text: String = "// bad!", findings: UInt32 = 1_000) throws -> CheckOutcome {
    var check = try TestCheck(["a.swift": text])
    check.limits = HostLimits(time: .seconds(30), findings: findings)
    try check.add("p", body: body)
    return try check.run()
  }

  /// Up to the last byte of the file, with a message of so many bytes.
  @Test(arguments: [(2_000, true), (2_001, false)]) func messages(length: Int, isTaken: Bool) throws {
    let body = """
      static char words[3000];
      memset(words, 'x', \(length));
      report(0, (uint32_t)file->source.length, words);
      """
    let outcome = try run(body)
    #expect(outcome.findings.map(\.finding.message.utf8.count) == (isTaken ? [length] : []))
    #expect(outcome.findings.map(\.finding.end.column) == (isTaken ? [8] : []))
    #expect(
      outcome.problemLines
        == (isTaken ? [] : ["p/bad a.swift: it reported a message that is not UTF-8 or longer than 2000 bytes"]))
  }

  @Test func asManyFindingsAsTheLimit() throws {
    let outcome = try run("report(0, 1, \"one\"); report(0, 1, \"two\");", findings: 2)
    #expect(outcome.findings.map(\.finding.message) == ["one", "two"] && outcome.problemLines == [])
  }

  @Test(arguments: [(1_000, true), (1_001, false)]) func edits(count: Int, areTaken: Bool) throws {
    let body = """
      static swiftkit_edit edits[1001];
      for (int i = 0; i < 1001; i++) edits[i] = (swiftkit_edit){ 7, 7, T("") };
      swiftkit_finding f = { sizeof f, 0, 1, T("many"), edits, \(count) };
      host->report(host->context, &f);
      """
    let outcome = try run(body)
    #expect(outcome.findings.map(\.edits.count) == [areTaken ? count : 0])
    #expect(outcome.problemLines == (areTaken ? [] : ["p/bad a.swift: it offered 1001 edits for one finding"]))
  }

  /// A character of several bytes is taken whole; the end of the text is a place for an edit.
  @Test(arguments: [(8, 10, true), (10, 10, true), (9, 10, false), (8, 9, false), (8, 11, false)])
  func editsOfCharacters(start: Int, end: Int, isTaken: Bool) throws {
    let body = """
      swiftkit_edit e = { \(start), \(end), T("e") };
      swiftkit_finding f = { sizeof f, 0, 1, T("fix"), &e, 1 };
      host->report(host->context, &f);
      """
    let outcome = try run(body, on: "// bad! é")
    #expect(outcome.findings.map(\.edits.count) == [isTaken ? 1 : 0] && outcome.problems.isEmpty == isTaken)
  }

  /// The line of a finding, without white space around it, and no more than 200 bytes of it.
  @Test(arguments: [
    ("\n  // bad! \t\r\nx", "// bad!"), ("// bad!", "// bad!"), ("let a = 1\r\t// bad!\rlet b = 2", "// bad!"),
    ("// bad!" + String(repeating: "x", count: 193) + "  \n", "// bad!" + String(repeating: "x", count: 193)),
    ("// bad!" + String(repeating: "x", count: 194), "// bad!" + String(repeating: "x", count: 193)),
  ])
  func linesOfFindings(text: String, line: String) throws {
    #expect(try run(AddedSuppressionsTests.finding, on: text).findings.map(\.lineText) == [line])
  }

  /// Three sentences about one call are enough.
  @Test func manyFaults() throws {
    let body = "for (int i = 0; i < 5; i++) for (int j = 0; j < 2; j++) report(40 + i, 2, \"x\");"
    #expect(
      try run(body).problemLines
        == (40...42).map { "p/bad a.swift: it reported bytes \($0) to 2 of a file that has 7" })
  }
}
