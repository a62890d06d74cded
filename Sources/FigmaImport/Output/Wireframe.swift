import JSON

extension SlimTree {
  /// A drawing of the tree as SVG, to lay beside the screenshot: areas, words and symbols where they were found.
  package func wireframe() -> String {
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(JSONWriter.digits(size.width)) \(JSONWriter.digits(size.height))" \
      font-family="sans-serif">
      """,
      "  <title>\(Wireframe.escaped(name))</title>",
      "  <rect width=\"100%\" height=\"100%\" fill=\"\(root.fill.map { Wireframe.color($0.color) } ?? "#ffffff")\"/>",
    ]
    Wireframe.draw(root, in: size, into: &lines)
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }
}

private enum Wireframe {
  static func draw(_ node: SlimNode, in screen: Box, into lines: inout [String]) {
    let x = JSONWriter.digits(node.box.x - screen.x)
    let y = JSONWriter.digits(node.box.y - screen.y)
    let width = JSONWriter.digits(max(node.box.width, 0.5))
    let height = JSONWriter.digits(max(node.box.height, 0.5))
    let radius =
      node.outline == nil ? node.cornerRadius : min(node.box.width, node.box.height) / 2
    let corner = radius > 0 ? " rx=\"\(JSONWriter.digits(radius))\"" : ""
    let place = "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"\(corner)"
    switch node.kind {
    case .text:
      let size = node.font?.style.size ?? 17
      let ink = node.fill.map { color($0.color) } ?? "#000000"
      for (index, line) in (node.content ?? "").split(whereSeparator: \.isNewline).prefix(20).enumerated() {
        let baseline = node.box.y - screen.y + size * (0.9 + 1.2 * Double(index))
        lines.append(
          "  <text x=\"\(x)\" y=\"\(JSONWriter.digits(baseline))\" font-size=\"\(JSONWriter.digits(size))\" fill=\"\(ink)\">\(escaped(String(line)))</text>"
        )
      }
    case .image:
      lines.append("  <rect \(place) fill=\"#cccccc\" stroke=\"#888888\"/>")
    case .icon:
      lines.append("  <rect \(place) fill=\"none\" stroke=\"#888888\" stroke-dasharray=\"2\"/>")
      lines.append(
        "  <text x=\"\(x)\" y=\"\(y)\" font-size=\"5\" fill=\"#888888\">\(escaped(node.icon ?? node.name))</text>")
    case .divider: lines.append("  <rect \(place) fill=\"#c6c6c8\"/>")
    case .spacer: break
    default:
      if let fill = node.fill {
        lines.append("  <rect \(place) fill=\"\(color(fill.color))\"/>")
      } else if node.role != nil || node.stroke != nil {
        lines.append("  <rect \(place) fill=\"none\" stroke=\"#8888ff\"/>")
      }
    }
    for child in node.children { draw(child, in: screen, into: &lines) }
  }

  static func color(_ color: HexColor) -> String { color.description }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars where !PlainText.isControl(scalar) {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
