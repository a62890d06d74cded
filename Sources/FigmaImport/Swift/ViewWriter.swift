import JSON

/// Writes the views of a slim tree, and gathers what they need beside them: state, small views, enums.
struct ViewWriter {
  let colors: BrandColors
  let distances: DesignDistances
  /// The lowest version of iOS that the code has to compile for.
  let iOS: Int
  /// Stored properties of the view that is being written, as lines.
  var state: [String] = []
  /// Types that stand after the view, each as lines.
  var types: [[String]] = []
  var names = ViewMembers.names
  /// Names of types, those of SwiftUI included that a design might choose.
  var typeNames: UniqueNames
  /// What a person should look at.
  var notes: [String] = []
  /// Pictures that have to be exported.
  var assets: [GeneratedScreen.Asset] = []
  /// Whether a prominent button was written; a screen has one.
  var hasPrimary = false
  /// Where the main button is, once it was looked for.
  var mainButton: Box?
  var isMainKnown = false
  /// How many labels of buttons are open: a button in a button cannot be tapped.
  var isInLabel = 0
  /// Whether what is written scrolls to the side, where widths are not given by the screen.
  var isInScroller = false
  /// Whether what is written next is all that lies on an area.
  var isOnArea = false
  /// The words beside what is written: a picture without a name is called after them.
  var nearWords = ""
  /// The options of the choices on the screen, and the one that is chosen in the design.
  var options: [String] = []
  var chosenOption: String?
  /// Parts of the view that became properties of their own: name and code.
  var properties: [(name: String, code: ViewCode)] = []
  /// How many containers are open in the property that is being written.
  private var level = 0
  /// The kinds of rows, those of other screens of the module included, by the row's code.
  var rowTypes: [[String]: RowType] = [:]
  /// Whether what is written is on a sheet, which may squeeze it.
  var isInSheet = false
  /// Inside a row, texts and symbols come from its item.
  var rowValues: RowValues?
  /// Whether some words have a part that looks different.
  var hasEmphasis = false
  /// What the parts of a stepper that can be tapped are called.
  var steps: [String: String] = [:]
  /// The text that stands before what is being written.
  var fieldLabel: String?
  /// Where taps can lead: nowhere in a file that stands alone.
  var routes = ScreenRoutes()
  /// Whether something pushes another screen.
  var pushes = false
  /// The screens that taps show over the view that is being written, and the flags that show them.
  var sheets: [(state: String, view: String)] = []
  var assetNames: [String: String] = [:]
  var assetNamesTaken = UniqueNames()

  /// What the screen is called.
  let screenWords: String
  /// What reaches over most of the screen is as wide as it.
  let wide: Double
  /// Where the screen is.
  var screen: Box?

  init(
    colors: BrandColors, screen: String, width: Double, distances: DesignDistances = .design,
    iOS: Int = GeneratedScreen.newestSystem
  ) {
    (self.colors, self.distances, self.iOS) = (colors, distances, iOS)
    wide = max(width * 0.85, 200)
    screenWords = PlainText.words(String(screen.dropLast(4))).joined(separator: " ")
    typeNames = UniqueNames(taken: ViewWriter.takenTypes.union([screen]))
  }

  /// Types of SwiftUI that a design might name a part after, and what the generator writes itself.
  static let takenTypes: Set<String> = [
    "View", "Text", "Image", "Color", "Section", "Form", "List", "Label", "Button", "Choice", "ChoiceRow", "ScreenTab",
    "GridRow", "ToolbarItem", "MenuItem", "TabItem",
  ]

  // MARK: - Nodes

  mutating func view(_ node: SlimNode) -> ViewCode {
    var code: ViewCode
    if node.kind == .spacer { return ViewCode("Spacer()") }
    if isInLabel == 0 || node.role == .toggle, let control = control(node) {
      code = control.tapped(tap(on: node.leadsTo))
    } else if isTappable(node) {
      code = tappable(node).tapped(tap(on: node.leadsTo))
    } else {
      code = drawn(node)
    }
    if let step = steps[RowValues.key(node)] {
      code = tappable(node, spoken: step)
    }
    if node.isControl, node.isDisabled { code = code.modified(".disabled(true)") }
    if node.opacity < 1 { code = code.modified(".opacity(\(JSONWriter.digits(node.opacity)))") }
    code = positioned(code, node)
    return node.kind == .text ? code : code.named(node.name)
  }

  /// A view as it is drawn, which is no control.
  mutating func drawn(_ node: SlimNode) -> ViewCode {
    switch node.kind {
    case .text: return text(node)
    case .icon: return icon(node)
    case .image: return image(node)
    case .shape: return shape(node)
    case .divider:
      // A line that stands takes all the height that there is.
      guard node.place.isFound, node.shown.height > 1 else { return ViewCode("Divider()") }
      return ViewCode("Divider()")
        .modified(".frame(height: \(JSONWriter.digits(max(1, node.shown.height.rounded()))))")
    case .spacer: return ViewCode("Spacer()")
    case .hStack, .vStack, .zStack, .grid, .frame, .component: return container(node)
    }
  }

  mutating func views(_ nodes: [SlimNode]) -> [ViewCode] {
    var last: SlimNode?
    return nodes.map { node in
      defer { last = node }
      return view(node, after: last)
    }
  }

  /// A view that stands after another one: a text before a field says what it is for, unless it is in a control itself.
  mutating func view(_ node: SlimNode, after last: SlimNode?) -> ViewCode {
    let outer = fieldLabel
    defer { fieldLabel = outer }
    fieldLabel = last.flatMap { last in
      let isControl = last.first { $0.isControl || $0.isSurface && $0.kind != .text } != nil
      return last.texts.count == 1 && !isControl ? last.texts[0] : nil
    }
    return view(node)
  }

  // MARK: - Containers

  /// A stack with its distances, width and looks.
  ///
  /// - Parameter height: how high it is at least, in place of distances above and below its content.
  mutating func container(_ node: SlimNode, height: Int? = nil) -> ViewCode {
    // Deep inside, a larger part becomes a property, so that no body nests without end.
    if level >= 5, node.count >= 6, rowValues == nil {
      let outer = level
      level = 0
      defer { level = outer }
      return property(node, container(node, height: height))
    }
    level += 1
    defer { level -= 1 }
    let outer = isInScroller
    if node.place.scrolls { isInScroller = true }
    defer { isInScroller = outer }
    var code = stack(node)
    if node.place.scrolls {
      code = ViewCode("ScrollView(.horizontal)", [padded(code, node.padding)])
        .modified(".scrollIndicators(.hidden)")
      return dressed(code, node)
    }
    if node.place.isFound { return dressed(sized(isBare(node) ? code : padded(code, node.padding), node), node) }
    var padding = ViewWriter.insets(of: node)
    if height != nil { (padding.top, padding.bottom) = (0, 0) }
    code = padded(code, padding)
    if let height {
      code = code.modified(".frame(maxWidth: .infinity, minHeight: \(height))")
    } else if node.fillsWidth || node.isWide {
      code = code.modified(".frame(maxWidth: .infinity\(frameAlignment(node)))")
    }
    return dressed(code, node)
  }

  /// The stack of the children, without looks.
  mutating func stack(_ node: SlimNode) -> ViewCode {
    if node.children.count == 1, node.repetition == nil {
      isOnArea = node.isSurface
      return view(node.children[0])
    }
    if node.children.isEmpty { return ViewCode("Color.clear") }
    let outer = nearWords
    defer { nearWords = outer }
    let texts = node.texts
    if !texts.isEmpty {
      let named = texts.count <= 3 ? texts.lazy.map { SwiftWords.heading($0) }.first { !$0.isEmpty } : nil
      nearWords = named ?? ""
    }
    if node.kind == .zStack { return layers(node) }
    if let label = label(node) { return label }
    if let choices = choices(node) { return choices }
    let children = gridded(node)
    if children.count == 1 { return view(children[0]) }
    if let repeated = repeated(node) { return repeated }
    var content = views(children)
    if node.kind == .hStack, !node.isSpread, content.count == 2, content[0].lines[0].hasPrefix("Image(systemName:"),
      content[1].lines[0].hasPrefix("Text(")
    {
      // A label has a distance of its own; what the design has beyond it belongs to the symbol.
      let further = (node.spacing ?? 8) - 8
      if node.place.isFound, further > 3 { content[0] = padded(content[0], Insets(right: further)) }
      let (icon, title) = (content[0].lines.map { "  " + $0 }, content[1].lines.map { "  " + $0 })
      return ViewCode(verbatim: ["Label {"] + title + ["} icon: {"] + icon + ["}"])
    }
    if node.isSpread {
      content = content.enumerated().flatMap { $0.offset == 0 ? [$0.element] : [ViewCode("Spacer()"), $0.element] }
    }
    let code = ViewCode(head(node), content)
    // Glass cannot see glass: neighbours share a container.
    let isShared = iOS >= 26 && node.children.count(where: { $0.role == .glassButton }) > 1
    return isShared ? ViewCode("GlassEffectContainer", [code]) : code
  }

  func head(_ node: SlimNode, kind: SlimNode.Kind? = nil) -> String {
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
    if let spacing = node.spacing { arguments.append("spacing: \(distance(spacing))") }
    if node.kind == .grid, node.place.isFound { return gridHead(node) }
    let name = kind.rawValue
    return arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// Views on top of each other: what only decorates goes behind or over the main one.
  private mutating func layers(_ node: SlimNode) -> ViewCode {
    if node.place.isFound { return placedLayers(node) }
    let behind = node.children.filter { $0.role == .background }
    let over = node.children.filter { $0.role == .overlay && !$0.hasText }
    let main = node.children.filter { $0.role != .background && !($0.role == .overlay && !$0.hasText) }
    guard let first = main.first else {
      return ViewCode("ZStack", views(node.children))
    }
    // A small control on a picture lies in its corner; the picture keeps its size.
    if main.count == 1, behind.count == 1, behind[0].kind == .image, first.isControl, !first.hasText,
      first.box.area < behind[0].box.area * 0.4
    {
      let corner = StackInference.corner(of: first.box, in: behind[0].box).map { "(alignment: .\($0))" } ?? ""
      var code = view(behind[0]).modified(".overlay\(corner)", [view(first)])
      for layer in over {
        code = code.modified(".overlay\(layer.align.map { "(alignment: .\($0))" } ?? "")", [view(layer)])
      }
      return code
    }
    var code = main.count == 1 ? view(first) : layers(main, views(main))
    if !behind.isEmpty, !(main.count == 1 && first.isControl), behind.contains(where: { $0.kind == .image }) {
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

  /// Views on top of each other that are equals, unless a small thing lies on a larger one.
  private func layers(_ nodes: [SlimNode], _ views: [ViewCode]) -> ViewCode {
    guard nodes.count == 2, let size = views[1].frame, size <= 32, views[0].frame.map({ $0 > size }) ?? true,
      !nodes[0].hasText
    else { return ViewCode("ZStack", views) }
    let corner = StackInference.corner(of: nodes[1].box, in: nodes[0].box).map { "(alignment: .\($0))" } ?? ""
    return views[0].modified(".overlay\(corner)", [views[1]])
  }
}
