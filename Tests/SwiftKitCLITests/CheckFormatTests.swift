import POSIXSupport
import TestSupport
import Testing

@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct CheckFormatTests {
  private let kit: PortableSwiftKit

  init() throws {
    kit = try PortableSwiftKit(plugins: [
      "test": """
      uint32_t at = (uint32_t)(strstr(file->source.bytes, "bad!") - file->source.bytes);
      swiftkit_edit e = { at, at + 4, T("good") };
      swiftkit_finding f = { sizeof f, at, at + 4, T("100% <bad> & \\"wrong\\", say: no"), &e, 1 };
      host->report(host->context, &f);
      """
    ])
    try kit.write("let trip = 1\n", to: "Sources/a b,c.swift")
    try kit.write("let x = \"äö🙂\" // bad!\n", to: "é.swift")
  }

  @Test(arguments: ["github", "junit", "checkstyle", "sarif", "json", "grouped", "gitlab", "markdown"]) func formats(
    format: String
  ) throws {
    let run = try kit.run("check", "--format", format)
    expectGolden(run.output, "check-format.\(format)")
    #expect(run.exitCode == 1)
  }

  @Test(arguments: ["github", "junit", "checkstyle", "sarif", "json", "text", "grouped", "gitlab", "markdown"])
  func withoutFindings(format: String) throws {
    let run = try kit.run("check", "--format", format, "--checks", "bad", "Sources")
    #expect(run.exitCode == 0)
    #expect(!run.output.contains("trip"))
  }

  /// A format without a place for the table leaves it to the other stream; Markdown has a table of its own.
  @Test(arguments: ["github", "junit", "checkstyle", "sarif", "gitlab", "markdown"])
  func statisticsInEveryFormat(format: String) throws {
    let plain = try kit.run("check", "--format", format)
    let run = try kit.run("check", "--format", format, "--statistics")
    if format == "markdown" {
      #expect(run.output.contains("| 1 | 1 | 1 | `bad` |"), "\(run.output)")
    } else {
      #expect(run.output == plain.output && run.errors.contains("fixable  severity  check"), "\(run.errors)")
    }
  }

  /// A build phase of Xcode shows what has a whole path at its line.
  @Test(
    arguments: [(["--format", "xcode"], [:]), ([], ["XCODE_VERSION_ACTUAL": "2640"])] as [([String], [String: String])])
  func wholePathsForXcode(arguments: [String], environment: [String: String]) throws {
    let words = ["check"] + arguments + ["Sources"]
    let run = try kit.run(words, environment: environment)
    #expect(run.output == "\(kit.project)/Sources/a b,c.swift:1:5: warning: a trip [words]\n")
    #expect(run.exitCode == 1)
    #expect(try kit.run(words + ["--json"], environment: environment).output.hasPrefix("{"))
    let text = try kit.run(["check", "--format", "text", "Sources"], environment: environment)
    #expect(text.output == "Sources/a b,c.swift:1:5: warning: a trip [words]\n")
  }

  @Test func standardInput() throws {
    let run = try kit.run("check", "--stdin", "--path", "Sources/New.swift", input: "\n let trip = 1")
    #expect(run.output == "Sources/New.swift:2:6: warning: a trip [words]\n")
    #expect(run.exitCode == 1)
    #expect(try kit.run("check", "--stdin", "a.swift").exitCode == 64)
  }

  @Test func baseline() throws {
    let written = try kit.run("check", "--write-baseline", "known.json")
    #expect(written.output == "")
    #expect(written.exitCode == 0)
    #expect(try kit.run("check", "--baseline", "known.json").exitCode == 0)
    try kit.write("\n\n// moved\nlet trip = 1\nlet trip2 = 2\n", to: "Sources/a b,c.swift")
    let later = try kit.run("check", "--baseline", "known.json")
    #expect(later.output == "Sources/a b,c.swift:5:5: warning: a trip [words]\n")
    try kit.write("", to: "Sources/a b,c.swift")
    #expect(
      try kit.run("check", "--baseline", "known.json").errors.hasPrefix(
        "swiftkit: 1 finding in known.json no longer occurs; '--prune-baseline' removes it\n"))
    try kit.write("{}", to: "known.json")
    #expect(try kit.run("check", "--baseline", "known.json").exitCode == 2)
  }

  /// What does not make the run fail is no failure of a server's tests.
  @Test func casesThatAreSkipped() throws {
    let run = try kit.run("check", "--format", "junit", "--fail-on", "error")
    expectGolden(run.output, "check-format-fail-on-error.junit")
    #expect(run.exitCode == 1)
  }

  @Test func filesBesideTheOutput() throws {
    let run = try kit.run("check", "--output", "sarif=out.sarif", "--output", "gitlab=out.json", "Sources")
    #expect(run.output == "Sources/a b,c.swift:1:5: warning: a trip [words]\n")
    #expect(try kit.read("out.sarif") == kit.run("check", "--format", "sarif", "Sources").output)
    #expect(try kit.read("out.json") == kit.run("check", "--format", "gitlab", "Sources").output)
    for wrong in ["sarif", "sarif=", "srif=a", "=a"] {
      #expect(try kit.run("check", "--output", wrong).exitCode == 64, "\(wrong)")
    }
  }

  /// One file cannot hold two formats, and the first would be lost without a word.
  @Test(arguments: ["a", "./b/../a", "FOLDER/a"]) func oneFileForTwo(second: String) throws {
    let second = second.replacing("FOLDER", with: kit.project.string)
    let run = try kit.run("check", "--output", "json=a", "--output", "sarif=\(second)")
    #expect(run.exitCode == 64 && run.errors.contains("twice; each format needs its own file"), "\(run.errors)")
  }

  /// Names of files that a server takes for orders, or that end a cell of a table.
  @Test func ordersToAServer() throws {
    try kit.write("let trip = 1\n", to: "::error file=x::a.swift")
    try kit.write("let trip = 1\n", to: "##[error]b##vso[x]\\|c.swift")
    try kit.write("let trip = 1\n", to: "\u{2003}::error::d.swift")
    let text = try kit.run("check", "--checks", "words")
    #expect(text.output.contains("\u{2003}" + #"\u{3a}:error::d.swift:1:5: warning"#), "\(text.output)")
    #expect(text.output.contains(#"\u{3a}:error file=x::a.swift:1:5: warning"#), "\(text.output)")
    #expect(text.output.contains(#"\u{23}#[error]b\u{23}#vso[x]\|c.swift:1:5: warning"#), "\(text.output)")
    let table = try kit.run("check", "--checks", "words", "--format", "markdown")
    #expect(table.output.contains(#"b\u{23}#vso[x]\u{7c}c.swift:1`"#), "\(table.output)")
  }

  /// Code in a message is code in the table; a backtick too many or an order in it changes nothing around it.
  @Test func codeInATable() throws {
    try kit.write(
      """
      ---
      id: marked
      strength: never
      detect:
        call: print
        message: "`a|b` and `@me` and `` and ` <b>"
      ---

      Never print.
      """, to: "Skills/team/rules/marked.md")
    try kit.write("print(1)\n", to: "P.swift")
    let table = try kit.run("check", "--checks", "all", "--format", "markdown", "P.swift")
    #expect(table.output.contains(#"| `a\|b` and `@me` and \`\` and \` &lt;b&gt; |"#), "\(table.output)\(table.errors)")
  }

  @Test func statistics() throws {
    let text = try kit.run("check", "--statistics")
    #expect(
      text.output.hasSuffix(
        """

        findings  files  fixable  severity  check
        1         1      1        error     bad
        1         1               warning   words

        """), "\(text.output)")
    let json = try kit.run("check", "--statistics", "--json")
    #expect(json.output.contains(#""statistics" : ["#), "\(json.output)")
    #expect(try !kit.run("check", "--json").output.contains("statistics"))
  }

  @Test func fixing() throws {
    let run = try kit.run("check", "--fix")
    #expect(try kit.read("é.swift") == "let x = \"äö🙂\" // good\n")
    #expect(run.output == "Sources/a b,c.swift:1:5: warning: a trip [words]\n")
    #expect(run.errors.hasPrefix("swiftkit: fixed 1 finding in é.swift\n"))
  }

  @Test func overrides() throws {
    try kit.write(
      """
      disable: [bad]
      overrides:
        - paths: ["é*"]
          checks: # not here
            bad: info
        - paths: [Sources/]
          checks:
            words: off
      """, to: ".swiftkit.yml")
    let run = try kit.run("check")
    #expect(run.output == "é.swift:1:23: note: 100% <bad> & \"wrong\", say: no [bad]\n")
    try kit.write("// swiftkit:disable words\nlet trip = 1\n", to: "Sources/a b,c.swift")
    #expect(try kit.run("check", "Sources").output == "")
    try kit.write("overrides:\n  - paths: [a]\n    checks:\n      bda: off\n", to: ".swiftkit.yml")
    #expect(
      try kit.run("check").errors
        == "swiftkit: .swiftkit.yml:4:7: error: unknown check 'bda'; did you mean 'bad'?\n")
  }

  @Test func settings() throws {
    try kit.write("severity:\n  words: info\nexclude: [\"é*\"]\n", to: ".swiftkit.yml")
    let run = try kit.run("check")
    #expect(run.output == "Sources/a b,c.swift:1:5: note: a trip [words]\n")
    #expect(run.exitCode == 0)
    try kit.write("disable: [wodrs]\n", to: ".swiftkit.yml")
    let wrong = try kit.run("check")
    #expect(wrong.errors == "swiftkit: .swiftkit.yml:1:11: error: unknown check 'wodrs'; did you mean 'words'?\n")
    #expect(wrong.exitCode == 2)
  }
}
