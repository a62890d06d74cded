import JSON

/// A request that a person can choose from a list, with what an agent needs to carry it out.
package struct AgentPrompt: Sendable {
  package struct Argument: Sendable {
    package let name: String
    package let description: String
    package let isRequired: Bool
    /// Values that begin with what was typed.
    package let complete: @Sendable (String) throws -> [String]

    package init(
      name: String, description: String, isRequired: Bool = false,
      complete: @escaping @Sendable (String) throws -> [String] = { _ in [] }
    ) {
      self.name = name
      self.description = description
      self.isRequired = isRequired
      self.complete = complete
    }
  }

  package let name: String
  package let title: String
  package let description: String
  package let arguments: [Argument]
  /// The text of the one message that it becomes.
  package let text: @Sendable ([String: String]) throws -> String

  package init(
    name: String, title: String, description: String, arguments: [Argument],
    text: @escaping @Sendable ([String: String]) throws -> String
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.arguments = arguments
    self.text = text
  }

  var value: JSONValue {
    let arguments = arguments.map { argument in
      JSONValue.members([
        "name": .string(argument.name), "description": .string(argument.description),
        "required": .bool(argument.isRequired),
      ])
    }
    return .members([
      "name": .string(name), "title": .string(title), "description": .string(description),
      "arguments": .array(arguments),
    ])
  }
}
