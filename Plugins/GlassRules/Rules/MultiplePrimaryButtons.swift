import SwiftKitSDK

/// One prominent button a screen says what to do; two say nothing.
///
/// Counted in the members of one view, at its name. Branches of which only one shows, and what is presented from there,
/// count apart; a helper counts where the body uses it.
struct MultiplePrimaryButtons: Check {
  let id = "multiple-primary-buttons"
  let rules = ["liquid-glass/buttons/multiple-primary-buttons"]
  let severity = Severity.info
  let title = "more than one prominent button on one screen"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let isOffByDefault = true
  let literals = ["glassProminent", "borderedProminent", "ProminentButtonStyle"]

  func check(_ file: SourceFile, _ report: Report) {
    let styles = file.calls(named: "buttonStyle").filter { $0.isModifier && !$0.isInPreview && isProminent($0) }
    var reported: Set<Node> = []
    for (index, style) in styles.enumerated() {
      guard styles[..<index].contains(where: { isShown($0, with: style) }) || isOfSeveral(style) else { continue }
      let place = style.enclosingType ?? style.outermostChain?.root ?? style
      guard reported.insert(place).inserted else { continue }
      report(
        style,
        "this screen has more than one prominent button, so none stands out; keep one, and give the others a quieter style"
      )
    }
  }

  private func isProminent(_ style: Node) -> Bool {
    guard let value = style.firstUnlabelled?.value.chain?.root else { return false }
    return value.isNamed(
      "glassProminent", "borderedProminent", "GlassProminentButtonStyle", "BorderedProminentButtonStyle")
  }

  /// Whether it is given to a group or stack, and two buttons in there have no other style.
  private func isOfSeveral(_ style: Node) -> Bool {
    guard let group = style.chain, group.isRooted(in: "Group", "HStack", "VStack", "ControlGroup"),
      let content = group.root.contentClosure
    else { return false }
    let buttons = content.laidOutViews.filter { $0.isRooted(in: "Button") && !$0.hasModifier("buttonStyle") }
    return buttons.indices.contains { index in
      buttons[..<index].contains { !$0.node.isAlternative(to: buttons[index].node) }
    }
  }

  /// Whether both are on one screen at one time, as far as the file tells.
  private func isShown(_ first: Node, with second: Node) -> Bool {
    guard first.enclosingType?.name == second.enclosingType?.name else { return false }
    for left in places(of: first, steps: 3) {
      for right in places(of: second, steps: 3) where left.enclosingMember == right.enclosingMember {
        return !left.isAlternative(to: right) && left.presentation == right.presentation
      }
    }
    return false
  }

  /// The node, and the one place where its member is used, and so on outwards.
  private func places(of node: Node, steps: Int) -> [Node] {
    guard steps > 0, let member = node.enclosingMember, let name = member.name, name != "body",
      let type = member.enclosingType, type == member.parent
    else { return [node] }
    let uses = member.uses(ofMember: name, in: type)
    guard uses.count == 1, let use = uses.first else { return [node] }
    return [node] + places(of: use, steps: steps - 1)
  }
}

extension Node {
  /// The chain around this node that stands in no other.
  var outermostChain: Chain? {
    ancestors.filter { $0.kind == .chain }.last?.chain
  }
}
