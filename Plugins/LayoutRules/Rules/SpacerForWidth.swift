import SwiftKitSDK

/// A stack and a spacer only to push one view to the edge; a frame says it.
struct SpacerForWidth: Check {
  let id = "spacer-for-width"
  let rules = ["layout-and-lists/stacks/spacer-for-width"]
  let severity = Severity.info
  let title = "a stack and a spacer to push one view to the edge"
  let group: CheckGroup? = .design
  let basis: Basis? = .convention
  let literals = ["|HStack| & |Spacer|", "|VStack| & |Spacer|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for stack in file.calls(named: "HStack", "VStack") where stack.isRoot && !stack.isInPreview {
      // A page that begins at the top is no view at an edge.
      guard let content = stack.contentClosure, content.statements.count == 2,
        stack.isNamed("HStack") || stack.chain?.node.isBodyRoot != true
      else { continue }
      let views = content.statements.compactMap(\.chain)
      guard views.count == 2, views.count(where: isSpacer) == 1,
        views.contains(where: isShort)
      else { continue }
      let isRow = stack.isNamed("HStack")
      let edge = isSpacer(views[1]) ? isRow ? "leading" : "top" : isRow ? "trailing" : "bottom"
      report(
        stack,
        "the `\(isRow ? "HStack" : "VStack")` and `Spacer` only push one view to the edge; use `.frame(\(isRow ? "maxWidth" : "maxHeight"): .infinity, alignment: .\(edge))`"
      )
    }
  }

  private func isSpacer(_ view: Chain) -> Bool {
    view.isRooted(in: "Spacer") && view.parts.count == 1
      && view.root.arguments.allSatisfy { $0.label == "minLength" && $0.value.number == 0 }
  }

  private func isShort(_ view: Chain) -> Bool {
    // In `extension View`, the view itself.
    if view.parts.count == 1, view.root.kind == .member, view.root.isNamed("self") {
      return view.node.enclosingType?.kind == .extension && view.node.enclosingType?.isNamed("View") == true
    }
    return view.made.isRooted(in: "Text", "Label", "Image", "Button")
  }
}
