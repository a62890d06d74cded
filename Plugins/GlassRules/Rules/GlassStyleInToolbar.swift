import SwiftKitSDK

/// Toolbar buttons get their glass from the system. The prominent style in the bottom bar is the exception: it marks
/// the one main action.
struct GlassStyleInToolbar: Check {
  let id = "glass-style-in-toolbar"
  let rules = ["toolbars-and-navigation/glass/glass-style-in-toolbar"]
  let severity = Severity.info
  let title = "glass button style inside a toolbar"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["glass", "GlassButtonStyle", "GlassProminentButtonStyle"]
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for style in file.calls(named: "buttonStyle") where style.isModifier && !style.isInPreview {
      guard let value = style.firstUnlabelled?.value.chain?.root, isGlass(value), let toolbar = style.toolbar else {
        continue
      }
      if toolbar.placement == "bottomBar" && value.isNamed("glassProminent", "GlassProminentButtonStyle") { continue }
      report(
        style, "toolbar items already have glass; remove the glass button style", edits: style.removal)
    }
  }

  /// `.glass`, `.glass(.clear)`, `.glassProminent`, or the types behind them.
  private func isGlass(_ style: Node) -> Bool {
    if style.flags.contains(.implicit) { return style.isNamed("glass", "glassProminent") }
    return style.kind == .call && style.isNamed("GlassButtonStyle", "GlassProminentButtonStyle")
  }
}
