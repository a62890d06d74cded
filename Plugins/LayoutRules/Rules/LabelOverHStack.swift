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
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for stack in file.calls(named: "HStack") where stack.isRoot && !stack.isInPreview {
      guard let views = stack.content?.views, views.count == 2, let image = views[0].chain,
        views[0].viewName == "Image", image.root.hasArgument("systemName"), views[1].viewName == "Text",
        !image.hasModifier("background", "frame", "clipShape", "resizable", "overlay", "onTapGesture"),
        // Closer than a label sets them.
        (stack.argument("spacing")?.value.number ?? 8) >= 4
      else { continue }
      report(
        stack,
        "this `HStack` contains a symbol and its text; use `Label(_:systemImage:)`, which aligns and scales both",
        suggestion: label(of: views[1], beside: views[0], in: stack))
    }
  }

  /// Both keep their modifiers; none where a comment would be lost.
  private func label(of text: Node, beside image: Node, in stack: Node) -> [Edit] {
    let (first, last) = (image.range, text.range)
    let gaps = [
      stack.range.lowerBound..<first.lowerBound, first.upperBound..<last.lowerBound,
      last.upperBound..<stack.range.upperBound,
    ]
    guard stack.content?.statements.count == 2, first.upperBound <= last.lowerBound,
      gaps.allSatisfy({ !stack.file.source($0).contains("/") })
    else { return [] }
    return [
      Edit(
        stack.anchor.lowerBound..<stack.range.upperBound, "Label { \(text.source) } icon: { \(image.source) }")
    ]
  }
}
