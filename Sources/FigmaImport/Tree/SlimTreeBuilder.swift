import RuleModel

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
    let scale = PixelScale.of(node, in: document)
    let node = scale > 1 ? node.scaled(by: 1 / scale) : node
    let screen = node.box ?? SlimTree.extent(of: node)
    var builder = SlimTreeBuilder(document: document, screen: screen, scale: scale, options: options)
    if scale > 1 {
      builder.warn(
        node, "pixels", "the screen is drawn at \(Int(nearest: scale)) pixels a point; all lengths are divided by that")
    }
    root = builder.root(node)
    file = document.name
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
  static func extent(of node: FigmaNode) -> Box {
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

  init(document: FigmaDocument, screen: Box, scale: Double, options: SlimTreeOptions) {
    self.document = document
    self.options = options
    sense = LayerSense(screen: screen, scale: scale)
  }

  mutating func root(_ node: FigmaNode) -> SlimNode {
    var shown = node
    // Whoever asks for a hidden layer wants to see it.
    shown.isVisible = true
    shown.opacity = node.opacity == 0 ? 1 : node.opacity
    var root = item(shown, isRoot: true) ?? SlimNode(.frame, box: sense.screen)
    if root.name.isEmpty { root.name = PlainText.name(node.name) }
    var roles = Roles(screen: sense.screen)
    roles.assign(&root)
    Repetitions.mark(&root)
    return root
  }

  /// The node for a layer, with where a tap on it leads, or nil where it means nothing.
  mutating func item(_ node: FigmaNode, isRoot: Bool = false) -> SlimNode? {
    var item = meaning(of: node, isRoot: isRoot)
    if !isRoot, let link = node.links.first, item?.leadsTo.isEmpty == true { item?.leadsTo = [link] }
    return item
  }

  private mutating func meaning(of node: FigmaNode, isRoot: Bool) -> SlimNode? {
    if !node.isVisible && !options.keepsHidden { return drop(node, \.hidden, "hidden in the design") }
    if !isRoot, !options.keepsChrome, let reason = sense.chrome(node) {
      noteWords(of: node)
      return drop(node, \.chrome, reason)
    }
    if node.cutChildren > 0 {
      warn(
        node, "depth",
        "\(node.cutChildren) layers inside '\(PlainText.name(node.name))' are nested too deep and were left out")
    }
    let box = node.box ?? fallbackBox(of: node)
    guard let box else { return drop(node, \.decor, "it has no size") }
    if !isRoot, node.opacity < 0.02, !LayerSense.hasWords(node) { return drop(node, \.decor, "it is invisible") }
    switch node.type {
    case "TEXT": return text(node, box)
    case "SLICE", "STICKY", "CONNECTOR", "WIDGET", "EMBED", "LINK_UNFURL":
      return drop(node, \.decor, "not part of the drawing")
    case "RECTANGLE", "ELLIPSE", "LINE", "VECTOR", "BOOLEAN_OPERATION", "STAR", "REGULAR_POLYGON":
      return shape(node, box)
    default:
      if node.children.isEmpty { return shape(node, box) }
      if !isRoot, let drawing = drawing(node, box) { return drawing }
      return container(node, box, isRoot: isRoot)
    }
  }

  // MARK: - Looks

  func start(_ kind: SlimNode.Kind, _ node: FigmaNode, _ box: Box) -> SlimNode {
    var slim = SlimNode(kind, box: box)
    slim.id = node.id
    slim.source = node.type
    slim.name = meaningful(node.name)
    slim.opacity = node.opacity
    slim.shadows = shadows(of: node)
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
    return paint(node.mainFills, style: style)
  }

  func stroke(of node: FigmaNode) -> Fill? {
    guard node.strokeWeight > 0 || node.strokeSides?.contains(where: { $0 > 0 }) == true else { return nil }
    return paint(node.strokes, style: node.styles["stroke"] ?? node.styles["strokes"])
  }

  func paint(_ paints: [FigmaNode.Paint], style: String?) -> Fill? {
    let seen = paints.filter { $0.isSeen && !$0.isImage }
    guard let top = seen.last(where: { $0.strength >= 0.5 }) ?? seen.last, let first = seen.first else { return nil }
    let name = style.flatMap { document.styles[$0]?.name }.map { PlainText.name($0) }
    var color = first.shade
    // A glow on top of a colour leaves the colour; a veil is a part of it.
    for paint in seen.dropFirst() where !paint.isGradient || paint.strength >= 0.5 {
      color = paint.shade.laid(over: color)
    }
    let hex = HexColor(color)
    if hex.alpha == 0 && !top.isGradient { return nil }
    var fill = Fill(color: hex, style: name, isGradient: top.isGradient)
    if seen.count == 1 { fill.gradient = SlimTreeBuilder.gradient(of: top) }
    return fill
  }

  /// The gradient of a paint that goes along a line; nil where its colours are one.
  private static func gradient(of paint: FigmaNode.Paint) -> Fill.Gradient? {
    guard paint.type == "GRADIENT_LINEAR", (2...4).contains(paint.stops.count) else { return nil }
    let colors = paint.stops.map { HexColor($0, opacity: paint.opacity) }
    guard Set(colors).count > 1 else { return nil }
    let (x, y) = paint.direction
    let side = abs(x) < abs(y) / 2.5 ? "" : x > 0 ? "right" : "left"
    let end = abs(y) < abs(x) / 2.5 ? "" : y > 0 ? "bottom" : "top"
    func point(_ vertical: String, _ horizontal: String) -> String {
      let sides = ["left": "leading", "right": "trailing"]
      let name = sides[horizontal] ?? ""
      return vertical.isEmpty ? name : vertical + name.prefix(1).uppercased() + name.dropFirst()
    }
    let opposite = ["left": "right", "right": "left", "top": "bottom", "bottom": "top"]
    return Fill.Gradient(
      colors: colors, start: point(opposite[end] ?? "", opposite[side] ?? ""), end: point(end, side))
  }

  /// The drop shadow of a layer, where it can be seen.
  func shadows(of node: FigmaNode) -> [SlimNode.Shadow] {
    let shadow = node.effects.last { $0.isVisible && $0.type == "DROP_SHADOW" && ($0.color?.alpha ?? 0) >= 0.02 }
    guard let shadow, let color = shadow.color, shadow.radius >= 1 || shadow.x != 0 || shadow.y != 0 else { return [] }
    return [SlimNode.Shadow(color: HexColor(color), radius: shadow.radius / 2, x: shadow.x, y: shadow.y)]
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

  func fallbackBox(of node: FigmaNode) -> Box? {
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

  /// Remembers the words in what the system draws: a name of a carrier is one, and so is what was taken for it.
  private mutating func noteWords(of node: FigmaNode) {
    guard node.isVisible, dropped.texts.count < 6 else { return }
    if let text = node.text?.characters, node.type == "TEXT", text.count(where: \.isLetter) > 2 {
      dropped.texts.append(PlainText.name(text))
    }
    for child in node.children { noteWords(of: child) }
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
