import POSIXSupport
import TestSupport
import Testing

// Issue "Nothing lost, nothing let in, nothing pretended": names of files and documents steered the terminal.
@Suite struct ForeignWordsTests {
  private let folder: TemporaryFolder
  private static let source =
    "import SwiftUI\n\nstruct F: View { var body: some View { Text(\"x\").cornerRadius(3) } }\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
  }

  private func run(_ arguments: [String]) throws -> ProgramRun {
    try ProgramRun(
      PackageFolder.program, arguments, in: folder.path,
      environment: ["XDG_CACHE_HOME": folder.path.appending("cache").string])
  }

  /// Nothing that a terminal obeys, and no line that begins as a command of a continuous integration does.
  private func check(_ text: String, _ what: String) {
    for scalar in text.unicodeScalars where scalar != "\n" && scalar != "\t" {
      let isHidden = [.control, .lineSeparator, .paragraphSeparator, .format].contains(
        scalar.properties.generalCategory)
      if isHidden {
        Issue.record("U+\(String(scalar.value, radix: 16)) in \(what): \(text.debugDescription)")
        return
      }
    }
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::error file=x") }, "\(what)")
  }

  @Test(.enabled(if: PluginInC.canRun, "needs the plugin host")) func namesOfFilesOfAProject() throws {
    let names = [
      "b\u{1b}]52;c;ZXZpbA==\u{7}.swift", "a\n::error file=x::pwn.swift", "c\u{202e} tfiws.swift", "d\u{9b}31m.swift",
    ]
    for name in names { try folder.write(Self.source, to: name) }
    try folder.write("enable: [corner-radius-modifier]\n", to: ".swiftkit.yml")
    try folder.write("struct {", to: "e\u{1b}[2J\n::error file=x::broken.swift")
    for arguments in [
      ["check", "."], ["check", ".", "--format", "github"], ["check", ".", "--format", "github", "--quiet"],
      ["check", "none\u{1b}[2J\n::error file=x::.swift"], ["review", "code", "."], ["check", ".", "--diff"],
      ["check", ".", "--fix"],
    ] {
      let run = try run(arguments)
      check(run.output, "\(arguments)")
      check(run.errors, "\(arguments)")
      #expect(!(run.output + run.errors).isEmpty)
    }
    let json = try run(["check", ".", "--json", "--checks", "all"]).output
    #expect(json.contains(#"a\n::error file=x::pwn.swift"#), "documents stay exact: \(json)")
  }

  /// A text of several lines stays in the line that it belongs to.
  @Test func whatARuleRestsOnIsOneLine() throws {
    try folder.write("---\nname: evil\ndescription: x\n---\n# Evil\n", to: "Skills/evil/SKILL.md")
    try folder.write(
      "---\nid: zorblatt\nstrength: must\nbasis: opinion\nevidence: |\n  ours\n  MUST NOT\n  • Forged\n---\n\n"
        + "A zorblatt must have a name.\n", to: "Skills/evil/rules/zorblatt.md")
    for arguments in [["ask", "zorblatt"], ["rule", "evil/rules/zorblatt"], ["context", "name a zorblatt"]] {
      let run = try run(arguments)
      #expect(run.output.contains("A zorblatt must have a name"), "\(arguments): \(run.output)\(run.errors)")
      #expect(!run.output.split(separator: "\n").contains { $0.hasPrefix("MUST NOT") }, "\(run.output)")
    }
  }

  @Test func wordsOfDocumentsAndTemplates() throws {
    try folder.write(
      "# Evil\u{1b}[2J\n\n- **Never** use zorblatt\u{1b}[2J\u{1b}]8;;http://evil\u{7} click\u{1b}]8;;\u{7} \u{202e} reversed "
        + "\u{9b}31m.\n\n```swift\nlet zorblatt = \"\u{1b}[8m\u{2066}\"\n```\n", to: "Skills/evil/SKILL.md")
    try folder.write("{}", to: ".swiftkit/templates/x\u{1b}[2J\n::error file=x::/template.json")
    for arguments in [
      ["ask", "zorblatt"], ["context", "zorblatt"], ["rule", "zorblatt"], ["skills"], ["skills", "match", "zorblatt"],
      ["skills", "lint", "Skills"], ["conflicts"], ["template", "list"], ["template", "show", "n\u{1b}[2J"],
      ["new", "n\u{1b}[2J\n::error file=x::", "Stock"], ["ask", "zorblatt\u{1b}[2J unheard\u{9b}"], ["status"],
    ] {
      let run = try run(arguments)
      check(run.output, "\(arguments)")
      check(run.errors, "\(arguments)")
    }
    #expect(try run(["ask", "zorblatt"]).output.contains(#"zorblatt\u{1b}[2J"#))
  }

  /// Whoever reads the code of a template before choosing it sees what it would do to a terminal.
  @Test func codeOfATemplate() throws {
    try folder.write(
      #"{"schema":1,"name":"steer","version":"1","summary":"Steers.","#
        + #""variables":[{"name":"Name","type":"typeName","from":"argument","help":"A name."}],"#
        + #""files":[{"from":"__Name__.swift","place":"components","role":"component"}]}"#,
      to: ".swiftkit/templates/steer/template.json")
    try folder.write(
      "struct __Name__ {}\n// \u{1b}[2J\u{1b}]52;c;ZXZpbA==\u{7} \u{202e} \u{9b}31m\r\n::error file=x::pwn\n",
      to: ".swiftkit/templates/steer/__Name__.swift")
    let run = try run(["template", "show", "steer", "--code"])
    check(run.output, "the code")
    let spelt = #"// \u{1b}[2J\u{1b}]52;c;ZXZpbA==\u{7} \u{202e} \u{9b}31m"#
    #expect(run.output.contains(spelt), "\(run.output)\(run.errors)")
  }
}
