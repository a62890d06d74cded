import POSIXSupport
import PluginHosting
import SourceChecking
import TestSupport
import Testing

@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct SuppressionTests {
  private func lines(_ source: String, body: String = "") throws -> [String] {
    var check = try TestCheck(["a.swift": source])
    try check.add("p", body: body)
    return try check.run().lines.map { String($0.dropFirst("a.swift:".count)) }
  }

  @Test(
    arguments: [
      ("let trip = 1 // swiftkit:disable:this p/words", []),
      ("// swiftkit:disable:next p/words\nlet trip = 1", []),
      ("let trip = 1\n// swiftkit:disable:previous p/words -- it is only a test", []),
      ("let trip = 1\n// swiftkit:disable:file p/words -- generated\nlet trip2 = 1", []),
      ("let trip = 1\n// swiftkit:disable:file p/words\n// swiftkit:enable p/words\nlet trip2 = 1", []),
      ("/* swiftkit:disable:next p/words\n   for reasons\n*/\nlet trip = 1", []),
      ("// swiftkit:disable p/words\nlet trip = 1\nlet trip2 = 1", []),
      ("// swiftkit:disable all\nlet trip = 1", []),
      ("let trip = 1 // swiftkit:disable:this p/bad, p/words -- not bad!", []),
      (
        "// swiftkit:disable p/words\nlet trip = 1\n// swiftkit:enable p/words\nlet trip = 1",
        ["4:5 p/words a trip"]
      ),
      ("// swiftkit:disable:next p/words\n\nlet trip = 1", ["1:1 unused", "3:5 p/words a trip"]),
      ("let trip = 1 // see swiftkit:disable:this p/words", ["1:5 p/words a trip"]),
      ("/// swiftkit:disable p/words\nlet trip = 1", ["2:5 p/words a trip"]),
      ("let trip = \"// swiftkit:disable:this p/words\"", ["1:5 p/words a trip"]),
      ("// swiftkit:disable:next p/words\nlet x = 1", ["1:1 unused"]),
    ] as [(String, [String])])
  func reach(source: String, expected: [String]) throws {
    let found = try lines(source, body: "report(0, 1, \"x\");")
    let shortened = found.map {
      $0.replacing(
        "unused-suppression 'p/words' has no finding here; remove this comment", with: "unused")
    }
    #expect(shortened == expected)
  }

  @Test(arguments: [
    (
      "// swiftkit:disabel p/words",
      "1:1 unclear-suppression unknown command 'swiftkit:disabel'; write disable:next, disable:this, disable:previous, disable:file, disable or enable"
    ),
    ("// swiftkit:disable:next", "1:1 unclear-suppression 'swiftkit:disable:next' does not name a check"),
    ("// swiftkit:disable:next -- why", "1:1 unclear-suppression 'swiftkit:disable:next' does not name a check"),
    ("// swiftkit:disable:next wrods", "1:1 unclear-suppression unknown check 'wrods'"),
    (
      "// swiftkit:disable:next p/words the brand wants it\nlet trip = 1",
      "1:1 unclear-suppression 'the brand wants it' does not name a check; write `--` before a reason"
    ),
    ("// swiftkit:disable:next wrods, glas", "1:1 unclear-suppression unknown checks 'wrods', 'glas'"),
    (
      "// swiftkit:disable:next " + (1...300).map { "w\($0)" }.joined(separator: ", "),
      "1:1 unclear-suppression unknown checks " + (1...12).map { "'w\($0)'" }.joined(separator: ", ") + ", …"
    ),
    ("// swiftkit:", "1:1 unclear-suppression a command is missing after 'swiftkit:'"),
  ])
  func whatCannotBeUnderstoodIsAFinding(source: String, expected: String) throws {
    #expect(try lines(source) == [expected])
  }

  /// Of a check that did not run nothing is known, so its suppression is not called unused.
  @Test func aCheckThatDidNotRun() throws {
    var check = try TestCheck(["a.swift": "// swiftkit:disable:next p/words\nlet x = 1"])
    try check.add("p")
    check.plugins[0] = HostedPlugin(
      library: check.plugins[0].library, descriptor: check.plugins[0].descriptor, digest: check.plugins[0].digest,
      checks: ["bad"])
    #expect(try check.run().lines == [])
  }

  @Test func aCheckThatFailed() throws {
    #expect(try lines("// swiftkit:disable:this p/bad\n// bad!", body: "abort();") == [])
  }
}
