import SwiftKitSDK

/// @State watches for another object, not for what an ObservableObject publishes.
struct ObjectInState: Check {
  let id = "object-in-state"
  let rules = ["architecture-and-data-flow/observation/object-in-state"]
  let severity = Severity.warning
  let title = "an ObservableObject in @State"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|ObservableObject| & |State|", "|State| & |View|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct) where type.isView && !type.isInPreview {
      for property in type.ownProperties {
        guard property.hasAttribute("State"),
          let kind = property.madeType ?? typeOfWrapped(property) ?? typeOfRead(property),
          file.isObservableObject(kind),
          !file.isObservable(kind), !isSelection(property)
        else { continue }
        // Kept for a child that observes it, nothing here is stale.
        (isRead(property, in: type) ? report : report.notes)(
          property,
          "`@State` does not observe what `\(kind)` publishes; use `@StateObject`, or make the class `@Observable`")
      }
    }
  }

  /// Whether the view itself reads or binds something of the object.
  private func isRead(_ property: Node, in type: Node) -> Bool {
    guard let name = property.name else { return false }
    return type.allParts.flatMap { $0.descendants(.member, named: name, "$" + name) }.contains { use in
      guard let parts = use.chain?.parts, let place = parts.firstIndex(of: use) else { return false }
      return parts.dropFirst(place + 1).first { $0.kind != .optional }?.kind == .member
    }
  }

  /// `List(selection: $selected)`: which one is chosen, and not what it publishes.
  private func isSelection(_ property: Node) -> Bool {
    property.file.nodes(.argument, named: ["selection", "item"]).contains {
      $0.firstChild?.memberName == property.name.map { "$" + $0 }
    }
  }

  /// The type of a property that begins as `nil` or with what the caller passes, where the view reads what it publishes.
  private func typeOfRead(_ property: Node) -> String? {
    guard let name = property.name, let type = property.child(.type), let kind = type.name,
      [kind, kind + "?"].contains(type.source), let view = property.enclosingType
    else { return nil }
    let published = property.file.published(by: kind)
    let isRead = property.uses(ofMember: name, in: view).contains { use in
      guard let parts = use.chain?.parts, let place = parts.firstIndex(of: use) else { return false }
      let next = parts.dropFirst(place + 1).first { $0.kind != .optional }
      return next?.kind == .member && next?.isNamed(published) == true && next?.isAssigned == false
        && use.enclosingMember?.code.map(use.isLater) == false
    }
    return isRead ? kind : nil
  }

  /// The type of a property whose value the initializer puts into its wrapper: `_model = State(initialValue: …)`.
  private func typeOfWrapped(_ property: Node) -> String? {
    guard let name = property.name, let type = property.child(.type), !type.source.hasSuffix("?"),
      property.file.nodes(.member, named: ["_" + name]).contains(where: { $0.enclosing(.initializer) != nil })
    else { return nil }
    return type.name
  }
}
