import SwiftKitSDK

/// A button has glass styles of its own, which also react to touch; `glassEffect` on it does not, unless it is interactive.
///
/// In a toolbar `glass-effect-in-toolbar` speaks instead.
struct GlassEffectOnButton: Check {
  let id = "glass-effect-on-button"
  let rules = ["liquid-glass/buttons/glass-effect-on-button"]
  let severity = Severity.info
  let title = "glassEffect on a Button instead of a glass button style"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["glassEffect"]

  func check(_ file: SourceFile, _ report: Report) {
    for glass in file.glassEffects where !glass.sourceHolds("interactive") {
      // A modifier of this file is asked where it is applied.
      let uses = glass.modifierUses
      for place in uses.isEmpty ? [glass] : uses where place.toolbar == nil {
        guard let chain = place.chain, let kind = kind(of: chain) else { continue }
        let name = chain.root.isNamed(kind) ? "a `\(kind)`" : "\(chain.root.name.code(or: "what")), a `\(kind)`,"
        report(
          place,
          "`glassEffect` on \(name) does not react to a press; use `.buttonStyle(.glass)` or `.buttonStyle(.glassProminent)`"
        )
      }
    }
  }

  /// The control that takes a button style, which the view is.
  private func kind(of view: Chain) -> String? {
    ["Button", "ShareLink", "EditButton"].first { view.consists(of: $0) }
  }
}
