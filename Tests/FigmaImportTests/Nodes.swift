@testable import FigmaImport

// Nodes and layers for tests of what is told by one of them alone.

extension Box {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension SlimNode {
  static func words(_ content: String, _ box: Box, color: String? = nil) -> SlimNode {
    var node = SlimNode(.text, box: box)
    node.content = content
    if let hex = color.flatMap({ HexColor($0) }) { node.fill = Fill(color: hex) }
    return node
  }

  static func icon(_ symbol: String, _ box: Box) -> SlimNode {
    var node = SlimNode(.icon, box: box)
    node.icon = symbol
    return node
  }

  static func area(
    _ kind: Kind, _ box: Box, _ color: String = "#e0e0e0", radius: Double = 0, name: String = "",
    _ children: [SlimNode] = []
  ) -> SlimNode {
    var node = stack(kind, box, name: name, children)
    if let hex = HexColor(color) { node.fill = Fill(color: hex) }
    node.cornerRadius = radius
    return node
  }

  static func stack(_ kind: Kind, _ box: Box, name: String = "", _ children: [SlimNode]) -> SlimNode {
    var node = SlimNode(kind, box: box)
    node.name = name
    node.children = children
    return node
  }
}

extension FigmaNode {
  static func layer(_ type: String, _ box: Box, name: String = "", _ children: [FigmaNode] = []) -> FigmaNode {
    var node = FigmaNode()
    (node.type, node.name, node.box, node.children) = (type, name, box, children)
    return node
  }

  static func painted(_ type: String, _ box: Box, paint: String = "SOLID") -> FigmaNode {
    var node = layer(type, box)
    var fill = FigmaNode.Paint()
    fill.type = paint
    node.fills = [fill]
    return node
  }

  static func words(_ characters: String, _ box: Box) -> FigmaNode {
    var node = layer("TEXT", box)
    var text = FigmaNode.TextContent()
    text.characters = characters
    node.text = text
    return node
  }
}
