import SwiftKitSDK

/// The query reads the context of the environment, which only a view has.
struct QueryOutsideView: Check {
  let id = "query-outside-view"
  let rules = ["data/swiftdata/query-outside-view", "data/queries/query-or-repository"]
  let severity = Severity.error
  let title = "@Query outside of a view"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["@Query"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.imports("SwiftData") else { return }
    for property in file.nodes(.variable) where property.hasAttribute("Query") && !property.isInPreview {
      guard let type = property.enclosingType, type.kind == .class || type.kind == .actor else { continue }
      report(property, "`@Query` works only in a view and stays empty here; fetch from a `ModelContext` instead")
    }
  }
}
