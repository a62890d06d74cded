import SwiftKitSDK

/// The role says what the confirming button is, so that the system can draw and announce it so.
///
/// `.confirm` came with iOS 26: in an app for older systems it is asked for where code runs on that alone.
struct ConfirmationRole: Check {
  let id = "toolbar-confirm-role"
  let rules = ["toolbars-and-navigation/items/toolbar-confirmation"]
  let severity = Severity.info
  let title = "a confirming toolbar button without its role"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .apple
  let isOffByDefault = true
  let literals = ["confirmationAction", "|ToolbarItem| & .confirm", "|ToolbarItemGroup| & .confirm"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for item in file.calls(named: "ToolbarItem", "ToolbarItemGroup") where item.isRoot && !item.isInPreview {
      guard file.settings.deploymentTarget >= 26 || item.isAvailable(since: 26) else { continue }
      // Of several views in a group, it is not known which one confirms.
      guard let content = item.contentClosure, item.isNamed("ToolbarItem") || isOne(content) else { continue }
      guard item.argument("placement")?.memberName == "confirmationAction" else {
        if ["topBarTrailing", "primaryAction", "navigationBarTrailing"].contains(
          item.argument("placement")?.memberName),
          content.laidOutViews.contains(where: { $0.root.argument("role")?.memberName == "confirm" })
        {
          report(item, "the system places the confirming button itself; write `placement: .confirmationAction`")
        }
        continue
      }
      for button in content.laidOutViews where button.isRooted(in: "Button") && !button.root.hasArgument("role") {
        report(
          button.root, "without a role, the confirming button looks like any other; give it `role: .confirm`",
          edits: edits(button.root))
      }
    }
  }

  /// Whether it shows one view at a time.
  private func isOne(_ content: Node) -> Bool { content.statements.count == 1 }

  /// The role behind a written title, where every form of the initializer takes it.
  private func edits(_ button: Node) -> [Edit] {
    guard let title = button.firstUnlabelled, !button.hasArgument("systemImage"), !button.hasArgument("image"),
      title.value.kind == .string, !button.hasArgument("intent")
    else { return [] }
    return [Edit(title.node.range.upperBound..<title.node.range.upperBound, ", role: .confirm")]
  }
}
