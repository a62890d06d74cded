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
      if let kind = kindOfRead(elementsOf: property) {
        report(
          property,
          "rows that read a `\(kind)` here are not updated when it changes; show each in a view that has it as an `@ObservedObject`"
        )
        continue
      }
      guard let written = property.child(.type).map(\.source) ?? property.madeType,
        case let kind = written.filter({ $0 != "?" }), file.isObservableObject(kind),
        // Of one that is chosen among others, or comes and goes, it is the replacement that counts.
        !written.hasSuffix("?") && property.children(.modifier).allSatisfy({ $0.text != "set" })
          || isKept(property) || isMade(kind, for: property),
        // One that publishes nothing has nothing to tell.
        file.nodes(.class, named: [kind]).allSatisfy({
          $0.sourceHolds("@published") || $0.sourceHolds("objectwillchange")
        }),
        let type = property.enclosingType, type.conforms(to: "ObservableObject"), !type.sourceHolds("objectwillchange")
      else { continue }
      report(
        property,
        "views are not updated when this `\(kind)` changes, only when it is replaced; pass it to the view that shows it, as an `@ObservedObject`"
      )
    }
  }

  /// The class of the elements of this list, where a `ForEach` or `List` of the file reads what they publish.
  private func kindOfRead(elementsOf property: Node) -> String? {
    let file = property.file
    guard let name = property.name, let type = property.child(.type), type.source.hasPrefix("["),
      let kind = type.name ?? type.child(.type)?.name, type.source == "[\(kind)]",
      property.enclosingType?.conforms(to: "ObservableObject") == true, file.isObservableObject(kind)
    else { return nil }
    let published = file.published(by: kind)
    let loops = file.calls(named: "ForEach", "List").filter { loop in
      guard let parts = loop.firstUnlabelled?.value.chain?.parts, parts.last?.isNamed(name, "$" + name) == true else {
        return false
      }
      // `library.items` of another class is another list.
      let owner = parts.count > 1 ? parts[0].name.flatMap { loop.variable(named: $0)?.child(.type)?.name } : nil
      return owner == nil || owner == property.enclosingType?.name
    }
    let isRead = loops.contains { loop in
      guard let closure = loop.contentClosure else { return false }
      let element = closure.child(.parameter)?.name ?? "$0"
      return closure.descendants(.member, named: element).contains { use in
        guard let parts = use.chain?.parts, parts.count > 1, parts[0] == use else { return false }
        return parts[1].kind == .member && parts[1].isNamed(published) && !use.ancestors.contains(where: \.isAction)
      }
    }
    return isRead ? kind : nil
  }

  /// Whether the type itself makes the object, so that it is one of its parts: `player = PlayerState()`, or by way of a local name.
  private func isMade(_ kind: String, for property: Node) -> Bool {
    guard let name = property.name, let type = property.enclosingType else { return false }
    return property.uses(ofMember: name, in: type).contains { use in
      guard use.isAssigned, let value = use.chain?.node.parent?.assignment?.value,
        let made = (value.freshValue ?? value).chain
      else { return false }
      return made.parts.count == 1 && made.root.kind == .call && made.root.isNamed(kind)
    }
  }

  /// Whether only initialisers of its type set it, and the type looks into it.
  private func isKept(_ property: Node) -> Bool {
    guard let name = property.name, let type = property.enclosingType else { return false }
    let isSet = property.file.nodes(.member, named: [name]).contains { member in
      member.isAssigned && member.enclosing(.initializer, .function)?.kind != .initializer
    }
    let isUsed =
      property.uses(ofMember: name, in: type).contains { ($0.chain?.parts.count ?? 0) > 1 }
      || property.file.nodes(.variable, named: [name]).contains { $0 != property && $0.parent?.kind == .condition }
    return !isSet && isUsed
  }
}
