import SwiftKitSDK

/// Callers of an actor wait for their turn, which buys nothing where there is nothing to protect.
struct ActorWithoutState: Check {
  let id = "actor-without-state"
  let rules = ["concurrency/actors/actor-without-state"]
  let severity = Severity.info
  let title = "an actor without state"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .convention
  let literals = ["|actor|"]

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.actor) where !type.isInPreview {
      guard type.child(.attribute) == nil, type.child(.inherited) == nil, !type.hasModifier(keyword: "distributed"),
        type.allParts.count == 1, !file.isOfTests
      else { continue }
      let functions = type.children(.function)
      // An async function of an actor at least leaves the caller's actor, which may be what it is for.
      guard !functions.isEmpty, functions.allSatisfy({ !$0.flags.contains(.async) }),
        type.children(.variable).allSatisfy(isHarmless), type.child(.ifConfig) == nil,
        type.child(.declaration) == nil
      else { continue }
      report(
        type,
        "\(type.name.code(or: "this actor")) has no mutable state; make it a `struct`, so that callers need not wait")
    }
  }

  /// A computed property, or a constant of a value type.
  private func isHarmless(_ property: Node) -> Bool {
    if property.flags.contains(.static) { return false }
    if property.child(.body) != nil { return true }
    guard property.flags.contains(.constant) else { return false }
    if let type = property.child(.type) { return type.isNamed(Self.values) }
    return property.child(.initial)?.firstChild.map { [.integer, .float, .string, .boolean].contains($0.kind) } ?? false
  }

  private static let values = [
    "Int", "Double", "Float", "String", "Bool", "URL", "Date", "Decimal", "TimeInterval", "UUID",
  ]
}
