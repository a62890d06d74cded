/// Writes the views of a slim tree, and gathers what they need beside them: state, small views, enums.
struct ViewWriter {
  let colors: BrandColors
  /// Stored properties of the view that is being written, as lines.
  var state: [String] = []
  /// Types that stand after the view, each as lines.
  var types: [[String]] = []
  var names = UniqueNames()
  /// Names of types, those of SwiftUI included that a design might choose.
  var typeNames: UniqueNames
  /// What a person should look at.
  var notes: [String] = []
  /// Pictures that have to be exported: asset name and layer.
  var assets: [(name: String, id: String)] = []
  /// Whether a prominent button was written; a screen has one.
  var hasPrimary = false
  /// The options of the choices on the screen, and the one that is chosen in the design.
  var options: [String] = []
  var chosenOption: String?
  /// Parts of the view that became properties of their own: name and code.
  var properties: [(name: String, code: ViewCode)] = []
  /// How many containers are open in the property that is being written.
  private var level = 0
  /// Inside a row, texts and symbols come from its item.
  var rowValues: RowValues?
  var assetNames: [String: String] = [:]
  var assetNamesTaken = UniqueNames()

  /// What reaches over most of the screen is as wide as it.
  let wide: Double

  init(colors: BrandColors, screen: String, width: Double) {
    self.colors = colors
    wide = max(width * 0.85, 200)
    typeNames = UniqueNames(taken: [
      "View", "Text", "Image", "Color", "Section", "Form", "List", "Label", "Button", screen,
      // What the generator writes itself, and types of the system that end as rows and items do.
      "Choice", "ChoiceRow", "ScreenTab", "GridRow", "ToolbarItem", "MenuItem", "TabItem",
    ])
  }

  // MARK: - Nodes

  mutating func view(_ node: SlimNode) -> ViewCode {
    var code: ViewCode
    if let control = control(node) {
      code = control
    } else {
      switch node.kind {
      case .text: code = text(node)
      case .icon: code = icon(node)
      case .image: code = image(node)
      case .shape: code = shape(node)
      case .divider: return ViewCode("Divider()")
      case .spacer: return ViewCode("Spacer()")
      case .hStack, .vStack, .zStack, .grid, .frame, .component: code = container(node)
      }
    }
    if node.opacity < 1 { code = code.modified(".opacity(\(JSONWriter.digits(node.opacity)))") }
    return code
  }

  mutating func views(_ nodes: [SlimNode]) -> [ViewCode] { nodes.map { view($0) } }

  // MARK: - Leaves

  mutating func text(_ node: SlimNode) -> ViewCode {
    let content = node.content ?? ""
    var code: ViewCode
    if let value = rowValues?.text(node) {
      code = ViewCode("Text(\(value))")
    } else if let symbol = node.icon {
      code = ViewCode("Label(\(SwiftWords.literal(content)), systemImage: \(symbolName(symbol)))")
    } else {
      code = ViewCode(SwiftWords.text(content))
    }
    if let font = node.font {
      if font.style != .body { code = code.modified(".font(.\(font.style.rawValue))") }
      if let weight = font.weight { code = code.modified(".fontWeight(.\(weight.rawValue))") }
      if font.isItalic { code = code.modified(".italic()") }
    }
    if let style = style(node.fill, .label), style != ".primary" { code = code.modified(".foregroundStyle(\(style))") }
    if node.decoration == "UNDERLINE" { code = code.modified(".underline()") }
    if node.decoration == "STRIKETHROUGH" { code = code.modified(".strikethrough()") }
    if !node.letterCase.isEmpty { code = code.modified(".textCase(.\(node.letterCase))") }
    if node.lineLimit > 0 { code = code.modified(".lineLimit(\(node.lineLimit))") }
    if let align = node.textAlign { code = code.modified(".multilineTextAlignment(.\(align))") }
    if node.fillsWidth {
      let edge = node.textAlign == nil ? "leading" : node.textAlign == "center" ? "center" : "trailing"
      code = code.modified(".frame(maxWidth: .infinity, alignment: .\(edge))")
    }
    return code
  }

  mutating func icon(_ node: SlimNode) -> ViewCode {
    guard let symbol = node.icon else { return asset(node, isFilled: false) }
    var code = ViewCode("Image(systemName: \(rowValues?.icon(node) ?? symbolName(symbol)))")
    if let style = style(node.fill, .label), style != ".primary" { code = code.modified(".foregroundStyle(\(style))") }
    return code
  }

  mutating func symbolName(_ symbol: String) -> String {
    guard symbol.hasPrefix("?") else { return SwiftWords.literal(symbol) }
    notes.append("a symbol of the design is unknown (\(symbol)); look at the screenshot")
    return "\"questionmark.square.dashed\""
  }

  // MARK: - Containers

  mutating func container(_ node: SlimNode) -> ViewCode {
    // Deep inside, a larger part becomes a property, so that no body nests without end.
    if level >= 5, node.count >= 6, rowValues == nil {
      let outer = level
      level = 0
      defer { level = outer }
      return property(node, container(node))
    }
    level += 1
    defer { level -= 1 }
    var code = stack(node)
    code = ViewWriter.padded(code, node.padding)
    if node.fillsWidth || node.isWide {
      code = code.modified(".frame(maxWidth: .infinity\(frameAlignment(node)))")
    }
    return dressed(code, node)
  }

  /// A reference to a property with the code of a node, named after it.
  mutating func property(_ node: SlimNode, _ code: ViewCode) -> ViewCode {
    let words = node.texts.first.map { PlainText.words($0).prefix(3).joined(separator: " ") } ?? ""
    let wanted = node.name.isEmpty || node.name.count > 32 ? words : node.name
    let fallback =
      node.first { $0.isControl } != nil ? "controls" : node.first { $0.kind == .image } != nil ? "picture" : "part"
    var name = SwiftWords.memberName(wanted, fallback: fallback)
    // Rules of the house keep the suffix for types.
    if name.hasSuffix("View"), name.count > 4 { name = String(name.dropLast(4)) }
    name = names.unique(name)
    properties.append((name, code))
    return ViewCode(name)
  }

  /// The stack of the children, without looks.
  mutating func stack(_ node: SlimNode) -> ViewCode {
    if node.children.count == 1, node.repetition == nil { return view(node.children[0]) }
    if node.children.isEmpty { return ViewCode("Color.clear") }
    if node.kind == .zStack { return layers(node) }
    if let label = label(node) { return label }
    if let repeated = repeated(node) { return repeated }
    var content = views(node.children)
    if node.isSpread {
      content = content.enumerated().flatMap { $0.offset == 0 ? [$0.element] : [ViewCode("Spacer()"), $0.element] }
    }
    return ViewCode(ViewWriter.head(node), content)
  }

  static func head(_ node: SlimNode, kind: SlimNode.Kind? = nil) -> String {
    let kind = kind ?? (node.kind == .hStack ? .hStack : .vStack)
    var arguments: [String] = []
    switch (kind, node.align) {
    case (.vStack, "leading"): arguments.append("alignment: .leading")
    case (.vStack, "trailing"): arguments.append("alignment: .trailing")
    case (.hStack, "top"): arguments.append("alignment: .top")
    case (.hStack, "bottom"): arguments.append("alignment: .bottom")
    case (.hStack, "baseline"): arguments.append("alignment: .firstTextBaseline")
    default: break
    }
    if let spacing = node.spacing { arguments.append("spacing: \(JSONWriter.digits(onScale(spacing)))") }
    let name = kind.rawValue
    return arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// Views on top of each other: what only decorates goes behind or over the main one.
  private mutating func layers(_ node: SlimNode) -> ViewCode {
    let behind = node.children.filter { $0.role == .background }
    let over = node.children.filter { $0.role == .overlay && !$0.hasText }
    let main = node.children.filter { $0.role != .background && !($0.role == .overlay && !$0.hasText) }
    guard let first = main.first else {
      return ViewCode("ZStack", views(node.children))
    }
    var code = main.count == 1 ? view(first) : layers(main, views(main))
    if !behind.isEmpty, behind.contains(where: { $0.kind == .image }) {
      code = code.modified(".frame(maxWidth: .infinity)")
    }
    for layer in behind { code = code.modified(".background", [backdrop(layer)]) }
    for layer in over {
      let place = layer.align.map { "(alignment: .\($0))" } ?? ""
      code = code.modified(".overlay\(place)", [view(layer)])
    }
    if !behind.isEmpty, let clip = outline(of: node) ?? outline(of: behind[0]), clip != "Rectangle()" {
      code = code.modified(".clipShape(\(clip))")
    }
    return code
  }

  /// Views on top of each other that are equals, unless a small thing lies on a larger one of a fixed size.
  private func layers(_ nodes: [SlimNode], _ views: [ViewCode]) -> ViewCode {
    let sizes = nodes.map { max($0.box.width, $0.box.height).rounded() }
    guard nodes.count == 2, nodes.allSatisfy({ $0.kind == .shape || $0.kind == .image || $0.kind == .icon }),
      views.allSatisfy({ $0.lines.contains { $0.contains(".frame(width: ") } }), sizes[1] <= 32, sizes[0] > sizes[1]
    else { return ViewCode("ZStack", views) }
    return views[0].modified(".overlay", [views[1]])
  }

  /// A symbol before one text is a label.
  private mutating func label(_ node: SlimNode) -> ViewCode? {
    guard node.kind == .hStack, node.children.count == 2, !node.isSpread, node.children[0].kind == .icon,
      let symbol = node.children[0].icon, node.children[1].kind == .text, node.children[1].icon == nil, rowValues == nil
    else { return nil }
    var text = node.children[1]
    text.icon = symbol
    return self.text(text)
  }
}
