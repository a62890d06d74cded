import AgentServer
package import POSIXSupport
package import Workbench

/// The server for agents: all that they may call, read and choose, over two streams.
package enum AgentService {
  /// Serves until the input ends.
  package static func serve(
    _ request: AgentServiceRequest, in workplace: Workplace, input: Int32, output: StandardStream
  ) {
    AgentServer(offer(request, in: workplace), input: input, output: output).run()
  }

  private static func offer(_ request: AgentServiceRequest, in workplace: Workplace) -> AgentOffer {
    let index = IndexKeeper(request.documents, in: workplace)
    let desk = AgentDesk(
      workplace: workplace, index: index, answerers: AnsweringPlugins(in: workplace), roots: request.roots)
    let shelf = AgentShelf(workplace: workplace, index: index)
    return AgentOffer(
      name: "swiftkit", title: "swiftkit", version: request.version,
      instructions: "Rules for SwiftUI code, and checks that enforce them. "
        + AgentStep.all.map(\.text).joined(separator: " ")
        + " An answer with covered=false means that the documents do not cover the question.",
      tools: desk.tools, brief: request.profile == .short ? AgentDesk.brief : nil,
      prompts: AgentPrompts.all(at: desk),
      templates: [
        AgentResourceTemplate(
          pattern: "rule://{+key}", name: "rule", title: "A rule", description: "One rule in full, by its key.",
          mediaType: "text/markdown"
        ) { name, typed, _ in name == "key" ? try shelf.keys(typed) : nil },
        AgentResourceTemplate(
          pattern: "skill://{name}/{+path}", name: "skill", title: "A skill file",
          description: "The SKILL.md of a skill, or one of its rule or reference files.", mediaType: "text/markdown"
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
