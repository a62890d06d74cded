import POSIXSupport
import TestSupport
import Testing

/// The real server, told everything at once.
struct AgentToolTests {
  private static let meta =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

  private func say(_ calls: [String], in folder: FilePath, _ arguments: String...) throws -> ProgramRun {
    let lines = calls.enumerated().map { number, call in
      #"{"jsonrpc":"2.0","id":\#(number),"method":"tools/call","params":{\#(Self.meta),\#(call)}}"#
    }
    return try ProgramRun(
      PackageFolder.program, ["mcp"] + arguments, in: folder,
      environment: ["XDG_CACHE_HOME": folder.appending("cache").string],
      input: Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  @Test func aScaffoldWritesOnlyWhenAskedAndOnlyInside() throws {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.0\n", to: "project/Package.swift")
    try Folder.make(folder.path.appending("outside"))
    let project = folder.path.appending("project")
    try #require(symlink(folder.path.appending("outside").string, project.appending("link").string) == 0)
    func scaffold(_ more: String) throws -> String {
      try say(
        [#""name":"scaffold","arguments":{"template":"feature","name":"Portfolio"\#(more)}"#], in: project
      ).output
    }
    #expect(try scaffold("").contains("Nothing was written"))
    #expect(try scaffold(#","write":true,"output":"../outside""#).contains("is outside"))
    #expect(try scaffold(#","write":true,"output":"link""#).contains("is outside"))
    #expect(try FileTree.files(below: folder.path.appending("outside")).isEmpty)
    #expect(FileStatus(project.appending(".swiftkit")) == nil)
    #expect(try scaffold(#","write":true"#).contains(#""isError":false"#))
    #expect(FileStatus(project.appending(".swiftkit/manifest.json")) != nil)
  }

  @Test(arguments: [
    "DELETE FROM rule", "PRAGMA user_version = 7", "ATTACH 'x' AS y", "SELECT load_extension('x')", "nonsense",
    "WITH RECURSIVE a(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM a) SELECT count(*) FROM a",
  ])
  func sqlOnlyReads(query: String) throws {
    let folder = try TemporaryFolder()
    let run = try say(
      [#""name":"sql","arguments":{"query":"\#(query)"}"#, #""name":"sql","arguments":{"query":"SELECT 7"}"#],
      in: folder.path)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains(#""isError":true"#) == true)
    #expect(lines.last?.contains(#""rows":[[7]]"#) == true)
  }

  /// An agent pays for the list before it asks anything.
  @Test func theListIsShort() throws {
    let folder = try TemporaryFolder()
    func list(_ options: String...) throws -> String {
      try ProgramRun(
        PackageFolder.program, ["mcp"] + options, in: folder.path,
        environment: ["XDG_CACHE_HOME": folder.path.appending("cache").string],
        input: Array((#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{\#(Self.meta)}}"# + "\n").utf8)
      ).output
    }
    let short = try list()
    #expect(short.utf8.count <= 9_216)
    #expect(short.ranges(of: #""inputSchema""#).count == 9)
    #expect(try list("--profile", "full").ranges(of: #""inputSchema""#).count == 20)
    let run = try say(
      [#""name":"skills","arguments":{}"#, #""name":"ask","arguments":{"key":"glass-on-glass"}"#], in: folder.path)
    #expect(run.output.ranges(of: #""isError":false"#).count == 2, "\(run.output)")
    // A rule of ours is cited as it stands in the pack, not where that is installed.
    #expect(run.output.contains("liquid-glass/rules/glass-on-glass.md:"))
  }

  @Test func whatWasWrittenIsTakenBack() throws {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.0\n", to: "project/Package.swift")
    let project = folder.path.appending("project")
    let run = try say(
      [
        #""name":"scaffold","arguments":{"template":"feature","name":"Portfolio","write":true}"#,
        #""name":"scaffold","arguments":{"undo":true}"#,
      ], in: project, "--root", ".")
    #expect(run.output.contains("Undone."), "\(run.output)")
    #expect(try FileTree.files(below: project).filter { $0.string.hasSuffix("View.swift") }.isEmpty)
    try Folder.make(project.appending("other"))
    let outside = try say([#""name":"scaffold","arguments":{"undo":true}"#], in: project, "--root", "other")
    #expect(outside.output.contains("is outside"), "\(outside.output)")
  }

  @Test func anIndexThatStaysOpenSeesWhatChanges() throws {
    let folder = try TemporaryFolder()
    try folder.write("# House\n\n- Never knead the dough in a toolbar.\n", to: "rules.md")
    let input = folder.path.appending("fifo")
    try #require(mkfifo(input.string, 0o600) == 0)
    let ask =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(Self.meta),"name":"ask","arguments":{"query":"dough"}}}"#
    let script = """
      "$1" mcp --skills rules.md < fifo > out & exec 3> fifo
      echo "$2" >&3; until grep -q '"id":1' out; do sleep 0.05; done
      printf '\\n- Always rest the dough in a sheet.\\n' >> rules.md
      echo "$2" | sed 's/"id":1/"id":2/' >&3; exec 3>&-; wait
      """
    _ = try ProgramRun(
      "/bin/sh", ["-c", script, "sh", PackageFolder.program.string, ask], in: folder.path,
      environment: ["XDG_CACHE_HOME": folder.path.appending("cache").string])
    let lines = try folder.read("out").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("rest the dough") == false)
    #expect(lines.last?.contains("rest the dough") == true)
  }
}
