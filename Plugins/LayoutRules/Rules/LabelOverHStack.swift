import SwiftKitSDK

/// A Label aligns symbols across rows, adapts to its place and is read as one.
struct LabelOverHStack: Check {
  let id = "label-over-hstack"
  let rules = ["layout-and-lists/rows/label-over-hstack"]
  let severity = Severity.info
  let title = "an HStack of a symbol and a text"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["|HStack| & |systemName|"]

  func check(_ file: SourceFile, _ report: Report) {
    for stack in file.calls(named: "HStack") where stack.isRoot && !stack.isInPreview {
      guard let views = stack.content?.views, views.count == 2, let image = views[0].chain,
        views[0].viewName == "Image", image.root.hasArgument("systemName"), views[1].viewName == "Text",
        !image.hasModifier("background", "frame", "clipShape", "resizable", "overlay", "onTapGesture")
      else { continue }
      report(stack, "an HStack of a symbol and its text; use Label(_:systemImage:)")
    }
  }
}
