import SwiftKitSDK

/// What was not saved is gone, and nobody was told.
struct ErrorDropped: Check {
  let id = "error-dropped"
  let rules = ["data/errors/error-dropped", "screen-behaviour/errors/no-silent-try"]
  let severity = Severity.warning
  let title = "an error of saving, writing or deleting that try? discards"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = [
    "try? & |save|", "try? & |write|", "try? & removeItem", "try? & createDirectory", "try? & moveItem",
    "try? & copyItem", "try? & |delete|",
  ]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for mark in file.nodes(.operator, named: ["try?"]) where !mark.isInPreview {
      guard let operation = mark.parent, operation.kind == .operation, operation.isDiscarded,
        let last = operation.children.first(where: { $0.kind == .chain })?.chain?.parts.last, last.kind == .call,
        let name = last.name, Self.names.contains(name) || Self.names.contains(where: { name.hasPrefix($0 + "Item") })
      else { continue }
      // What may well not be there may fail to go.
      if name == "removeItem", operation.enclosing(.statement)?.isNamed("defer") == true { continue }
      report(mark, "nobody learns when \(name) fails; catch the error and show or log it")
    }
  }

  private static let names: Set = ["save", "write", "createDirectory", "moveItem", "copyItem", "delete"]
}
