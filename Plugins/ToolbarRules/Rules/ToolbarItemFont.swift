import SwiftKitSDK

/// The system sets the size and weight of toolbar symbols and titles. A title in the middle of the bar is no button and
/// may have a font.
struct ToolbarItemFont: Check {
  let id = "toolbar-item-font"
  let rules = ["toolbars-and-navigation/items/toolbar-item-font"]
  let severity = Severity.warning
  let title = "a font, weight or image scale on a toolbar button"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["|font|", "|fontWeight|", "|imageScale|"]
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for font in file.calls(named: "font", "fontWeight", "imageScale") where font.isOnToolbarControl {
      report(
        font,
        "`\(font.name ?? "font")` on a toolbar button makes it unlike the others; remove it, and the system picks the font",
        edits: font.removal)
    }
  }
}
