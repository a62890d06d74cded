import SwiftKitSDK

/// The cornerRadius modifier on a view without a border: it works as before, and whoever changes one would change all of them.
struct CornerRadiusThroughout: Check {
  let id = "corner-radius-throughout"
  let rules = ["layout-and-lists/shapes/corner-radius-throughout"]
  let severity = Severity.info
  let title = "the cornerRadius modifier on a view without a border"
  let group: CheckGroup? = .deprecation
  let basis: Basis? = .apple
  let literals = ["cornerRadius"]
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) { CornerRadiusModifier().check(file, report, throughout: true) }
}
