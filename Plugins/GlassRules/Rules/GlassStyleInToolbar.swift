import SwiftKitSDK

/// Toolbar buttons get their glass from the system. The prominent style in the bottom bar is the exception: it marks
/// the one main action.
struct GlassStyleInToolbar: Check {
  let id = "glass-style-in-toolbar"
  let rules = ["toolbars-and-navigation/glass/glass-style-in-toolbar"]
  let severity = Severity.warning
  let title = "glass button style inside a toolbar"
  let literals = ["glass"]

  func check(_ file: SourceFile, _ report: Report) {
    for style in file.calls(named: "buttonStyle") where style.isModifier && !style.isInPreview {
      guard let value = style.firstUnlabelled?.value.chain, value.root.flags.contains(.implicit),
        value.root.isNamed("glass", "glassProminent"), let toolbar = style.toolbar
      else { continue }
      if toolbar.placement == "bottomBar" && value.root.isNamed("glassProminent") { continue }
      report(style, "glass button style inside a toolbar; the system gives toolbar items their glass")
    }
  }
}
