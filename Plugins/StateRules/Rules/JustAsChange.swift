import SwiftKitSDK

/// `Just` is new at each update, so the closure runs at each update and not at each change.
struct JustAsChange: Check {
  let id = "just-as-change"
  let rules = ["architecture-and-data-flow/state/just-as-change"]
  let severity = Severity.warning
  let title = "a publisher of one value that stands for a change"
  let group: CheckGroup? = .state
  let basis: Basis? = .convention
  let literals = ["|onReceive| & |Just|"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 14 else { return }
    for receive in file.calls(named: "onReceive") where receive.isViewModifier && !receive.isInPreview {
      guard let given = receive.firstUnlabelled?.value, let publisher = (given.freshValue ?? given).chain,
        publisher.isRooted(in: "Just"),
        let value = publisher.root.firstUnlabelled?.value
      else { continue }
      report(receive, "`Just` sends at each update, changed or not; use `onChange(of: \(value.source))`")
    }
  }
}
