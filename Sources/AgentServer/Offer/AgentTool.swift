package import JSON

/// Something that an agent may call.
package struct AgentTool: Sendable {
  /// What a tool does to the world.
  package enum Effect: Sendable {
    case reads, writes
  }

  package let name: String
  package let title: String
  package let description: String
  /// JSON Schemas as JSON texts.
  package let input: String
  package let output: String
  package let effect: Effect
  /// Whether calls may take so long that others should not wait for them.
  package let isSlow: Bool
  package let call: @Sendable (Arguments, Ticket) throws -> ToolResult

  package init(
    name: String, title: String, description: String, input: String, output: String, effect: Effect = .reads,
    isSlow: Bool = false, call: @escaping @Sendable (Arguments, Ticket) throws -> ToolResult
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.input = input
    self.output = output
    self.effect = effect
    self.isSlow = isSlow
    self.call = call
  }

  /// The same tool, with `clean` applied to the texts that it gives; documents stay as they are.
  package func showing(_ clean: @escaping @Sendable (String) -> String) -> AgentTool {
    AgentTool(
      name: name, title: title, description: description, input: input, output: output, effect: effect, isSlow: isSlow
    ) { [call] arguments, ticket in try call(arguments, ticket).showing(clean) }
  }

  var value: JSONValue {
    .members([
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": .encoded(input), "outputSchema": .encoded(output),
      "annotations": .members([
        "title": .string(title), "readOnlyHint": .bool(effect == .reads), "destructiveHint": .bool(effect == .writes),
        "idempotentHint": .bool(effect == .reads), "openWorldHint": .bool(false),
      ]),
    ])
  }
}

extension AgentTool {
  /// What an agent needs before its first call, in few bytes: the schema of results says only that they are objects, and of
  /// the hints those are left out that follow from another.
  var briefValue: JSONValue {
    .members([
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": .encoded(input), "outputSchema": .encoded(#"{"type":"object"}"#),
      "annotations": .members(["readOnlyHint": .bool(effect == .reads)]),
    ])
  }
}

/// What came of a call.
package struct ToolResult: Sendable {
  /// All of it, for a model to read.
  package let text: String
  /// The same as a JSON object; nil where nothing came of the call.
  package let document: JSONValue?
  /// Whether the call failed, wholly or in part.
  package let isError: Bool
  /// Resources to look at further.
  package let links: [JSONValue]

  /// - Parameters:
  ///   - document: JSON text of an object that fits the tool's output schema.
  ///   - isWhole: false where the text says what could not be done.
  package init(text: String, document: String, links: [JSONValue] = [], isWhole: Bool = true) {
    // A line end at the end is for terminals.
    var text = text
    while text.last?.isNewline == true { text.removeLast() }
    self.text = text
    self.document = .encoded(document)
    isError = !isWhole
    self.links = links
  }

  private init(text: String, document: JSONValue?, isError: Bool, links: [JSONValue]) {
    self.text = text
    self.document = document
    self.isError = isError
    self.links = links
  }

  /// A picture to look at, as a block of content.
  package static func image(_ bytes: [UInt8], type: String) -> JSONValue {
    .members(["type": .string("image"), "data": .string(Base64.text(of: bytes)), "mimeType": .string(type)])
  }

  func showing(_ clean: (String) -> String) -> ToolResult {
    ToolResult(text: clean(text), document: document, isError: isError, links: links)
  }

  /// A call that could not be carried out, in a sentence that helps to fix it.
  package static func failure(_ sentence: String) -> ToolResult {
    ToolResult(text: sentence, document: nil, isError: true, links: [])
  }

  var value: [JSONValue.Member] {
    let content = [JSONValue.members(["type": .string("text"), "text": .string(text)])] + links
    var members = [JSONValue.Member(name: "content", value: .array(content))]
    if let document {
      members.append(JSONValue.Member(name: "structuredContent", value: document))
    }
    members.append(JSONValue.Member(name: "isError", value: .bool(isError)))
    return members
  }
}
