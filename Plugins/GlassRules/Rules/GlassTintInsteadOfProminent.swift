import SwiftKitSDK

/// Tinted glass on a button is what the prominent glass style is, with its contrast and its touch.
struct GlassTintInsteadOfProminent: Check {
  let id = "glass-tint-instead-of-prominent"
  let rules = ["liquid-glass/buttons/glass-tint-instead-of-prominent"]
  let severity = Severity.warning
  let title = "tinted glassEffect on a button instead of the prominent style"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["glassEffect"]

  func check(_ file: SourceFile, _ report: Report) {
    for glass in file.glassEffects {
      guard let tint = GlassStyle.all(of: glass).flatMap({ $0.calls(named: "tint") }).first else { continue }
      let isButton = glass.chain?.root.isNamed("Button") ?? false
      // A style of its own that tints its glass is what the prominent one is.
      let isOfStyle =
        glass.enclosingType?.conforms(to: "ButtonStyle", "PrimitiveButtonStyle") == true && !setsColor(glass)
      guard isOfStyle || isButton || glass.control(labelledHere: "Button") != nil || glass.toolbar != nil else {
        continue
      }
      report(
        tint, "the label may be hard to read on this tinted glass; use `.buttonStyle(.glassProminent)` with `.tint`")
    }
  }

  /// Whether the label is given a colour that depends on something, as its glass is.
  private func setsColor(_ glass: Node) -> Bool {
    glass.chain?.modifiers(named: "foregroundStyle", "foregroundColor").contains {
      $0.isBefore(glass) && $0.firstUnlabelled?.value.kind == .ternary
    } == true
  }
}
