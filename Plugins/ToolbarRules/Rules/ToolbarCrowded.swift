import SwiftKitSDK

/// Beyond three items in one place the title is squeezed and the system moves items away by rules of its own.
///
/// Counted in one `.toolbar` or one member of toolbar content, at its name. The bottom bar, the keyboard and what a menu holds are left out; of branches
/// the longest counts.
struct ToolbarCrowded: Check {
  let id = "toolbar-crowded"
  let rules = ["toolbars-and-navigation/items/toolbar-crowded"]
  let severity = Severity.info
  let title = "more than three items in one toolbar placement"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["|toolbar|", "|ToolbarContent|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    // The windows of a Mac have room, and bars of other kinds.
    if Set(file.settings.systems.keys) == ["macOS"] { return }
    for toolbar in file.calls(named: "toolbar") where toolbar.isViewModifier && !toolbar.isInPreview {
      guard !toolbar.isCompiled(for: "macOS"), !toolbar.hasArgument("id"), let content = toolbar.contentClosure else {
        continue
      }
      tell(content, at: toolbar, report)
    }
    for member in file.nodes(.variable, .function)
    where member.child(.type)?.isNamed("ToolbarContent") == true && !member.isInPreview {
      guard !member.isCompiled(for: "macOS"), let content = member.code else { continue }
      tell(content, at: member, report)
    }
  }

  private func tell(_ content: Node, at place: Node, _ report: Report) {
    let crowded = counts(in: content, placement: "automatic").filter { $0.value > 3 && !Self.roomy.contains($0.key) }
    guard let most = crowded.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return }
    report(
      place,
      "\(most.value) items in one toolbar placement squeeze the title; keep three, and move the rest into a `Menu`")
  }

  /// How many items stand where, at most; behind the name of one helper.
  private func counts(in node: Node, placement: String, isHelper: Bool = false) -> [String: Int] {
    node.children.reduce(into: [:]) { total, child in
      let counts: [String: Int] =
        switch child.kind {
        case .chain: child.chain.map { self.counts(of: $0, placement: placement, isHelper: isHelper) } ?? [:]
        case .if, .switch:
          child.children.map { self.counts(in: $0, placement: placement, isHelper: isHelper) }.reduce(into: [:]) {
            $0.merge($1, uniquingKeysWith: max)
          }
        case .ifConfig where child.flags.contains(.else): [:]
        case .branch, .switchCase, .ifConfig: self.counts(in: child, placement: placement, isHelper: isHelper)
        default: [:]
        }
      total.merge(counts, uniquingKeysWith: +)
    }
  }

  private func counts(of view: Chain, placement: String, isHelper: Bool) -> [String: Int] {
    // In an item or group, the views of a helper count as if they stood there.
    if placement != "automatic", !isHelper, view.parts.count == 1, let code = view.codeOfMember {
      return counts(in: code, placement: placement, isHelper: true)
    }
    // A helper brings items with places of their own.
    if view.rootName?.first?.isUppercase != true && placement == "automatic" { return [:] }
    // Content of the project's own has places of its own.
    if let name = view.rootName, name != "ToolbarItem", name != "ToolbarItemGroup", name.contains("Toolbar") {
      return [:]
    }
    guard let name = view.rootName, let content = view.root.contentClosure else {
      return view.isRooted(in: "ToolbarSpacer", "Spacer", "DefaultToolbarItem") ? [:] : [placement: 1]
    }
    let place = view.root.argument("placement")?.memberName ?? placement
    switch name {
    case "ToolbarItem":
      // The stack in an item is a row of items by another name.
      if let stack = content.onlyView, stack.isRooted(in: "HStack"), let inner = stack.root.contentClosure {
        return [Self.side(place): inner.views.filter { $0.isRooted(in: "Button", "Menu", "NavigationLink") }.count]
      }
      return [Self.side(place): 1]
    case "ToolbarItemGroup": return counts(in: content, placement: Self.side(place), isHelper: isHelper)
    case "Group", "ForEach", "Section": return counts(in: content, placement: placement, isHelper: isHelper)
    default: return [placement: 1]
    }
  }

  /// One name for the same place.
  private static func side(_ placement: String) -> String {
    switch placement {
    case "topBarTrailing", "navigationBarTrailing", "primaryAction": "trailing"
    case "topBarLeading", "navigationBarLeading", "navigation": "leading"
    default: placement
    }
  }

  private static let roomy: Set = ["bottomBar", "keyboard", "secondaryAction", "bottomOrnament", "status"]
}
