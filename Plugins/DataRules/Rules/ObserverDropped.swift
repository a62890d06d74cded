import SwiftKitSDK

/// Without its token, the block of an observer can never be removed.
///
/// What lives as long as the app has nothing to remove, and neither has what belongs to no object: a static function that sets up once,
/// which no object calls and whose block holds no local value.
struct ObserverDropped: Check {
  let id = "observer-dropped"
  let rules = ["data/ownership/observer-dropped"]
  let severity = Severity.info
  let title = "an observer whose token is dropped"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|addObserver| & |forName|", "|addPeriodicTimeObserver|", "|addBoundaryTimeObserver|"]

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for call in file.calls(named: "addObserver", "addPeriodicTimeObserver", "addBoundaryTimeObserver") {
      guard !call.isInPreview, call.isModifier, !call.isNamed("addObserver") || call.hasArgument("forName"),
        isDropped(call) || isForgotten(call), !(call.isNamed("addObserver") ? isOfApp(call) : isOfMain(call))
      else { continue }
      report(
        call,
        "`\(call.name ?? "addObserver")` returns a token, without which this observer cannot be removed; store it, and remove the observer later"
      )
    }
  }

  private func isDropped(_ call: Node) -> Bool {
    guard let node = call.chain?.node, call.chain?.parts.last == call else { return false }
    if node.isDiscarded { return true }
    // `_ = center.addObserver(…)`.
    guard let operation = node.parent, let assignment = operation.assignment else { return false }
    return assignment.value == node && assignment.target.source == "_"
  }

  /// `let token = center.addObserver(…)` in a function that does nothing with it, or only prints it.
  private func isForgotten(_ call: Node) -> Bool {
    guard let node = call.chain?.node, call.chain?.parts.last == call, let variable = node.parent?.parent,
      node.parent?.kind == .initial, variable.kind == .variable, let name = variable.name, let block = variable.parent,
      [.body, .closure, .branch].contains(block.kind)
    else { return false }
    return block.descendants.allSatisfy { use in
      guard use.kind == .member, use.isNamed(name), use.isRoot else { return true }
      return use.chain?.node.callOfArgument.map { $0.isRoot && $0.isNamed("print", "debugPrint") } == true
    }
  }

  private func isOfMain(_ call: Node) -> Bool { call.file.path.hasSuffix("main.swift") }

  /// What lives as long as the app never has to let go.
  private func isOfApp(_ call: Node) -> Bool {
    if isOfTypeItself(call) { return true }
    if let name = call.enclosingType?.name, Self.lasting.contains(where: name.hasSuffix) || name.hasPrefix("Main"),
      isDoneOnce(call), !mayEnd(call)
    {
      return true
    }
    return call.file.path.hasSuffix("main.swift") || isInApp(call)
  }

  /// Whether it stands in the app, its delegate, or a type with one object.
  private func isInApp(_ call: Node) -> Bool {
    call.ancestors.contains { node in
      [.class, .struct, .extension].contains(node.kind)
        && (node.name?.hasSuffix("AppDelegate") == true || node.name?.hasSuffix("SceneDelegate") == true
          || node.conforms(to: "App", "UIApplicationDelegate", "NSApplicationDelegate") || isOnlyOne(node)
          || node.children(.variable).contains {
            $0.flags.contains(.static) && $0.isNamed("shared", "main", "default")
          })
    }
  }

  /// Whether this is set up for a type and not for an object of it: in a static property, or in a static function that is given nothing
  /// and gives no object, and that only the app calls from an object.
  private func isOfTypeItself(_ call: Node) -> Bool {
    guard let member = call.enclosingMember, member.flags.contains(.static), let name = member.name,
      let owner = member.owner
    else { return false }
    if member.kind == .variable { return member.child(.initial) != nil }
    if !member.children(.parameter).isEmpty || member.child(.type)?.isNamed("Self", owner.name ?? "") == true {
      return false
    }
    return !call.file.once { LocalsOfTypes(call.file) }.areHeld(by: call, in: member)
      && !call.file.nodes(.call, named: [name]).contains { use in
        use.enclosingMember?.flags.contains(.static) == false && !isInApp(use)
      }
  }

  /// Whether an app holds the one object of a type, or the type shares it, be it in an extension elsewhere.
  private func isOnlyOne(_ type: Node) -> Bool {
    type.isHeldByApp || type.name.map { type.file.project.hasStatic("shared", in: $0) } == true
  }

  /// Whether its object goes before the app does, whatever its name: it has a `deinit`, follows the keyboard for a screen, or is an
  /// observable model, as views make and drop them.
  private func mayEnd(_ call: Node) -> Bool {
    guard let type = call.owner else { return false }
    if type.hasAttribute("Observable") || type.conforms(to: "ObservableObject") { return true }
    return type.nameWords.contains("keyboard") || type.children(.declaration).contains { $0.isNamed("deinit") }
  }

  /// Whether its object does this when it begins, by itself or by a function.
  private func isDoneOnce(_ call: Node) -> Bool {
    guard let member = call.enclosingMember, let name = member.name, member.kind == .function else {
      return call.enclosingMember?.kind == .initializer
    }
    if member.hasModifier(keyword: "override") || name.hasPrefix("application") { return true }
    return member.owner.map { owner in
      member.uses(ofMember: name, in: owner).contains { $0.enclosing(.initializer) != nil }
    } == true
  }

  private static let lasting = [
    "Manager", "Helper", "Service", "Listener", "Adapter", "Analytics", "Handler", "Provider", "Tracker", "Logger",
    "Engine", "Delegate", "Monitor", "Player", "LinkController", "TabBarController",
  ]
}

/// The local values of the static functions of a file, found once for all observers.
private struct LocalsOfTypes {
  private var names: [Node: Set<String>] = [:]

  init(_ file: SourceFile) {
    for variable in file.nodes(.variable) {
      guard let member = variable.enclosingMember, member.kind == .function, member.flags.contains(.static),
        let name = variable.name, !variable.enclosingClosures.contains(where: { $0.call.isNamed(Self.calls) })
      else { continue }
      names[member, default: []].insert(name)
    }
  }

  /// Whether a block of the call uses one of those of its function.
  func areHeld(by call: Node, in member: Node) -> Bool {
    guard let names = names[member] else { return false }
    return call.closures.flatMap(\.descendants).contains { use in
      [.member, .call].contains(use.kind) && use.isRoot && use.name.map(names.contains) == true
    }
  }

  private static let calls = ["addObserver", "addPeriodicTimeObserver", "addBoundaryTimeObserver"]
}
