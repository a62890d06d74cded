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
      guard let chain = glass.chain, chain.consists(of: "Button"), glass.toolbar == nil else { continue }
      let name =
        chain.root.isNamed("Button") ? "a `Button`" : "\(chain.root.name.code(or: "what")), a `Button`,"
      report(
        glass,
        "`glassEffect` on \(name) does not react to a press; use `.buttonStyle(.glass)` or `.buttonStyle(.glassProminent)`"
      )
    }
  }
}
