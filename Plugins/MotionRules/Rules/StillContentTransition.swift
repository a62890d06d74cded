import SwiftKitSDK

/// A content transition shows only where the change is animated. Whoever hands a value to a view may animate it, and a timer changes
/// without a value.
struct StillContentTransition: Check {
  let id = "still-content-transition"
  let rules = ["motion/transitions/still-content-transition"]
  let severity = Severity.info
  let title = "a content transition that nothing animates"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|contentTransition|"]

  func check(_ file: SourceFile, _ report: Report) {
    // Anything in the file that animates may animate this.
    let isAnimated = ["withAnimation", "animation", "transaction"].contains { !file.nodes(.call, named: [$0]).isEmpty }
    for call in file.calls(named: "contentTransition") where call.isViewModifier && !call.isInPreview && !isAnimated {
      guard call.chain?.modifiers.contains(where: { $0.isNamed("animation", "phaseAnimator") }) == false,
        !call.isInside(closureOf: "phaseAnimator", "keyframeAnimator", "TimelineView"),
        // A symbol that is replaced moves by itself.
        call.firstUnlabelled?.value.chain?.root.isNamed("identity", "symbolEffect") != true,
        ([call] + call.modifierUses).contains(where: { use in
          use.owner?.children(.variable).contains { $0.hasAttribute("State") } == true
        }), !showsGivenValue(call), !showsTimer(call)
      else { continue }
      report(call, "nothing animates this change, so `contentTransition` has no effect; add `.animation(_:value:)`")
    }
  }

  /// Whether what it shows is a value that the view is made with, and not only constants beside state of the view itself:
  /// `price * count` changes with the count.
  private func showsGivenValue(_ call: Node) -> Bool {
    let shown = call.chain?.root.descendants(.member).filter(\.isRoot) ?? []
    let showsState = shown.contains { ownProperty($0)?.hasAttribute("State") == true }
    return shown.contains { value in
      guard let property = ownProperty(value), isGiven(property) else { return false }
      // An object changes by itself, and a value of it as well.
      let isConstant = property.flags.contains(.constant) && value.chain?.parts.count == 1
      return !(showsState && isConstant)
    }
  }

  /// `Text(timerInterval: start...end)` and `Text(start, style: .timer)`.
  private func showsTimer(_ call: Node) -> Bool {
    guard let root = call.chain?.root else { return false }
    return ([root] + root.descendants).contains { part in
      guard part.kind == .call, part.isNamed("Text") else { return false }
      let isRelative = part.argument("style")?.memberName.map(["timer", "relative", "offset"].contains) == true
      return isRelative || part.hasArgument("timerInterval")
    }
  }

  private func ownProperty(_ value: Node) -> Node? {
    guard !value.flags.contains(.implicit), let name = value.name, let property = value.variable(named: name),
      property.parent == property.enclosingType
    else { return nil }
    return property
  }

  private func isGiven(_ property: Node) -> Bool {
    property.child(.attribute) == nil && property.child(.initial) == nil && property.code == nil
  }
}
