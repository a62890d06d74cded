import AgentServer
package import ArgumentParser
import POSIXSupport

/// `swiftkit mcp`: a server for coding agents.
package struct McpCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "mcp",
    abstract: "Serve answers, checks and scaffolds to a coding agent.",
    discussion: """
      Speaks the Model Context Protocol on standard input and output until the input ends. 'swiftkit agents install' \
      writes the configuration that makes an agent start it. Files are written only by the tool 'scaffold', and only \
      below the project or the folders that --root names.
      """)

  @OptionGroup var source: IndexOptions

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp("A folder that may be written to, in place of the project; may be repeated.", valueName: "dir"))
  var root: [String] = []

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let offer = try Self.offer(source, roots: root, in: context)
    AgentServer(offer, input: STDIN_FILENO, output: context.output).run()
    return .done
  }

  private static func offer(_ source: IndexOptions, roots: [String], in context: CommandContext) throws -> AgentOffer {
    let project = SkillRoots.projectFolder(around: context.workingFolder)
    let folders = roots.isEmpty ? [project] : roots.map { context.resolve($0) }
    let real = folders.compactMap { $0 }.compactMap { ProcessEnvironment.resolved($0) }
    guard real.count == folders.count else {
      throw ValidationError("--root names a folder that is not there: \(roots.joined(separator: ", "))")
    }
    let index = IndexKeeper(source, in: context)
    let desk = AgentDesk(context: context, index: index, answerers: AnsweringPlugins(in: context), roots: real)
    let shelf = AgentShelf(context: context, index: index)
    return AgentOffer(
      name: "swiftkit", title: "swiftkit", version: Version.current,
      instructions: "Rules for SwiftUI code, and checks that hold code to them. "
        + AgentStep.all.map(\.text).joined(separator: " ")
        + " An answer with covered=false means that the documents do not say.",
      tools: desk.tools, prompts: AgentPrompts.all(at: desk),
      templates: [
        AgentResourceTemplate(
          pattern: "rule://{+key}", name: "rule", title: "A rule", description: "One rule whole, by its key.",
          mediaType: "text/markdown"
        ) { name, typed, _ in name == "key" ? try shelf.keys(typed) : nil },
        AgentResourceTemplate(
          pattern: "skill://{name}/{+path}", name: "skill", title: "A file of a skill",
          description: "SKILL.md of a skill, or one of its rules and references.", mediaType: "text/markdown"
        ) { name, typed, chosen in
          switch name {
          case "name": try shelf.names(typed)
          case "path": try shelf.paths(typed, of: chosen["name"])
          default: nil
          }
        },
      ], library: shelf)
  }
}
