import SwiftKitSDK

/// A list that is sorted or filtered again on every change of the view.
///
/// Nobody sees it of a handful of elements, and how many there are is not known, so it is off by default.
struct ListWorkInBody: Check {
  let id = "list-work-in-body"
  let rules = ["performance/body/list-work-in-body"]
  let severity = Severity.info
  let title = "sorting, filtering or grouping a list in a view's body"
  let group: CheckGroup? = .performance
  let basis: Basis? = .apple
  let literals = ["|sorted|", "|filter|", "|reduce|", "|compactMap|", "|grouping|"].beside("|View|")
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for work in BodyWork.all(in: file) where work.isOfList { report(work.node, work.message) }
  }
}
