import POSIXSupport
import TestSupport
import Testing

/// The tool `check` with real plugins that do what plugins should not.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct AgentCheckTests {
  private static let meta =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

  private static func check(_ id: Int, _ source: String) -> String {
    let arguments = #"{"source":"\#(source)","path":"Not/There.swift"}"#
    return
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{\#(meta),"name":"check","arguments":\#(arguments)}}"#
  }

  /// A check that takes the host down is an error of that call: its findings are missing. The next call is as ever.
  @Test(arguments: [
    ("*(volatile int *)0 = 1;", "crashed"), ("exit(0);", "ended"), ("abort();", "crashed"),
  ])
  func aPluginThatGoesDown(body: String, word: String) throws {
    let kit = try PortableSwiftKit(plugins: ["test": body])
    let run = try kit.run(
      "mcp",
      input: [Self.check(1, "let trip = 1 // bad!"), Self.check(2, "let trip = 2")].joined(separator: "\n") + "\n")
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 2, "\(run.output)")
    #expect(lines[0].contains(#""isError":true"#))
    #expect(lines[0].contains("the check 'bad', Not/There.swift: "), "\(lines[0])")
    // What the other check found is there all the same, for programs too.
    #expect(lines[0].contains(#""check":"words""#))
    #expect(lines[0].contains(#""problems":[{"#))
    #expect(lines[1].contains(#""isError":false"#))
    #expect(lines[1].contains("Not/There.swift:1:5: warning: a trip [words]"))
  }

  /// A library that is no plugin any more costs a call, not the server.
  @Test func aPluginThatCannotBeLoaded() throws {
    let kit = try PortableSwiftKit(plugins: ["test": "", "other": ""])
    let library = try #require(try Folder.names(in: kit.kit.appending("plugins")).first { $0.hasPrefix("libother") })
    let place = kit.kit.appending("plugins/\(library)")
    try AtomicFile.write(Array("no library".utf8), to: place, permissions: 0o755)
    let run = try kit.run("mcp", input: Self.check(1, "let trip = 1") + "\n")
    #expect(run.output.contains(#""isError":true"#))
    #expect(run.output.contains("the plugin 'other': it was not loaded"))
    #expect(run.output.contains("a trip [words]"))
  }

  @Test func explainKnowsThePlugins() throws {
    let kit = try PortableSwiftKit(plugins: ["test": ""])
    func explain(_ name: String) throws -> String {
      let call =
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(Self.meta),"name":"explain","arguments":{"check":"\#(name)"}}}"#
      return try kit.run("mcp", input: call + "\n").output
    }
    #expect(try explain("words").contains("words: Trips"))
    #expect(try explain("word").contains(#""isError":true"#))
    #expect(try explain("word").contains("words"))
  }

  /// A server that is killed while a plugin hangs leaves no process behind.
  @Test func aHangThatNobodyWaitsFor() throws {
    let kit = try PortableSwiftKit(plugins: [
      "test": "FILE *f = fopen(\"host.pid\", \"w\"); fprintf(f, \"%d\", getpid()); fclose(f); for (;;) ;"
    ])
    try kit.write(Self.check(1, "let a = 1 // bad!") + "\n", to: "call.json")
    let script = """
      (cat call.json; sleep 5) | "$0" mcp > /dev/null & server=$!
      for i in $(seq 100); do [ -s host.pid ] && break; sleep 0.1; done
      kill -KILL $server
      for i in $(seq 100); do kill -0 $(cat host.pid) 2> /dev/null || exit 0; sleep 0.1; done
      kill -KILL $(cat host.pid); exit 7
      """
    let run = try ProgramRun(
      "/bin/sh", ["-c", script, kit.kit.appending("swiftkit").string], in: kit.project,
      environment: ["HOME": kit.folder.path.string])
    #expect(run.exitCode == 0, "\(run.errors)")
  }

  /// Settings of a folder below hold for an agent as they do for the command.
  @Test func settingsOfFolders() throws {
    let kit = try PortableSwiftKit(plugins: ["test": ""])
    try kit.write("let trip = 1\n", to: "a.swift")
    try kit.write("let trip = 1\n", to: "Legacy/b.swift")
    try kit.write("disable: [words]\n", to: "Legacy/.swiftkit.yml")
    let calls = [#"{"paths":["."]}"#, #"{"source":"let trip = 1","path":"Legacy/c.swift"}"#].map {
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(Self.meta),"name":"check","arguments":\#($0)}}"#
    }
    let run = try kit.run("mcp", input: calls.joined(separator: "\n") + "\n")
    #expect(run.output.contains("a.swift:1:5: warning: a trip [words]"))
    #expect(!run.output.contains("Legacy/b.swift:1:5") && !run.output.contains("Legacy/c.swift:1:5"), "\(run.output)")
  }
}
