import SwiftKitSDK

/// One action at the bottom is an item of the bottom bar, which brings glass, safe area and keyboard along.
///
/// Several controls, a text field or a floating button are no such item. Below iOS 26 the bar is an older one, so in an app for
/// older systems only code for iOS 26 counts.
struct BottomActionInset: Check {
  let id = "bottom-action-safe-area-inset"
  let rules = ["toolbars-and-navigation/bars/bottom-action-safe-area-inset"]
  let severity = Severity.info
  let title = "a lone button in the bottom safe area"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["safeAreaInset", "safeAreaBar"]

  func check(_ file: SourceFile, _ report: Report) {
    for inset in file.calls(named: "safeAreaInset", "safeAreaBar") where inset.isViewModifier && !inset.isInPreview {
      guard inset.argument("edge")?.memberName == "bottom", !isAside(inset),
        file.settings.deploymentTarget >= 26 || inset.isAvailable(since: 26),
        let content = inset.contentClosure ?? inset.argument("content")?.value, let view = only(in: content),
        isAction(view)
      else { continue }
      report(
        inset,
        "a single button does not need its own bar in the safe area; use `ToolbarItem(placement: .bottomBar)`, which the system styles and places"
      )
    }
  }

  /// The one view of the content, also where an `if` shows it: `if canPay { payButton }`.
  private func only(in content: Node) -> Chain? {
    if let view = content.onlyViewOrMembers { return view }
    guard content.kind == .closure, content.statements.count == 1, content.statements[0].kind == .if,
      case let views = content.views, views.count == 1
    else { return nil }
    return views[0].made
  }

  private func isAside(_ call: Node) -> Bool {
    guard let alignment = call.argument("alignment")?.memberName else { return false }
    return alignment != "center"
  }

  private func isAction(_ view: Chain) -> Bool {
    guard let name = view.rootName else { return false }
    if view.modifiers(named: "frame").contains(where: { isAside($0) || $0.hasArgument("width") }) { return false }
    // Stacks around one button only pad it.
    if ["VStack", "HStack", "Group"].contains(name) { return lone(in: view).map(isAction) == true }
    if name == "Button" { return !isIcon(view) }
    return ["CTA", "Action", "Button", "ActionBar", "ActionsBar", "ButtonBar"].contains { name.hasSuffix($0) }
      && !["Link", "Floating", "Round", "Icon"].contains { name.contains($0) } && !BuiltInView.names.contains(name)
  }

  /// The one view of a stack, beside a line or room.
  private func lone(in stack: Chain) -> Chain? {
    guard let content = stack.root.contentClosure, content.statements.allSatisfy({ $0.kind == .chain }) else {
      return nil
    }
    // A row with room on one side only puts a floating button into the corner.
    if stack.isRooted(in: "HStack"), content.views.count(where: { $0.isRooted(in: "Spacer") }) == 1 { return nil }
    let views = content.views.filter { !$0.isRooted(in: "Divider", "Spacer") }
    return views.count == 1 ? views[0] : nil
  }

  /// Whether it shows a symbol alone, as floating buttons do.
  private func isIcon(_ button: Chain) -> Bool {
    if button.modifiers(named: "labelStyle").contains(where: { $0.firstUnlabelled?.memberName == "iconOnly" }) {
      return true
    }
    guard let label = button.root.labelClosure?.onlyView else { return false }
    return label.isRooted(in: "Image")
  }
}
