import POSIXSupport
import TestSupport
import Testing

struct AgentsInstallTests {
  private static let clients = ["claude", "cursor", "codex", "gemini", "vscode", "generic"]

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

  @Test(arguments: clients)
  func whatIsInstalledIsTakenOutAgain(client: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    try folder.write("# Agents\n\nBe kind.\n", to: "AGENTS.md")
    let before = try files(folder.path)
    func run(_ arguments: String...) throws -> ProgramRun {
      try ProgramRun(PackageFolder.program, ["agents", "install", "--client", client] + arguments, in: folder.path)
    }
    #expect(try run("--dry-run").output.contains("Nothing was written"))
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
    #expect(run.errors.contains("'.mcp.json' was left as it is"))
    #expect(try folder.read(".mcp.json") == "{ // a comment\n}")
  }

  @Test func aDryRunShowsTheText() throws {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    let run = try ProgramRun.swiftkit("agents", "install", "--client", "codex", "--dry-run", in: folder.path)
    for line in [
      "create  .codex/config.toml", "create  AGENTS.md", "+[mcp_servers.swiftkit]", "+## SwiftUI with swiftkit",
      "create  .agents/skills/buttons/SKILL.md",
    ] { #expect(run.output.contains(line + "\n"), "\(run.output)") }
    #expect(try files(folder.path).count == 1)
  }

  @Test func aServerOfThatNameIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    let text = "[mcp_servers.swiftkit]\ncommand = \"/opt/swiftkit\"\n"
    try folder.write(text, to: ".codex/config.toml")
    try folder.write("", to: "Package.swift")
    let run = try ProgramRun.swiftkit("agents", "install", "--client", "codex", in: folder.path)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("it names a server 'swiftkit' already"))
    #expect(try folder.read(".codex/config.toml") == text)
    #expect(FileStatus(folder.path.appending("AGENTS.md")) == nil)
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
    #expect(refused.errors.contains("a symbolic link leads out of the project"))
    #expect(try folder.read("outside.md") == "mine\n")
  }
}
