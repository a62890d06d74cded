import SwiftKitSDK

/// The system gives toolbar buttons their size and touch area.
struct ToolbarItemFrame: Check {
  let id = "toolbar-item-frame"
  let rules = ["toolbars-and-navigation/items/toolbar-item-frame"]
  let severity = Severity.warning
  let title = "a fixed frame on a toolbar button"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["|frame|"]
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for frame in file.calls(named: "frame") where frame.isOnToolbarControl {
      let sizes = [frame.argument("width"), frame.argument("height")]
      guard sizes.contains(where: { $0?.value.constantNumber != nil }),
        // A dot is no image of an item.
        frame.chain?.isRooted(in: "Circle", "Rectangle", "Capsule", "RoundedRectangle", "Ellipse") != true
      else { continue }
      report(
        frame, "the system sizes toolbar items, and a fixed frame can cut them off; remove the frame",
        edits: frame.removal)
    }
  }
}
