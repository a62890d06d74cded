import SwiftKitSDK

/// The compiler stops looking, and the race stays.
///
/// Reported for variables that everybody shares. A constant cannot change, and where the file holds a lock, that one is
/// taken to guard it.
struct NonisolatedUnsafe: Check {
  let id = "nonisolated-unsafe"
  let rules = ["concurrency/isolation/nonisolated-unsafe"]
  let severity = Severity.info
  let title = "a shared variable that is nonisolated(unsafe)"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["|nonisolated| & |unsafe|"]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for property in file.nodes(.variable)
    where (!property.flags.contains(.constant) || holdsMutable(property)) && !property.isInPreview {
      guard let mark = property.children(.modifier).first(where: { $0.isNamed("nonisolated") && $0.text == "unsafe" }),
        property.flags.contains(.static) || property.enclosingMember == nil && property.enclosingType == nil,
        property.child(.body) == nil, !isLocked(file), !isExplained(property), !isOfTest(property)
      else { continue }
      report(
        property,
        property.flags.contains(.constant)
          ? "`nonisolated(unsafe)` only silences the compiler; isolate \(property.name.code(or: "it")) to `@MainActor`, or make its class an actor"
          : "`nonisolated(unsafe)` only silences the compiler; isolate \(property.name.code(or: "it")) to `@MainActor`, make it a `let`, or guard it with a `Mutex`",
        suggestion: [Edit(mark.range, "@MainActor")])
    }
  }

  /// Whether the constant is an instance of a class of this file that anybody may change.
  private func holdsMutable(_ property: Node) -> Bool {
    guard let made = property.child(.initial)?.firstChild?.chain, made.parts.count == 1, case let root = made.root,
      root.kind == .call, let name = root.name,
      let type = property.file.nodes(.class, named: [name]).first, !type.conforms(to: "Sendable"),
      !type.children(.attribute).contains(where: { $0.name?.hasSuffix("Actor") == true })
    else { return false }
    return type.children(.variable).contains { member in
      !member.flags.contains(.constant) && !member.flags.contains(.static) && member.code == nil
    }
  }

  /// `static var stringForTest`, and what a double of a test holds.
  private func isOfTest(_ property: Node) -> Bool {
    (property.nameWords + (property.enclosingType?.nameWords ?? [])).contains {
      ["test", "testing", "mock"].contains($0)
    }
  }

  /// Whether a comment above names the mark, and so says why.
  private func isExplained(_ property: Node) -> Bool {
    let start = property.range.lowerBound
    return property.file.source(max(0, start - 300)..<start).split(separator: "\n").suffix(4)
      .contains { $0.contains("//") && ($0.contains("unsafe") || $0.contains("race")) }
  }

  private func isLocked(_ file: SourceFile) -> Bool {
    file.root.sourceHolds("lock") || file.root.sourceHolds("mutex") || file.root.sourceHolds("atomic")
      || file.root.sourceHolds("dispatchqueue")
  }
}
