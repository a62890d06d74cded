import SwiftKitSDK

/// Some people get sick of motion and say so in their settings; a view that moves things asks for that.
///
/// Reported once a view, at the first that moves for sure: movement that an animation drives, or a transition, animator or
/// scroll effect that moves. Views that only fade are fine, and so is what follows fingers, and what grows by less than a tenth.
struct ReduceMotionMissing: Check {
  let id = "reduce-motion-missing"
  let rules = ["accessibility/motion/reduce-motion-missing"]
  let severity = Severity.info
  let title = "a view that moves without asking for Reduce Motion"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = [
    "withAnimation", "animation", "transition", "scrollTransition", "keyframeAnimator", "phaseAnimator", "layerEffect",
  ]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct) where type.isView && !type.isInPreview {
      let parts = type.allParts
      guard let place = parts.lazy.compactMap(movement).first, !parts.contains(where: asksForReduceMotion) else {
        continue
      }
      report(
        place,
        "\(place.name.code(or: "this animation")) moves the view; read `\\.accessibilityReduceMotion`, and fade instead when it is on"
      )
    }
  }

  /// By the environment, or by a value somebody hands it.
  private func asksForReduceMotion(_ type: Node) -> Bool {
    type.descendants.contains { node in
      switch node.kind {
      case .keyPath: node.sourceHolds("reducemotion")
      case .member, .variable, .parameter, .call: node.nameHolds("reducemotion")
      default: false
      }
    }
  }

  /// What moves first in a type.
  private func movement(_ type: Node) -> Node? {
    let calls = type.descendants(.call).filter { !$0.isInPreview }
    if let call = calls.first(where: movesByItself) { return call }
    let isAnimated = calls.contains { call in
      switch call.name {
      case "withAnimation": call.isRoot && !isStill(call)
      case "animation": call.isModifier && call.hasArgument("value") && !isStill(call)
      default: false
      }
    }
    guard isAnimated else { return nil }
    let animated = AnimatedNames(of: calls)
    return calls.first { isMovement($0) && animated.move($0) }
  }

  /// An effect that moves whenever it is there.
  private func movesByItself(_ call: Node) -> Bool {
    guard call.isModifier else { return false }
    if call.isNamed("scrollTransition", "keyframeAnimator", "phaseAnimator", "layerEffect") {
      return call.isNamed("layerEffect") || call.descendants(.call).contains(where: isMovement)
    }
    guard call.isNamed("transition") else { return false }
    let own = call.firstUnlabelled?.value.memberName ?? ""
    let given = call.file.nodes(.variable, named: [own]).filter { property in
      property.flags.contains(.static) && property.enclosingType?.isNamed("AnyTransition", "Transition") == true
    }
    return (Array(call.descendants) + given.flatMap { Array($0.descendants) }).contains {
      $0.isNamed("move", "slide", "push", "scale", "offset") && $0.kind != .argument
    }
  }

  /// A place, size or angle that is no plain number, so that it can change.
  private func isMovement(_ call: Node) -> Bool {
    guard call.isModifier, call.isNamed("scaleEffect", "rotationEffect", "rotation3DEffect", "offset", "position")
    else {
      return false
    }
    if let choice = call.firstUnlabelled?.value.choice, call.isNamed("scaleEffect"),
      abs(choice.whenTrue - choice.whenFalse) < 0.0999
    {
      return false
    }
    return call.arguments.contains { argument in
      argument.label != "anchor" && argument.label != "axis" && argument.value.number == nil
        && argument.value.descendants.contains {
          [.member, .ternary].contains($0.kind) && !$0.flags.contains(.implicit)
        }
    }
  }

  private func isStill(_ call: Node) -> Bool {
    guard let value = call.firstUnlabelled?.value else { return false }
    return value.kind == .nil || value.memberName == "none"
  }
}
