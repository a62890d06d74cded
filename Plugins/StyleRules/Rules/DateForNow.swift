import SwiftKitSDK

/// `Date.now` says what `Date()` means.
struct DateForNow: Check {
  let id = "date-now"
  let rules = ["style/expressions/date-now"]
  let severity = Severity.info
  let title = "Date() for the present"
  let group: CheckGroup? = .style
  let basis: Basis? = .opinion
  let literals = ["|Date|"]
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 15 else { return }
    for call in file.calls(named: "Date") where call.isRoot && call.arguments.isEmpty && !call.isInPreview {
      guard call.child(.generic) == nil else { continue }
      let isPlain = call.source == "Date()"
      report(
        call, "`Date()` does not say which date it is; write `Date.now`",
        edits: isPlain ? [Edit(call.range, "Date.now")] : [])
    }
  }
}
