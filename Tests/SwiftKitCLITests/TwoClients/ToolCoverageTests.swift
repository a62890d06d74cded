import TestSupport
import Testing

/// Whatever a command can do, its tool can, or a line of `SharedUse` says why not.
@Suite struct ToolCoverageTests {
  private let clients: TwoClients

  init() throws {
    clients = try TwoClients()
    try clients.write("", to: "empty.txt")
  }

  @Test(arguments: SharedUse.all) func optionsOfEachUse(use: SharedUse) throws {
    let options = try clients.options(of: use.command)
    let known = Set(use.options.keys).union(use.lacking.keys)
    #expect(options.subtracting(known).isEmpty, "say in SharedUse which argument each is, or why the tool lacks it")
    #expect(known.subtracting(options).isEmpty, "the command has no such options")
    let tool = try #require(use.tool)
    let arguments = try #require(try clients.toolArguments()[tool])
    let met = Set(use.options.values).union(use.further.keys)
    #expect(arguments.subtracting(met).isEmpty, "say in SharedUse which option each is, or why the command lacks it")
    #expect(met.subtracting(arguments).isEmpty, "the tool has no such arguments")
  }

  @Test func everyToolIsListed() throws {
    let tools = Set(try clients.toolArguments().keys)
    #expect(tools == Set(SharedUse.all.compactMap(\.tool)).union(SharedUse.toolsAlone.keys))
  }

  @Test func everyCommandIsListed() throws {
    var commands: Set<String> = []
    let alone = SharedUse.commandsAlone
    for name in try subcommands(of: []) {
      let below = alone[name] == nil ? try subcommands(of: [name]) : []
      commands.formUnion(below.isEmpty ? [name] : below.map { "\(name) \($0)" })
    }
    #expect(commands == Set(SharedUse.all.map(\.description)).union(alone.keys))
  }

  private func subcommands(of command: [String]) throws -> [String] {
    let help = try clients.command(command + ["--help"]).output
    return help.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "SUBCOMMANDS:" }.dropFirst().prefix { !$0.isEmpty }
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }
}
