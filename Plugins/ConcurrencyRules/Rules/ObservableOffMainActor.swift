import SwiftKitSDK

/// What views show is changed on the main actor; elsewhere a view may read while another thread writes.
///
/// Reported where an async method of an observable class that is on no actor sets what views may read. Names in
/// `ViewModel` are left to viewmodel-mainactor.
struct ObservableOffMainActor: Check {
  let id = "observable-off-main-actor"
  let rules = ["concurrency/isolation/observable-off-main-actor"]
  let severity = Severity.info
  let title = "an observable class whose async methods write off the main actor"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .convention
  let literals = ["|Observable| & |class| & |async|", "|ObservableObject| & |class| & |async|"]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.settings.isOnMainActor { return }
    for type in file.nodes(.class) where !type.isInPreview {
      guard isObservable(type), !isOnActor(type), !file.isOfTests, let name = type.name,
        !(name.hasSuffix("ViewModel") && type.hasAttribute("Observable"))
      else { continue }
      let parts = type.allParts
      let names = Set(type.children(.variable).filter { isShown($0, in: type) }.compactMap(\.name))
      let writer = parts.flatMap { $0.children(.function) }.first { function in
        function.flags.contains(.async) && function.child(.attribute) == nil
          && function.child(.body)?.descendants.contains { writes($0, names) } == true
      }
      guard let writer else { continue }
      let place = type.range.lowerBound
      report(
        type,
        "`\(name).\(writer.name ?? "")` changes observed properties off the main actor; mark `\(name)` with `@MainActor`",
        suggestion: [Edit(place..<place, "@MainActor ")])
    }
  }

  private func isObservable(_ type: Node) -> Bool {
    type.hasAttribute("Observable") || type.children(.inherited).contains { $0.isNamed("ObservableObject") }
  }

  private func isOnActor(_ type: Node) -> Bool {
    if type.children(.attribute).contains(where: { $0.name?.hasSuffix("Actor") == true }) { return true }
    let project = type.file.project
    let inherited = type.children(.inherited).compactMap(\.name)
    return inherited.contains {
      !["ObservableObject", "Identifiable", "Sendable", "Equatable", "Hashable"].contains($0)
        && !isFreeProtocol($0, in: type.file)
    }
      || inherited.contains { project.hasAttribute($0, "MainActor") }
  }

  /// The list that `items.append(item)` changes.
  private func grown(by node: Node) -> String? {
    guard node.kind == .call, node.isNamed("append", "insert", "removeAll"),
      let parts = node.chain?.parts.drop(while: { $0.isNamed("self") }), parts.count == 2, parts.last == node
    else { return nil }
    return parts.first?.name
  }

  private func isList(_ property: Node) -> Bool {
    if let type = property.child(.type)?.source {
      return ["[", "Set<", "Array<", "Dictionary<"].contains(where: type.hasPrefix)
    }
    let value = property.child(.initial)?.firstChild
    return value?.kind == .array || value?.kind == .dictionary || value?.source.hasPrefix("[") == true
  }

  /// A protocol of this file that is on no actor and inherits nothing that might be.
  private func isFreeProtocol(_ name: String, in file: SourceFile) -> Bool {
    let declared = file.nodes(.protocol, named: [name])
    return declared.count == 1
      && declared[0].children(.inherited).allSatisfy { $0.isNamed("AnyObject", "Sendable", "Identifiable") }
      && !declared[0].children(.attribute).contains { $0.name?.hasSuffix("Actor") == true }
  }

  private func isShown(_ property: Node, in type: Node) -> Bool {
    if property.flags.contains(.constant) || property.flags.contains(.static) || property.child(.body) != nil {
      return false
    }
    return type.hasAttribute("Observable")
      ? !property.hasAttribute("ObservationIgnored", "MainActor") : property.hasAttribute("Published")
  }

  private func writes(_ node: Node, _ names: Set<String>) -> Bool {
    let target = (node.assignment ?? node.change)?.target
    guard let name = target?.ownMemberName ?? grown(by: node), names.contains(name),
      let property = (target ?? node).variable(named: name), property.enclosingMember == nil,
      target?.ownMemberName != nil || isList(property)
    else { return false }
    // What goes to the main actor by itself.
    return !node.enclosingClosures.contains { closure in
      closure.call.isNamed("run", "async", "sync") || closure.call.nameWords.contains("main")
        || closure.node.children(.attribute).contains { $0.isNamed("MainActor") }
    } && !node.ancestors.contains { $0.kind == .closure && $0.source.prefix(40).contains("@MainActor") }
  }
}
