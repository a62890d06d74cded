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
    "fileKey":{"type":"string","description":"a figma.com link, a file key, or the path of a saved REST API response"},
    "nodeId":{"type":"string","description":"a layer ID, such as 12:34 (default: the link's layer, or the main screen)"}
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
          Reads a Figma screen as a slim tree in SwiftUI terms: stacks, texts, symbols, tokens, roles. Call it before you \
          write the screen. Example: {"fileKey":"design.json"}. Repeated nodes are shortened: a node with "like":3 is a \
          copy of the earlier node with "as":3, children included. Its own fields replace the copied ones, and null \
          removes one; type, id, content, icon and props are never copied. If the tree is truncated, request the layer \
          that 'more' names, and pass 'next', if there is one, as 'from'.
          """,
        input: schema(
          #","depth":{"type":"integer","minimum":1,"maximum":100},"from":{"type":"integer","minimum":0,"maximum":1000000,"description":"how many parts of the layer to skip"},"maxBytes":{"type":"integer","minimum":2000,"maximum":1000000,"description":"maximum size of the result (default: 48000)"}"#
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
          Lists the named colours, text styles and sizes of a Figma design, with their SwiftUI equivalents. \
          Example: {"fileKey":"design.json"}.
          """,
        input: schema(
          #","variables":{"type":"boolean","description":"also list the file's variables, with their value in each mode; needs a link and an Enterprise plan"}"#
        ), output: #"{"type":"object"}"#, isSlow: true
      ) { arguments, _ in
        let request = try request(arguments, ["variables"])
        let tokens = try source(desk).tokens(request, withVariables: try arguments.truth("variables") ?? false).json()
        return ToolResult(text: tokens, document: oneLine(tokens))
      }
    case "get_screenshot_url" where spoken == "get_screenshot": screenshot(spoken, desk)
    case "get_screenshot_url":
      text(
        spoken, "Image of a layer",
        """
        Returns the URL or path of an image of a Figma layer. Compare the finished screen with it: \
        {"fileKey":"design.json","nodeId":"12:34"}.
        """, desk
      ) { source, request in
        guard let link = try source.link(request) else {
          return try source.picture(request)?.string ?? "not available offline: there is no image next to the design"
        }
        guard let address = try source.address(request, at: link) else {
          throw FigmaError.badLink(text: request.design, reason: "it does not name a layer")
        }
        return address
      }
    case "generate_swiftui":
      AgentTool(
        name: spoken, title: "SwiftUI for a screen",
        description: """
          Generates a first draft of a Figma screen in Swift; rename its parts, tidy it up and `check` it: \
          {"fileKey":"design.json"}.
          """,
        input: schema(
          #","distances":{"type":"string","enum":["design","scale"],"description":"spacing from the design, or the nearest steps of the spacing scale (default: design)"},"platform":{"type":"integer","minimum":15,"maximum":99,"description":"the lowest iOS version that the code has to compile for (default: the project's)"}"#
        ), output: textOutput, isSlow: true
      ) { arguments, _ in
        let tree = try source(desk).read(try request(arguments, ["distances", "platform"])).tree
        let distances = try arguments.choice("distances", DesignDistances.self) ?? .design
        let iOS =
          try arguments.integer("platform", in: 15...99)
          ?? DesignTarget.iOS(in: desk.workplace.workingFolder, desk.workplace)
        return try result(GeneratedScreen(of: tree, name: nil, distances: distances, iOS: iOS).code)
      }
    case "list_screens":
      text(spoken, "Screens of a design", "Lists the screens of a design: id, size and name.", desk) {
        try $0.screens($1).joined()
      }
    case "explain_node":
      AgentTool(
        name: spoken, title: "Explain a layer",
        description: "Explains how the tree represents a layer, or why the layer was left out.",
        input: schema(
          #","layer":{"type":"string","description":"the layer to explain, inside the one that is shown"}"#,
          required: ["fileKey", "layer"]), output: textOutput, isSlow: true
      ) { arguments, _ in
        let request = try request(arguments, ["layer"])
        let lines = try source(desk).explanation(of: try arguments.requiredText("layer"), in: request)
        return try result(lines.joined(separator: "\n") + "\n")
      }
    default: nil
    }
  }

  /// The picture itself, with what to compare it with.
  private static func screenshot(_ name: String, _ desk: AgentDesk) -> AgentTool {
    AgentTool(
      name: name, title: "Image of a layer",
      description: """
        Shows a Figma layer as an image, to compare your screen with. Also gives the image's URL or path, and a checklist of \
        what the layer contains. Example: {"fileKey":"design.json","nodeId":"12:34"}.
        """,
      input: schema(), output: textOutput, isSlow: true
    ) { arguments, _ in
      let (source, request) = (source(desk), try request(arguments))
      let picture = try source.shownPicture(request)
      let reading = try source.read(request)
      let lines = ScreenChecklist(of: reading.tree, node: reading.node).lines
      let text = ([picture.place, "", "Compare your screen with the image:"] + lines).joined(separator: "\n")
      let images = picture.bytes.map { [ToolResult.image($0, type: picture.type)] } ?? []
      return ToolResult(text: text, document: try JSONText.line(["text": text]), links: images)
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
