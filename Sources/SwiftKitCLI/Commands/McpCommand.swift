package import ArgumentParser
import POSIXSupport
import Workbench

/// `swiftkit mcp`: a server for coding agents.
package struct McpCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "mcp",
    abstract: "Run the MCP server for coding agents.",
    discussion: """
      Speaks the Model Context Protocol on standard input and output until the input ends. 'swiftkit agents install' \
      configures an agent to start it. Only the tool 'scaffold' writes files, and only in the project or the folders \
      named with --root. Nine tools are listed; the others can still be called by name.
      """)

  @OptionGroup var source: IndexOptions

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp("Allow writing to this folder instead of the project; may be repeated.", valueName: "dir"))
  var root: [String] = []

  @Option(help: "The tools to list: the nine needed to write a screen (short), or all tools with all schemas (full).")
  var profile: AgentProfile = .short

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let project = SkillRoots.projectFolder(around: context.workingFolder)
    let folders = root.isEmpty ? [project] : root.map { context.resolve($0) }
    let real = folders.compactMap { $0 }.compactMap { ProcessEnvironment.resolved($0) }
    guard real.count == folders.count else {
      throw ValidationError("--root names a folder that does not exist: \(root.joined(separator: ", "))")
    }
    var request = AgentServiceRequest(documents: source.request, roots: real, version: Version.current)
    request.profile = profile
    SwiftKit.serve?(request, context.workplace, STDIN_FILENO, context.output)
    return .done
  }
}

extension AgentProfile: ExpressibleByArgument {}
