import SwiftKitSDK

/// Glass cannot sample glass: one layer over another shows the background twice bent.
///
/// Reports the inner one: the first of two on one chain, or the one in the content, overlay or background of a view
/// that has glass itself, also where that shows a member of its type, or a view of this file, with glass of its own. `.identity` is
/// no glass, and a container in between blends the two.
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
    if !effects.isEmpty { buttons(in: file, known, report) }
  }

  /// The buttons in the content, overlay or background of a view with glass that have a glass style, too.
  private func buttons(in file: SourceFile, _ effects: Set<Node>, _ report: Report) {
    for style in file.calls(named: "buttonStyle") where style.isViewModifier && !style.isInPreview {
      guard let value = style.firstUnlabelled?.value.chain?.root, value.flags.contains(.implicit),
        value.isNamed("glass", "glassProminent"), style.chain?.isRooted(in: "Button") == true,
        hasGlassAround(style, effects)
      else { continue }
      report(style, "a button with glass on top of other glass looks muddy; keep one layer of glass")
    }
  }

  /// Whether the body of a view of this file lays glass around the content that it is given: `content.padding().glassEffect()`.
  private func putsOnGlass(_ view: Chain, _ effects: Set<Node>) -> Bool {
    guard let body = view.bodyOfView, body.modifiers.contains(where: effects.contains), let type = body.node.owner
    else {
      return false
    }
    let contents = type.children(.variable).filter { $0.hasAttribute("ViewBuilder") }.compactMap(\.name)
    return ([body.root] + body.root.descendants).contains { $0.isNamed(contents) }
  }

  private func hasGlassAround(_ glass: Node, _ effects: Set<Node>) -> Bool {
    guard let chain = glass.chain else { return false }
    if chain.modifiers(after: glass).contains(where: { effects.contains($0) && !$0.isExclusive(with: glass) }) {
      return true
    }
    for call in glass.glassSurroundings {
      if call.isNamed("GlassEffectContainer") { return false }
      if lies(glass, onGlassOf: call, effects) { return true }
    }
    return !isChosen(glass) && glass.places.contains { isOnGlass(glass, in: $0, effects) }
  }

  /// The same of the closures around one of the places that show the member, or the view of this file, with the glass.
  private func isOnGlass(_ glass: Node, in place: [Node.Closure], _ effects: Set<Node>) -> Bool {
    for closure in place {
      if closure.call.isNamed("GlassEffectContainer") || closure.call.opensSurface(by: closure.node) { return false }
      if lies(glass, onGlassOf: closure.call, effects) { return true }
    }
    return false
  }

  /// Whether the view whose content, overlay or background this call makes has glass.
  private func lies(_ glass: Node, onGlassOf call: Node, _ effects: Set<Node>) -> Bool {
    guard let outer = call.chain, call == outer.root || call.isNamed("overlay", "background") else { return false }
    return outer.modifiers.contains { effects.contains($0) && !$0.isExclusive(with: glass) }
      || call == outer.root && putsOnGlass(outer, effects)
  }

  /// Whether whoever shows the member with the glass may have chosen to go without: the glass stands in a branch that no version
  /// of the system decides, or one of its styles is `.identity`.
  private func isChosen(_ glass: Node) -> Bool {
    let member = glass.enclosingMember
    let isInBranch = glass.ancestors.prefix { $0 != member }.contains { node in
      [.switch, .ternary].contains(node.kind)
        || node.kind == .if && node.children(.condition).allSatisfy { $0.descendants(.available).isEmpty }
    }
    return isInBranch || GlassStyle.all(of: glass).contains(where: \.isIdentity)
  }
}
