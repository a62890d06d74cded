/// Bars at the bottom of a screen: one action, several, or tabs.
extension ScreenWriter {
  /// One button at the bottom is an item of the bottom bar; more stays a view that content scrolls under.
  mutating func bottom(_ parts: ScreenParts, _ code: ViewCode) -> ViewCode {
    guard let bar = parts.bottomBar else { return code }
    if let control = soleControl(of: bar) {
      writer.hasPrimary = true
      let words = writer.leaves(of: bar).first { $0.content != nil }?.content ?? ""
      var item = ViewCode("Button(\(SwiftWords.literal(words))) {}")
      item = item.modified(".buttonStyle(.borderedProminent)")
      if let fill = control.fill, fill.color.chroma > 0.2, let style = writer.style(fill, .area) {
        item = item.modified(".tint(\(style))")
      }
      return code.modified(".toolbar", [ViewCode("ToolbarItem(placement: .bottomBar)", [item])])
    }
    let room = Box(x: tree.size.x, y: bar.box.y, width: tree.size.width, height: bar.box.height)
    let view = writer.container(Placement.column(of: [bar], in: room))
    let property = writer.property(bar, view)
    return code.modified(".safeAreaInset(edge: .bottom)", [property])
  }

  /// What stays at the edges of a screen, around the content that scrolls.
  mutating func pinned(_ parts: ScreenParts, to code: ViewCode, in root: SlimNode, below status: Double) -> ViewCode {
    var code = code
    if let first = parts.headers.first, let last = parts.headers.last {
      let room = Box(x: root.box.x, y: status, width: root.box.width, height: max(1, last.box.maxY - status))
      var bar = edge(parts.headers, in: room, below: status, named: first)
      // Content that scrolls under it must not show through.
      if !parts.headers.allSatisfy({ $0.fill != nil || $0.hasMaterial }), let style = writer.style(root.fill, .area) {
        bar = bar.modified(".background(\(style))")
      }
      code = code.modified(".safeAreaInset(edge: .top)", [bar])
    }
    if let first = parts.actions.first {
      let room = Box(x: root.box.x, y: first.box.y, width: root.box.width, height: root.box.maxY - first.box.y)
      code = code.modified(".safeAreaInset(edge: .bottom)", [edge(parts.actions, in: room, below: nil, named: first)])
    }
    return code
  }

  /// A column at the edge of its room.
  private mutating func edge(_ nodes: [SlimNode], in room: Box, below top: Double?, named node: SlimNode) -> ViewCode {
    let stack = Placement.column(of: nodes, in: room, below: top)
    guard let hull = Placement.hull(stack.children) else { return ViewCode("EmptyView()") }
    let views = writer.views(stack.children)
    var code = views.count == 1 ? views[0] : ViewCode(writer.head(stack), views)
    var inset = stack.padding
    inset.top = max(0, (hull.y - room.y).rounded())
    inset.bottom = top == nil ? max(0, (room.maxY - hull.maxY).rounded()) : 0
    code = writer.padded(code, inset)
    return code.lines.count > 6 ? writer.property(node, code) : code
  }

  /// The control that is all there is in a bar.
  func soleControl(of bar: SlimNode?) -> SlimNode? {
    guard let bar else { return nil }
    let things = writer.leaves(of: bar).filter { $0.kind != .divider && $0.kind != .shape }
    let control = bar.first { $0.role == .primaryButton || $0.role == .button || $0.role == .glassButton }
    return control.map { writer.leaves(of: $0).count } == things.count ? control : nil
  }

  /// A screen under its drawn tabs, of which the design has one chosen; each tab has a stack of its own.
  mutating func tabs(_ bar: SlimNode, around code: ViewCode, inStack: Bool) -> ViewCode {
    let items = TabItem.items(of: bar, width: tree.size.width)
    let chosen = TabItem.chosen(among: items)
    let screen = writer.property(named: "screen", code)
    return tabs(items, [chosen: inStack ? ViewCode("NavigationStack", [screen]) : screen], chosen: chosen)
  }

  /// A tab view; what is behind a tab without a view is left open.
  mutating func tabs(_ items: [TabItem], _ views: [Int: ViewCode], chosen: Int) -> ViewCode {
    var tabs: [ViewCode] = []
    var cases: [String] = []
    var names = UniqueNames()
    for (index, item) in items.enumerated() {
      var spoken = item.words
      if spoken.isEmpty, let icon = item.icon { spoken = writer.spokenName(icon, icon) }
      if spoken == "Action" { spoken = "Tab \(index + 1)" }
      let value = names.unique(SwiftWords.memberName(spoken, fallback: "tab\(index + 1)"))
      cases.append(value)
      let content = views[index] ?? ViewCode("EmptyView()")
      guard item.words.isEmpty, let icon = item.icon else {
        let symbol = item.icon.map { picture($0, "systemImage: ", "image: ") } ?? "systemImage: \"circle\""
        let words = SwiftWords.literal(item.words)
        tabs.append(
          writer.iOS < 18
            ? content.modified(".tabItem", [ViewCode("Label(\(words), \(symbol))")]).modified(
              ".tag(ScreenTab.\(value))")
            : ViewCode("Tab(\(words), \(symbol), value: ScreenTab.\(value))", [content]))
        continue
      }
      let label = ViewCode("Image(\(picture(icon, "systemName: ", "")))")
        .modified(".accessibilityLabel(\(SwiftWords.literal(spoken)))")
      if writer.iOS < 18 {
        tabs.append(content.modified(".tabItem", [label]).modified(".tag(ScreenTab.\(value))"))
        continue
      }
      tabs.append(
        ViewCode(
          verbatim: ["Tab(value: ScreenTab.\(value)) {"] + content.lines.map { "  " + $0 } + ["} label: {"]
            + label.lines.map { "  " + $0 } + ["}"]))
    }
    writer.state.append("@State private var tab = ScreenTab.\(cases[min(chosen, cases.count - 1)])")
    writer.types.append(["private enum ScreenTab: CaseIterable {", "  case " + cases.joined(separator: ", "), "}"])
    let view = ViewCode("TabView(selection: $tab)", tabs)
    guard items.indices.contains(chosen), items[chosen].isColorful, let style = writer.style(items[chosen].fill, .area)
    else { return view }
    return view.modified(".tint(\(style))")
  }

  /// The argument for a symbol of the system, or for a picture.
  private mutating func picture(_ icon: SlimNode, _ system: String, _ name: String) -> String {
    if let symbol = icon.icon { return system + writer.symbolName(symbol) }
    return name + SwiftWords.literal(writer.assetName(of: icon))
  }
}

extension ViewWriter {
  mutating func property(named name: String, _ code: ViewCode) -> ViewCode {
    let unique = names.unique(name)
    properties.insert((unique, code), at: 0)
    return ViewCode(unique)
  }
}
