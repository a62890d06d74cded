import SwiftKitSDK

/// A finger needs 44 points each way.
///
/// Reported where the frame of a control, or of the one view in its label, is below 40 and no padding makes up for it. Bars
/// and menus size their items, and a style may bring room of its own. On a Mac there is a pointer.
struct TouchTarget: Check {
  let id = "touch-target-44"
  let rules = ["accessibility/targets/touch-target-44"]
  let severity = Severity.info
  let title = "a control smaller than 44 by 44 points"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["|frame|"]

  func check(_ file: SourceFile, _ report: Report) {
    if file.imports("WidgetKit") || file.imports("AppKit") || file.imports("WatchKit") { return }
    let systems = file.settings.systems
    if !systems.isEmpty, systems["iOS"] == nil, systems["visionOS"] == nil { return }
    for control in file.calls(named: "Button", "Toggle", "Menu", "NavigationLink") where control.isRoot {
      guard isTouched(control), let chain = control.chain, !hasStyle(chain) else { continue }
      let label = control.labelClosure?.onlyViewOrMembers.map { FixedSize($0.modifiers) } ?? FixedSize()
      tell(control, FixedSize(chain.modifiers, around: label), report)
    }
    checkStyles(file, report)
    for tap in file.calls(named: "onTapGesture") where tap.isViewModifier && isTouched(tap) {
      guard let chain = tap.chain, !chain.isRooted(in: "Button", "Toggle", "Menu", "NavigationLink", "Color"),
        !chain.hasModifier("accessibilityHidden")
      else { continue }
      tell(tap, FixedSize(chain.modifiers.filter { $0.range.lowerBound < tap.range.lowerBound && $0 != tap }), report)
    }
  }

  /// The label of a button style in a frame that is too small for a finger.
  private func checkStyles(_ file: SourceFile, _ report: Report) {
    for style in file.nodes(.struct) where style.conforms(to: "ButtonStyle", "PrimitiveButtonStyle") && isTouched(style)
    {
      let body = style.children(.function).first { $0.isNamed("makeBody") }?.child(.body)?.onlyView
      guard let body, body.parts.count > 2, body.root.isNamed("configuration"), body.parts[1].isNamed("label"),
        let frame = body.modifiers(named: "frame").first
      else { continue }
      tell(frame, FixedSize(body.modifiers), report)
    }
  }

  private func tell(_ control: Node, _ size: FixedSize, _ report: Report) {
    guard let least = [size.width, size.height].compactMap({ $0 }).min(), least < 40, least > 1 else { return }
    report(
      control,
      "this touch target is \(least.shortText) points and easy to miss; make it at least 44 with padding and `contentShape`"
    )
  }

  private func isTouched(_ node: Node) -> Bool {
    if node.isInPreview || node.toolbar != nil || isInBarItems(node) || node.isCompiled(for: "macOS")
      || node.isCompiled(for: "watchOS") || node.isOnlyOnCatalyst
    {
      return false
    }
    return !node.isInside(
      closureOf: "Menu", "contextMenu", "swipeActions", "alert", "confirmationDialog", "commands", "CommandMenu")
  }

  /// Whether it is an item of a bar in the older form, here or by the name of the member that makes it.
  private func isInBarItems(_ node: Node) -> Bool {
    func isThere(_ node: Node) -> Bool {
      node.ancestors.contains { $0.kind == .call && $0.isNamed("navigationBarItems") }
    }
    guard let member = node.enclosingMember, let name = member.name, let owner = member.owner else {
      return isThere(node)
    }
    return isThere(node) || member.uses(ofMember: name, in: owner).contains(where: isThere)
  }

  /// A style that draws a shape of its own around the label, or may.
  private func hasStyle(_ chain: Chain) -> Bool {
    chain.modifiers(named: "buttonStyle", "toggleStyle", "menuStyle").contains { style in
      let root = style.firstUnlabelled?.value.chain?.root
      return root?.isNamed("plain", "borderless", "PlainButtonStyle", "BorderlessButtonStyle") != true
    }
  }
}
