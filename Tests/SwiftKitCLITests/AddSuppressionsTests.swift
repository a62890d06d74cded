import TestSupport
import Testing

/// `check --add-suppressions`, as somebody calls it.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct AddSuppressionsTests {
  private let kit: PortableSwiftKit

  init() throws {
    kit = try PortableSwiftKit(plugins: [
      "test": """
      for (size_t i = 0; i + 4 <= file->source.length; i++) {
        if (memcmp(file->source.bytes + i, "bad!", 4) != 0) continue;
        swiftkit_finding f = { sizeof f, (uint32_t)i, (uint32_t)i + 4, T("a bad word"), 0, 0 };
        host->report(host->context, &f);
      }
      """
    ])
  }

  @Test func fromFindingsToNone() throws {
    try kit.write("let trip = 1\nlet a = \"bad!\"\n", to: "a.swift")
    let shown = try kit.run("check", "--add-suppressions", "old  code", "--diff")
    #expect(shown.exitCode == 1)
    #expect(shown.output.contains("+// swiftkit:disable:next bad -- old code\n"))
    #expect(try kit.read("a.swift") == "let trip = 1\nlet a = \"bad!\"\n")
    let run = try kit.run("check", "--add-suppressions", "old code")
    #expect(run.exitCode == 0 && run.errors.contains("suppressed 2 findings in a.swift"), "\(run)")
    #expect(
      try kit.read("a.swift")
        == "// swiftkit:disable:next words -- old code\nlet trip = 1\n// swiftkit:disable:next bad -- old code\nlet a = \"bad!\"\n"
    )
    #expect(try kit.run("check", "--strict").exitCode == 0)
    #expect(try kit.run("check", "--add-suppressions", "again").errors.contains("nothing to suppress"))
  }

  /// Only what would be shown gets a comment: not what other checks find, nor what a baseline keeps.
  /// The mark of the byte order stays the first of all, and what SwiftLint is told stays above its line.
  @Test(arguments: [
    ("\u{feff}let trip = 1\n", "\u{feff}// swiftkit:disable:next words -- old\nlet trip = 1\n"),
    (
      "// swiftlint:disable:next a\nlet trip = 1\n",
      "// swiftlint:disable:next a\nlet trip = 1 // swiftkit:disable:this words -- old\n"
    ),
  ])
  func whatStandsFirst(before: String, after: String) throws {
    try kit.write(before, to: "a.swift")
    _ = try kit.run("check", "--add-suppressions", "old")
    #expect(Array(try kit.read("a.swift").utf8) == Array(after.utf8))
    #expect(try kit.run("check", "--strict").exitCode == 0)
  }

  @Test func onlyWhatIsAskedFor() throws {
    try kit.write("let trip = \"bad!\"\n", to: "a.swift")
    _ = try kit.run("check", "--checks", "words", "--write-baseline", "known.json")
    let run = try kit.run("check", "--baseline", "known.json", "--add-suppressions", "why")
    #expect(try kit.read("a.swift") == "// swiftkit:disable:next bad -- why\nlet trip = \"bad!\"\n", "\(run)")
    #expect(try kit.run("check", "--baseline", "known.json").exitCode == 0)
  }

  @Test func standardInputIsShown() throws {
    let run = try kit.run(
      ["check", "--stdin", "--add-suppressions", "why", "--diff"], environment: [:], input: "let trip = 1\n")
    #expect(run.output.contains("+// swiftkit:disable:next words -- why\n"), "\(run)")
  }

  @Test(arguments: [
    (["--add-suppressions", " "], "is invalid"), (["--add-suppressions", "a\nb"], "is invalid"),
    (["--add-suppressions", "a\u{202E}b"], "is invalid"),
    (["--add-suppressions", "a", "--fix"], "cannot be combined with --fix"),
    (["--add-suppressions", "a", "--stdin"], "--add-suppressions cannot change standard input"),
    (["--add-suppressions", "a", "--write-baseline", "b"], "or --write-baseline"),
  ])
  func whatIsNotUnderstood(options: [String], sentence: String) throws {
    let run = try kit.run(["check"] + options, environment: [:])
    #expect(run.exitCode == 64 && run.errors.contains(sentence), "\(run)")
  }
}
