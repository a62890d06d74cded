import SwiftKitSDK

/// Tinted glass on a button is what the prominent glass style is, with its contrast and its touch.
///
/// A tint that says which one is chosen marks no main action.
struct GlassTintInsteadOfProminent: Check {
  let id = "glass-tint-instead-of-prominent"
  let rules = ["liquid-glass/buttons/glass-tint-instead-of-prominent"]
  let severity = Severity.info
  let title = "tinted glassEffect on a button instead of the prominent style"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["glassEffect"]

  func check(_ file: SourceFile, _ report: Report) {
    for glass in file.glassEffects {
      guard let tint = GlassStyle.all(of: glass).flatMap({ $0.calls(named: "tint") }).first,
        !marksChoice(tint, of: glass)
      else { continue }
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

  /// `isChosen ? .regular.tint(.red) : .clear` and `.tint(isChosen ? .red : nil)`; a press, or how the system looks, is no
  /// choice.
  private func marksChoice(_ tint: Node, of glass: Node) -> Bool {
    let around = tint.ancestors.prefix { $0 != glass && ![.closure, .function, .variable].contains($0.kind) }
    let ternaries = (around + [tint.firstUnlabelled?.value].compactMap(\.self)).filter { $0.kind == .ternary }
    return ternaries.compactMap(\.firstChild).contains { condition in
      ![
        "pressed", "enabled", "disabled", "valid", "loading", "busy", "saving", "scheme", "contrast", "transparency",
      ].contains {
        condition.source.lowercased().contains(bytesOf: $0)
      } && !saysWhetherUsable(condition, of: glass)
    }
  }

  /// Whether the condition says that the button can be used: `canSend`, or what a `disabled` of the button asks, too.
  private func saysWhetherUsable(_ condition: Node, of glass: Node) -> Bool {
    let asked = condition.negated ?? condition
    if asked.memberName.map({ words(of: $0).first == "can" }) == true { return true }
    let buttons = [glass.chain, glass.control(labelledHere: "Button")?.chain].compactMap(\.self)
    return buttons.flatMap { $0.modifiers(named: "disabled") }.compactMap { $0.firstUnlabelled?.value }.contains {
      ($0.negated ?? $0).source == asked.source
    }
  }

  /// Whether the label is given a colour that depends on something, as its glass is.
  private func setsColor(_ glass: Node) -> Bool {
    glass.chain?.modifiers(named: "foregroundStyle", "foregroundColor").contains {
      $0.isBefore(glass) && $0.firstUnlabelled?.value.kind == .ternary
    } == true
  }
}
