import SwiftKitSDK

/// Numbers as the selection of tabs break when the order changes; the cases of an enum do not.
struct TabByNumber: Check {
  let id = "tab-by-number"
  let rules = [
    "toolbars-and-navigation/navigation/tab-by-number", "navigation-and-deep-links/tabs/tab-switch-from-code",
  ]
  let severity = Severity.info
  let title = "tabs that are selected by number"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .convention
  let literals = ["|TabView| & |selection| & |Tab|", "|TabView| & |selection| & |tag| & |tabItem|"]

  func check(_ file: SourceFile, _ report: Report) {
    for view in file.calls(named: "TabView") where view.isRoot && view.hasArgument("selection") && !view.isInPreview {
      guard let content = view.contentClosure else { continue }
      let tabs = content.laidOutViews.filter { tab in
        if tab.isRooted(in: "Tab") { return tab.root.argument("value")?.value.kind == .integer }
        guard tab.hasModifier("tabItem") else { return false }
        return tab.modifiers(named: "tag").first?.firstUnlabelled?.value.kind == .integer
      }
      guard tabs.count > 1, let first = tabs.first, !isOnlyKept(view) else { continue }
      let place = first.isRooted(in: "Tab") ? first.root : first.modifiers(named: "tag").first ?? first.root
      report(place, "numbers select the wrong tab once the order changes; use the cases of an enum")
    }
  }

  /// Whether the selection is the view's own state, which the file neither reads nor sets.
  private func isOnlyKept(_ view: Node) -> Bool {
    guard let name = view.argument("selection")?.value.memberName, name.hasPrefix("$"),
      case let plain = String(name.dropFirst()),
      // One that `#if` leaves to a system is the view's own, too.
      case let declared = view.file.nodes(.variable, named: [plain]), declared.count == 1,
      declared[0].hasAttribute("State"), declared[0].enclosingType?.name == view.enclosingType?.name
    else { return false }
    return view.file.nodes(.member, named: [plain]).isEmpty && view.file.nodes(.member, named: [name]).count == 1
  }
}
