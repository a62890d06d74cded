import POSIXSupport
import PluginHosting
import TestSupport
import Testing

@testable import SourceChecking

/// Comments that suppress findings, written by machine. From the issue "`check` as a team's tool".
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct AddedSuppressionsTests {
  /// Finds every "bad!", wherever it stands.
  static let finding = """
    for (size_t i = 0; i + 4 <= file->source.length; i++) {
      if (memcmp(file->source.bytes + i, "bad!", 4) != 0) continue;
      swiftkit_finding f = { sizeof f, (uint32_t)i, (uint32_t)i + 4, T("a bad word"), 0, 0 };
      host->report(host->context, &f);
    }
    """

  private static let reason = "as agreed"

  private func suppress(_ check: TestCheck) throws -> SourceFixing.Result {
    let files = try SwiftFiles(below: ["."], base: check.project).files
    let sourceCheck = SourceCheck(
      pool: HostPool(host: PluginInC.host, plugins: check.plugins, environment: [], repair: ""), width: 2)
    return try SourceFixing(
      check: sourceCheck, workingIn: check.project, putting: .suppressions(reason: Self.reason)
    ).run(try sourceCheck.run(files), files)
  }

  @Test(arguments: [
    (
      "func f() {\n  let a = \"bad!\"\n}\n",
      "func f() {\n  // swiftkit:disable:next p/bad -- as agreed\n  let a = \"bad!\"\n}\n"
    ),
    (
      "let trip = \"bad! bad!\"", "// swiftkit:disable:next p/bad, p/words -- as agreed\nlet trip = \"bad! bad!\""
    ),
    (
      "let a = 1\r\n\tlet b = \"bad!\"\r\n",
      "let a = 1\r\n\t// swiftkit:disable:next p/bad -- as agreed\r\n\tlet b = \"bad!\"\r\n"
    ),
    (
      "// swiftkit:disable:next p/words -- old\nlet trip = \"bad!\"\n",
      "// swiftkit:disable:next p/words -- old\nlet trip = \"bad!\" // swiftkit:disable:this p/bad -- as agreed\n"
    ),
    (
      "#!/usr/bin/swift bad!\nlet a = 1\n", nil
    ),
    (
      "let a = \"\"\"\n  bad!\n  more bad!\n  \"\"\"\nlet b = 1\n",
      "// swiftkit:disable p/bad -- as agreed\nlet a = \"\"\"\n  bad!\n  more bad!\n  \"\"\"\n"
        + "// swiftkit:enable p/bad\nlet b = 1\n"
    ),
    (
      "let a = \"\"\"\n  bad!\n  \"\"\"",
      "// swiftkit:disable p/bad -- as agreed\nlet a = \"\"\"\n  bad!\n  \"\"\"\n// swiftkit:enable p/bad"
    ),
    (
      "let a = [\"bad!\", \"\"\"\n  bad!\n  \"\"\"]\n",
      "// swiftkit:disable p/bad -- as agreed\n// swiftkit:disable:next p/bad -- as agreed\n"
        + "let a = [\"bad!\", \"\"\"\n  bad!\n  \"\"\"]\n// swiftkit:enable p/bad\n"
    ),
    ("// swiftkit:disable:next p/bad\nlet a = 1\n", nil),
    ("struct {\nlet a = \"bad!\"\n", nil),
  ])
  func placement(source: String, expected: String?) throws {
    var check = try TestCheck(["a.swift": source])
    try check.add("p", body: Self.finding)
    _ = try suppress(check)
    #expect(try check.folder.read("project/a.swift") == expected ?? source)
    let again = try suppress(check)
    #expect(try check.folder.read("project/a.swift") == expected ?? source)
    if expected != nil {
      #expect(again.notes == ["nothing to suppress"])
      #expect(again.outcome.lines == [])
    }
  }

  /// What is written parses, silences all findings and nothing else, is the old text but for the comments, and is written once.
  @Test func randomFiles() throws {
    var random = SeededRandom(seed: 33)
    let pieces = [
      "let a = \"bad!\"\n", "call(1, \"bad!\") // bad!\n", "// bad! in a comment\n", "/* bad!\n bad! */\n",
      "/* one\n two */ let b = \"bad!\"\n", "let c = \"\"\"\n  text bad!\n    \\(d(\"bad!\"))\n  \"\"\"\n",
      "call(\"\"\"\n  x\n  \"\"\", \"bad!\", \"\"\"\n  bad!\n  \"\"\")\n", "let e = 1\n", "\n",
      "// swiftkit:disable:next p/bad -- old\nlet f = \"bad!\"\n",
      "let g = \"bad!\"\n// swiftkit:disable:previous p/bad -- old\n",
      "// swiftkit:disable:next p/bad\n", "let h = 1 // swiftkit:disable:previous p/words\n",
      "#if DEBUG\nlet i = \"bad!\"\n#endif\n", "let j = a\n  .b(\"bad!\")\n  .c()\n", "let k = #/\n  bad!\n/#\n",
      "let trip = 1\n", "  if a {\n    b(\"bad!\")\n  } else { c(\"bad!\") }\n",
    ]
    var texts: [String: String] = [:]
    for number in 0..<150 {
      var text = (0..<Int.random(in: 1...9, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      if Bool.random(using: &random) { text.removeLast() }
      if number % 7 == 0 { text = text.replacing("\n", with: "\r\n") }
      texts["f\(number).swift"] = text
    }
    var check = try TestCheck(texts)
    try check.add("p", body: Self.finding)
    let before = try check.run()
    let result = try suppress(check)
    let isRemark = { (line: String) in line.contains("unused-suppression") || line.contains("unclear-suppression") }
    let after = try check.run()
    #expect(after.broken == before.broken)
    #expect(after.lines.filter { !isRemark($0) } == [], "\(result.notes.filter { $0.hasPrefix("left") })")
    #expect(after.lines.count == before.lines.count(where: isRemark))
    #expect(before.lines.count { !isRemark($0) } > 300)
    let own = /[ \t]*\/\/ swiftkit:(?:disable(?::next|:this)? [^\r\n]* -- as agreed|enable p\/[^\r\n]*)/
    for (name, text) in texts {
      let new = try check.folder.read("project/\(name)")
      let lines = new.split(omittingEmptySubsequences: false) { $0.isNewline }.compactMap { line -> String? in
        let rest = line.replacing(own, with: "")
        return rest.isEmpty && !line.isEmpty ? nil : String(rest)
      }
      #expect(lines.joined(separator: "\n") == text.replacing("\r\n", with: "\n"), "\(name)")
    }
    let once = try texts.keys.map { try check.folder.read("project/\($0)") }
    #expect(try suppress(check).notes == ["nothing to suppress"])
    #expect(try texts.keys.map { try check.folder.read("project/\($0)") } == once)
  }
}
