import Foundation
import POSIXSupport
import TestSupport
import Testing

struct AgentsInstallTests {
  private static let clients = [
    "claude", "cursor", "codex", "gemini", "vscode", "windsurf", "zed", "kiro", "opencode", "xcode-claude",
    "xcode-codex",
    "generic",
  ]

  /// Every file below a folder, with what is in it.
  private func files(_ folder: FilePath) throws -> [String: String] {
    var files: [String: String] = [:]
    // FileTree passes over hidden folders, which is where most of this goes.
    let found = try ProgramRun("/usr/bin/env", ["find", ".", "-type", "f"], in: folder).output
    for path in found.split(separator: "\n") {
      let name = String(path.dropFirst(2))
      files[name] = try FileContents.text(of: folder.appending(name))
    }
    return files
  }

  /// What each client has of its own, before and after, in the project and in the home folder.
  private static let ofTheUser = [
    "project/.mcp.json": "{\"mcpServers\":{\"other\":{\"command\":\"x\"}}}",
    "project/.claude/settings.json":
      "{\n  \"permissions\": {\"allow\": []},\n  \"hooks\": {\n    \"PostToolUse\": [\n      {\"matcher\": \"Bash\", \"hooks\": []}\n    ]\n  }\n}\n",
    "project/.codex/hooks.json": "{\"hooks\": {}}", "project/.codex/config.toml": "model = \"x\"\n",
    "project/.gemini/settings.json": "{\"hooks\":{\"AfterTool\":[]},\"theme\":\"dark\"}\n",
    "project/.cursor/hooks.json": "{\"version\": 1, \"hooks\": {\"stop\": [{\"command\": \"a.sh\"}]}}",
    "project/.windsurf/hooks.json": "\n", "project/.zed/settings.json": "{\"tab_size\": 2}\n",
    "project/.kiro/settings/mcp.json": "{ }", "project/opencode.json": "{\"mcp\": {}, \"theme\": \"x\"}",
    "home/.codeium/windsurf/mcp_config.json": "{\n  \"mcpServers\": {\n    \"a\": {\"command\": \"b\"}\n  }\n}\n",
    "home/Library/Developer/Xcode/CodingAssistant/ClaudeAgentConfig/.claude.json": "{\"numStartups\":3}",
    "home/Library/Developer/Xcode/CodingAssistant/codex/config.toml": "# mine\n",
    "project/CLAUDE.md": "# Mine\n", "project/AGENTS.md": "", "project/GEMINI.md": "a",
  ]

  /// Installed skills are copies of bundled ones: they are read once, and nothing conflicts with its own copy. One that
  /// somebody edits is the project's.
  @Test func copiesAreReadOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.0\n", to: "project/Package.swift")
    func run(_ words: String...) throws -> String {
      try ProgramRun(
        PackageFolder.program, words, in: folder.path.appending("project"),
        environment: ["HOME": folder.path.appending("home").string]
      ).output
    }
    func answers() throws -> [String] {
      [try run("ask", "toolbar button glass"), try run("conflicts"), try run("context", "A list with swipe to delete")]
    }
    let before = try answers()
    _ = try run("agents", "install", "--client", "claude")
    #expect(try answers() == before)
    let rule = "project/.claude/skills/buttons/SKILL.md"
    try folder.write(try folder.read(rule) + "\nNever call a button \"Zebra stripes\".\n", to: rule)
    #expect(try run("ask", "zebra stripes").contains(".claude/skills/buttons/SKILL.md"))
  }

  @Test(arguments: clients)
  func whatTheUserHadComesBack(client: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.0\n", to: "project/Package.swift")
    for (path, text) in Self.ofTheUser { try folder.write(text, to: path) }
    let before = try files(folder.path)
    func run(_ more: String...) throws -> ProgramRun {
      try ProgramRun(
        PackageFolder.program, ["agents", "install", "--client", client, "--no-skills"] + more,
        in: folder.path.appending("project"), environment: ["HOME": folder.path.appending("home").string])
    }
    let installed = try run()
    #expect(installed.exitCode == 0, "\(installed.errors)")
    let after = try files(folder.path)
    #expect(after != before)
    let hooks = after.filter { $0.value.contains("swiftkit hook") }
    let has = ["claude", "codex", "gemini", "cursor", "vscode", "windsurf"].contains(client)
    #expect(hooks.count == (has ? 1 : 0), "\(hooks.keys)")
    for (path, text) in after where path.hasSuffix(".json") && !text.allSatisfy(\.isWhitespace) {
      #expect((try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil, "\(path): \(text)")
    }
    #expect(try run().output == "Nothing to do.\n")
    let removed = try run("--remove")
    #expect(removed.exitCode == 0, "\(removed.output)")
    #expect(try files(folder.path) == before)
  }

  /// A hook that somebody changed stays, and is told.
  @Test func aChangedHookStays() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    func run(_ more: String...) throws -> ProgramRun {
      try ProgramRun(
        PackageFolder.program, ["agents", "install", "--client", "claude", "--no-skills"] + more, in: folder.path)
    }
    _ = try run()
    let file = ".claude/settings.json"
    let changed = try folder.read(file).replacing("swiftkit hook claude", with: "/opt/swiftkit hook claude")
    try folder.write(changed, to: file)
    #expect(try run().output == "Nothing to do.\n")
    let removed = try run("--remove")
    #expect(removed.exitCode == 2)
    #expect(removed.output.contains("keep    \(file): its hook 'swiftkit hook' was edited"), "\(removed.output)")
    #expect(try folder.read(file) == changed)
  }

  /// The hook that was not changed goes, and the other one is told.
  @Test func ofTwoHooksTheChangedOneStays() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    func run(_ more: String...) throws -> ProgramRun {
      try ProgramRun(
        PackageFolder.program, ["agents", "install", "--client", "claude", "--no-skills"] + more, in: folder.path)
    }
    _ = try run()
    let file = ".claude/settings.json"
    let text = try folder.read(file).replacing("Edit|MultiEdit|Write", with: "Edit")
    try folder.write(text, to: file)
    let removed = try run("--remove")
    #expect(removed.exitCode == 2)
    #expect(removed.output.contains("keep    \(file): its hook 'swiftkit hook' was edited"), "\(removed.output)")
    let left = try folder.read(file)
    #expect(left.contains("PostToolUse") && !left.contains("\"Stop\""), "\(left)")
  }

  /// The plugins of clients run the same hooks and the same server as an installation.
  @Test(arguments: [
    ("claude", ".claude/settings.json", ".mcp.json", ".claude-plugin/plugin.json"),
    ("gemini", ".gemini/settings.json", ".gemini/settings.json", "gemini-extension.json"),
  ])
  func pluginsSayTheSame(client: String, hooks: String, servers: String, manifest: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let run = try ProgramRun.swiftkit("agents", "install", "--client", client, "--no-skills", in: folder.path)
    #expect(run.exitCode == 0)
    let plugin = PackageFolder.root.pushing(FilePath("Packaging/plugins/\(client)"))
    func member(_ name: String, _ text: String) throws -> NSDictionary? {
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
      return object?[name] as? NSDictionary
    }
    func text(_ path: String) throws -> String { try FileContents.text(of: plugin.pushing(FilePath(path))) }
    let written = try member("hooks", try folder.read(hooks))
    #expect(written != nil)
    #expect(try member("hooks", try text("hooks/hooks.json")) == written)
    #expect(try member("mcpServers", try text(manifest)) == member("mcpServers", try folder.read(servers)))
  }

  /// Cursor reads no file without its version.
  @Test(arguments: ["{}", "{ }\n", "{\"hooks\": {\"stop\": []}}", "{\"a\": 1, \"hooks\": {}}"])
  func theVersionIsAddedAndTakenOut(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(text, to: ".cursor/hooks.json")
    func run(_ more: String...) throws -> ProgramRun {
      try ProgramRun(
        PackageFolder.program, ["agents", "install", "--client", "cursor", "--no-skills"] + more, in: folder.path)
    }
    #expect(try run().exitCode == 0)
    let installed = try folder.read(".cursor/hooks.json")
    let object = try JSONSerialization.jsonObject(with: Data(installed.utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == 1, "\(installed)")
    #expect(try run().output == "Nothing to do.\n")
    #expect(try run("--remove").exitCode == 0)
    #expect(try folder.read(".cursor/hooks.json") == text)
  }

  @Test func withoutHooks() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let run = try ProgramRun.swiftkit(
      "agents", "install", "--client", "claude", "--no-skills", "--no-hooks", in: folder.path)
    #expect(run.exitCode == 0)
    #expect(FileStatus(folder.path.appending(".claude")) == nil)
  }

  /// The copies of a project say what the originals say.
  @Test func installedSkillsAreCitedOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    _ = try ProgramRun.swiftkit("agents", "install", "--client", "claude", in: folder.path)
    let run = try ProgramRun.swiftkit("ask", "toolbar button glass", in: folder.path)
    // The first line names the best answer once more.
    let answers = run.output.components(separatedBy: "CONFLICT")[0].split(separator: "\n").dropFirst().joined(
      separator: "\n")
    #expect(answers.ranges(of: "/glass-style-in-toolbar.md:").count == 1, "\(run.output)")
  }

  @Test(arguments: clients)
  func whatIsInstalledIsTakenOutAgain(client: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    try folder.write("# Agents\n\nBe kind.\n", to: "AGENTS.md")
    let before = try files(folder.path)
    func run(_ arguments: String...) throws -> ProgramRun {
      try ProgramRun(
        PackageFolder.program, ["agents", "install", "--client", client] + arguments, in: folder.path,
        environment: ["HOME": folder.path.string])
    }
    #expect(try run("--dry-run").output.contains("nothing was written"))
    #expect(try files(folder.path) == before)
    #expect(try run().exitCode == 0)
    let installed = try files(folder.path)
    #expect(installed.values.contains { $0.contains("\"mcp\"") && $0.contains("swiftkit") })
    #expect(installed.keys.contains { $0.hasSuffix("/SKILL.md") })
    #expect(installed["AGENTS.md"]?.hasPrefix("# Agents\n\nBe kind.\n") == true)
    #expect(try run().output == "Nothing to do.\n")
    #expect(try run("--remove").exitCode == 0)
    #expect(try files(folder.path) == before)
  }

  @Test func whatElseIsConfiguredStays() throws {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    let other = #"{"mcpServers": {"other": {"command": "x", "args": [1, 2]}}, "more": {"a": null}}"#
    try folder.write(other, to: ".mcp.json")
    _ = try ProgramRun.swiftkit("agents", "install", "--no-skills", in: folder.path)
    let text = try folder.read(".mcp.json")
    for part in ["\"other\"", "[1, 2]", "\"swiftkit\"", "\"a\": null"] { #expect(text.contains(part)) }
    try folder.write("{ // a comment\n}", to: ".mcp.json")
    let run = try ProgramRun.swiftkit("agents", "install", "--no-skills", in: folder.path)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("'.mcp.json' was not changed"))
    #expect(try folder.read(".mcp.json") == "{ // a comment\n}")
  }

  /// A package manager moves the program with every version, and Xcode's agents are given its whole path.
  @Test func aProgramThatMovedIsUpdatedAndTakenOut() throws {
    let folder = try TemporaryFolder()
    let place = "home/Library/Developer/Xcode/CodingAssistant/ClaudeAgentConfig/.claude.json"
    try folder.write("// swift-tools-version: 6.0\n", to: "project/Package.swift")
    try folder.write("", to: "home/.profile")
    func run(_ more: String...) throws -> ProgramRun {
      try ProgramRun(
        PackageFolder.program, ["agents", "install", "--client", "xcode-claude", "--no-skills"] + more,
        in: folder.path.appending("project"), environment: ["HOME": folder.path.appending("home").string])
    }
    #expect(try run().exitCode == 0)
    let written = try folder.read(place)
    let program = try #require(ProcessEnvironment.resolved(PackageFolder.program)).string
    let moved = written.replacing(program, with: "/opt/old/bin/swiftkit")
    #expect(moved != written)
    try folder.write(moved, to: place)
    #expect(try run().exitCode == 0)
    #expect(
      try JSONSerialization.jsonObject(with: Data(folder.read(place).utf8)) as? NSDictionary
        == JSONSerialization.jsonObject(with: Data(written.utf8)) as? NSDictionary)
    try folder.write(moved, to: place)
    let removal = try run("--remove")
    #expect(removal.exitCode == 0 && !((try? folder.read(place)) ?? "").contains("swiftkit"), "\(removal)")
  }

  @Test func aDryRunShowsTheText() throws {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    let run = try ProgramRun.swiftkit("agents", "install", "--client", "codex", "--dry-run", in: folder.path)
    for line in [
      "create  .codex/config.toml", "create  AGENTS.md", "+[mcp_servers.swiftkit]", "+## SwiftUI with swiftkit",
    ] { #expect(run.output.contains(line + "\n"), "\(run.output)") }
    // A skill is one line, however many files it has.
    #expect(run.output.contains("create  .agents/skills/buttons/  "))
    #expect(!run.output.contains("SKILL.md"))
    #expect(try files(folder.path).count == 1)
  }

  /// Arguments that somebody added to our server are theirs to keep, and no reason to leave it alone.
  @Test(arguments: [("claude", ".mcp.json"), ("opencode", "opencode.json")])
  func argumentsOfTheServerStay(client: String, file: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    func run(_ more: String...) throws -> ProgramRun {
      try ProgramRun(
        PackageFolder.program, ["agents", "install", "--client", client, "--no-skills", "--no-hooks"] + more,
        in: folder.path)
    }
    _ = try run()
    let full = try folder.read(file).replacing("\"mcp\"]", with: "\"mcp\", \"--profile\", \"full\"]")
    #expect(full.contains("--profile"))
    try folder.write(full, to: file)
    #expect(try run().output == "Nothing to do.\n")
    #expect(try folder.read(file) == full)
    let removed = try run("--remove")
    #expect(removed.exitCode == 0 && !((try? folder.read(file)) ?? "").contains("--profile"), "\(removed)")
  }

  /// A skill of the project that is called as one of ours gets none of our files.
  @Test func aSkillOfTheProjectStaysAsItIs() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let own = "---\nname: buttons\ndescription: Ours.\n---\n\n# Buttons\n"
    try folder.write(own, to: ".claude/skills/buttons/SKILL.md")
    func run(_ more: String...) throws -> ProgramRun {
      try ProgramRun(
        PackageFolder.program, ["agents", "install", "--client", "claude", "--no-hooks"] + more, in: folder.path)
    }
    let installed = try run()
    #expect(installed.output.contains("keep    .claude/skills/buttons: it is a skill of the project"), "\(installed)")
    #expect(try Folder.names(in: folder.path.appending(".claude/skills/buttons")) == ["SKILL.md"])
    #expect(try run("--remove").exitCode == 0)
    #expect(try folder.read(".claude/skills/buttons/SKILL.md") == own)
  }

  @Test func aServerOfThatNameIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    let text = "[mcp_servers.swiftkit]\ncommand = \"/opt/swiftkit\"\n"
    try folder.write(text, to: ".codex/config.toml")
    try folder.write("", to: "Package.swift")
    let run = try ProgramRun.swiftkit("agents", "install", "--client", "codex", in: folder.path)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("it already has a server 'swiftkit'"))
    #expect(try folder.read(".codex/config.toml") == text)
    #expect(FileStatus(folder.path.appending("AGENTS.md")) == nil)
  }

  // Issue "Nothing lost, nothing let in, nothing pretended": the bytes from before did not come back.
  @Test(arguments: [
    (".mcp.json", "claude", ""), (".mcp.json", "claude", "\n\n"), (".mcp.json", "claude", "{}"),
    (".mcp.json", "claude", "{\"a\":1,\n   \"mcpServers\" : {}}"), (".mcp.json", "claude", "{ \"mcpServers\":{ } }\n"),
    (
      ".mcp.json", "claude",
      "{\r\n\t\"mcpServers\": {\r\n\t\t\"other\": {\"command\": \"}\\\"\"}\r\n\t},\r\n\t\"x\": \"\\ud800\"\r\n}"
    ),
    (".vscode/mcp.json", "vscode", "{\"servers\": {\"other\": [1, {}] , \"b\": null}, \"inputs\": []}"),
    (".codex/config.toml", "codex", "model = \"x\"\r\n\r\n[mcp_servers.other]\r\ncommand = \"swiftkit\""),
    (".codex/config.toml", "codex", "# nothing\n\n\n"),
    ("CLAUDE.md", "claude", ""), ("CLAUDE.md", "claude", "\n"), ("CLAUDE.md", "claude", "# mine"),
    ("CLAUDE.md", "claude", "my text\n\n\n\nend without newline"), ("CLAUDE.md", "claude", "a\r\nb\r\n"),
    ("CLAUDE.md", "claude", "a\r\n\r\nb"), ("GEMINI.md", "gemini", "a\n\n\n"),
    ("AGENTS.md", "generic", "see `<!-- swiftkit:begin -->`\n"), ("AGENTS.md", "generic", "\u{feff}# mine\r"),
  ])
  func theBytesFromBeforeComeBack(file: String, client: String, text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(text, to: file)
    let before = try files(folder.path)
    func run(_ more: String...) throws -> ProgramRun {
      try ProgramRun(
        PackageFolder.program, ["agents", "install", "--client", client, "--no-skills"] + more, in: folder.path)
    }
    let installed = try run()
    #expect(installed.exitCode == 0, "\(installed.errors)")
    #expect(try folder.read(file).contains("swiftkit"))
    #expect(try run().output == "Nothing to do.\n")
    #expect(try run("--remove").exitCode == 0)
    #expect(try files(folder.path) == before)
  }

  @Test(arguments: [
    ("claude", ".mcp.json", #"{"mcpServers":{"swiftkit":{"command":"/opt/mine","args":["mcp"]},"other":{}}}"#),
    ("claude", ".mcp.json", #"{"mcpServers":{"swiftkit":5}}"#),
    ("vscode", ".vscode/mcp.json", #"{"servers":{"swiftkit":{"command":"swiftkit","args":["mcp"],"env":{"A":"b"}}}}"#),
    ("codex", ".codex/config.toml", "[mcp_servers.\"swiftkit\"]\ncommand = \"/opt/mine\"\n"),
  ])
  func aServerOfOnesOwnStaysAndIsTold(client: String, file: String, text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(text, to: file)
    let before = try files(folder.path)
    for more in [[], ["--remove"]] {
      let run = try ProgramRun(
        PackageFolder.program, ["agents", "install", "--client", client] + more, in: folder.path)
      #expect(run.exitCode == 2)
      #expect((run.errors + run.output).contains("it already has a server 'swiftkit'"))
      #expect(try files(folder.path) == before)
    }
  }

  @Test(arguments: [
    ("CLAUDE.md", "# mine\n\n<!-- swiftkit:begin -->\nuser text\n", "do not match"),
    ("CLAUDE.md", "<!-- swiftkit:end -->\n<!-- swiftkit:begin -->\n", "do not match"),
    (".mcp.json", #"{"mcpServers":{},"mcpServers":{"swiftkit":{}}}"#, "it contains 'mcpServers' twice"),
  ])
  func whatIsNotUnderstoodStays(file: String, text: String, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(text, to: file)
    let before = try files(folder.path)
    for more in [[], ["--remove"]] {
      let run = try ProgramRun(
        PackageFolder.program, ["agents", "install", "--client", "claude", "--no-skills"] + more, in: folder.path)
      #expect(run.exitCode == 2)
      #expect((run.errors + run.output).contains(reason), "\(run.errors)\(run.output)")
      #expect(try files(folder.path) == before)
    }
  }

  @Test func whatWasChangedStaysAndIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    func run(_ more: String...) throws -> ProgramRun {
      try ProgramRun(PackageFolder.program, ["agents", "install", "--client", "claude"] + more, in: folder.path)
    }
    #expect(try run().exitCode == 0)
    let skill = ".claude/skills/buttons/SKILL.md"
    try folder.write(try folder.read(skill) + "mine\n", to: skill)
    let text = try folder.read("CLAUDE.md").replacing("- After", with: "- My own line.\n- After")
    try folder.write(text, to: "CLAUDE.md")
    let removed = try run("--remove")
    #expect(removed.exitCode == 2)
    #expect(removed.output.contains("keep    \(skill): it was edited\n"))
    #expect(removed.output.contains("keep    CLAUDE.md: its section was edited\n"))
    #expect(try folder.read("CLAUDE.md") == text)
    #expect(Set(try files(folder.path).keys) == ["Package.swift", "CLAUDE.md", skill])
  }

  /// All or nothing: what cannot be taken out keeps everything else in its place, and is told.
  @Test(.enabled(if: getuid() != 0, "root may remove everything")) func aFolderThatMayNotBeChanged() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    func run(_ more: String...) throws -> ProgramRun {
      try ProgramRun(PackageFolder.program, ["agents", "install", "--client", "claude"] + more, in: folder.path)
    }
    _ = try run()
    let before = try files(folder.path)
    let locked = folder.path.appending(".claude/skills/typography/rules").string
    #expect(chmod(locked, 0o555) == 0)
    let removed = try run("--remove")
    #expect(chmod(locked, 0o755) == 0)
    #expect(removed.exitCode == 2)
    #expect(!removed.output.contains("remove"))
    #expect(try files(folder.path) == before)
  }

  @Test(arguments: [".git/config", ".git/notes.md", "Makefile", "nowhere.md"])
  func aLinkToAnythingElseIsLeftAlone(target: String) throws {
    let folder = try TemporaryFolder()
    for file in ["Package.swift", ".git/config", ".git/notes.md", "Makefile"] { try folder.write("mine\n", to: file) }
    try #require(symlink(target, folder.path.appending("CLAUDE.md").string) == 0)
    try #require(symlink("Sources", folder.path.appending(".cursor").string) == 0)
    try Folder.make(folder.path.appending("Sources"))
    let before = try files(folder.path)
    for client in ["claude", "cursor"] {
      let run = try ProgramRun(
        PackageFolder.program, ["agents", "install", "--client", client, "--no-skills"], in: folder.path)
      #expect(run.exitCode == 2)
      #expect(run.errors.contains("symbolic link"), "\(run.errors)")
      #expect(try files(folder.path) == before)
    }
  }

  /// CLAUDE.md is often a link to AGENTS.md; a link out of the project is not followed.
  @Test func linksStayLinks() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "project/Package.swift")
    try folder.write("# Agents\n", to: "project/AGENTS.md")
    try folder.write("mine\n", to: "outside.md")
    let project = folder.path.appending("project")
    let link = project.appending("CLAUDE.md")
    try #require(symlink("AGENTS.md", link.string) == 0)
    func run(_ more: String...) throws -> ProgramRun {
      try ProgramRun(
        PackageFolder.program, ["agents", "install", "--client", "claude", "--no-skills"] + more, in: project)
    }
    #expect(try run().exitCode == 0)
    #expect(FileStatus(link, followingLinks: false)?.kind == .symbolicLink)
    #expect(try folder.read("project/AGENTS.md").contains("swiftkit:begin"))
    #expect(try run("--remove").exitCode == 0)
    #expect(try folder.read("project/AGENTS.md") == "# Agents\n")
    #expect(unlink(link.string) == 0)
    try #require(symlink("../outside.md", link.string) == 0)
    let refused = try run()
    #expect(refused.exitCode == 2)
    #expect(refused.errors.contains("a symbolic link that points outside the project"))
    #expect(try folder.read("outside.md") == "mine\n")
  }
}
