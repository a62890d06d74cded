import SwiftKitSDK

/// A card that was let go returns with a spring of response 0.3 to 0.4 and damping 0.5 to 0.7.
struct SpringBack: Check {
  let id = "spring-back-range"
  let rules = ["motion/gestures/spring-back-range"]
  let severity = Severity.info
  let title = "a card that springs back too slowly or too stiffly"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["onEnded", "|GestureState|"]

  func check(_ file: SourceFile, _ report: Report) {
    let drags = file.nodes(.variable).filter { $0.hasAttribute("GestureState") }.compactMap(\.name)
    for call in file.calls(named: "animation") where call.isViewModifier && !call.isInPreview {
      // A gesture's state goes back by itself.
      guard let value = call.argument("value")?.value.ownMemberName, drags.contains(value) || isLetGo(value, in: call),
        let animation = call.firstUnlabelled?.value,
        let curve = animation.outcomes.flatMap({ Curve.all(in: $0) }).first(where: isOutside)
      else { continue }
      report(
        curve.node,
        "the card should return quickly with a small bounce; use a response of 0.3 to 0.4 and a damping of 0.5 to 0.7")
    }
    // `@GestureState(resetTransaction: Transaction(animation: .spring(…)))`
    for state in file.nodes(.attribute) where state.isNamed("GestureState") && !state.isInPreview {
      guard let curve = state.descendants(.chain).compactMap(Curve.init).first(where: isOutside) else { continue }
      report(
        curve.node,
        "the card should return quickly with a small bounce; use a response of 0.3 to 0.4 and a damping of 0.5 to 0.7")
    }
    for call in file.calls(named: "withAnimation") where call.isRoot && call.runs(inClosureOf: "onEnded") {
      guard !call.isInPreview, let changes = call.changes, changes.descendants.contains(where: returns) else {
        continue
      }
      guard let animation = call.animationArgument else { continue }
      guard animation.outcomes.flatMap({ Curve.all(in: $0) }).contains(where: isOutside) else { continue }
      report(
        call,
        "the card should return quickly with a small bounce; use a response of 0.3 to 0.4 and a damping of 0.5 to 0.7")
    }
  }

  /// Whether the end of a drag of this view sets that state to zero, without an animation of its own.
  private func isLetGo(_ name: String, in call: Node) -> Bool {
    call.owner?.allParts.flatMap { $0.descendants(.call, named: "onEnded") }.contains { end in
      end.chain?.root.isNamed("DragGesture") == true
        && end.descendants.contains {
          returns($0) && $0.assignment?.target.ownMemberName == name && !$0.isInside(closureOf: "withAnimation")
        }
    } == true
  }

  /// `offset = .zero`, `drag.width = 0`.
  private func returns(_ node: Node) -> Bool {
    guard let assignment = node.assignment, Array(node.children).count == 3 else { return false }
    return assignment.value.memberName == "zero" || assignment.value.kind != .boolean && assignment.value.number == 0
  }

  private func isOutside(_ curve: Curve) -> Bool {
    guard curve.name == "spring" || curve.name == "interactiveSpring" else { return false }
    let damping = curve.node.argument("dampingFraction")?.value.constantNumber
    let bounce = curve.node.argument("bounce")?.value.constantNumber.map { 1 - $0 }
    if let response = curve.duration?.number, !(0.299...0.401).contains(response) { return true }
    if let damping = damping ?? bounce, !(0.499...0.701).contains(damping) { return true }
    return false
  }
}
