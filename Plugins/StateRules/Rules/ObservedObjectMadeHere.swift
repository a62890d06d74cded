import SwiftKitSDK

/// `@ObservedObject` watches an object that somebody else owns; one made here is lost whenever the view is made again.
struct ObservedObjectMadeHere: Check {
  let id = "observed-object-owned"
  let rules = ["architecture-and-data-flow/state/observed-object-owned"]
  let severity = Severity.warning
  let title = "an @ObservedObject that the view creates itself"
  let group: CheckGroup? = .state
  let basis: Basis? = .apple
  let literals = ["ObservedObject"]

  func check(_ file: SourceFile, _ report: Report) {
    for property in file.nodes(.variable) where property.hasAttribute("ObservedObject") && !property.isInPreview {
      guard let kind = property.madeType, property.parent == property.enclosingType else { continue }
      report(
        property,
        "`@ObservedObject` does not keep `\(kind)()` alive, so it is recreated with the view; use `@StateObject private var`"
      )
    }
  }
}
