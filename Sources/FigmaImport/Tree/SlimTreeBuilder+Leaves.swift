import RuleModel

/// Texts, symbols, shapes and drawings.
extension SlimTreeBuilder {
  mutating func text(_ node: FigmaNode, _ box: Box) -> SlimNode? {
    let characters = node.text?.characters ?? ""
    let visible = characters.unicodeScalars.map { $0 }.filter {
      !$0.properties.isWhitespace && !PlainText.isControl($0)
    }
    if visible.isEmpty { return drop(node, \.decor, "an empty text") }
    var slim = start(.text, node, box)
    slim.name = ""
    slim.fill = fill(of: node)
    if let style = node.text {
      slim.font = node.font(of: node.mainStyle)
      let isLine = style.hugs && !characters.contains { $0.isNewline }
      slim.textAlign =
        isLine ? nil : style.alignment == "CENTER" ? "center" : style.alignment == "RIGHT" ? "trailing" : nil
      slim.lineLimit = style.maxLines
      slim.letterCase = style.letterCase == "UPPER" ? "uppercase" : style.letterCase == "LOWER" ? "lowercase" : ""
      slim.decoration = node.decoration(of: node.mainStyle)
      slim.link = style.link
      slim.place = SlimTreeBuilder.place(of: node, style, box)
      if let part = part(of: node) {
        slim.parts = [part]
      } else if style.isMixed {
        warn(node, "rich-text", "parts of the text look different from the rest")
      }
    }
    let symbols = visible.filter { SymbolTable.isPrivate($0) }
    guard let symbol = symbols.first else {
      // A line end after the last word would be an empty line.
      slim.content = String(
        characters[..<(characters.lastIndex { !$0.isNewline }.map(characters.index(after:)) ?? characters.endIndex)])
      return keep(slim, "a text")
    }
    let name = symbolName(symbol, of: node)
    if symbols.count == visible.count {
      slim.kind = .icon
      slim.icon = name
      slim.id = ""
      slim.font = nil
      slim.textAlign = nil
      slim.name = meaningful(node.name.unicodeScalars.contains(where: SymbolTable.isPrivate) ? "" : node.name)
      return keep(slim, "a symbol")
    }
    let rest = String(String.UnicodeScalarView(characters.unicodeScalars.filter { !SymbolTable.isPrivate($0) }))
    let trimmed = rest.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    slim.content = trimmed
    slim.icon = name
    return keep(slim, "text with a symbol")
  }

  /// How many lines a text has, and where they stand: in a box of a size of its own that is not its middle.
  private static func place(of node: FigmaNode, _ style: FigmaNode.TextContent, _ box: Box) -> Place {
    var place = Place()
    let facts = node.textBox
    place.fontSize = node.fontSize(of: node.mainStyle)
    let height = facts.lineHeight > 0 ? facts.lineHeight : max(style.size, 1) * 1.2
    func count(_ lines: Double) -> Int { Int(nearest: min(max(lines.rounded(), 1), 200)) }
    if !facts.hugsHeight, let ink = facts.ink {
      place.lines = count((ink.height - style.size * 0.8) / height + 1)
      place.ink = Box(x: box.x, y: ink.y, width: box.width, height: ink.height)
    } else {
      place.lines = facts.hugsHeight ? count(box.height / height) : 1
      place.ink = box
    }
    let slack = place.lines == 1 ? max(6, box.width * 0.1) : 6
    place.hugs = style.hugs || facts.ink.map { $0.width >= box.width - slack } ?? false
    return place
  }

  mutating func symbolName(_ scalar: Unicode.Scalar, of node: FigmaNode) -> String {
    if let name = options.symbols.name(of: scalar) { return name }
    let code = String(scalar.value, radix: 16, uppercase: true)
    warn(node, "symbol", "the character U+\(code) is not a known SF Symbol")
    return "?u+\(code)"
  }

  mutating func shape(_ node: FigmaNode, _ box: Box) -> SlimNode? {
    let painted = node.fills.contains(where: \.isSeen)
    let stroked = node.strokes.contains(where: \.isSeen) && node.strokeWeight > 0
    let hasChildren = !node.children.isEmpty
    if node.fills.contains(where: { $0.isVisible && $0.isImage }) {
      var image = start(.image, node, box)
      image.size = box
      setCorners(&image, node)
      return keep(image, "a picture")
    }
    let material = hasMaterial(node)
    guard painted || stroked || hasChildren || material else { return drop(node, \.decor, "nothing is painted") }
    let isThin = min(box.width, box.height) <= 4 && max(box.width, box.height) >= 40
    let isLine =
      node.type == "LINE" || box.height <= 1.5 || box.width <= 1.5
      || isThin && PlainText.words(node.name).contains { $0 == "divider" || $0 == "separator" }
    if isLine, max(box.width, box.height) >= 16 {
      var divider = SlimNode(.divider, box: box)
      divider.source = node.type
      divider.isDecoration = false
      return keep(divider, "a line", node)
    }
    if max(box.width, box.height) < 1 { return drop(node, \.decor, "it has no size") }
    let isPath = LayerSense.pathTypes.contains(node.type) || hasChildren
    var slim = start(isPath && max(box.width, box.height) <= 64 ? .icon : .shape, node, box)
    slim.fill = fill(of: node)
    setStroke(&slim, node)
    setCorners(&slim, node)
    slim.hasMaterial = material
    slim.isDecoration =
      LayerSense.isDecoration(node.name) || node.effects.contains { $0.isVisible && $0.type == "LAYER_BLUR" }
    if node.type == "ELLIPSE" { slim.outline = .circle }
    if slim.kind == .icon {
      slim.icon = IconNames.symbol(for: node.name, in: options.symbols)
    } else {
      slim.size = box
    }
    return keep(slim, slim.kind == .icon ? "a drawn icon" : "a shape")
  }

  /// A group of shapes only: an icon when it is small, else a picture that has to be exported.
  mutating func drawing(_ node: FigmaNode, _ box: Box) -> SlimNode? {
    guard LayerSense.isDrawing(node) else { return nil }
    if !isPainted(node) { return drop(node, \.decor, "nothing is painted") }
    if let line = LayerSense.isLine(box) ? box : LayerSense.line(in: node) {
      var divider = SlimNode(.divider, box: line)
      divider.source = "LINE"
      divider.layers = node.count
      return keep(divider, "a line of \(node.count) layers", node)
    }
    let parts = node.children.filter(\.isVisible)
    let layers = node.count
    let component = document.componentName(of: node) ?? ""
    let squeezed = LayerSense.squeezed(node.name + " " + component)
    let isSmall = max(box.width, box.height) <= 64
    if squeezed.contains("toggle") || squeezed.contains("switch"), (30...72).contains(box.width), box.height <= 44 {
      var toggle = start(.component, node, box)
      toggle.role = .toggle
      toggle.layers = layers
      toggle.level = (isOff(node, component) ?? (DrawnControl.level(ofSwitch: node, in: box) == 0)) ? 0 : nil
      count(node)
      return keep(toggle, "a switch")
    }
    if !LayerSense.hasPath(node), !parts.isEmpty, parts.count == 2, box.width >= 36, box.width <= 72,
      box.height >= 18, box.height <= 40, box.width > box.height * 1.4, let knob = parts.last?.box,
      abs(knob.width - knob.height) < 2, knob.height >= box.height * 0.6, parts.last?.type == "ELLIPSE"
    {
      var toggle = start(.component, node, box)
      toggle.role = .toggle
      toggle.layers = layers
      toggle.level = DrawnControl.level(ofSwitch: node, in: box) == 0 ? 0 : nil
      return keep(toggle, "a track with a knob is a switch")
    }
    if layers > 400 || !isSmall, LayerSense.hasPath(node) || layers > 12 {
      if !isSmall, LayerSense.isRowOfIcons(node) { return nil }
      // A card with an icon on it is no picture: its area carries meaning.
      if let surface = ownSurface(node, parts, box), layers <= 40, surface { return nil }
      var image = start(.image, node, box)
      image.size = box
      image.layers = layers
      dropped.vector += layers - 1
      return keep(image, "a drawing of \(layers) layers")
    }
    guard isSmall else { return nil }
    // A button with an icon has an area around it.
    if min(box.width, box.height) >= 26, let surface = ownSurface(node, parts, box), surface,
      parts.contains(where: { LayerSense.hasPath($0) })
    {
      return nil
    }
    var icon = start(.icon, node, box)
    if icon.name.isEmpty, let named = firstName(in: node) { icon.name = named }
    icon.layers = layers
    icon.icon =
      IconNames.symbol(for: node.name, in: options.symbols)
      ?? IconNames.symbol(for: component, in: options.symbols)
      ?? IconNames.symbol(for: icon.name, in: options.symbols)
    icon.fill = inkColor(of: node)
    dropped.vector += layers - 1
    if icon.icon == nil { icon.size = box }
    return keep(icon, "an icon of \(layers) layers")
  }

  /// Whether the variant of a switch says that it is off; nil where none says anything.
  private func isOff(_ node: FigmaNode, _ component: String) -> Bool? {
    for text in node.properties.map(\.value) + [component, node.name] {
      let words = PlainText.words(text)
      if words.contains("off") || words.contains("false") || words.contains("unchecked") { return true }
      if words.contains("on") || words.contains("true") || words.contains("checked") { return false }
    }
    return nil
  }

  /// Whether the layer or its first part is an area that the rest lies on.
  func ownSurface(_ node: FigmaNode, _ parts: [FigmaNode], _ box: Box) -> Bool? {
    if node.fills.contains(where: \.isSeen) && parts.count >= 1 { return true }
    guard let first = parts.first, parts.count > 1, let area = first.box else { return nil }
    let isArea = ["RECTANGLE", "ELLIPSE", "FRAME"].contains(first.type)
    return isArea && first.fills.contains(where: \.isSeen) && box.share(inside: area) > 0.9
  }

  func isPainted(_ node: FigmaNode) -> Bool {
    guard node.isVisible, node.opacity > 0 else { return false }
    if node.fills.contains(where: \.isSeen) || hasMaterial(node) { return true }
    if node.strokes.contains(where: \.isSeen) && node.strokeWeight > 0 { return true }
    return node.children.contains { isPainted($0) }
  }

  func inkColor(of node: FigmaNode) -> Fill? {
    if node.children.isEmpty {
      if let fill = fill(of: node) { return fill }
      return stroke(of: node)
    }
    for child in node.children.reversed() where child.isVisible {
      if let fill = inkColor(of: child) { return fill }
    }
    return nil
  }

  func firstName(in node: FigmaNode) -> String? {
    for child in node.children where child.isVisible {
      let name = meaningful(child.name)
      if !name.isEmpty, !LayerSense.isDecoration(name) { return name }
      if let name = firstName(in: child) { return name }
    }
    return nil
  }
}
