import SwiftKitSDK

/// Two scale effects around different points drift sideways together.
///
/// Two that are animated by a state each, as for the pointer and for the appearance, seldom run at once.
struct NestedScaleAnchors: Check {
  let id = "nested-scale-anchors"
  let rules = ["motion/transitions/nested-scale-anchors"]
  let severity = Severity.info
  let title = "scale effects with different anchors on one subtree"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["scaleEffect"]

  func check(_ file: SourceFile, _ report: Report) {
    for outer in file.calls(named: "scaleEffect") where outer.isViewModifier && !outer.isInPreview {
      guard let chain = outer.chain else { continue }
      let earlier = chain.modifiers(named: "scaleEffect").filter {
        $0.range.lowerBound < outer.range.lowerBound && !$0.isExclusive(with: outer) && !isSweep($0, outer)
          && !areAnimatedApart($0, outer, in: chain)
      }
      // On one view, an effect without a point of its own scales around the center.
      let isPlain = !outer.hasArgument("anchor")
      if isPlain, !changes(outer) { continue }
      guard let anchor = isPlain ? "center" : anchor(of: outer) else { continue }
      let within = (chain.root.closures + [chain.codeOfMember].compactMap(\.self)).flatMap {
        $0.descendants(.call, named: "scaleEffect")
      }.filter(\.isModifier)
      let members = chain.root.closures.flatMap(\.laidOutViews).filter { !$0.node.isInside(chain.root) }
        .flatMap { $0.modifiers(named: "scaleEffect") }
      let onOne = earlier.compactMap { $0.hasArgument("anchor") ? self.anchor(of: $0) : changes($0) ? "center" : nil }
      let others = onOne + (isPlain ? [] : (within + members).compactMap { self.anchor(of: $0) })
      guard let other = others.first(where: { $0 != anchor }) else { continue }
      report(
        outer,
        "this effect scales around `\(anchor)`, but \(onOne.contains(other) ? "an effect before it" : "a view inside it") scales around `\(other)`, so the two pull apart; use one effect"
      )
    }
  }

  /// Two changing scales of one direction, which pull a gradient from one side to the other.
  private func isSweep(_ inner: Node, _ outer: Node) -> Bool {
    ["x", "y"].contains { axis in
      [inner, outer].allSatisfy { effect in
        effect.argument(axis)?.value.kind == .ternary
          && effect.arguments.allSatisfy { [axis, "anchor"].contains($0.label) }
      }
    }
  }

  private func areAnimatedApart(_ inner: Node, _ outer: Node, in chain: Chain) -> Bool {
    guard let first = state(animating: inner, in: chain), let second = state(animating: outer, in: chain) else {
      return false
    }
    return first != second
  }

  /// The value of the next animation, where the effect depends on it: `isOpen` of `.scaleEffect(isOpen ? 1 : 0.5)`.
  private func state(animating effect: Node, in chain: Chain) -> String? {
    let animation = chain.modifiers(after: effect).first { $0.isNamed("animation") && $0.hasArgument("value") }
    guard let state = animation?.argument("value")?.value.source, effect.contains(bytesOf: state) else { return nil }
    return state
  }

  /// Whether its scale is no plain number; one of a single direction mirrors.
  private func changes(_ call: Node) -> Bool {
    !call.hasArgument("x") && !call.hasArgument("y") && call.arguments.contains { $0.value.number == nil }
  }

  /// A name, such as `top`, or how the point is written.
  private func anchor(of call: Node) -> String? {
    guard let value = call.argument("anchor")?.value else { return nil }
    if value.kind == .ternary { return nil }
    return value.memberName ?? value.source
  }
}
