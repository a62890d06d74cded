import POSIXSupport
import TestSupport
import Testing

/// What comes with a clone is data: no command changes anything outside, runs anything, shows secrets or steers a terminal.
///
/// From the issue "Nothing lost, nothing let in, nothing pretended".
struct HostileRepositoryTests {
  @Test(arguments: [HostileRepository.Kind.links, .records])
  func noCommandDoesHarm(_ kind: HostileRepository.Kind) throws {
    let repository = try HostileRepository(kind)
    for command in kind == .links ? HostileCommand.onLinks : HostileCommand.onRecords {
      for harm in try repository.harm(of: command) { Issue.record("\(harm)") }
    }
  }

  @Test(.enabled(if: HostileRepository.asNobody != nil), arguments: [HostileRepository.Kind.links, .records])
  func noWritingCommandDoesHarmForAnotherUser(_ kind: HostileRepository.Kind) throws {
    let repository = try HostileRepository(kind, user: try #require(HostileRepository.asNobody))
    for command in HostileCommand.onRecords where command.writes && !["mcp", "ingest"].contains(command.name) {
      for harm in try repository.harm(of: command) { Issue.record("\(harm)") }
    }
  }

  /// A new command stands in the list above, or this fails.
  @Test func everyCommandIsTried() throws {
    let known = Set((HostileCommand.writing + HostileCommand.reading).map(\.name))
    #expect(try HostileRepositoryTests.commands(below: []).filter { !known.contains($0) } == [])
  }

  /// A new tool for agents is called in the session above, or this fails.
  @Test func everyToolIsTried() throws {
    let request =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"#
      + #""2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}"# + "\n"
    let run = try ProgramRun.swiftkit("mcp", "--profile", "full", input: Array(request.utf8))
    let names = Set(HostileCommand.tools.map(\.name))
    #expect(names.filter { !run.output.contains(#""name":"\#($0)""#) } == [])
    #expect(run.output.split(separator: #""inputSchema":"#).count - 1 == names.count)
  }

  /// The commands that have no commands below them, from the help of each.
  private static func commands(below words: [String]) throws -> [String] {
    let run = try ProgramRun(PackageFolder.program, ["help"] + words)
    let names = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "SUBCOMMANDS:" }.dropFirst().prefix { !$0.isEmpty }
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    guard !names.isEmpty else { return [words.joined(separator: " ")] }
    return try names.flatMap { try commands(below: words + [$0]) }
  }
}
