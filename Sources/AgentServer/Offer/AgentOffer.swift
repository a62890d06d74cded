package import JSON

/// All that a server offers; whoever starts it composes this.
package struct AgentOffer: Sendable {
  package let name: String
  package let title: String
  package let version: String
  /// What an agent should know before it uses anything.
  package let instructions: String
  /// Every tool that may be called.
  package var tools: [AgentTool]
  /// The names of the tools that are listed, in this order and briefly; nil lists all of them with all there is to say.
  package var brief: [String]?
  package var prompts: [AgentPrompt]
  package var templates: [AgentResourceTemplate]
  package var library: any AgentLibrary

  package init(
    name: String, title: String, version: String, instructions: String, tools: [AgentTool], brief: [String]? = nil,
    prompts: [AgentPrompt], templates: [AgentResourceTemplate], library: any AgentLibrary
  ) {
    self.name = name
    self.title = title
    self.version = version
    self.instructions = instructions
    self.tools = tools
    self.brief = brief
    self.prompts = prompts
    self.templates = templates
    self.library = library
  }

  /// The tools as a list of them shows each.
  var listedTools: [JSONValue] {
    guard let brief else { return tools.map(\.value) }
    return brief.compactMap { name in tools.first { $0.name == name } }.map(\.briefValue)
  }

  var identity: JSONValue {
    .members(["name": .string(name), "title": .string(title), "version": .string(version)])
  }
}

/// The documents behind the resources and skills of a server.
package protocol AgentLibrary: Sendable {
  /// Every resource that is listed, in a steady order.
  func resources() throws -> [AgentResource]
  /// The resource with what is in it; nil when there is none.
  func bytes(of uri: String) throws -> (resource: AgentResource, bytes: [UInt8])?
  /// The skills as the Skills extension describes them, in a steady order.
  func skills() throws -> [JSONValue]
  /// The children of a folder of a skill; nil when there is no such folder.
  func children(of uri: String) throws -> [AgentResource]?
  /// Something that differs whenever any of it has changed.
  func state() -> String
}
