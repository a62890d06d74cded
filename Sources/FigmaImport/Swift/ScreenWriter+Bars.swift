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

  /// The control that is all there is in a bar.
  func soleControl(of bar: SlimNode?) -> SlimNode? {
    guard let bar else { return nil }
    let things = writer.leaves(of: bar).filter { $0.kind != .divider && $0.kind != .shape }
    let control = bar.first { $0.role == .primaryButton || $0.role == .button || $0.role == .glassButton }
    return control.map { writer.leaves(of: $0).count } == things.count ? control : nil
  }

  mutating func tabs(_ bar: SlimNode, around code: ViewCode) -> ViewCode {
    let leaves = writer.leaves(of: bar).filter { $0.kind == .icon || $0.kind == .image || $0.content != nil }
    let icons = leaves.filter { $0.content == nil }.sorted { $0.box.midX < $1.box.midX }
    let texts = leaves.filter { $0.content != nil }
    let screen = writer.property(named: "screen", code)
    let chosen = icons.indices.max { (icons[$0].fill?.color.chroma ?? 0) < (icons[$1].fill?.color.chroma ?? 0) } ?? 0
    var used = Set<Int>()
    var items: [ViewCode] = []
    var cases: [String] = []
    var names = UniqueNames()
    for (index, icon) in icons.enumerated() {
      let near = texts.indices.filter { !used.contains($0) }
        .min { abs(texts[$0].box.midX - icon.box.midX) < abs(texts[$1].box.midX - icon.box.midX) }
      let text = near.flatMap { abs(texts[$0].box.midX - icon.box.midX) < max(48, tree.size.width / 8) ? $0 : nil }
      if let text { used.insert(text) }
      let words = text.flatMap { texts[$0].content } ?? ""
      var spoken = words.isEmpty ? writer.spokenName(icon, icon) : words
      if spoken == "Action" { spoken = "Tab \(index + 1)" }
      let value = names.unique(SwiftWords.memberName(spoken, fallback: "tab\(index + 1)"))
      cases.append(value)
      let content = index == chosen ? screen : ViewCode("EmptyView()")
      let symbol =
        icon.icon.map { "systemImage: \(writer.symbolName($0))" }
        ?? "image: \(SwiftWords.literal(writer.assetName(of: icon)))"
      if words.isEmpty {
        let picture =
          icon.icon.map { "Image(systemName: \(writer.symbolName($0)))" }
          ?? "Image(\(SwiftWords.literal(writer.assetName(of: icon))))"
        let label = ViewCode(picture).modified(".accessibilityLabel(\(SwiftWords.literal(spoken)))")
        items.append(
          ViewCode(
            verbatim: ["Tab(value: ScreenTab.\(value)) {"] + content.lines.map { "  " + $0 } + ["} label: {"]
              + label.lines.map { "  " + $0 } + ["}"]))
      } else {
        items.append(ViewCode("Tab(\(SwiftWords.literal(words)), \(symbol), value: ScreenTab.\(value))", [content]))
      }
    }
    for index in texts.indices where !used.contains(index) {
      let words = texts[index].content ?? ""
      let value = names.unique(SwiftWords.memberName(words, fallback: "tab\(cases.count + 1)"))
      cases.append(value)
      items.append(
        ViewCode(
          "Tab(\(SwiftWords.literal(words)), systemImage: \"circle\", value: ScreenTab.\(value))",
          [ViewCode("EmptyView()")]))
    }
    writer.state.append("@State private var tab = ScreenTab.\(cases[min(chosen, cases.count - 1)])")
    writer.types.append(["private enum ScreenTab: CaseIterable {", "  case " + cases.joined(separator: ", "), "}"])
    return ViewCode("TabView(selection: $tab)", items)
  }
}

extension ViewWriter {
  mutating func property(named name: String, _ code: ViewCode) -> ViewCode {
    let unique = names.unique(name)
    properties.insert((unique, code), at: 0)
    return ViewCode(unique)
  }
}
