import SwiftKitSDK

/// The outer object tells when the inner one is replaced, not when it changes.
struct NestedObservableObject: Check {
  let id = "nested-observable-object"
  let rules = [
    "architecture-and-data-flow/observation/nested-observable-object",
    "architecture-and-data-flow/observation/view-not-updating",
  ]
  let severity = Severity.warning
  let title = "an ObservableObject published by another one"
  let group: CheckGroup? = .state
  let basis: Basis? = .apple
  let literals = ["|Published| & |ObservableObject|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for property in file.nodes(.variable) where property.hasAttribute("Published") && !property.isInPreview {
      guard let written = property.child(.type).map(\.source) ?? property.madeType,
        case let kind = written.hasSuffix("?") ? String(written.dropLast()) : written, file.isObservableObject(kind),
        let type = property.enclosingType, type.conforms(to: "ObservableObject"), !type.sourceHolds("objectwillchange")
      else { continue }
      report(
        property,
        "views are not told when this \(kind) changes, only when it is replaced; hand it to the view that shows it")
    }
  }
}
