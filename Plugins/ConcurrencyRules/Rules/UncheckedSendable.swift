import SwiftKitSDK

/// `@unchecked` says that somebody looked; variables without a lock say that nobody did.
struct UncheckedSendable: Check {
  let id = "unchecked-sendable"
  let rules = ["concurrency/isolation/unchecked-sendable"]
  let severity = Severity.info
  let title = "a class that is @unchecked Sendable and has unguarded variables"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .convention
  let literals = ["@unchecked & |Sendable|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests || file.path.lowercased().contains(bytesOf: "generated") { return }
    checkShared(file, report)
    for type in file.nodes(.class) where !type.isInPreview && !restates(type) && !isOfGlobalActor(type) {
      guard let place = type.allParts.first(where: isUnchecked), !isGuarded(type), !isExplained(place),
        type.enclosingMember == nil
      else { continue }
      guard let open = type.children(.variable).first(where: isOpen), let name = type.name, !name.contains("Mock")
      else { continue }
      report(
        place,
        "`\(name)` is `@unchecked Sendable`, but nothing guards \(open.name.code(or: "its variables")); use an actor, `Mutex` or `@MainActor`"
      )
    }
  }

  /// `@MainActor` and the like, which guard the variables.
  private func isOfGlobalActor(_ type: Node) -> Bool {
    type.allParts.contains { part in part.children(.attribute).contains { $0.name?.hasSuffix("Actor") == true } }
  }

  /// Whether the superclass is one of the project, whose conformance a subclass has to repeat, or an `Operation`.
  private func restates(_ type: Node) -> Bool {
    guard let superclass = type.children(.inherited).first?.name else { return false }
    return superclass == "Operation" || type.file.project.kinds(of: superclass) == ["class"]
      || !type.file.nodes(.class, named: [superclass]).isEmpty
  }

  /// The variables of a class of this file that a struct shares with its copies: `private let storage = Storage()`.
  private func checkShared(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct) where !type.isInPreview {
      guard let place = type.allParts.first(where: isUnchecked), let name = type.name, !name.contains("Mock"),
        !isGuarded(type), !type.sourceHolds("isknownuniquelyreferenced"), !type.contains(bytesOf: "@MainActor")
      else { continue }
      for property in type.children(.variable)
      where property.flags.contains(.constant) && !property.flags.contains(.static) {
        guard let made = property.child(.initial)?.firstChild?.chain, made.parts.count == 1,
          let held = made.rootName, let shared = file.nodes(.class, named: [held]).first,
          !shared.conforms(to: "Sendable"),
          shared.child(.attribute) == nil, !isGuarded(shared),
          let open = shared.children(.variable).first(where: { isOpen($0) && isWritten($0) })
        else { continue }
        report(
          place,
          "`\(name)` is `@unchecked Sendable`, but nothing guards \(open.name.code(or: "the variables")) of `\(held)`; use an actor, `Mutex` or `@MainActor`"
        )
        break
      }
    }
  }

  private func isOpen(_ property: Node) -> Bool {
    !property.flags.contains(.constant) && !property.flags.contains(.static) && property.child(.body) == nil
      && property.child(.attribute) == nil && !property.children(.accessor).contains { $0.isNamed("get") }
      && !property.hasModifier(keyword: "nonisolated")
  }

  /// Whether the file writes it, or what it holds, after the object was made.
  private func isWritten(_ property: Node) -> Bool {
    property.file.nodes(.member, named: [property.name ?? ""]).contains { member in
      guard member.enclosing(.initializer) == nil, let place = member.chain?.node, let around = place.parent else {
        return false
      }
      return (around.assignment ?? around.change)?.target == place
    }
  }

  private func isGuarded(_ type: Node) -> Bool { Self.guards.contains(where: type.contains(bytesOf:)) }

  /// Whether a comment above says why: `// Only the main actor touches it, so @unchecked Sendable.`
  private func isExplained(_ part: Node) -> Bool {
    let start = part.range.lowerBound
    return part.file.source(max(0, start - 400)..<start).split(separator: "\n").suffix(4)
      .contains { $0.contains("//") && ["unchecked", "Sendable", "confined", "isolated"].contains(where: $0.contains) }
  }

  private func isUnchecked(_ part: Node) -> Bool {
    let head = part.source.prefix { $0 != "{" }
    return head.contains("@unchecked")
  }

  private static let guards = [
    "Lock", "lock", "Mutex", "DispatchQueue", "queue", "Atomic", "atomic", "Semaphore", "semaphore", "OperationQueue",
  ]
}
