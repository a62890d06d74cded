import SwiftKitSDK

/// Colour on glass reads as meaning; where every item has its own, the one that matters no longer stands out.
///
/// Reported once a toolbar with two tinted items, at `toolbar`, and once a stack with two tinted buttons.
struct TintDecorative: Check {
  let id = "tint-decorative"
  let rules = ["liquid-glass/variants/tint-decorative"]
  let severity = Severity.info
  let title = "several tinted items side by side"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals =
    ["tint", "foregroundStyle", "foregroundColor"].beside("toolbar") + ["tint"].beside("Stack", "ControlGroup")

  func check(_ file: SourceFile, _ report: Report) {
    for toolbar in file.calls(named: "toolbar") where toolbar.isViewModifier && !toolbar.isInPreview {
      guard let content = toolbar.contentClosure, hasTwo(items(of: content).filter(isTintedItem)) else { continue }
      report(toolbar, "this toolbar has several tinted items; reserve tint for the primary action or a state")
    }
    for stack in file.calls(named: "HStack", "VStack", "ControlGroup") where stack.isRoot && !stack.isInPreview {
      guard let content = stack.contentClosure, stack.toolbar == nil else { continue }
      let buttons = content.laidOutViews.filter { $0.isRooted(in: "Button") && isTinted($0, by: ["tint"]) }
      guard hasTwo(buttons) else { continue }
      report(stack, "this stack has several tinted buttons; reserve tint for the primary action or a state")
    }
  }

  /// Whether two of them show together.
  private func hasTwo(_ views: [Chain]) -> Bool {
    views.indices.contains { index in
      views[..<index].contains { !$0.node.isAlternative(to: views[index].node) }
    }
  }

  /// What stands in a toolbar, out of its items and groups, save the confirming item, which is tinted for a reason.
  private func items(of content: Node) -> [Chain] {
    content.laidOutViews.flatMap { item -> [Chain] in
      guard item.isRooted(in: "ToolbarItem", "ToolbarItemGroup") else { return [item] }
      if item.root.argument("placement")?.memberName == "confirmationAction" { return [] }
      return item.root.contentClosure?.laidOutViews ?? []
    }
  }

  private func isTintedItem(_ item: Chain) -> Bool {
    item.isRooted(in: "Button", "Menu", "NavigationLink", "Toggle")
      && isTinted(item, by: ["tint", "foregroundStyle", "foregroundColor"])
  }

  private func isTinted(_ view: Chain, by names: [String]) -> Bool {
    if view.root.argument("role")?.memberName == "destructive" { return false }
    return view.modifiers.contains { modifier in
      guard modifier.isNamed(names), let value = modifier.firstUnlabelled?.value, value.kind == .chain else {
        return false
      }
      return !["primary", "secondary", "tertiary", "clear", "white", "black"].contains(value.memberName ?? "")
    }
  }
}
