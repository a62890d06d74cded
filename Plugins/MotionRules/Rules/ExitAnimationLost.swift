import SwiftKitSDK

/// A view that goes takes its animations with it; the one of its exit stands on a parent that stays.
///
/// Reported where a flag that somebody else sets guards a transition and nothing in the file animates that flag.
struct ExitAnimationLost: Check {
  let id = "exit-animation-lost"
  let rules = ["motion/transitions/exit-animation-lost"]
  let severity = Severity.info
  let title = "a transition whose flag nothing animates"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|transition|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    // Whoever sends an action to such a store says how its changes are animated.
    if file.imports("ComposableArchitecture") { return }
    for choice in file.nodes(.if) where !choice.isInPreview {
      let (conditions, branches) = (choice.children(.condition), choice.children(.branch))
      // With an else the view is replaced; it does not go.
      guard conditions.count == 1, branches.count == 1, choice.child(.if) == nil,
        let flag = conditions[0].firstChild.flatMap({ bound($0) ?? flag($0) }), let type = choice.enclosingType,
        isProperty(flag, at: choice),
        case let outside = animations(in: file, outside: choice),
        isSetElsewhere(flag, in: type, isBound: conditions[0].child(.variable) != nil)
          || isSetPlainly(flag, in: type, outside), !isAnimated(flag, outside, in: file)
      else { continue }
      for view in branches[0].statements {
        guard let transition = view.chain?.modifiers(named: "transition").first, animatesNothing(view, transition)
        else {
          continue
        }
        tell(transition, flag, report)
      }
    }
    replacements(file, report)
  }

  private func tell(_ transition: Node, _ flag: String, _ report: Report) {
    report(
      transition,
      "changes to `\(flag)` are not animated, so the transition does not run; add `.animation(…, value: \(flag))` to the parent"
    )
  }

  /// The cases of a `switch` over a state that only this file sets, and never in an animation: one view replaces the other.
  private func replacements(_ file: SourceFile, _ report: Report) {
    for choice in file.nodes(.switch) where !choice.isInPreview {
      guard let flag = choice.firstChild.flatMap(flag), let type = choice.enclosingType, isProperty(flag, at: choice),
        isSetPlainly(flag, in: type, file.calls(named: "animation"))
      else { continue }
      let transitions = choice.children(.switchCase).flatMap(\.statements).compactMap { view -> Node? in
        view.chain?.modifiers(named: "transition").first { animatesNothing(view, $0) }
      }
      if let first = transitions.first { tell(first, flag, report) }
    }
  }

  /// Whether the name means the property there, and no parameter.
  private func isProperty(_ flag: String, at choice: Node) -> Bool {
    choice.variable(named: flag)?.parent.map { Node.Kind.types.contains($0.kind) || $0.kind == .extension } == true
  }

  /// `message` of `if let message` and of `if let text = message`.
  private func bound(_ condition: Node) -> String? {
    guard condition.kind == .variable else { return nil }
    guard let value = condition.child(.initial)?.firstChild else { return condition.name }
    return value.ownMemberName
  }

  /// `isPresented` of `isPresented`, `!isPresented` and `self.isPresented`.
  private func flag(_ condition: Node) -> String? {
    if let negated = condition.negated { return flag(negated) }
    guard condition.kind == .chain, let parts = condition.chain?.parts.drop(while: { $0.isNamed("self") }),
      parts.count == 1, parts.first?.kind == .member
    else { return nil }
    return parts.first?.name
  }

  /// A binding, or a constant that the initialiser receives; what unwraps a constant of somebody else's may be animated by whoever gives it.
  private func isSetElsewhere(_ flag: String, in type: Node, isBound: Bool) -> Bool {
    type.allParts.flatMap { $0.children(.variable) }.contains { property in
      guard property.isNamed(flag), !property.flags.contains(.static) else { return false }
      if property.hasAttribute("Binding") { return true }
      return !isBound && property.child(.attribute) == nil && property.child(.initial) == nil
        && property.child(.body) == nil
        && property.child(.accessor) == nil
    }
  }

  /// State that only this file sets, where nothing in the file is animated and nobody else gets a binding.
  private func isSetPlainly(_ flag: String, in type: Node, _ animations: [Node]) -> Bool {
    let file = type.file
    let isChanged =
      !file.nodes(.member, named: ["$" + flag]).isEmpty
      || file.calls(named: "toggle").contains {
        $0.chain?.parts.drop { $0.isNamed("self") }.first?.isNamed(flag) == true
      }
      || file.nodes(.operation).contains { $0.assignment?.target.ownMemberName == flag }
    return isChanged
      && type.children(.variable).contains { $0.isNamed(flag) && $0.hasAttribute("State") && $0.isPrivate }
      && animations.isEmpty
      && file.calls(named: "withAnimation", "withTransaction", "transaction", "phaseAnimator").isEmpty
      && file.nodes(.member, named: ["_" + flag]).isEmpty
      && file.nodes(.member, named: ["$" + flag]).allSatisfy(staysHere) && !file.root.sourceHolds("animation:")
  }

  /// The animations that do not go with what the choice shows.
  private func animations(in file: SourceFile, outside choice: Node) -> [Node] {
    file.calls(named: "animation").filter { call in
      guard call.isInside(choice), call.isModifier, let view = call.chain?.node else { return true }
      return view.parent?.kind != .branch || view.parent?.parent != choice
    }
  }

  /// Whether a binding is handed to a view of this file.
  private func staysHere(_ binding: Node) -> Bool {
    guard let call = binding.chain?.node.callOfArgument, call.isRoot, let name = call.name else { return false }
    return !binding.file.nodes(.struct, named: [name]).isEmpty
  }

  /// Whether the file animates something that has to do with the flag.
  private func isAnimated(_ flag: String, _ animations: [Node], in file: SourceFile) -> Bool {
    for call in animations {
      guard let value = call.argument("value")?.value else { return true }
      if mentions(value, flag) { return true }
    }
    return file.calls(named: "withAnimation").contains { mentions($0, flag) }
  }

  private func mentions(_ node: Node, _ name: String) -> Bool {
    node.descendants.contains { $0.isNamed(name, "$" + name) }
  }

  /// Neither the view nor its transition brings an animation of its own.
  private func animatesNothing(_ view: Node, _ transition: Node) -> Bool {
    transition.descendants(.call, named: "animation").isEmpty
      && transition.firstUnlabelled?.value.memberName != "identity"
  }
}
