import SwiftKitSDK

/// A group shares one pane of glass, and a word beside a symbol reads as one label.
///
/// A menu with what has no place in the bar, an ellipsis, may stand beside anything.
struct ToolbarMixedSymbolText: Check {
  let id = "toolbar-mixed-symbol-text"
  let rules = ["toolbars-and-navigation/items/toolbar-mixed-symbol-text"]
  let severity = Severity.info
  let title = "text and symbol buttons in one toolbar group"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["ToolbarItemGroup", "ToolbarItem"]

  func check(_ file: SourceFile, _ report: Report) {
    for group in file.calls(named: "ToolbarItemGroup") where group.isRoot && !group.isInPreview {
      if group.argument("placement")?.memberName == "keyboard" { continue }
      guard let content = group.contentClosure, isMixed(content) else { continue }
      report(
        group,
        "text and symbol buttons share one background here and are hard to tell apart; separate them with `ToolbarSpacer`"
      )
    }
    for item in file.calls(named: "ToolbarItem") where item.isRoot && !item.isInPreview {
      guard let stack = item.contentClosure?.onlyView, stack.isRooted(in: "HStack"),
        let content = stack.root.contentClosure, isMixed(content)
      else { continue }
      report(
        stack.root,
        "a text and a symbol share one background here and are hard to tell apart; separate them with `ToolbarSpacer`")
    }
  }

  /// Whether two neighbours that show together are of different kinds.
  private func isMixed(_ content: Node) -> Bool {
    var before: [(view: Chain, isSymbol: Bool)] = []
    for view in content.laidOutViews {
      if view.isRooted(in: "ToolbarSpacer", "Spacer") {
        before = []
        continue
      }
      guard let isSymbol = isSymbol(view) else { continue }
      if before.contains(where: { $0.isSymbol != isSymbol && !$0.view.node.isAlternative(to: view.node) }) {
        return true
      }
      before.append((view, isSymbol))
    }
    return false
  }

  /// Whether a button shows a symbol alone, or a text alone; nil where it may show both.
  private func isSymbol(_ view: Chain) -> Bool? {
    // The system's own buttons: a word, and a symbol.
    if view.isRooted(in: "EditButton") { return view.parts.count == 1 ? false : nil }
    if view.isRooted(in: "ShareLink"), view.root.closures.isEmpty {
      return view.root.firstUnlabelled == nil && !view.hasModifier("labelStyle") ? true : nil
    }
    guard view.isRooted(in: "Button", "ShareLink", "Menu", "NavigationLink"), !isOverflow(view.root) else { return nil }
    if let style = view.modifiers(named: "labelStyle").first {
      return style.firstUnlabelled?.memberName == "iconOnly" ? true : nil
    }
    let button = view.root
    if button.firstUnlabelled != nil {
      // In a bar the system shows the image of a titled button alone.
      return button.hasArgument("systemImage") || button.hasArgument("image")
    }
    guard let label = button.labelClosure?.onlyView else { return nil }
    if label.isRooted(in: "Image") { return true }
    if label.isRooted(in: "Text") { return false }
    return label.isRooted(in: "Label") ? true : nil
  }

  private func isOverflow(_ menu: Node) -> Bool {
    guard menu.isNamed("Menu") else { return false }
    let labels = [menu] + (menu.labelClosure?.descendants.filter { $0.kind == .call } ?? [])
    return labels.contains { label in
      (label.argument("systemImage") ?? label.argument("systemName"))?.value.text?.hasPrefix("ellipsis") == true
    }
  }
}
