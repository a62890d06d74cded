import POSIXSupport
import TestSupport
import Testing

/// Which files and lines a check is about, with a real git where that decides.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct CheckScopeTests {
  private let kit: PortableSwiftKit

  init() throws {
    kit = try PortableSwiftKit(plugins: ["test": ""])
    try kit.write("let trip = 1\nlet a = 2\nlet trip2 = 3\n", to: "old.swift")
  }

  private func git(_ arguments: String...) throws {
    let run = try ProgramRun(
      "/usr/bin/env",
      ["git", "-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "init.defaultBranch=main"] + arguments,
      in: kit.project)
    try #require(run.exitCode == 0, "\(run.errors)")
  }

  private func check(
    _ arguments: String..., output: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try ProgramRun(
      kit.kit.appending("swiftkit"), ["check", "--quiet"] + arguments, in: kit.project,
      environment: ["HOME": kit.folder.path.string])
    #expect(run.output.split(separator: "\n").map(String.init) == output, sourceLocation: sourceLocation)
    #expect(run.errors == "", sourceLocation: sourceLocation)
    #expect(run.exitCode == (output.isEmpty ? 0 : 1), sourceLocation: sourceLocation)
  }

  private static let first = "old.swift:1:5: warning: a trip [words]"
  private static let third = "old.swift:3:5: warning: a trip [words]"

  @Test func someLines() throws {
    try check("old.swift", "--lines", "1", output: [Self.first])
    try check("old.swift", "--lines", "2-", output: [Self.third])
    try check("old.swift", "--lines", "2,3-9", output: [Self.third])
    try check("old.swift", "--lines", "2", output: [])
    let run = try kit.run(
      "check", "--stdin", "--path", "x.swift", "--lines", "2", input: "let trip = 1\nlet trip = 2\n")
    #expect(run.output == "x.swift:2:5: warning: a trip [words]\n")
  }

  @Test(arguments: [
    ["--lines", "4-2", "old.swift"], ["--lines", "0", "old.swift"], ["--lines", "a", "old.swift"], ["--lines", "1"],
    ["--changed-lines"], ["--stdin", "--changed"], ["--lines", "1", "--changed", "old.swift"], ["--watch", "--fix"],
    ["--diff", "--json"],
  ])
  func wrongUse(arguments: [String]) throws {
    let run = try ProgramRun(kit.kit.appending("swiftkit"), ["check"] + arguments, in: kit.project)
    #expect(run.exitCode == 64)
  }

  @Test func whatHasChanged() throws {
    try git("init", "-q")
    try check("--changed", output: [Self.first, Self.third])
    try git("add", ".")
    try git("commit", "-qm", "one")
    try check("--changed", output: [])
    try kit.write("let trip = 1\n", to: "sub/new \"é\".swift")
    try kit.write("let trip = 1\nlet a = 2\nlet trip2 = 4\n", to: "old.swift")
    try check("--changed", output: [Self.first, Self.third, "sub/new \"é\".swift:1:5: warning: a trip [words]"])
    try check(
      "--changed", "--changed-lines", output: [Self.third, "sub/new \"é\".swift:1:5: warning: a trip [words]"])
    try check("--changed", "old.swift", "--changed-lines", output: [Self.third])
    try git("add", ".")
    try check("--changed", "--changed-lines", "sub", output: ["sub/new \"é\".swift:1:5: warning: a trip [words]"])
    try git("commit", "-qm", "two")
    try kit.write("let trip = 1\n\n++ b/old.swift\nlet trip2 = 4\n", to: "old.swift")
    try check("--changed", "--changed-lines", output: [])
    try check(
      "--since", "HEAD~1",
      output: [Self.first, "old.swift:4:5: warning: a trip [words]"] + [
        "sub/new \"é\".swift:1:5: warning: a trip [words]"
      ])
  }

  @Test func whatGitCannotSay() throws {
    let run = try kit.run("check", "--changed")
    #expect(run.errors.hasPrefix("swiftkit: cannot tell what has changed: fatal: not a git repository"))
    #expect(run.exitCode == 2)
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-qm", "one")
    #expect(try kit.run("check", "--since", "nowhere").exitCode == 2)
    #expect(try kit.run("check", "--since", "--output=x").exitCode != 0)
  }

  /// For each file the nearest settings hold, and they alone.
  @Test func foldersHaveSettingsOfTheirOwn() throws {
    try kit.write("severity:\n  words: error\n", to: ".swiftkit.yml")
    try kit.write("severity:\n  words: info\nexclude: [Made/]\n", to: "App/.swiftkit.yml")
    try kit.write("disable: [words]\n", to: "App/Old/.swiftkit.yml")
    for name in ["App/a.swift", "App/Old/b.swift", "App/Made/c.swift", "App/Old/Deep/d.swift", "Apple/e.swift"] {
      try kit.write("let trip = 1\n", to: name)
    }
    let app = "App/a.swift:1:5: note: a trip [words]"
    let apple = "Apple/e.swift:1:5: error: a trip [words]"
    let old = [Self.first, Self.third].map { $0.replacing("warning", with: "error") }
    for _ in 0..<2 { try check(output: [app, apple] + old) }
    try check("App", "--fail-on", "info", output: [app])
    try check("App/Old", output: [])
    try check("App/a.swift", "Apple", "--no-cache", output: [app, apple])
    let run = try kit.run("check", "--stdin", "--path", "App/x.swift", "--quiet", input: "let trip = 1\n")
    #expect(run.output == "App/x.swift:1:5: note: a trip [words]\n")
  }

  /// A clone may hold a folder that poses as a repository with settings of its own; nothing in them is run.
  @Test func nothingOfTheRepositoryIsRun() throws {
    let mark = kit.folder.path.appending("was-run")
    try git("init", "-q", "--bare", "trap")
    try git("-C", "trap", "config", "core.bare", "false")
    try git("-C", "trap", "config", "core.worktree", kit.project.appending("trap").string)
    try git("-C", "trap", "config", "core.fsmonitor", "touch \(mark.string); false")
    try kit.write("let trip = 1\n", to: "trap/a.swift")
    for folder in ["trap", "."] {
      _ = try ProgramRun(
        kit.kit.appending("swiftkit"), ["check", "--changed"], in: kit.project.pushing(FilePath(folder)),
        environment: ["HOME": kit.folder.path.string, "PATH": "/usr/bin:/bin"])
    }
    #expect(FileStatus(mark) == nil)
    // The trap is one: git asked plainly walks into it.
    _ = try ProgramRun("/usr/bin/env", ["git", "status"], in: kit.project.appending("trap"))
    #expect(FileStatus(mark) != nil)
  }
}
