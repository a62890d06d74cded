import POSIXSupport
import PluginHosting
import SourceChecking
import TestSupport
import Testing

/// Texts that are handed over, one after the other to one host: what comes out is what comes out of files.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct TextsInARowTests {
  private static let files = [
    "a.swift": "let trip = 1\n", "b.swift": "let trip = \n", "c.swift": "", "d.swift": "let trip = \"\u{0}\"\n",
    "e.swift": "// bad!\nlet trip = 2\n", "f.swift": "let trip = [1,\n",
    "g.swift": String(repeating: "(", count: 100_000) + "trip\n",
    "h.swift": "let trip = [\(String(repeating: "1, ", count: 30_000))]\n", "i.swift": "let x = \"trip\"\n",
  ]

  private func check(body: String = "") throws {
    var check = try TestCheck(TextsInARowTests.files)
    check.width = 1
    try check.add("good")
    try check.add("wrong", body: body)
    let files = try check.run()
    check.asTexts = true
    let texts = try check.run()
    #expect(files.lines.count > 8)
    #expect(texts.lines == files.lines)
    #expect(texts.problemLines == files.problemLines)
    #expect(texts.skipped == files.skipped && texts.broken == files.broken)
  }

  @Test func theFindingsAreTheSame() throws { try check() }

  /// Who ended the process is known all the same.
  @Test(arguments: ["abort();", "exit(0);"]) func aCheckThatEndsTheHost(end: String) throws { try check(body: end) }
}
