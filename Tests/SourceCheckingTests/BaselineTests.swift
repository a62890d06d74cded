import HostMessages
import POSIXSupport
import PluginHosting
import RuleModel
import TestSupport
import Testing

@testable import SourceChecking

@Suite struct BaselineTests {
  private func found(_ check: String, line: Int, _ text: String, message: String = "m") -> CheckedFinding {
    let place = SourcePosition(line: line, column: 1)
    return CheckedFinding(
      finding: Finding(
        check: check, severity: .warning, path: "a.swift", start: place, end: place, message: message, rules: [],
        fixable: false), lineText: text, edits: [])
  }

  @Test func movedAndRewordedFindingsAreKnown() {
    let baseline = Baseline(of: [found("c", line: 3, "let a = 1"), found("c", line: 9, "let a = 1")])
    let later = [found("c", line: 30, "let a = 1", message: "new words"), found("c", line: 31, "let a = 1")]
    #expect(baseline.apply(to: later).new.isEmpty)
    #expect(baseline.apply(to: later).stale.isEmpty)
  }

  @Test func oneMoreOfTheSameIsNew() {
    let baseline = Baseline(of: [found("c", line: 3, "let a = 1")])
    let later = [found("c", line: 3, "let a = 1"), found("c", line: 4, "let a = 1")]
    #expect(baseline.apply(to: later).new == [later[1]])
  }

  /// Where a file takes the place of another one, a new file of the old name holds nothing that is known.
  @Test func aNewFileOfAnOldNameIsNew() {
    func entry(_ path: String, _ line: String, _ around: String) -> Baseline.Entry {
      Baseline.Entry(
        check: "c", path: path, fingerprint: path + line, line: line,
        around: CodeAround(before: "before " + around, after: "after " + around))
    }
    let matching = BaselineMatching(
      of: [entry("F.swift", "one", "a"), entry("G.swift", "two", "b")],
      with: [entry("G.swift", "one", "a"), entry("F.swift", "two", "c")], movingWhere: { _ in true })
    #expect(matching.matches == [0, nil])
  }

  /// Where findings of one file are in two others now, it has become that with most of them, or the first by name.
  @Test(arguments: [(["A.swift", "B.swift"], "A.swift"), (["B.swift", "A.swift", "B.swift"], "B.swift")])
  func aFileThatBecameAnotherOne(moved: [String], heir: String) {
    func entry(_ path: String, _ line: String, _ before: String, _ after: String) -> Baseline.Entry {
      Baseline.Entry(
        check: "c", path: path, fingerprint: path + line, line: line, around: CodeAround(before: before, after: after))
    }
    let old = moved.indices.map { entry("F.swift", "\($0)", "b\($0)", "a\($0)") }
    let new = zip(moved, moved.indices).map { entry($0, "\($1)", "b\($1)", "a\($1)") }
    let last = (entry("F.swift", "old", "b", "same"), entry(heir, "new", "c", "same"))
    let other = entry(heir == "A.swift" ? "B.swift" : "A.swift", "new", "c", "same")
    let matching = BaselineMatching(of: old + [last.0], with: new + [other, last.1], movingWhere: { _ in true })
    #expect(matching.matches == Array(old.indices) + [nil, old.count])
  }

  /// Baselines are kept for years: the name of a finding is made of the same parts.
  @Test func namesOfFindingsStayWhatTheyAre() {
    let finding = found("c", line: 3, "let a = 1")
    let names = [0, 1, 2].map { SHA256.hexadecimal(of: "c\u{0}a.swift\u{0}let a = 1\u{0}\($0)").prefix(32) }
    #expect(Fingerprint.names(of: [finding, finding, finding]) == names.map(String.init))
  }

  @Test func anotherCheckOrLineIsNew() {
    let baseline = Baseline(of: [found("c", line: 3, "let a = 1")])
    let later = [found("d", line: 3, "let a = 1"), found("c", line: 3, "let b = 1")]
    #expect(baseline.apply(to: later).new == later)
    #expect(baseline.apply(to: later).stale == baseline.entries)
  }
}

@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct SourceFixingTests {
  private static func edit(_ start: String, _ end: String, _ text: String) -> String {
    """
    swiftkit_edit e = { \(start), \(end), T("\(text)") };
    swiftkit_finding f = { sizeof f, e.start, e.end, T("fix"), &e, 1 };
    host->report(host->context, &f);
    """
  }

  private func fixed(
    _ source: String, body: String, second: String? = nil
  ) throws -> (text: String, notes: [String], lines: [String]) {
    var check = try TestCheck(["a.swift": source, "b.swift": "let b = 1\n"])
    try check.add("p", body: body)
    if let second { try check.add("q", body: second) }
    let files = try SwiftFiles(below: ["."], base: check.project).files
    let sourceCheck = SourceCheck(
      pool: HostPool(host: PluginInC.host, plugins: check.plugins, environment: [], repair: ""), width: 1)
    let result = try SourceFixing(check: sourceCheck, workingIn: check.project).run(try sourceCheck.run(files), files)
    return (try check.folder.read("project/a.swift"), result.notes, result.outcome.lines)
  }

  @Test func aFixIsWrittenAndItsFindingGone() throws {
    let result = try fixed("// bad!\nlet trip = 1\n", body: Self.edit("3", "7", "good"))
    #expect(result.text == "// good\nlet trip = 1\n")
    #expect(result.notes == ["fixed 1 finding in a.swift"])
    #expect(result.lines == ["a.swift:2:5 p/words a trip"])
  }

  @Test func aFixThatWouldNotParseIsRefused() throws {
    let result = try fixed("// bad!\nlet a = 1\n", body: Self.edit("0", "7", "let = {"))
    #expect(result.text == "// bad!\nlet a = 1\n")
    #expect(result.notes == ["did not change a.swift: the fixed file would not parse ('p/bad')"])
    #expect(result.lines == ["a.swift:1:1 p/bad fix"])
  }

  @Test func aFixThatDoesNotHelpIsRefused() throws {
    let result = try fixed("// bad!\n", body: Self.edit("3", "7", "bad!"))
    #expect(result.notes == ["did not change a.swift: the fix does not remove the finding ('p/bad')"])
  }

  @Test func aBadFixStopsNoOther() throws {
    let result = try fixed(
      "// bad!\nlet a = 1\n", body: Self.edit("8", "11", "let = {"), second: Self.edit("3", "7", "good"))
    #expect(result.text == "// good\nlet a = 1\n")
    #expect(
      result.notes == [
        "did not apply the fix of 'p/bad' in a.swift: the fixed file would not parse", "fixed 1 finding in a.swift",
      ])
  }

  @Test func aFixThatDoesNothingHidesBehindNoOther() throws {
    let second = "if (file->source.bytes[3] != 'b') return;\n" + Self.edit("3", "7", "good")
    let result = try fixed("// bad!\nlet a = 1 // bad!\n", body: Self.edit("8", "11", "var"), second: second)
    #expect(result.text == "// good\nlet a = 1 // bad!\n")
    #expect(
      result.notes == [
        "did not apply the fix of 'p/bad' in a.swift: the fix does not remove the finding",
        "fixed 1 finding in a.swift",
      ])
  }

  @Test func withoutFixesNothingIsTouched() throws {
    #expect(try fixed("let trip = 1\n", body: "").notes == ["nothing to fix"])
  }

  @Test func fixesThatTouchAreNotMixed() throws {
    let body = """
      swiftkit_edit a = { 3, 7, T("good") }, b = { 5, 8, T("x") };
      swiftkit_finding f = { sizeof f, 3, 7, T("one"), &a, 1 }, g = { sizeof g, 5, 8, T("two"), &b, 1 };
      host->report(host->context, &f);
      host->report(host->context, &g);
      """
    #expect(try fixed("// bad!!\n", body: body).text == "// good!\n")
  }
}
