import SwiftKitSDK

/// The macro makes a persistent object of a class, and refuses anything else.
struct ModelStruct: Check {
  let id = "model-struct"
  let rules = ["data/swiftdata/model-struct"]
  let severity = Severity.error
  let title = "@Model on something other than a class"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["@Model & |SwiftData|"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.imports("SwiftData") else { return }
    for type in file.nodes(.struct, .enum, .actor) where type.hasAttribute("Model") {
      report(type, "`@Model` needs a class; make \(type.name.code(or: "it")) a `final class`")
    }
  }
}
