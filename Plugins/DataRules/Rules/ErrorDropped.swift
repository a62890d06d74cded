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
    "try? & |save|", "try? & |write|", "try? & |moveItem|", "try? & |copyItem|", "try? & |delete|",
    "try? & |save", "try? & |replaceItem", "try? & |persist|", "try? & |upload|",
    "try? & |removeItem| & delete", "try? & |removeItem| & func remove", "try? & |removeItem| & func erase",
  ]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for mark in file.nodes(.operator, named: ["try?"]) where !mark.isInPreview {
      guard let operation = mark.parent, operation.kind == .operation,
        operation.isDiscarded || operation.assignment?.target.source == "_",
        let last = Array(operation.children).last(where: { $0.kind == .chain })?.chain?.parts.last, last.kind == .call,
        let name = last.name, Self.names.contains(name) || name.hasPrefix("save") || isDeleted(last),
        !canBeMadeAgain(operation)
      else { continue }
      report(mark, "a failure of `\(name)` goes unnoticed; catch the error, and show or log it")
    }
  }

  /// A file that is removed in `delete(_:)`: whoever asked for that takes it for gone.
  private func isDeleted(_ call: Node) -> Bool {
    guard call.isNamed("removeItem"), let function = call.enclosing(.function, .closure), function.kind == .function
    else {
      return false
    }
    if function.nameWords.first == "delete" { return true }
    // `remove(clip)` of a file that it is given; whoever cleans up knows the place itself.
    guard ["remove", "erase"].contains(function.nameWords.first) else { return false }
    return call.arguments.first?.value.ownMemberName.map { name in
      function.children(.parameter).contains { $0.isNamed(name) }
    } == true
  }

  /// A cache, a temporary file: what is lost is made again.
  private func canBeMadeAgain(_ operation: Node) -> Bool {
    operation.enclosingMember?.sourceHolds("cache") == true
      || operation.enclosingMember?.sourceHolds("temporary") == true
      || operation.enclosingType?.nameHolds("cache") == true || operation.enclosingType?.nameHolds("snapshot") == true
  }

  private static let names: Set = [
    "save", "write", "moveItem", "copyItem", "delete", "replaceItemAt", "replaceItem", "persist", "upload",
  ]
}
