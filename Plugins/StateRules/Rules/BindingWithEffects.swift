import SwiftKitSDK

/// A binding of closures whose setter does more than to pass on the value: it acts on what people change alone, so it is off by default.
struct BindingWithEffects: Check {
  let id = "binding-get-set-effects"
  let rules = ["architecture-and-data-flow/state/binding-get-set-effects"]
  let severity = Severity.info
  let title = "a binding of closures around one property, with effects"
  let group: CheckGroup? = .state
  let basis: Basis? = .convention
  let literals = BindingByHand().literals
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) { BindingByHand().check(file, report, withEffects: true) }
}
