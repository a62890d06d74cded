import SwiftKitSDK

/// Glass that people touch answers the finger only with `.interactive()`.
///
/// Reported where a touch is plain to see: a gesture on the same chain, or the label of a control. A button's own chain
/// is the business of `glass-effect-on-button`, and glass in a toolbar that of `glass-effect-in-toolbar`.
struct GlassInteractiveMissing: Check {
  let id = "glass-interactive-missing"
  let rules = ["liquid-glass/buttons/glass-interactive-missing"]
  let severity = Severity.info
  let title = "glass on a tappable view without interactive()"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["glassEffect"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    // A pointer touches nothing.
    if Set(file.settings.systems.keys) == ["macOS"] { return }
    for glass in file.glassEffects {
      guard let chain = glass.chain, !chain.root.isNamed("Button"), isTappable(glass, chain), isStill(glass),
        glass.toolbar == nil
      else { continue }
      report(glass, "glass on a tappable view does not react to touch; add `.interactive()`", edits: edits(glass))
    }
  }

  /// The call behind the style, or the default style written out with it.
  private func edits(_ glass: Node) -> [Edit] {
    if let value = glass.firstUnlabelled?.value {
      let style = value.range
      // What is written already, `.interactive(false)`, is for a person to look at.
      guard value.kind == .chain, GlassStyle.written(for: glass).allSatisfy({ $0.calls(named: "interactive").isEmpty })
      else { return [] }
      return [Edit(style.upperBound..<style.upperBound, ".interactive()")]
    }
    let open = glass.anchor.upperBound
    guard glass.file.source(open..<open + 1) == "(" else { return [] }
    let rest = glass.arguments.isEmpty ? "" : ", "
    return [Edit(open + 1..<open + 1, ".regular.interactive()" + rest)]
  }

  private func isTappable(_ glass: Node, _ chain: Chain) -> Bool {
    chain.hasModifier("onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture")
      || glass.control(labelledHere: "Button", "Menu", "NavigationLink") != nil
  }

  /// Whether the argument says for sure that the glass is not interactive; a variable may hold anything.
  private func isStill(_ glass: Node) -> Bool {
    guard glass.firstUnlabelled != nil else { return true }
    let styles = GlassStyle.written(for: glass)
    return !styles.isEmpty
      && styles.allSatisfy { style in
        style.variant?.isNamed("regular", "clear") == true && !style.isInteractive
          // A method of the project's own may make it react.
          && style.chain.parts.allSatisfy { $0.kind != .call || $0.isNamed("tint", "interactive") }
      }
  }
}
