import SwiftKitSDK

/// The system spaces toolbar buttons; a gap to one side between the parts of a longer label is the label's own.
struct ToolbarItemPadding: Check {
  let id = "toolbar-item-padding"
  let rules = ["toolbars-and-navigation/items/toolbar-item-padding"]
  let severity = Severity.warning
  let title = "padding on a toolbar button"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["|padding|"]
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    // Where a toolbar holds buttons as wide as the screen.
    if file.imports("WatchKit") || Set(file.settings.systems.keys) == ["watchOS"]
      || file.path.contains(bytesOf: "Watch")
    {
      return
    }
    for padding in file.calls(named: "padding")
    where padding.isOnToolbarControl && !isGap(padding) && !isOfOldLabel(padding) {
      report(
        padding, "the system spaces toolbar items, and padding makes the gaps uneven; remove the padding",
        edits: padding.removal)
    }
  }

  /// Whether it makes room for a finger in the label of an item of the older form, which the system gives none.
  private func isOfOldLabel(_ padding: Node) -> Bool {
    padding.isInside(closureOf: "Button", "Menu")
      && padding.ancestors.contains { $0.kind == .call && $0.isNamed("navigationBarItems") }
  }

  private func isGap(_ padding: Node) -> Bool {
    guard let edge = padding.firstUnlabelled?.value.memberName,
      ["leading", "trailing", "top", "bottom"].contains(edge),
      let stack = padding.enclosingClosures.first(where: { $0.node.kind == .closure }),
      stack.call.isNamed("HStack", "VStack")
    else { return false }
    return stack.node.laidOutViews.count > 1
  }
}
