import SwiftKitSDK

extension SourceFile {
  /// The update methods of representables, with the name of the view that each updates.
  var updates: [(function: Node, view: String)] {
    nodes(.function, named: ["updateUIView", "updateNSView", "updateUIViewController", "updateNSViewController"])
      .compactMap {
        function in
        guard let type = function.enclosingType,
          type.kind == .extension
            || type.conforms(
              to: "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable",
              "NSViewControllerRepresentable"),
          let view = function.child(.parameter)?.name
        else { return nil }
        return (function, view)
      }
  }

  /// These, and the functions of their types that they call with the view or the view of the controller each time.
  var allUpdates: [(function: Node, view: String)] {
    updates + updates.flatMap { update in update.function.helpers(for: update.view) }
  }
}

extension Node {
  private static let clearing: Set = ["remove", "clear", "reset", "empty"]

  /// The functions of this type that are given `view` here, whatever comes, with the names under which they take it.
  fileprivate func helpers(for view: String) -> [(function: Node, view: String)] {
    // What clears the view before builds it anew.
    let clears = descendants.contains { $0.kind == .call && Self.clearing.contains($0.nameWords.first ?? "") }
    let parts = owner?.allParts ?? []
    let made = parts.flatMap { $0.children(.function) }.filter { $0.nameHolds("make") }
    return clears
      ? []
      : descendants.compactMap { call in
        guard call.kind == .call, call.isRoot,
          !made.contains(where: { maker in
            maker.descendants.contains { $0.kind == .call && $0.isRoot && $0.name == call.name }
          }), let name = call.name, !call.isConditional(in: self),
          call.enclosing(.function) == self, case let arguments = call.arguments,
          let place = arguments.firstIndex(where: { argument in
            guard let parts = argument.value.chain?.parts, argument.value.kind == .chain, parts[0].isNamed(view) else {
              return false
            }
            return parts.count == 1 || parts.count == 2 && parts[1].isNamed("view")
          }),
          case let functions = owner?.allParts.flatMap({ $0.children(.function) }).filter({ $0.isNamed(name) }) ?? [],
          functions.count == 1, functions[0] != self, case let parameters = functions[0].children(.parameter),
          parameters.count == arguments.count, let given = parameters[place].name
        else { return nil }
        return (functions[0], given)
      }
  }

  /// Whether a condition inside `function` decides if this happens.
  func isConditional(in function: Node) -> Bool {
    if ancestors.prefix(while: { $0 != function }).contains(where: {
      [.branch, .switchCase].contains($0.kind)
        || $0.kind == .closure && $0.callOfArgument?.isNamed("forEach", "map") != true
    }) {
      return true
    }
    return function.child(.body)?.statements.contains { $0.kind == .guard && $0.isBefore(self) } == true
  }

  /// Whether the conditions inside `function` that decide about this ask for nothing but what the representable was given, so that
  /// they hold at the next update as well.
  func isDecidedByInput(in function: Node) -> Bool {
    let around = ancestors.prefix { $0 != function }
    // What a closure does may wait for something that happens once.
    if around.contains(where: { $0.kind == .closure && $0.callOfArgument?.isNamed("forEach", "map") != true }) {
      return false
    }
    let exits = function.descendants.filter { choice in
      [.if, .guard, .switch].contains(choice.kind) && choice.isBefore(self)
        && choice.descendants.contains { $0.kind == .return }
    }
    return (around + exits).allSatisfy { node in
      switch node.kind {
      case .if, .guard, .switchCase: node.children(.condition).allSatisfy(\.asksForInput)
      case .switch: node.firstChild?.asksForInput == true
      default: true
      }
    }
  }

  /// Whether this condition names nothing but stored properties of the representable that it cannot write, and literals.
  private var asksForInput: Bool {
    ([self] + descendants).allSatisfy { part in
      switch part.kind {
      case .chain:
        // `.edit`, a case of what is asked for, or the name of a property.
        part.memberName != nil && part.chain?.root.flags.contains(.implicit) == true
          || part.ownMemberName.map(part.isInput) == true
      // `if let image` names the property, `if let shown = image` does so behind the name.
      case .variable: part.child(.initial) != nil || part.name.map(part.isInput) == true
      default: true
      }
    }
  }

  private func isInput(_ name: String) -> Bool {
    guard let property = variable(named: name), property.parent?.kind == .struct else { return false }
    return !property.flags.contains(.static) && property.child(.attribute) == nil && property.child(.body) == nil
      && property.child(.accessor) == nil
  }
}
