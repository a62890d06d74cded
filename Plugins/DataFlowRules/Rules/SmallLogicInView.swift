import SwiftKitSDK

/// Calls of a service, one setting or one look at a file in a view.
///
/// Many projects leave that in the view, so it is off by default.
struct SmallLogicInView: Check {
  let id = "logic-in-view-small"
  let rules = ["architecture-and-data-flow/views/logic-in-view-small"]
  let severity = Severity.info
  let title = "one call of a service or store in a view"
  let group: CheckGroup? = .architecture
  let basis: Basis? = .convention
  let literals = WorkInView.literals
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for work in WorkInView.all(in: file, most: .infinity, withServices: true) where work.isSmall {
      report(work.node, work.message)
    }
  }
}
