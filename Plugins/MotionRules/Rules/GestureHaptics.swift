import SwiftKitSDK

/// Where a drag or a long press commits, the finger covers the screen: touch tells what the eye cannot see.
///
/// Silent in a view that mentions haptics anywhere, and for gestures that only move something back.
struct GestureHaptics: Check {
  let id = "gesture-haptics"
  let rules = ["motion/gestures/gesture-haptics"]
  let severity = Severity.info
  let title = "a gesture that commits without a haptic"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["DragGesture", "LongPressGesture", "|onLongPressGesture|"]

  func check(_ file: SourceFile, _ report: Report) {
    for press in file.calls(named: "onLongPressGesture") where press.isViewModifier && !press.isInPreview {
      guard
        let action = press.argument("perform")?.value
          ?? press.arguments.first(where: { $0.isTrailingClosure && $0.label == nil })?.value, decides(action)
      else { continue }
      tell(press, report)
    }
    for gesture in file.calls(named: "DragGesture", "LongPressGesture") where gesture.isRoot && !gesture.isInPreview {
      guard let ended = gesture.chain?.modifiers(named: "onEnded").first, commits(ended) else { continue }
      tell(gesture, report)
    }
  }

  private func tell(_ gesture: Node, _ report: Report) {
    let parts = gesture.enclosingType?.allParts ?? [gesture.file.root]
    guard !parts.contains(where: { $0.descendants.contains(where: isHaptic) }) else { return }
    let haptic = gesture.file.settings.deploymentTarget >= 17 ? "`sensoryFeedback`" : "a feedback generator"
    report(gesture, "people cannot feel when this gesture commits; add \(haptic)")
  }

  /// Whether a long press does something: a function that is named, or a closure that is not empty and does not only look again.
  private func decides(_ action: Node) -> Bool {
    action.kind == .closure ? commits(action) : action.kind == .chain
  }

  private func isHaptic(_ node: Node) -> Bool {
    switch node.kind {
    case .call, .member, .type, .variable: node.nameHolds("haptic") || node.nameHolds("feedback")
    default: false
    }
  }

  /// Whether the end of the gesture decides something or calls something, beyond putting a value back.
  private func commits(_ ended: Node) -> Bool {
    ended.descendants.contains { node in
      switch node.kind {
      case .if, .guard, .switch, .ternary: true
      case .call:
        !node.flags.contains(.implicit) && node.name?.first?.isLowercase == true && !node.isNamed(Self.plain)
          && node.chain.flatMap { Curve($0.node) } == nil
      default: false
      }
    }
  }

  private static let plain = ["withAnimation", "abs", "min", "max", "print", "onEnded", "onChanged", "updating"]
}
