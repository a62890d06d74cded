import SwiftKitSDK

/// A group around one view adds a type, and nothing else.
struct SingleChildGroup: Check {
  let id = "single-child-group"
  let rules = ["style/views/single-child-group"]
  let severity = Severity.info
  let title = "a group around one view"
  let group: CheckGroup? = .style
  let basis: Basis? = .opinion
  let literals = ["|Group|"]
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for group in file.calls(named: "Group") where group.isRoot && !group.isInPreview {
      guard group.arguments.count == 1, let content = group.contentClosure, content.statements.count == 1,
        let only = content.onlyView, only.root.kind == .call, !only.isRooted(in: "ForEach")
      else { continue }
      report(
        group, "`Group` around one view adds nothing; put its modifiers on the view",
        edits: group.keeping(only.node.range))
    }
  }
}
