import SwiftKitSDK

/// `.toolbar(id:)` lets people arrange the items, so each needs an id; without one it does not compile.
struct ToolbarCustomizableIDs: Check {
  let id = "toolbar-customizable-ids"
  let rules = ["toolbars-and-navigation/bars/toolbar-customizable-ids"]
  let severity = Severity.error
  let title = "a ToolbarItem without id in a customizable toolbar"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["ToolbarItem"]

  func check(_ file: SourceFile, _ report: Report) {
    for item in file.calls(named: "ToolbarItem") where item.isRoot && !item.hasArgument("id") {
      let toolbar = item.enclosingClosures.first { $0.call.isModifier && $0.call.isNamed("toolbar") }
      guard toolbar?.call.hasArgument("id") == true || isOfCustomizableContent(item) else { continue }
      report(item, "without an id, people cannot move or hide this item of `.toolbar(id:)`; write `ToolbarItem(id: …)`")
    }
  }

  /// A function or property of `some CustomizableToolbarContent`.
  private func isOfCustomizableContent(_ item: Node) -> Bool {
    item.enclosingMember?.child(.type)?.isNamed("CustomizableToolbarContent") == true
  }
}
