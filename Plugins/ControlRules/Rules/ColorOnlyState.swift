import SwiftKitSDK

/// Who cannot tell the colours apart, or does not see them, does not learn the state.
struct ColorOnlyState: Check {
  let id = "color-only-state"
  let rules = ["accessibility/elements/color-only-state"]
  let severity = Severity.info
  let title = "a state shown by colour alone"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["|Circle| & ?", "|Capsule| & ?", "|RoundedRectangle| & ?", "|Rectangle| & ?"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "fill", "foregroundStyle", "foregroundColor") where call.isViewModifier {
      guard let chain = call.chain, chain.isRooted(in: "Circle", "Capsule", "RoundedRectangle", "Rectangle"),
        !call.isInPreview, let value = call.firstUnlabelled?.value, value.kind == .ternary,
        case let parts = Array(value.children), parts.count == 3, isSignal(parts[1]), isSignal(parts[2]),
        chain.isStatement, chain.node.parent?.views.count == 1 || chain.node.parent?.kind == .body,
        !chain.modifiers.contains(where: { $0.isAccessibility || $0.isNamed("overlay") }),
        call.enclosingType?.sourceHolds("accessibility") != true
      else { continue }
      report(call, "colour alone shows this state; add a symbol, or an `accessibilityLabel` that names it")
    }
  }

  private func isSignal(_ value: Node) -> Bool {
    value.memberName.map(["red", "green", "yellow", "orange", "gray", "grey"].contains) == true
  }
}
