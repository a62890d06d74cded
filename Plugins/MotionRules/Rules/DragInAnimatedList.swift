import SwiftKitSDK

/// The animation of a layout pulls against the finger that drags one of its rows.
struct DragInAnimatedList: Check {
  let id = "drag-in-animated-list"
  let rules = ["motion/gestures/drag-in-animated-list"]
  let severity = Severity.info
  let title = "a dragged row in a stack that is animated"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["gesture", "Gesture"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "gesture", "simultaneousGesture", "highPriorityGesture") where call.isViewModifier {
      guard !call.isInPreview, isDrag(call), let chain = call.chain,
        chain.modifiers(named: "offset", "position").contains(where: follows),
        case let places = call.places.filter({ $0.contains { $0.call.isNamed("ForEach") } }),
        places.contains(where: isAnimated) || !places.isEmpty && animatesWhileDragging(call)
      else { continue }
      report(call, "the stack's animation interferes with this drag; draw the dragged row in a layer above the stack")
    }
  }

  private func isDrag(_ call: Node) -> Bool {
    guard let value = call.firstUnlabelled?.value else { return false }
    if made(value).contains(where: { !Dragging.gestures(in: $0).isEmpty }) { return true }
    return value.chain?.root.nameWords.contains("drag") == true
  }

  /// The gestures that this may be: itself, or what the member gives that it names, `reorder(track)`.
  private func made(_ gesture: Node) -> [Node] { gesture.writtenOutcomes }

  /// A place that is no plain number.
  private func follows(_ place: Node) -> Bool {
    place.arguments.contains { $0.value.number == nil }
  }

  private func isAnimated(_ closures: [Node.Closure]) -> Bool {
    closures.contains { closure in
      guard let chain = closure.call.chain, chain.root == closure.call else { return false }
      return chain.modifiers(named: "animation").contains { $0.hasArgument("value") && !isStill($0) }
    }
  }

  private func isStill(_ call: Node) -> Bool {
    guard let value = call.firstUnlabelled?.value else { return false }
    return value.kind == .nil || value.memberName == "none"
  }

  private func animatesWhileDragging(_ call: Node) -> Bool {
    let gestures = call.firstUnlabelled.map { made($0.value) } ?? []
    return gestures.flatMap { $0.descendants(.call, named: "onChanged") }.contains { changed in
      changed.descendants(.call, named: "withAnimation").contains(where: \.isRoot)
    }
  }
}
