import SwiftKitSDK

/// A button has glass styles of its own, which also react to touch; `glassEffect` on it lies about both.
///
/// In a toolbar `glass-effect-in-toolbar` speaks instead.
struct GlassEffectOnButton: Check {
  let id = "glass-effect-on-button"
  let rules = ["liquid-glass/buttons/glass-effect-on-button"]
  let severity = Severity.error
  let title = "glassEffect on a Button instead of a glass button style"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["glassEffect"]

  func check(_ file: SourceFile, _ report: Report) {
    for glass in file.glassEffects {
      // A modifier of this file is asked where it is applied.
      let uses = glass.modifierUses
      for place in uses.isEmpty ? [glass] : uses where place.toolbar == nil {
        guard let chain = place.chain, let kind = kind(of: chain) else { continue }
        let name = chain.root.isNamed(kind) ? "a `\(kind)`" : "\(chain.root.name.code(or: "what")), a `\(kind)`,"
        tell(place, name, isInteractive: glass.sourceHolds("interactive"), report)
      }
    }
  }

  /// The control that takes a button style, which the view is.
  private func kind(of view: Chain) -> String? {
    ["Button", "ShareLink", "EditButton"].first { view.consists(of: $0) }
  }

  /// Interactive glass reacts to a press, and is a way to a shape that no style has: that is a note.
  private func tell(_ place: Node, _ name: String, isInteractive: Bool, _ report: Report) {
    let flaw = isInteractive ? "ignores its role and disabled state" : "does not react to a press"
    (isInteractive ? report.notes : report)(
      place, "`glassEffect` on \(name) \(flaw); use `.buttonStyle(.glass)` or `.buttonStyle(.glassProminent)`")
  }
}
