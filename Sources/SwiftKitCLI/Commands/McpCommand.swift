package import ArgumentParser
import POSIXSupport
import Workbench

/// `swiftkit mcp`: a server for coding agents.
package struct McpCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "mcp",
    abstract: "Serve answers, checks and scaffolds to a coding agent.",
    discussion: """
      Speaks the Model Context Protocol on standard input and output until the input ends. 'swiftkit agents install' \
      writes the configuration that makes an agent start it. Files are written only by the tool 'scaffold', and only \
      below the project or the folders that --root names. Nine tools are listed, in few bytes; those that are not listed \
      answer all the same when they are called by their names.
      """)

  @OptionGroup var source: IndexOptions

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp("A folder that may be written to, in place of the project; may be repeated.", valueName: "dir"))
  var root: [String] = []

  @Option(help: "Which tools are listed: short, the nine that writing a screen needs; full, all, with all schemas.")
  var profile: AgentProfile = .short

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let project = SkillRoots.projectFolder(around: context.workingFolder)
    let folders = root.isEmpty ? [project] : root.map { context.resolve($0) }
    let real = folders.compactMap { $0 }.compactMap { ProcessEnvironment.resolved($0) }
    guard real.count == folders.count else {
      throw ValidationError("--root names a folder that is not there: \(root.joined(separator: ", "))")
    }
    var request = AgentServiceRequest(documents: source.request, roots: real, version: Version.current)
    request.profile = profile
    SwiftKit.serve?(request, context.workplace, STDIN_FILENO, context.output)
    return .done
  }
}

extension AgentProfile: ExpressibleByArgument {}
