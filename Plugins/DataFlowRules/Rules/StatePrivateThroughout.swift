import SwiftKitSDK

/// State without `private` in a project that writes most of its state so: it would change all of it, so it is off by default.
struct StatePrivateThroughout: Check {
  let id = "state-private-throughout"
  let rules = ["architecture-and-data-flow/state/state-private-throughout"]
  let severity = Severity.info
  let title = "state that is not private, as most of the project's"
  let group: CheckGroup? = .state
  let basis: Basis? = .apple
  let literals = StatePrivate().literals
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) { StatePrivate().check(file, report, throughout: true) }
}
