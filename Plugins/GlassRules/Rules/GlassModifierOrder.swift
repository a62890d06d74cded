import SwiftKitSDK

/// Glass takes the shape that the view has at that point, so what shapes the view comes before it.
///
/// Room around the glass may follow: padding, and frames that only stretch.
struct GlassModifierOrder: Check {
  let id = "glass-modifier-order"
  let rules = ["liquid-glass/shape/glass-modifier-order"]
  let severity = Severity.info
  let title = "a modifier that shapes the view after glassEffect"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["glassEffect"]

  func check(_ file: SourceFile, _ report: Report) {
    let effects = Dictionary(grouping: file.glassEffects) { $0.chain?.node }
    for case (let place?, let effects) in effects {
      // Modifier by modifier: most of them have their answer at the first glass before them.
      for modifier in place.chain?.modifiers ?? [] where shapes(modifier) {
        let isLate = effects.lazy.prefix { $0.isBefore(modifier) }.contains {
          !modifier.isExclusive(with: $0) && !repeats(modifier, $0)
        }
        guard isLate, let name = modifier.name else { continue }
        // A clip shapes no glass, wherever it stands.
        let advice =
          modifier.isNamed("clipShape", "cornerRadius")
          ? "give the shape to `glassEffect(_:in:)` instead" : "move it before `glassEffect`"
        report(modifier, "`\(name)` after `glassEffect` does not change the glass; \(advice)")
      }
    }
  }

  /// A clip to the very shape that the glass has.
  private func repeats(_ modifier: Node, _ glass: Node) -> Bool {
    guard modifier.isNamed("clipShape"), let shape = glass.argument("in")?.value.source else { return false }
    return modifier.firstUnlabelled?.value.source == shape
  }

  private func shapes(_ modifier: Node) -> Bool {
    if modifier.isNamed("frame") {
      // A colour takes the size that it gets, and one with an alignment places the glass.
      return (modifier.hasArgument("width") || modifier.hasArgument("height")) && !modifier.hasArgument("alignment")
        && modifier.chain?.root.isNamed("Color") != true
    }
    return modifier.isNamed("clipShape", "cornerRadius", "font", "foregroundStyle")
  }
}
