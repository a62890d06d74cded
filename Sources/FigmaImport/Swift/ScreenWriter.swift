import JSON
import RuleModel

/// Puts the file of a screen together: colours, the view with its state, body and sections, small views, preview.
struct ScreenWriter {
  let tree: SlimTree
  let name: String
  private let isPart: Bool
  private let colors: BrandColors
  var writer: ViewWriter
  private(set) var notes: [String] = []
  /// The whole views of the file: the screen first, then others, as a sheet's.
  var drafts: [ViewDraft] = []
  private var needsStack = false
  /// How high the status bar of a phone is.
  static let statusBar = 54.0

  /// What the files of one module share: its colours, and the names of types that are taken.
  struct Module {
    let colors: BrandColors
    let typeNames: UniqueNames
    /// The names of pictures that are taken.
    var assetNames = UniqueNames()
    /// The rows of the screens before.
    var rowTypes: [[String]: RowType] = [:]
    var routes = ScreenRoutes()
    /// The tabs that belong to no screen alone.
    var tabs: SharedTabs?
  }

  private let module: Module?

  init(
    tree: SlimTree, name: String, isPart: Bool = false, distances: DesignDistances, iOS: Int, module: Module? = nil
  ) {
    var tree = tree
    tree.root = tree.root.withContrast()
    self.tree = tree
    self.isPart = isPart
    self.name = name
    self.module = module
    colors = module?.colors ?? BrandColors(of: tree.root)
    writer = ViewWriter(colors: colors, screen: name + "View", width: tree.size.width, distances: distances, iOS: iOS)
    writer.screen = tree.size
    if let module {
      writer.typeNames = module.typeNames
      writer.assetNamesTaken = module.assetNames
      writer.rowTypes = module.rowTypes
      writer.routes = module.routes
    }
  }

  var assets: [GeneratedScreen.Asset] { writer.assets }

  /// Writes the views as far as they can be without those of other screens.
  mutating func draft() {
    let view = self.view(tree.root, type: name + "View")
    needsStack = view.needsStack
    drafts.insert(view.draft, at: 0)
    if writer.hasEmphasis, module == nil {
      writer.types.append(ViewWriter.emphasis.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }

  /// The file of what was drafted.
  mutating func file(signatures: [String: [String: String]] = [:]) -> String {
    let type = name + "View"
    var code: [String] = []
    for (index, draft) in drafts.enumerated() {
      let view = draft.finished(typeNames: &writer.typeNames, signatures: signatures)
      code += (index > 0 ? [""] : []) + view.lines
      writer.types += view.types
    }
    if !writer.types.isEmpty { code += ["", "// MARK: - Supporting types"] }
    for type in writer.types { code += [""] + type }
    var lines = ["import SwiftUI", ""]
    var renamed: [String: String] = [:]
    if module == nil {
      let used = Set(code.flatMap { ScreenWriter.colorNames(in: $0) })
      let (brand, names) = colors.numbered(used)
      renamed = names
      if !brand.isEmpty {
        lines += ["// MARK: - Colors", ""] + BrandColors.extensionLines(brand, isPart: isPart) + [""]
      }
    }
    lines += code.map { line in
      guard !renamed.isEmpty, line.contains("Color.") else { return line }
      return CodeTokens(line[...]).written { $0.kind == .color ? renamed[$0.text] ?? $0.text : $0.text }
    }
    lines += ["", "// MARK: - Preview", "", "#Preview {"]
    lines += (needsStack ? ["  NavigationStack {", "    \(type)()", "  }"] : ["  \(type)()"]) + ["}"]
    notes += writer.notes
    return CodeLayout.wrapped(lines).joined(separator: "\n") + "\n"
  }

  /// The tabs that several screens share, as a view of their own with `views` behind them.
  mutating func sharedTabs(_ tabs: SharedTabs, _ views: [Int: ViewCode]) -> [String] {
    writer.names = ViewMembers.names
    let items = TabItem.items(of: tabs.bar, width: tree.size.width)
    let body = self.tabs(items, views, chosen: tabs.targets.keys.min() ?? 0)
    let draft = declaration("MainTabsView", body)
    let view = draft.finished(typeNames: &writer.typeNames, signatures: [:])
    return ["/// The tabs of the app."] + view.lines + (writer.types + view.types).flatMap { [""] + $0 }
  }

  /// The names after `Color.` in code.
  static func colorNames(in line: String) -> [String] {
    var names: [String] = []
    var rest = line[...]
    while let range = rest.firstRange(of: "Color.") {
      rest = rest[range.upperBound...]
      names.append(String(rest.prefix { $0.isLetter || $0.isNumber }))
    }
    return names
  }

  // MARK: - A view

  struct WrittenView {
    let draft: ViewDraft
    /// Whether it is pushed and so lives in a stack of someone else.
    var needsStack = false
  }

  mutating func view(_ root: SlimNode, type: String) -> WrittenView {
    // State and sections belong to the view that is being written.
    let outer = (writer.state, writer.properties, writer.names, writer.isInSheet, writer.sheets)
    writer.isInSheet = root.role == .sheet
    writer.state = []
    writer.properties = []
    writer.names = ViewMembers.names
    writer.sheets = []
    defer { (writer.state, writer.properties, writer.names, writer.isInSheet, writer.sheets) = outer }

    var parts = ScreenParts(root)
    if root.role == nil {
      parts.takeSearch(in: root.box) { [writer] fill in
        // White is what an app's own field is drawn in.
        let style = writer.style(fill, .area) ?? ""
        return style.hasPrefix("Color(uiColor:") && fill?.color.rgb != "ffffff"
      }
    }
    let bar = parts.toolbar.map { ToolbarWriter($0, in: root.box) }
    let isModal = root.role == .sheet || bar?.isModal == true
    if bar?.dismisses == true { writer.state.append("@Environment(\\.dismiss) private var dismiss") }

    writer.findMainButton(
      in: parts.content + parts.actions + [parts.bottomBar].compactMap { $0 }, width: root.box.width)
    // What stands alone at the bottom is the main action; others in the content give way.
    if soleControl(of: parts.bottomBar) != nil { writer.hasPrimary = true }
    var code = content(parts, root)
    if let bar {
      code = bar.attached(to: code, &writer)
      if parts.search != nil { code = writer.searchable(code, prompt: parts.searchPrompt) }
      notes += bar.notes
    }
    code = bottom(parts, code)
    for sheet in writer.sheets {
      code = code.modified(".sheet(isPresented: $\(sheet.state))", [ViewCode("\(sheet.view)()")])
    }
    var needsStack = (bar != nil || writer.pushes) && !isModal
    if let tabs = parts.tabBar, module?.tabs?.screens.contains(tree.node) != true {
      code = self.tabs(tabs, around: code, inStack: needsStack && module == nil)
      if module == nil { needsStack = false }
    }
    if root.role != .sheet, let appearance = parts.appearance(of: root) {
      code = code.modified(".preferredColorScheme(.\(appearance))")
    }
    if let sheet = parts.sheet { code = present(sheet, on: code, of: type) }
    if let dialog = parts.dialog { code = self.dialog(dialog, on: code, of: type) }
    if isModal {
      if bar != nil || parts.bottomBar != nil { code = ViewCode("NavigationStack", [code]) }
      if root.role == .sheet {
        code = code.modified(".presentationDetents([.height(\(JSONWriter.digits(root.box.height.rounded())))])")
        // The system's ground is white; what the design has instead covers the safe area too.
        if let fill = root.fill, fill.color.rgb != "ffffff" || fill.color.alpha < 255,
          let style = writer.style(fill, .area)
        {
          // iOS 16 has it from its fourth update on only; there a background reaches the edges too, below a bar.
          code = code.modified(writer.iOS < 17 ? ".background(\(style))" : ".presentationBackground(\(style))")
        }
        notes.append(
          "the sheet is \(Int(nearest: root.box.height)) points high in the design; designs omit the bottom safe area, so it may need more"
        )
      }
    }
    return WrittenView(draft: declaration(type, code), needsStack: needsStack)
  }

  private mutating func declaration(_ type: String, _ body: ViewCode) -> ViewDraft {
    if !writer.options.isEmpty, !writer.types.contains(where: { $0[0].hasPrefix("private enum Choice:") }) {
      let chosen = writer.chosenOption ?? writer.options[0]
      writer.state.append("@State private var selection = Choice.\(chosen)")
      writer.types.append(
        ["private enum Choice: CaseIterable {", "  case " + writer.options.joined(separator: ", "), "}"])
    }
    return ViewDraft(
      type: type, state: writer.state, body: body.lines, properties: writer.properties, names: writer.names)
  }

  // MARK: - Content

  private mutating func content(_ parts: ScreenParts, _ root: SlimNode) -> ViewCode {
    // A sheet that is as high as what is on it has nothing to scroll.
    let isPanel = root.role == .sheet && parts.toolbar == nil && root.box.height <= tree.size.height * 0.85
    let isScreen = root.box.height >= 480 && root.role != .dialog && !isPanel
    // A screen begins below the status bar, or below its bar.
    let status = root.box.y + ScreenWriter.statusBar
    let bar = parts.search?.box.maxY ?? parts.toolbar?.box.maxY ?? status
    let top = isScreen ? parts.headers.last?.box.maxY ?? max(bar, status) : root.box.y
    var stack = Placement.column(of: parts.content, in: root.box, below: isScreen ? top : nil)
    stack.children = writer.gridded(stack)
    let isList = isScreen && parts.headers.isEmpty
    let form = isList ? form(of: stack.children, in: root.box, ground: parts.fill) : nil
    let list = form ?? (isList ? list(of: stack, in: root.box, below: top, ground: parts.fill) : nil)
    var sections: [ViewCode] = []
    for (index, node) in stack.children.enumerated() where list == nil {
      let code = writer.view(node, after: index > 0 ? stack.children[index - 1] : nil)
      sections.append(code.lines.count > 6 ? writer.property(node, code) : code)
    }
    var code: ViewCode
    if sections.isEmpty {
      code = ViewCode("Color.clear")
    } else if sections.count == 1 {
      code = sections[0]
    } else {
      code = ViewCode(writer.head(stack), sections)
    }
    var inset = stack.padding
    if isScreen, let first = stack.children.first, let last = stack.children.last {
      inset.top = max(0, (first.shown.y - top).rounded())
      let rest = (root.box.maxY - last.shown.maxY).rounded()
      inset.bottom = parts.bottomBar == nil && (0...64).contains(rest) ? rest : 0
    } else if let hull = Placement.hull(stack.children) {
      inset.top = max(0, (hull.y - max(root.box.y, parts.toolbar?.box.maxY ?? root.box.y)).rounded())
      inset.bottom = max(0, (root.box.maxY - hull.maxY).rounded())
    }
    code = writer.padded(code, inset)
    if let list {
      code = pinned(parts, to: list, in: root, below: status)
    } else if isScreen, !sections.isEmpty {
      if sections.count > 1, stack.align != nil {
        code = code.modified(".frame(maxWidth: .infinity, alignment: .\(stack.align ?? "leading"))")
      }
      code = pinned(parts, to: ViewCode("ScrollView", [code]), in: root, below: status)
    } else if root.role != .sheet {
      code = writer.dressed(code, withoutFill(root))
    }
    let placement = Placement()
    for overlay in parts.overlays {
      let place = StackInference.corner(of: overlay.box, in: root.box).map { "(alignment: .\($0))" } ?? ""
      code = code.modified(
        ".overlay\(place)", [writer.view(placement.corner(Placement.measured(overlay, in: root.box), of: root.box))])
    }
    for backdrop in parts.backgrounds {
      // What covers the screen is its ground; what is smaller keeps its corner.
      if root.box.share(inside: backdrop.box) >= 0.85 {
        code = code.modified(".background", [writer.backdrop(backdrop)])
      } else {
        let layer = placement.corner(Placement.measured(backdrop, in: root.box), of: root.box)
        code = code.modified(
          ".background\(layer.align.map { "(alignment: .\($0))" } ?? "")", [writer.view(layer)])
      }
    }
    if let fill = parts.fill, root.role != .sheet, form == nil {
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
}
