import SwiftKitSDK

/// Somebody pressed a button and sees neither success nor failure.
///
/// Reported in views and view models, in what a control does and in functions that are named after what somebody asked for.
/// `error-only-printed-aside` reports the rest.
struct ErrorOnlyPrinted: Check {
  let id = "error-only-printed"
  let rules = ["data/errors/error-only-printed"]
  let severity = Severity.info
  let title = "an error in a view that is only printed"
  let group: CheckGroup? = .architecture
  let basis: Basis? = .convention
  let literals = PrintedError.literals
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for error in PrintedError.all(in: file) where error.isOfUser { report(error.node, error.message) }
  }
}
