import SwiftKitSDK

/// The names of a view that its animations change: those that `animation(_:value:)` watches and those that `withAnimation` sets.
struct AnimatedNames {
  private var names: Set<String> = []
  /// Whether an animation runs code that is not in sight, or one of no value in particular.
  private var mayBeAny = false

  /// - Parameter calls: all calls of the view.
  init(of calls: [Node]) {
    for call in calls {
      if call.isNamed("animation"), call.isModifier {
        if let value = call.argument("value")?.value { add(namesIn: value) } else { mayBeAny = true }
      } else if call.isNamed("withAnimation"), call.isRoot {
        guard let closure = call.closures.first else {
          mayBeAny = true
          continue
        }
        add(setBy: closure, following: 2)
      }
    }
  }

  /// Whether an animation moves what `call`, an effect such as `offset`, is applied to.
  func move(_ call: Node) -> Bool {
    let uses = call.arguments.flatMap { argument in
      ([argument.value] + Array(argument.value.descendants)).filter {
        $0.kind == .member && $0.isRoot && !$0.flags.contains(.implicit) && !$0.isCapitalized
      }
    }
    if uses.isEmpty { return true }
    return uses.contains { moves($0, following: 2) } && !uses.allSatisfy(followsFingers)
  }

  private func moves(_ use: Node, following steps: Int) -> Bool {
    let name = use.isNamed("self") ? use.chain?.parts.dropFirst().first?.name : use.name
    guard let name else { return true }
    if names.contains(name) { return true }
    guard let variable = use.variable(named: name) else { return true }
    // What a caller or the surroundings give, and nothing here animates.
    let isOfType = variable.parent == variable.enclosingType
    if isOfType, variable.flags.contains(.constant), variable.child(.attribute) == nil { return false }
    if let code = variable.code ?? (isOfType ? nil : variable.child(.initial)), steps > 0 {
      return code.descendants.contains {
        $0.kind == .member && $0.isRoot && !$0.isCapitalized && !$0.flags.contains(.implicit)
          && moves($0, following: steps - 1)
      }
    }
    return mayBeAny
  }

  /// Whether it is the state of a gesture, or of an object that is called so.
  private func followsFingers(_ use: Node) -> Bool {
    guard let name = use.name else { return false }
    return use.nameWords.contains("gesture") || use.variable(named: name)?.hasAttribute("GestureState") == true
  }

  private mutating func add(namesIn value: Node) {
    for use in [value] + Array(value.descendants) where use.kind == .member {
      names.formUnion([use.name].compactMap(\.self))
    }
  }

  /// Adds what `code` assigns or changes, by itself or in functions of the type that it calls.
  private mutating func add(setBy code: Node, following steps: Int) {
    for node in code.descendants {
      if let change = node.assignment ?? node.change { add(namesIn: change.target) }
      guard node.kind == .call, let chain = node.chain, chain.parts.last == node else { continue }
      if chain.root != node {
        // `isOpen.toggle()`, and what an object does by itself.
        add(namesIn: chain.node)
        if !node.isNamed("toggle") { mayBeAny = true }
      } else if let name = node.name, steps > 0,
        let function = node.file.nodes(.function, named: [name]).first, let body = function.child(.body)
      {
        add(setBy: body, following: steps - 1)
      } else if !node.isCapitalized {
        mayBeAny = true
      }
    }
  }
}
