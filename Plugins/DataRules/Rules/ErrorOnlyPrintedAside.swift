import SwiftKitSDK

/// An error that a model, or something that runs beside what the user does, such as an actor or a task, only prints.
///
/// Nobody waits for most of these, so it is off by default.
struct ErrorOnlyPrintedAside: Check {
  let id = "error-only-printed-aside"
  let rules = ["data/errors/error-only-printed-aside"]
  let severity = Severity.info
  let title = "an error beside what the user does that is only printed"
  let group: CheckGroup? = .architecture
  let basis: Basis? = .convention
  let literals = PrintedError.literals
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for error in PrintedError.all(in: file) where !error.isOfUser { report(error.node, error.message) }
  }
}
