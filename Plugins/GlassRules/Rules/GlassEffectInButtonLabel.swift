import SwiftKitSDK

/// A label is drawn inside what the style draws; glass there stands beside the press feedback.
///
/// A plain button whose label holds more than the glass element is a row with a badge, and fine.
struct GlassEffectInButtonLabel: Check {
  let id = "glass-effect-in-button-label"
  let rules = ["liquid-glass/buttons/glass-effect-in-button-label"]
  let severity = Severity.info
  let title = "glassEffect in the label of a button"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["glassEffect"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for glass in file.glassEffects where GlassStyle(of: glass)?.isIdentity != true {
      guard let button = glass.control(labelledHere: "Button", "NavigationLink", "Menu"),
        button.isNamed("Button") || button.labelClosure?.onlyView?.node == glass.chain?.node,
        !isRowPart(glass, of: button), glass.toolbar == nil
      else {
        continue
      }
      report(
        glass, "glass on a label does not react when the button is pressed; use `.buttonStyle(.glass)` on the button")
    }
  }

  /// Whether the button is plain and the glass only a part of what it shows.
  private func isRowPart(_ glass: Node, of button: Node) -> Bool {
    let isPlain = button.chain?.modifiers(named: "buttonStyle").contains { style in
      style.firstUnlabelled?.value.chain?.root.isNamed("plain", "PlainButtonStyle") == true
    }
    guard isPlain == true, let label = button.labelClosure, let chain = glass.chain else { return false }
    return label.onlyView?.node != chain.node && label.onlyViewOrMembers?.node != chain.node
  }
}
