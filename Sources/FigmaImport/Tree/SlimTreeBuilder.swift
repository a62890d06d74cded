/// What the slim tree is made with.
package struct SlimTreeOptions: Sendable {
  package var keepsChrome = false
  package var keepsHidden = false
  /// Whether a verdict on each layer is written down.
  package var explains = false
  package var symbols = SymbolTable()

  package init() {}
}

extension SlimTree {
  /// The slim tree of `node`, a layer of `document`.
  ///
  /// It never fails: what is strange in a design becomes a warning.
  package init(of node: FigmaNode, in document: FigmaDocument, options: SlimTreeOptions = SlimTreeOptions()) {
    let screen = node.box ?? SlimTree.extent(of: node)
    var builder = SlimTreeBuilder(document: document, screen: screen, options: options)
    root = builder.root(node)
    file = document.name
    version = document.version
    self.node = node.id
    name = PlainText.name(node.name)
    size = screen
    dropped = builder.dropped
    components = builder.components
    warnings = builder.warnings
    verdicts = builder.verdicts
    sourceBytes = document.byteCount
    tokens = DesignTokenList(of: node, in: document)
  }

  /// A page has no box of its own.
  private static func extent(of node: FigmaNode) -> Box {
    var found: Box?
    for child in node.children where child.isVisible {
      guard let box = child.box else { continue }
      found = found?.union(box) ?? box
    }
    return found ?? Box(x: 0, y: 0, width: 0, height: 0)
  }
}

/// Goes over the layers once and makes a node of each that means something.
struct SlimTreeBuilder {
  let document: FigmaDocument
  let sense: LayerSense
  let options: SlimTreeOptions
  var dropped = SlimTree.Dropped()
  var components: [String: SlimTree.ComponentUse] = [:]
  var warnings: [SlimTree.Warning] = []
  var verdicts: [SlimTree.Verdict] = []

  init(document: FigmaDocument, screen: Box, options: SlimTreeOptions) {
    self.document = document
    self.options = options
    sense = LayerSense(screen: screen)
  }

  mutating func root(_ node: FigmaNode) -> SlimNode {
    var shown = node
    // Whoever asks for a hidden layer wants to see it.
    shown.isVisible = true
    shown.opacity = node.opacity == 0 ? 1 : node.opacity
    var root = item(shown, isRoot: true) ?? SlimNode(.frame, box: sense.screen)
    if root.name.isEmpty { root.name = PlainText.name(node.name) }
    Roles(screen: sense.screen, builder: self).assign(&root)
    Repetitions.mark(&root)
    return root
  }

  /// The node for a layer, or nil where it means nothing.
  mutating func item(_ node: FigmaNode, isRoot: Bool = false) -> SlimNode? {
    if !node.isVisible && !options.keepsHidden { return drop(node, \.hidden, "hidden in the design") }
    if !isRoot, !options.keepsChrome, let reason = sense.chrome(node) { return drop(node, \.chrome, reason) }
    if node.cutChildren > 0 {
      warn(
        node, "depth", "\(node.cutChildren) layers below '\(PlainText.name(node.name))' are too deep and were left out")
    }
    let box = node.box ?? fallbackBox(of: node)
    guard let box else { return drop(node, \.decor, "it has no size") }
    switch node.type {
    case "TEXT": return text(node, box)
    case "SLICE", "STICKY", "CONNECTOR", "WIDGET", "EMBED", "LINK_UNFURL":
      return drop(node, \.decor, "no part of what is drawn")
    case "RECTANGLE", "ELLIPSE", "LINE", "VECTOR", "BOOLEAN_OPERATION", "STAR", "REGULAR_POLYGON":
      return shape(node, box)
    default:
      if node.children.isEmpty { return shape(node, box) }
      if !isRoot, let drawing = drawing(node, box) { return drawing }
      return container(node, box, isRoot: isRoot)
    }
  }

  // MARK: - Leaves

  private mutating func text(_ node: FigmaNode, _ box: Box) -> SlimNode? {
    let characters = node.text?.characters ?? ""
    let visible = characters.unicodeScalars.map { $0 }.filter {
      !$0.properties.isWhitespace && !PlainText.isControl($0)
    }
    if visible.isEmpty { return drop(node, \.decor, "an empty text") }
    var slim = start(.text, node, box)
    slim.name = ""
    slim.fill = fill(of: node)
    if let style = node.text {
      slim.font = TypeStyle(size: style.size, weight: style.weight, isItalic: style.isItalic)
      let isLine = style.hugs && !characters.contains { $0.isNewline }
      slim.textAlign =
        isLine ? nil : style.alignment == "CENTER" ? "center" : style.alignment == "RIGHT" ? "trailing" : nil
      slim.lineLimit = style.maxLines
      slim.letterCase = style.letterCase == "UPPER" ? "uppercase" : style.letterCase == "LOWER" ? "lowercase" : ""
      slim.decoration = style.decoration
      slim.link = style.link
      if style.isMixed {
        warn(node, "rich-text", "parts of '\(PlainText.name(characters))' look different from the rest")
      }
    }
    let symbols = visible.filter { SymbolTable.isPrivate($0) }
    guard let symbol = symbols.first else {
      slim.content = characters
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
    return keep(slim, "a text with a symbol")
  }

  private mutating func symbolName(_ scalar: Unicode.Scalar, of node: FigmaNode) -> String {
    if let name = options.symbols.name(of: scalar) { return name }
    let code = String(scalar.value, radix: 16, uppercase: true)
    warn(node, "symbol", "the character U+\(code) is no SF Symbol that is known here")
    return "?u+\(code)"
  }

  private mutating func shape(_ node: FigmaNode, _ box: Box) -> SlimNode? {
    let painted = node.fills.contains { $0.isVisible && $0.opacity > 0 }
    let stroked = node.strokes.contains { $0.isVisible && $0.opacity > 0 } && node.strokeWeight > 0
    let hasChildren = !node.children.isEmpty
    if node.fills.contains(where: { $0.isVisible && $0.isImage }) {
      var image = start(.image, node, box)
      image.size = box
      setCorners(&image, node)
      return keep(image, "a picture")
    }
    let material = hasMaterial(node)
    guard painted || stroked || hasChildren || material else { return drop(node, \.decor, "nothing is painted") }
    let isLine = node.type == "LINE" || box.height <= 1.5 || box.width <= 1.5
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
  private mutating func drawing(_ node: FigmaNode, _ box: Box) -> SlimNode? {
    guard LayerSense.isDrawing(node) else { return nil }
    let parts = node.children.filter(\.isVisible)
    let layers = node.count
    let component = document.componentName(of: node) ?? ""
    let squeezed = LayerSense.squeezed(node.name + " " + component)
    let isSmall = max(box.width, box.height) <= 64
    if squeezed.contains("toggle") || squeezed.contains("switch"), (30...72).contains(box.width), box.height <= 44 {
      var toggle = start(.component, node, box)
      toggle.role = .toggle
      toggle.layers = layers
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
      return keep(toggle, "a track with a knob is a switch")
    }
    if layers > 400 || !isSmall, LayerSense.hasPath(node) || layers > 12 {
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
    if parts.allSatisfy({ !isPainted($0) }) && !isPainted(node) { return drop(node, \.decor, "nothing is painted") }
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

  /// Whether the layer or its first part is an area that the rest lies on.
  private func ownSurface(_ node: FigmaNode, _ parts: [FigmaNode], _ box: Box) -> Bool? {
    if node.fills.contains(where: { $0.isVisible && $0.opacity > 0 }) && parts.count >= 1 { return true }
    guard let first = parts.first, parts.count > 1, let area = first.box else { return nil }
    let isArea = ["RECTANGLE", "ELLIPSE", "FRAME"].contains(first.type)
    return isArea && first.fills.contains { $0.isVisible && $0.opacity > 0 } && box.share(inside: area) > 0.9
  }

  private func isPainted(_ node: FigmaNode) -> Bool {
    guard node.isVisible, node.opacity > 0 else { return false }
    if node.fills.contains(where: { $0.isVisible && $0.opacity > 0 }) { return true }
    if node.strokes.contains(where: { $0.isVisible }) && node.strokeWeight > 0 { return true }
    return node.children.contains { isPainted($0) }
  }

  private func inkColor(of node: FigmaNode) -> Fill? {
    if node.children.isEmpty {
      if let fill = fill(of: node) { return fill }
      return stroke(of: node)
    }
    for child in node.children.reversed() where child.isVisible {
      if let fill = inkColor(of: child) { return fill }
    }
    return nil
  }

  private func firstName(in node: FigmaNode) -> String? {
    for child in node.children where child.isVisible {
      let name = meaningful(child.name)
      if !name.isEmpty, !LayerSense.isDecoration(name) { return name }
      if let name = firstName(in: child) { return name }
    }
    return nil
  }

  // MARK: - Looks

  func start(_ kind: SlimNode.Kind, _ node: FigmaNode, _ box: Box) -> SlimNode {
    var slim = SlimNode(kind, box: box)
    slim.id = node.id
    slim.source = node.type
    slim.name = meaningful(node.name)
    slim.opacity = node.opacity
    slim.componentName = document.componentName(of: node).map { PlainText.name($0) }
    return slim
  }

  /// The name where a person gave it.
  func meaningful(_ name: String) -> String {
    let plain = PlainText.name(name)
    return PlainText.isGenerated(plain) ? "" : plain
  }

  /// The paint that lies on top.
  func fill(of node: FigmaNode) -> Fill? {
    let style = node.styles["fill"] ?? node.styles["fills"]
    return paint(node.fills, style: style)
  }

  func stroke(of node: FigmaNode) -> Fill? {
    guard node.strokeWeight > 0 || node.strokeSides?.contains(where: { $0 > 0 }) == true else { return nil }
    return paint(node.strokes, style: node.styles["stroke"] ?? node.styles["strokes"])
  }

  private func paint(_ paints: [FigmaNode.Paint], style: String?) -> Fill? {
    guard let top = paints.last(where: { $0.isVisible && $0.opacity > 0 && !$0.isImage }) else { return nil }
    let name = style.flatMap { document.styles[$0]?.name }.map { PlainText.name($0) }
    let color = top.color ?? PaintColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    let hex = HexColor(color, opacity: top.opacity)
    if hex.alpha == 0 && !top.isGradient { return nil }
    return Fill(color: hex, style: name, isGradient: top.isGradient)
  }

  func setStroke(_ slim: inout SlimNode, _ node: FigmaNode) {
    guard let stroke = stroke(of: node) else { return }
    slim.stroke = stroke
    slim.strokeWidth = node.strokeWeight
  }

  func setCorners(_ slim: inout SlimNode, _ node: FigmaNode) {
    let radius = node.cornerRadius > 0 ? node.cornerRadius : (node.cornerRadii?.max() ?? 0)
    let least = min(slim.box.width, slim.box.height)
    if radius > 0, least > 0, radius >= 100 || radius >= least / 2 - 0.5 {
      slim.outline = abs(slim.box.width - slim.box.height) < 1 ? .circle : .capsule
    } else {
      slim.cornerRadius = radius >= 1 ? radius.rounded() : 0
    }
  }

  func hasMaterial(_ node: FigmaNode) -> Bool {
    node.effects.contains { $0.isVisible && ($0.type == "BACKGROUND_BLUR" || $0.type == "GLASS") }
  }

  private func fallbackBox(of node: FigmaNode) -> Box? {
    var found: Box?
    for child in node.children where child.isVisible {
      guard let box = child.box ?? fallbackBox(of: child) else { continue }
      found = found?.union(box) ?? box
    }
    // A text without a box still says something.
    return found ?? (node.type == "TEXT" ? sense.screen : nil)
  }

  // MARK: - Book-keeping

  mutating func drop(_ node: FigmaNode, _ reason: WritableKeyPath<SlimTree.Dropped, Int>, _ why: String) -> SlimNode? {
    dropped[keyPath: reason] += 1
    let name = PlainText.name(node.name)
    if reason != \.hidden, !PlainText.isGenerated(name), dropped.names.count < 24, !dropped.names.contains(name) {
      dropped.names.append(name)
    }
    note(node, false, why)
    return nil
  }

  mutating func keep(_ slim: SlimNode, _ why: String, _ node: FigmaNode? = nil) -> SlimNode {
    if options.explains {
      verdicts.append(
        SlimTree.Verdict(
          id: node?.id ?? slim.id, name: node.map { PlainText.name($0.name) } ?? slim.name, type: slim.source,
          isKept: true, reason: why))
    }
    return slim
  }

  mutating func note(_ node: FigmaNode, _ isKept: Bool, _ why: String) {
    guard options.explains else { return }
    verdicts.append(
      SlimTree.Verdict(
        id: node.id, name: PlainText.name(node.name), type: node.type, isKept: isKept, reason: why))
  }

  mutating func warn(_ node: FigmaNode, _ rule: String, _ message: String) {
    guard warnings.count < 50 else { return }
    warnings.append(SlimTree.Warning(id: node.id, rule: rule, message: message))
  }

  mutating func count(_ node: FigmaNode) {
    guard node.type == "INSTANCE" else { return }
    let name = document.componentName(of: node).map { PlainText.name($0) } ?? PlainText.name(node.name)
    components[name, default: SlimTree.ComponentUse()].count += 1
    let names = node.properties.map(\.name)
    for property in names where components[name]?.properties.contains(property) == false {
      components[name]?.properties.append(property)
    }
  }
}
