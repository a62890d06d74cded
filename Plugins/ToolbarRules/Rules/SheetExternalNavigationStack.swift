import SwiftKitSDK

/// A sheet with a bar owns its stack; wrapped by the presenter, its preview has no bar and its lifetime two homes.
///
/// Content that is written out on the spot has no view of its own to own the stack.
struct SheetExternalNavigationStack: Check {
  let id = "sheet-external-navigation-stack"
  let rules = ["toolbars-and-navigation/sheets/sheet-owns-navigation-stack"]
  let severity = Severity.warning
  let title = "a presenter that wraps the view of a sheet in a NavigationStack"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .convention
  let isOffByDefault = true
  let literals = ["|sheet|", "fullScreenCover", "popover"].beside("NavigationStack", "NavigationView")

  func check(_ file: SourceFile, _ report: Report) {
    for sheet in file.calls(named: "sheet", "fullScreenCover", "popover") where sheet.isViewModifier {
      guard !sheet.isInPreview else { continue }
      for content in contents(of: sheet) {
        guard content.isRooted(in: "NavigationStack", "NavigationView"),
          let inner = content.root.contentClosure?.onlyView, isOwnView(inner), !inner.hasModifier("toolbar")
        else { continue }
        report(
          content.root,
          "\(inner.rootName.code(or: "the sheet's view")) relies on its presenter for a `NavigationStack`; move the stack into it, so that it works wherever it is shown"
        )
      }
    }
  }

  /// What the sheet shows: one view, or one of several that a choice is between.
  private func contents(of sheet: Node) -> [Chain] {
    if let view = (sheet.contentClosure ?? sheet.argument("content")?.value)?.onlyViewOrMembers { return [view] }
    guard let code = sheet.contentCode, code.statements.count == 1, [.if, .switch].contains(code.statements[0].kind)
    else {
      return []
    }
    return code.views
  }

  private func isOwnView(_ view: Chain) -> Bool {
    guard let name = view.rootName, name.first?.isUppercase == true else { return false }
    return !BuiltInView.names.contains(name)
  }
}
