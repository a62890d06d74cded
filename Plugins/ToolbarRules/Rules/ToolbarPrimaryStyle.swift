import SwiftKitSDK

/// A tint alone does not make a toolbar button the primary one; a style does, and the confirming role.
struct ToolbarPrimaryStyle: Check {
  let id = "toolbar-primary-style"
  let rules = ["toolbars-and-navigation/items/toolbar-primary-style"]
  let severity = Severity.info
  let title = "a tinted toolbar button without a style"
  let literals = ["tint"]

  func check(_ file: SourceFile, _ report: Report) {
    for tint in file.calls(named: "tint") where tint.isViewModifier && !tint.isInPreview {
      guard let chain = tint.chain, chain.isRooted(in: "Button"), !chain.hasModifier("buttonStyle"),
        !chain.root.hasArgument("role"), isColor(tint), let toolbar = tint.toolbar, !toolbar.isInMenu
      else { continue }
      report(tint, "a tint alone does not mark the primary action; add .buttonStyle(.borderedProminent) or a role")
    }
  }

  private func isColor(_ tint: Node) -> Bool {
    guard let value = tint.firstUnlabelled?.value, value.kind == .chain else { return false }
    return !["primary", "secondary"].contains(value.memberName ?? "")
  }
}
