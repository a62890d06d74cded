import SwiftKitSDK

/// A view is a function of state; fetching, decoding and storing belong in its model.
///
/// One finding a property or method of a view, at the first of such things in it. A long method is a note. `logic-in-view-small`
/// reports calls of a service, one setting, one look at a file, and a few lines that tell of their error.
struct LogicInView: Check {
  let id = "logic-in-view"
  let rules = ["architecture-and-data-flow/views/logic-in-view"]
  let severity = Severity.info
  let title = "fetching, decoding or storing in a view"
  let group: CheckGroup? = .architecture
  let basis: Basis? = .convention
  let options: [CheckOption] = [
    .number(
      "statements", standard: "15", about: "The maximum number of statements in a method that does not return a view.")
  ]
  let literals = WorkInView.literals

  func check(_ file: SourceFile, _ report: Report) {
    let most = file.settings.number("statements", of: self) ?? 15
    for work in WorkInView.all(in: file, most: most) where !work.isSmall {
      (work.isCertain ? report : report.notes)(work.node, work.message)
    }
  }
}
