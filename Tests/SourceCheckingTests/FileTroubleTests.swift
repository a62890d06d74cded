import POSIXSupport
import PluginHosting
import SourceChecking
import TestSupport
import Testing

/// Files that cannot be checked are skipped, each with its reason, and the others are checked.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct FileTroubleTests {
  private func skipped(_ bytes: [UInt8]) throws -> [String] {
    var check = try TestCheck(["good.swift": "let trip = 1\n"])
    check.limits = HostLimits(fileSize: 1_000)
    try check.add("p")
    try check.folder.write(bytes, to: "project/trouble.swift")
    let outcome = try check.run()
    #expect(outcome.lines == ["good.swift:1:5 p/words a trip"])
    #expect(outcome.files == 1)
    return outcome.skipped.map { "\($0.path): \($0.reason)" }
  }

  @Test(
    arguments: [
      ([0], "it is binary: it contains a zero byte"),
      ([0xff], "it is not UTF-8 at byte 4"),
      ([0xc3], "it is not UTF-8 at byte 4"),
      // Longer than needed, a surrogate, beyond the last character.
      ([0xc0, 0xaf], "it is not UTF-8 at byte 4"),
      ([0xed, 0xa0, 0x80], "it is not UTF-8 at byte 4"),
      ([0xf4, 0x90, 0x80, 0x80], "it is not UTF-8 at byte 4"),
    ] as [([UInt8], String)])
  func noText(bytes: [UInt8], reason: String) throws {
    #expect(try skipped(Array("trip".utf8) + bytes) == ["trouble.swift: \(reason)"])
  }

  /// No check asks for such a file, so no host sees it, and yet it is no file that was checked.
  @Test(
    arguments: [([0], "it is binary: it contains a zero byte"), ([0xff], "it is not UTF-8 at byte 4")]
      as [([UInt8], String)])
  func noTextThatNobodyAsksFor(bytes: [UInt8], reason: String) throws {
    #expect(try skipped(Array("walk".utf8) + bytes) == ["trouble.swift: \(reason)"])
  }

  @Test func hugeFiles() throws {
    let spaces = [UInt8](repeating: 0x20, count: 1_001)
    #expect(try skipped(spaces) == ["trouble.swift: it has 1001 bytes; the limit is 1000"])
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything")) func unreadableByPermission() throws {
    var check = try TestCheck(["a.swift": "let trip = 1\n"])
    try check.add("p")
    _ = check.project.appending("a.swift").withPlatformString { chmod($0, 0) }
    #expect(try check.run().skipped.map(\.reason) == ["Permission denied"])
  }

  @Test func filesThatVanishAreSkipped() throws {
    var check = try TestCheck(["a.swift": "let trip = 1\n"])
    try check.add("p")
    let pool = HostPool(host: PluginInC.host, plugins: check.plugins, environment: [], repair: "")
    let gone = CheckedFile(path: check.project.appending("gone.swift"), shown: "gone.swift")
    let outcome = try SourceCheck(pool: pool, width: 1).run([gone])
    #expect(outcome.skipped == [SkippedFile(path: "gone.swift", reason: "No such file or directory")])
  }

  /// Lines end with LF, CR LF and CR; columns count bytes, as the Swift compiler does.
  @Test func placesInFiles() throws {
    var check = try TestCheck(["a.swift": "trip\r\n trip\rtrip\n\u{e9}trip\n\u{1f469}trip"])
    try check.add("p")
    #expect(
      try check.run().lines.map { $0.split(separator: " ")[0] } == [
        "a.swift:1:1", "a.swift:2:2", "a.swift:3:1", "a.swift:4:3", "a.swift:5:5",
      ])
  }

  @Test func manyFilesInEveryWidthGiveTheSame() throws {
    var files: [String: String] = [:]
    for number in 0..<150 {
      files["f\(number).swift"] = String(repeating: "let trip = 1\n", count: number % 7) + "let x = 2\n"
    }
    var check = try TestCheck(files)
    try check.add("p")
    check.width = 1
    let alone = try check.run()
    check.width = 3
    let together = try check.run()
    #expect(alone.lines == together.lines)
    #expect(alone.files == 150)
    #expect(alone.findings.count == (0..<150).map { $0 % 7 }.reduce(0, +))
  }

  /// Files that nobody asks for are done at once; each group of hosts counts for its share of the others.
  @Test func progressIsTold() throws {
    var check = try TestCheck([
      "a.swift": "let trip = 1\n", "b.swift": "let trip = 2\n", "c.swift": "let x = 3\n",
      "d.swift": "let trip = \"\u{0}\"\n",
    ])
    let ours = try PluginInC("ours", source: PluginInC.source(id: "ours"), in: check.folder)
    check.add("ours", library: ours.library)
    try check.add("p")
    var told: [Int] = []
    let files = try SwiftFiles(below: ["."], base: check.project).files
    let outcome = try SourceCheck(pool: check.pool, width: 1).run(files) { told.append($0) }
    #expect(outcome.files == 3 && outcome.skipped.map(\.path) == ["d.swift"])
    #expect(told == told.sorted() && told.first ?? 0 > 0 && told.contains(2) && told.last == 4, "\(told)")
  }

  /// Expressions of thousands of parts, as generators write them, are read to their end.
  @Test(arguments: [
    "let a = " + String(repeating: "b ? c : ", count: 3_000) + "d",
    "let a = b" + String(repeating: ".c()", count: 3_000),
    "let a = \"b\"" + String(repeating: " + \"b\"", count: 10_000),
    "func f() { if a {} " + String(repeating: "else if a {} ", count: 400) + "}",
  ])
  func longExpressions(text: String) throws {
    var check = try TestCheck(["a.swift": text + "\nlet trip = 1\n"])
    check.limits = HostLimits(time: .seconds(20))
    try check.add("p")
    let outcome = try check.run()
    #expect(outcome.lines == ["a.swift:2:5 p/words a trip"])
    #expect(outcome.skipped.isEmpty && outcome.broken.isEmpty)
  }

  /// Nesting that would overflow a naive parser's stack costs one file at most.
  @Test func deepNestingDoesNotEndTheRun() throws {
    var check = try TestCheck([
      "deep.swift": "let trip = " + String(repeating: "[", count: 60_000), "good.swift": "let trip = 1\n",
    ])
    try check.add("p")
    let outcome = try check.run()
    #expect(outcome.lines == ["good.swift:1:5 p/words a trip"])
    #expect(outcome.problems.isEmpty)
    #expect(
      outcome.skipped.map(\.reason) == ["it opens more than 20 brackets in a row, which takes the parser too long"])
  }
}
