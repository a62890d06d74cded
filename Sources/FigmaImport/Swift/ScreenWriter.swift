/// Puts the file of a screen together: colours, the view with its state, body and sections, small views, preview.
struct ScreenWriter {
  private let tree: SlimTree
  private let name: String
  private let isPart: Bool
  private let colors: BrandColors
  private var writer: ViewWriter
  private(set) var notes: [String] = []
  /// Other whole views of the file, as a sheet's.
  private var others: [[String]] = []

  init(tree: SlimTree, name: String, isPart: Bool) {
    self.tree = tree
    self.isPart = isPart
    self.name = name
    colors = BrandColors(of: tree.root)
    writer = ViewWriter(colors: colors, screen: name + "View", width: tree.size.width)
  }

  var assets: [GeneratedScreen.Asset] {
    writer.assets.map { GeneratedScreen.Asset(name: $0.name, layer: $0.id) }
  }

  mutating func file() -> String {
    let type = name + "View"
    let view = self.view(tree.root, type: type)
    var lines = ["import SwiftUI", ""]
    let used = Set((view.lines + others.joined() + writer.types.joined()).flatMap { ScreenWriter.colorNames(in: $0) })
    let brand = colors.entries.filter { used.contains($0.name) }
    if !brand.isEmpty {
      lines += ["// MARK: - Colors", "", "extension Color {"]
      lines += brand.map { (isPart ? "  fileprivate " : "  ") + BrandColors.declaration($0.name, $0.color) }
      lines += ["}", ""]
    }
    lines += view.lines
    for other in others { lines += [""] + other }
    if !writer.types.isEmpty { lines += ["", "// MARK: - Supporting types"] }
    for type in writer.types { lines += [""] + type }
    lines += ["", "// MARK: - Preview", "", "#Preview {"]
    lines += (view.needsStack ? ["  NavigationStack {", "    \(type)()", "  }"] : ["  \(type)()"]) + ["}"]
    notes += writer.notes
    return lines.joined(separator: "\n") + "\n"
  }

  private static func colorNames(in line: String) -> [String] {
    var names: [String] = []
    var rest = line[...]
    while let range = rest.firstRange(of: "Color.") {
      rest = rest[range.upperBound...]
      names.append(String(rest.prefix { $0.isLetter || $0.isNumber }))
    }
    return names
  }

  // MARK: - A view

  private struct WrittenView {
    var lines: [String]
    /// Whether it is pushed and so lives in a stack of someone else.
    var needsStack = false
  }

  private mutating func view(_ root: SlimNode, type: String) -> WrittenView {
    // State and sections belong to the view that is being written.
    let outer = (writer.state, writer.properties, writer.names)
    writer.state = []
    writer.properties = []
    writer.names = UniqueNames()
    defer { (writer.state, writer.properties, writer.names) = outer }

    let parts = ScreenParts(root)
    let bar = parts.toolbar.map { ToolbarWriter($0, in: root.box) }
    let isModal = root.role == .sheet || bar?.isModal == true
    if bar?.dismisses == true { writer.state.append("@Environment(\\.dismiss) private var dismiss") }

    var code = content(parts, root)
    if let bar {
      code = bar.attached(to: code, &writer)
      notes += bar.notes
    }
    code = bottom(parts, code)
    if let tabs = parts.tabBar { code = self.tabs(tabs, around: code) }
    if let sheet = parts.sheet { code = present(sheet, on: code, of: type) }
    if let dialog = parts.dialog { code = self.dialog(dialog, on: code, of: type) }
    if isModal {
      code = ViewCode("NavigationStack", [code])
      if root.role == .sheet {
        code = code.modified(".presentationDetents([.height(\(JSONWriter.digits(root.box.height.rounded())))])")
        notes.append(
          "the sheet is \(Int(root.box.height.rounded())) points high as drawn; designs leave the safe area at its bottom out, so it may need more"
        )
      }
    }
    return WrittenView(lines: declaration(type, code), needsStack: bar != nil && !isModal)
  }

  private mutating func declaration(_ type: String, _ body: ViewCode) -> [String] {
    var lines = ["struct \(type): View {"]
    if !writer.options.isEmpty, !writer.types.contains(where: { $0[0].hasPrefix("private enum Choice:") }) {
      let chosen = writer.chosenOption ?? writer.options[0]
      writer.state.append("@State private var selection = Choice.\(chosen)")
      writer.types.append(
        ["private enum Choice: CaseIterable {", "  case " + writer.options.joined(separator: ", "), "}"])
    }
    if !writer.state.isEmpty {
      lines += ["  // MARK: - Properties", ""] + writer.state.map { "  " + $0 } + [""]
    }
    let repeated = RepeatedViews([body.lines] + writer.properties.map(\.code.lines), names: writer.names)
    lines += ["  // MARK: - Body", "", "  var body: some View {"] + repeated.parts[0].map { indented($0, 2) } + ["  }"]
    if !writer.properties.isEmpty || !repeated.functions.isEmpty {
      lines += ["", "  // MARK: - Subviews"]
      for (property, code) in zip(writer.properties, repeated.parts.dropFirst()) {
        lines += ["", "  private var \(property.name): some View {"] + code.map { indented($0, 2) } + ["  }"]
      }
      for function in repeated.functions { lines += [""] + function.map { indented($0, 1) } }
    }
    return DesignRemarks.added(to: lines + ["}"])
  }

  private func indented(_ line: String, _ levels: Int) -> String {
    line.isEmpty ? line : String(repeating: "  ", count: levels) + line
  }

  // MARK: - Content

  private mutating func content(_ parts: ScreenParts, _ root: SlimNode) -> ViewCode {
    let isScreen = root.box.height >= 480 && root.role != .dialog
    var sections: [ViewCode] = []
    for node in parts.content {
      let code = writer.view(node)
      sections.append(code.lines.count > 6 ? writer.property(node, code) : code)
    }
    var code: ViewCode
    if sections.isEmpty {
      code = ViewCode("Color.clear")
    } else if sections.count == 1 {
      code = sections[0]
    } else {
      var stack = SlimNode(.vStack, box: root.box)
      stack.spacing = parts.spacing
      stack.align = parts.align
      if parts.toolbar != nil, parts.isInferred {
        stack.align = StackInference(screen: root.box).verticalAlignment(parts.content, in: root.box)
      }
      code = ViewCode(ViewWriter.head(stack), sections)
    }
    let side =
      parts.padding.left >= 8 ? parts.padding.left : StackInference.padding(of: parts.content, in: root.box).left
    code = ViewWriter.padded(code, Insets(right: side, left: side))
    if isScreen, !sections.isEmpty {
      if sections.count > 1, code.lines[0].contains("alignment: .leading") {
        code = code.modified(".frame(maxWidth: .infinity, alignment: .leading)")
      }
      code = ViewCode("ScrollView", [code])
    } else if root.role != .sheet {
      code = writer.dressed(
        ViewWriter.padded(code, Insets(top: root.padding.top, bottom: root.padding.bottom)), withoutFill(root))
    }
    for overlay in parts.overlays {
      let place = overlay.align.map { "(alignment: .\($0))" } ?? ""
      code = code.modified(".overlay\(place)", [writer.view(overlay)])
    }
    for backdrop in parts.backgrounds {
      code = code.modified(".background", [writer.view(backdrop)])
    }
    if let fill = parts.fill, root.role != .sheet {
      let style = fill.color.rgb == "ffffff" ? "Color(uiColor: .systemBackground)" : writer.style(fill, .area)
      if let style { code = code.modified(".background(\(style))") }
    }
    return code
  }

  private func withoutFill(_ root: SlimNode) -> SlimNode {
    var node = root
    node.fill = nil
    node.hasMaterial = false
    return node
  }

  // MARK: - Bars

  /// One button at the bottom is an item of the bottom bar; more stays a view that content scrolls under.
  private mutating func bottom(_ parts: ScreenParts, _ code: ViewCode) -> ViewCode {
    guard let bar = parts.bottomBar else { return code }
    let things = writer.leaves(of: bar).filter { $0.kind != .divider && $0.kind != .shape }
    let controls = bar.first { $0.role == .primaryButton || $0.role == .button || $0.role == .glassButton }
    if let control = controls, writer.leaves(of: control).count == things.count {
      writer.hasPrimary = true
      var button = control
      button.isWide = false
      button.fillsWidth = false
      let words = things.first { $0.content != nil }?.content ?? ""
      var item = ViewCode("Button(\(SwiftWords.literal(words))) {}")
      item = item.modified(".buttonStyle(.borderedProminent)")
      if let fill = control.fill, fill.color.chroma > 0.2, let style = writer.style(fill, .area) {
        item = item.modified(".tint(\(style))")
      }
      return code.modified(".toolbar", [ViewCode("ToolbarItem(placement: .bottomBar)", [item])])
    }
    let view = writer.view(bar)
    let property = writer.property(bar, view)
    return code.modified(".safeAreaInset(edge: .bottom)", [property])
  }

  private mutating func tabs(_ bar: SlimNode, around code: ViewCode) -> ViewCode {
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
      let spoken = words.isEmpty ? writer.spokenName(icon, icon) : words
      let value = names.unique(SwiftWords.memberName(spoken, fallback: "tab"))
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
      let value = names.unique(SwiftWords.memberName(words, fallback: "tab"))
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

  // MARK: - What lies over the screen

  private mutating func present(_ sheet: SlimNode, on code: ViewCode, of type: String) -> ViewCode {
    var root = sheet
    root.role = .sheet
    let name = writer.typeNames.unique(self.name + "Sheet")
    writer.state.append("@State private var isSheetPresented = true")
    others.append(view(root, type: name).lines)
    return code.modified(".sheet(isPresented: $isSheetPresented)", [ViewCode("\(name)()")])
  }

  /// A dialog of words and buttons is an alert; any other is a sheet of its own.
  private mutating func dialog(_ dialog: SlimNode, on code: ViewCode, of type: String) -> ViewCode {
    let leaves = writer.leaves(of: dialog)
    var buttons: [SlimNode] = []
    func find(_ node: SlimNode) {
      if node.role == .button || node.role == .primaryButton {
        buttons.append(node)
      } else {
        node.children.forEach(find)
      }
    }
    find(dialog)
    let inButtons = Set(buttons.flatMap(\.texts))
    let texts = dialog.texts.filter { !inButtons.contains($0) }
    guard (1...3).contains(buttons.count), (1...2).contains(texts.count), leaves.count <= 8,
      leaves.allSatisfy({ $0.kind != .image }), let title = texts.first, buttons.allSatisfy({ $0.texts.count == 1 })
    else { return present(dialog, on: code, of: type) }
    writer.state.append("@State private var isAlertPresented = true")
    let actions = buttons.map { button -> String in
      let words = button.texts[0]
      let isCancel = ["cancel", "no", "later"].contains(words.lowercased())
      return "  Button(\(SwiftWords.literal(words))\(isCancel ? ", role: .cancel" : "")) {}"
    }
    var lines = [".alert(\(SwiftWords.literal(title)), isPresented: $isAlertPresented) {"] + actions
    if texts.count > 1 { lines += ["} message: {", "  " + SwiftWords.text(texts[1])] }
    lines.append("}")
    return code.modified(lines)
  }
}

extension ViewWriter {
  mutating func property(named name: String, _ code: ViewCode) -> ViewCode {
    let unique = names.unique(name)
    properties.insert((unique, code), at: 0)
    return ViewCode(unique)
  }
}
