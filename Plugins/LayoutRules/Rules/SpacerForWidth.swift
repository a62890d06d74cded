import SwiftKitSDK

/// A stack and a spacer only to push one view to the edge; a frame says it.
struct SpacerForWidth: Check {
  let id = "spacer-for-width"
  let rules = ["layout-and-lists/stacks/spacer-for-width"]
  let severity = Severity.info
  let title = "a stack and a spacer to push one view to the edge"
  let group: CheckGroup? = .design
  let basis: Basis? = .convention
  let literals = ["|HStack| & |Spacer|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for stack in file.calls(named: "HStack") where stack.isRoot && !stack.isInPreview {
      guard let content = stack.contentClosure, content.statements.count == 2 else { continue }
      let views = content.statements.compactMap(\.chain)
      guard views.count == 2, views.count(where: isSpacer) == 1,
        views.contains(where: { $0.isRooted(in: "Text", "Label", "Image", "Button") })
      else { continue }
      let edge = isSpacer(views[1]) ? "leading" : "trailing"
      report(
        stack,
        "the `HStack` and `Spacer` only push one view to the edge; use `.frame(maxWidth: .infinity, alignment: .\(edge))`"
      )
    }
  }

  private func isSpacer(_ view: Chain) -> Bool {
    view.isRooted(in: "Spacer") && view.root.arguments.isEmpty && view.parts.count == 1
  }
}
