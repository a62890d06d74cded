import SwiftKitSDK

/// Glass cannot sample glass: one layer over another shows the background twice bent.
///
/// Reports the inner one: the first of two on one chain, or the one in the content, overlay or background of a view
/// that has glass itself. `.identity` is no glass, and a container in between blends the two.
struct GlassOnGlass: Check {
  let id = "glass-on-glass"
  let rules = ["liquid-glass/containers/glass-on-glass"]
  let severity = Severity.error
  let title = "glass on top of other glass"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["glassEffect"]

  func check(_ file: SourceFile, _ report: Report) {
    let effects = file.glassEffects.filter { GlassStyle(of: $0)?.isIdentity != true }
    let known = Set(effects)
    for glass in effects where hasGlassAround(glass, known) {
      report(glass, "glass on top of other glass looks muddy; keep one layer of glass")
    }
  }

  private func hasGlassAround(_ glass: Node, _ effects: Set<Node>) -> Bool {
    guard let chain = glass.chain else { return false }
    if chain.modifiers(after: glass).contains(where: { effects.contains($0) && !$0.isExclusive(with: glass) }) {
      return true
    }
    for call in glass.glassSurroundings {
      if call.isNamed("GlassEffectContainer") { return false }
      guard let outer = call.chain else { continue }
      let isSamePlace = call == outer.root || call.isNamed("overlay", "background")
      if isSamePlace && outer.modifiers.contains(where: { effects.contains($0) && !$0.isExclusive(with: glass) }) {
        return true
      }
    }
    return false
  }
}
