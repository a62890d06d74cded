import POSIXSupport
import TestSupport
import Testing

/// The names that shells complete by asking the program, and the scripts that ask.
@Suite struct CompletionTests {
  /// What is offered for the last of `words`, by the way that the scripts ask.
  private func offered(_ argument: String, _ words: String..., in folder: FilePath? = nil) throws -> [String] {
    let way = words.prefix { !$0.isEmpty && $0 != words.last && !$0.hasPrefix("-") }
    let last = words.last ?? ""
    let run = try ProgramRun(
      PackageFolder.program,
      ["---completion"] + way + ["--", argument, "\(words.count)", "\(last.utf8.count)", "swiftkit"] + words,
      in: folder)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    return run.output.split(separator: "\n").map(String.init)
  }

  private func ids(_ arguments: String..., key: String) throws -> [String] {
    let run = try ProgramRun(PackageFolder.program, arguments)
    return run.output.matches(of: try Regex("\"\(key)\" ?: ?\"([^\"]+)\"")).compactMap {
      $0.output[1].substring.map(String.init)
    }
  }

  @Test(.enabled(if: PluginInC.canRun, "needs the plugins")) func checks() throws {
    let known = try ids("checks", "--json", key: "id").sorted()
    #expect(known.count > 100)
    #expect(try offered("--explain", "check", "--explain", "gl").sorted() == known)
    #expect(try offered("--checks", "check", "--checks", "gl").sorted() == (known + ["all", "default"]).sorted())
    let list = try offered("--checks", "check", "--checks", "custom-blur,gl")
    #expect(list.sorted() == known.map { "custom-blur,\($0)" })
  }

  @Test func templates() throws {
    let run = try ProgramRun.swiftkit("template", "list")
    let known = run.output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(known.contains("feature"))
    #expect(try offered("positional@0", "new", "fea") == known)
    #expect(try offered("positional@0", "template", "show", "fea") == known)
  }

  /// A project chooses the names of its templates; the shell shows them.
  @Test func namesThatSteerATerminalAreLeftOut() throws {
    let folder = try TemporaryFolder()
    for name in ["kind", "bad\u{1b}[2J", "two\nlines"] {
      try folder.write("{}", to: ".swiftkit/templates/\(name)/template.json")
    }
    let names = try offered("positional@0", "new", "", in: folder.path)
    #expect(names.contains("kind") && names.contains("feature"))
    #expect(!names.contains { $0.contains("\u{1b}") || $0.contains("two") || $0 == "lines" })
  }

  @Test func skills() throws {
    let known = Set(try ids("skills", "list", "--json", key: "name"))
    #expect(known.contains("liquid-glass"))
    #expect(Set(try offered("--skill", "ask", "--skill", "liq")) == known)
  }

  /// In the middle of typing nobody wants to read what is wrong.
  @Test func whereNothingIsInstalled() throws {
    let folder = try TemporaryFolder()
    let program = folder.path.appending("swiftkit")
    try AtomicFile.write(try FileContents.bytes(of: PackageFolder.program), to: program, permissions: 0o755)
    for argument in ["--explain", "--checks"] {
      let run = try ProgramRun(
        program, ["---completion", "check", "--", argument, "2", "0", "swiftkit", "check", argument, ""])
      #expect(run.exitCode == 0)
      #expect(run.errors == "")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func scriptsAsk(shell: String) throws {
    let script = try ProgramRun.swiftkit("--generate-completion-script", shell)
    #expect(script.exitCode == 0)
    for call in ["check -- --explain", "check -- --checks", "new -- positional@0", "ask -- --skill"] {
      #expect(script.output.contains("---completion \(call)"), "\(shell): \(call)")
    }
    if try ProgramRun("/bin/sh", ["-c", "command -v \(shell)"]).exitCode == 0 {
      let folder = try TemporaryFolder()
      let file = try folder.write(script.output, to: "script")
      let parsed = try ProgramRun("/usr/bin/env", [shell, "-n", file.string])
      #expect(parsed.exitCode == 0, "\(parsed.errors)")
    }
  }
}
