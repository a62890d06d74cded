import SwiftKitSDK

/// The system spaces toolbar buttons.
struct ToolbarItemPadding: Check {
  let id = "toolbar-item-padding"
  let rules = ["toolbars-and-navigation/items/toolbar-item-padding"]
  let severity = Severity.warning
  let title = "padding on a toolbar button"
  let literals = ["padding"]

  func check(_ file: SourceFile, _ report: Report) {
    for padding in file.calls(named: "padding") where padding.isOnToolbarControl {
      report(padding, "padding on a toolbar button; the system spaces toolbar items")
    }
  }
}
