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
        case let kind = written, file.isObservableObject(kind),
        // Of one that is chosen among others, or comes and goes, it is the replacement that counts.
        property.children(.modifier).allSatisfy({ $0.text != "set" }),
        // One that publishes nothing has nothing to tell.
        file.nodes(.class, named: [kind]).allSatisfy({
          $0.sourceHolds("@published") || $0.sourceHolds("objectwillchange")
        }),
        let type = property.enclosingType, type.conforms(to: "ObservableObject"), !type.sourceHolds("objectwillchange")
      else { continue }
      report(
        property,
        "views are not updated when this `\(kind)` changes, only when it is replaced; pass it to the view that shows it"
      )
    }
  }
}
