import SwiftKitSDK

/// Neighbours on glass share one container: glass cannot sample other glass.
///
/// Reported at the stack, where two or more of its views have glass at once and no container is around them in the same
/// declaration or where that is used.
struct GlassContainerMissing: Check {
  let id = "glass-container-missing"
  let rules = ["liquid-glass/containers/glass-container-missing"]
  let severity = Severity.info
  let title = "neighbouring glass outside a GlassEffectContainer"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["glassEffect"]

  func check(_ file: SourceFile, _ report: Report) {
    guard !file.glassEffects.isEmpty else { return }
    let stacks = file.calls(
      named: "HStack", "VStack", "ZStack", "Grid", "GridRow", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid")
    for stack in stacks where stack.isRoot && !stack.isInPreview {
      guard let content = stack.contentClosure, hasNeighbours(content), stack.toolbar == nil, !stack.isInGlassContainer
      else { continue }
      report(stack, "these glass views are drawn one by one and cannot blend; put them in one `GlassEffectContainer`")
    }
  }

  /// Two views with glass that show together, or one that a loop repeats.
  private func hasNeighbours(_ content: Node) -> Bool {
    let views = content.laidOutViews.filter(hasGlass)
    if views.contains(where: { isRepeated($0.node, within: content) }) { return true }
    return views.indices.contains { index in
      views[..<index].contains { !$0.node.isAlternative(to: views[index].node) }
    }
  }

  private func isRepeated(_ view: Node, within content: Node) -> Bool {
    view.ancestors.prefix { $0 != content }.contains { $0.callOfArgument?.isNamed("ForEach") == true }
  }

  private func hasGlass(_ view: Chain) -> Bool {
    if view.modifiers(named: "glassEffect").contains(where: { GlassStyle(of: $0)?.isIdentity != true }) { return true }
    // A view of this file brings the glass of its body along.
    if let body = view.bodyOfView?.modifiers(named: "glassEffect"), !body.isEmpty {
      return body.contains { GlassStyle(of: $0)?.isIdentity != true }
    }
    guard view.isRooted(in: "Button"), let label = view.root.labelClosure else { return false }
    return label.views.contains { $0.hasModifier("glassEffect") }
  }
}

extension Node {
  /// Whether a GlassEffectContainer is around this node in its declaration, or around the one use of that.
  var isInGlassContainer: Bool { isInGlassContainer(following: 3) }

  private func isInGlassContainer(following steps: Int) -> Bool {
    if isInside(closureOf: "GlassEffectContainer") { return true }
    guard steps > 0, let member = enclosingMember, let name = member.name, let type = member.enclosingType,
      type == member.parent, !member.isNamed("body")
    else { return false }
    return member.uses(ofMember: name, in: type).contains { $0.isInGlassContainer(following: steps - 1) }
  }
}
