extension TokenSet {
  /// A picture of the set (SVG): every colour in both appearances with its value, and the scales drawn to size.
  ///
  /// Colours that text is written in also show the lowest contrast that they have on a background of the set.
  package func svgText() -> String {
    PaletteDrawing(set: self).text
  }
}

private struct PaletteDrawing {
  let set: TokenSet

  private let margin = 24
  private let panelWidth = 560
  private let rowHeight = 44
  private var width: Int { 2 * panelWidth + 3 * margin }
  private var colorsTop: Int { 96 }
  private var scalesTop: Int { colorsTop + set.colors.count * rowHeight + 2 * margin }
  private var height: Int { scalesTop + 156 }

  var text: String {
    let panels = Appearance.allCases.enumerated().map { index, appearance in
      panel(appearance, left: margin + index * (panelWidth + margin))
    }
    let title = "Design tokens of the profile '\(set.profile.rawValue)'"
    let heading = words(title, x: margin, y: 44, "#000000", "font-size=\"22\" font-weight=\"600\"")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      font-family="system-ui, sans-serif" font-size="13">
      <title>\(title)</title>
      <rect width="\(width)" height="\(height)" fill="#FFFFFF"/>
      \(heading)
      \(panels.joined(separator: "\n"))
      \(scale(set.spacing, "Distances", left: margin, draw: distance))
      \(scale(set.radius, "Corner radii", left: 2 * margin + panelWidth, draw: corner))
      </svg>

      """
  }

  // MARK: - Colours

  private func panel(_ appearance: Appearance, left: Int) -> String {
    let page = set.colors.first { $0.role == .background }?.value(in: appearance) ?? .white
    let ink = RGBColor.white.contrast(on: page) > RGBColor.black.contrast(on: page) ? RGBColor.white : .black
    let frame =
      "<rect x=\"\(left)\" y=\"\(colorsTop - 32)\" width=\"\(panelWidth)\" "
      + "height=\"\(set.colors.count * rowHeight + 44)\" rx=\"12\" fill=\"\(page.hex)\" stroke=\"#C6C6C8\"/>"
    let title = words(
      appearance == .light ? "Light" : "Dark", x: left + 16, y: colorsTop - 10, ink.hex, "font-weight=\"600\"")
    let rows = set.colors.enumerated().map { index, token in
      row(token, appearance, left: left + 16, top: colorsTop + index * rowHeight, ink: ink)
    }
    return ([frame, title] + rows).joined(separator: "\n")
  }

  private func row(_ token: ColorToken, _ appearance: Appearance, left: Int, top: Int, ink: RGBColor) -> String {
    let value = token.value(in: appearance)
    // SVG 1.1 knows no eight-digit colours.
    let opaque = RGBColor(red: value.red, green: value.green, blue: value.blue)
    let opacity = value.isOpaque ? "" : " fill-opacity=\"\(FixedPoint.shortest(Double(value.alpha) / 255))\""
    var facts = value.hex
    if let lowest = lowestContrast(of: token, appearance) {
      facts += "  contrast \(lowest)\(lowest.meets(.text) ? "" : ", below 4.5:1")"
    }
    return """
      <rect x="\(left)" y="\(top)" width="72" height="34" rx="6" fill="\(opaque.hex)"\(opacity) stroke="#8E8E93"/>
      \(words(token.code, x: left + 86, y: top + 15, ink.hex, "font-weight=\"500\""))
      \(words("\(facts)  \(token.use)", x: left + 86, y: top + 31, ink.hex, "font-size=\"11\""))
      """
  }

  private func lowestContrast(of token: ColorToken, _ appearance: Appearance) -> ContrastRatio? {
    guard [.text, .status, .accent].contains(token.role), token.origin == .app else { return nil }
    return set.colors.filter { $0.role == .background }
      .map { token.value(in: appearance).contrast(on: $0.value(in: appearance)) }.min()
  }

  // MARK: - Scales

  private func scale(
    _ scale: TokenScale, _ title: String, left: Int, draw: (Double, Int, Int) -> String
  ) -> String {
    let heading = words("\(title): \(scale.type)", x: left, y: scalesTop + 16, "#000000", "font-weight=\"600\"")
    let steps = scale.steps.enumerated().map { index, step in
      let x = left + index * 78
      return """
        \(draw(step.value, x, scalesTop + 36))
        \(words(step.name, x: x, y: scalesTop + 112, "#000000"))
        \(words(FixedPoint.shortest(step.value), x: x, y: scalesTop + 128, "#000000", "font-size=\"11\""))
        """
    }
    return ([heading] + steps).joined(separator: "\n")
  }

  private func distance(_ points: Double, _ x: Int, _ y: Int) -> String {
    "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(FixedPoint.shortest(points))\" height=\"48\" fill=\"#0088FF\"/>"
  }

  /// A square with one corner rounded; radii beyond the square make a quarter of a circle.
  private func corner(_ points: Double, _ x: Int, _ y: Int) -> String {
    let radius = FixedPoint.shortest(min(points, 56))
    let rest = FixedPoint.shortest(56 - min(points, 56))
    return "<path d=\"M\(x) \(y + 56) v-\(rest) a\(radius) \(radius) 0 0 1 \(radius) -\(radius) h\(rest)\" "
      + "fill=\"none\" stroke=\"#0088FF\" stroke-width=\"2\"/>"
  }

  // MARK: - Words

  private func words(_ text: String, x: Int, y: Int, _ fill: String, _ attributes: String = "") -> String {
    let escaped = text.reduce(into: "") { result, letter in
      switch letter {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(letter)
      }
    }
    let extra = attributes.isEmpty ? "" : " " + attributes
    return "<text x=\"\(x)\" y=\"\(y)\" fill=\"\(fill)\" xml:space=\"preserve\"\(extra)>\(escaped)</text>"
  }
}
