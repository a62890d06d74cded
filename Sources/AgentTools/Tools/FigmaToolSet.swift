import AgentServer
import FigmaImport
import JSON
import POSIXSupport
import WireFormats
import Workbench

/// The tools for Figma designs, under the names that skill documents use for them.
enum FigmaToolSet {
  static func tools(at desk: AgentDesk) -> [AgentTool] {
    names.flatMap { name, others in
      ([name] + others).compactMap { spoken in tool(name, spoken: spoken, at: desk) }
    }
  }

  /// The tools by name, with the names that mean the same in documents.
  static let names: [(name: String, others: [String])] = [
    ("get_swift_tree", []), ("get_design_tokens", ["get_variable_defs"]), ("get_screenshot_url", ["get_screenshot"]),
    ("explain_node", []), ("generate_swiftui", []), ("list_screens", []),
  ]

  private static let design = #"""
    "fileKey":{"type":"string","description":"a link to figma.com, a file key, or the path of a saved answer of Figma's REST API"},
    "nodeId":{"type":"string","description":"a layer, as 12:34; without it the link's, or the main screen"}
    """#

  private static func schema(_ further: String = "", required: [String] = ["fileKey"]) -> String {
    let names = required.map { "\"\($0)\"" }.joined(separator: ",")
    return
      #"{"type":"object","additionalProperties":false,"required":[\#(names)],"properties":{\#(design)\#(further)}}"#
  }

  private static let textOutput =
    #"{"type":"object","required":["text"],"properties":{"text":{"type":"string"}}}"#

  private static func tool(_ name: String, spoken: String, at desk: AgentDesk) -> AgentTool? {
    switch name {
    case "get_swift_tree":
      AgentTool(
        name: spoken, title: "Slim tree of a design",
        description: """
          Reads a Figma screen as a slim tree in the words of SwiftUI: stacks, texts, symbols, tokens, roles. Call it \
          before you write the screen: {"fileKey":"design.json"}. A node with 'like' 3 is as the one with 'as' 3 before it, part by part, but for \
          what it says itself; null takes a field away, and type, id, content, icon and props are never taken over. \
          What does not fit says by 'more' which layer to ask for next; with 'next' beside \
          it, ask for the same layer 'from' there.
          """,
        input: schema(
          #","depth":{"type":"integer","minimum":1,"maximum":100},"from":{"type":"integer","minimum":0,"maximum":1000000,"description":"how many parts of the layer to leave out"},"maxBytes":{"type":"integer","minimum":2000,"maximum":1000000,"description":"the size of the answer; 48000 without it"}"#
        ), output: #"{"type":"object"}"#, isSlow: true
      ) { arguments, _ in
        var request = TreeRequest(of: try request(arguments, ["depth", "from", "maxBytes"]))
        request.depth = try arguments.integer("depth", in: 1...100)
        request.from = try arguments.integer("from", in: 0...1_000_000) ?? 0
        request.maxBytes = try arguments.integer("maxBytes", in: 2_000...1_000_000) ?? 48_000
        let tree = try source(desk).tree(request).json()
        return ToolResult(text: tree, document: oneLine(tree))
      }
    case "get_design_tokens":
      AgentTool(
        name: spoken, title: "Tokens of a design",
        description: """
          Lists the named colours, text styles and sizes of a Figma design, with what they are in SwiftUI: \
          {"fileKey":"design.json"}.
          """,
        input: schema(), output: #"{"type":"object"}"#, isSlow: true
      ) { arguments, _ in
        let tokens = try source(desk).read(try request(arguments)).tree.tokens.json()
        return ToolResult(text: tokens, document: oneLine(tokens))
      }
    case "get_screenshot_url":
      text(
        spoken, "Picture of a layer",
        """
        Gives the address of a picture of a Figma layer, or the path of one on disk, to compare a screen with: \
        {"fileKey":"design.json","nodeId":"12:34"}.
        """, desk
      ) { source, request in
        guard let link = try source.link(request) else {
          return try source.picture(request)?.string ?? "not available offline: no picture lies beside the design"
        }
        guard let address = try source.address(request, at: link) else {
          throw FigmaError.badLink(text: request.design, reason: "it names no layer")
        }
        return address
      }
    case "generate_swiftui":
      AgentTool(
        name: spoken, title: "SwiftUI of a screen",
        description: """
          Writes a first Swift file of a Figma screen, to be named and tidied, and held to `check`: \
          {"fileKey":"design.json"}.
          """,
        input: schema(
          #","distances":{"type":"string","enum":["design","scale"],"description":"distances of the design, or the nearest steps of the scale; 'design' without it"}"#
        ), output: textOutput, isSlow: true
      ) { arguments, _ in
        let tree = try source(desk).read(try request(arguments, ["distances"])).tree
        let distances = try arguments.choice("distances", DesignDistances.self) ?? .design
        return try result(GeneratedScreen(of: tree, name: nil, distances: distances).code)
      }
    case "list_screens":
      text(spoken, "Screens of a design", "Lists the screens of a design: id, size and name.", desk) {
        try $0.screens($1).joined()
      }
    case "explain_node":
      AgentTool(
        name: spoken, title: "What became of a layer",
        description: "Tells what the slim tree made of a layer, or why it was left out.",
        input: schema(
          #","layer":{"type":"string","description":"the layer to explain, below the one that is shown"}"#,
          required: ["fileKey", "layer"]), output: textOutput, isSlow: true
      ) { arguments, _ in
        let request = try request(arguments, ["layer"])
        let lines = try source(desk).explanation(of: try arguments.requiredText("layer"), in: request)
        return try result(lines.joined(separator: "\n") + "\n")
      }
    default: nil
    }
  }

  private static func text(
    _ name: String, _ title: String, _ description: String, _ desk: AgentDesk,
    _ body: @escaping @Sendable (DesignSource, DesignRequest) throws -> String
  ) -> AgentTool {
    AgentTool(
      name: name, title: title, description: description, input: schema(), output: textOutput, isSlow: true
    ) { arguments, _ in
      try result(try body(source(desk), try request(arguments)))
    }
  }

  private static func result(_ text: String) throws -> ToolResult {
    ToolResult(text: text, document: try JSONText.line(["text": text]))
  }

  private static func source(_ desk: AgentDesk) -> DesignSource { DesignSource(in: desk.workplace) }

  private static func request(
    _ arguments: Arguments, _ further: Set<String> = []
  ) throws(Arguments.Fault) -> DesignRequest {
    try arguments.require(known: further.union(["fileKey", "nodeId"]))
    var request = DesignRequest(try arguments.requiredText("fileKey"), node: try arguments.text("nodeId"))
    request.mayBeKey = true
    return request
  }

  /// A message is one line; line breaks of a JSON text stand between its values only.
  private static func oneLine(_ json: String) -> String { String(json.filter { !$0.isNewline }) }
}
