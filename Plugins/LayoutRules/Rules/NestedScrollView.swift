import SwiftKitSDK

/// A scroll view in another one of its axis gets no height, and the two fight for the finger.
///
/// A list in a form or in a list is laid out as rows of that one, and is not reported. Nor is what only previews show, be it by way of
/// a private view of the file.
struct NestedScrollView: Check {
  let id = "nested-scroll-view"
  let rules = ["layout-and-lists/scrolling/nested-scroll-view"]
  let severity = Severity.info
  let title = "a scroll view in another one of the same axis"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["|ScrollView|", "|List|", "|Form|"]

  func check(_ file: SourceFile, _ report: Report) {
    for inner in file.calls(named: "ScrollView", "List", "Form") where inner.isRoot && !inner.isInPreview {
      guard let axis = axis(of: inner), let chain = inner.chain, !isBounded(chain, axis), !isStill(chain),
        !isOfMac(chain), !isOnlyPreviewed(inner)
      else {
        continue
      }
      for closure in closures(around: inner, axis) {
        let call = closure.call
        if call.isModifier && !call.isNamed(Self.transparent)
          || call.isNamed("NavigationLink", "Button", "Menu", "TabView") || leadsElsewhere(call)
        {
          break
        }
        if call.isRoot, let around = call.chain, call.isNamed("ScrollView", "List", "Form") {
          if self.axis(of: call) == axis, !isStill(around), !isRows(inner, of: call) {
            report(
              inner,
              "this `\(inner.name ?? "")` is in a `\(call.name ?? "")` that scrolls in the same direction; remove one, or give the inner one a fixed height"
            )
          }
          break
        }
        if let around = call.chain, isBounded(around, axis) { break }
      }
    }
  }

  /// The closures around it, and those around the one place where its member is shown as it is.
  private func closures(around inner: Node, _ axis: String) -> [Node.Closure] {
    if let use = useOfView(around: inner), let shown = use.chain {
      return isBounded(shown, axis) || isStill(shown)
        ? inner.enclosingClosures : inner.enclosingClosures + use.enclosingClosures
    }
    guard let member = inner.enclosingMember, let name = member.name, name != "body", let type = member.enclosingType,
      type == member.parent, case let uses = member.uses(ofMember: name, in: type), uses.count == 1,
      let shown = uses[0].chain, shown.isStatement, !isBounded(shown, axis), !isStill(shown)
    else { return inner.enclosingClosures }
    return inner.enclosingClosures + uses[0].enclosingClosures
  }

  /// The one place in this file that shows the view whose whole body this is in.
  private func useOfView(around inner: Node) -> Node? {
    guard let member = inner.enclosingMember, member.isNamed("body"), let view = member.owner, view.isView,
      // One that it leaves out on a condition may be left out there.
      !inner.ancestors.prefix(while: { $0 != member }).contains(where: { [.if, .switch, .ternary].contains($0.kind) }),
      let name = view.name, view.file.nodes(.struct, named: [name]).count == 1,
      case let uses = view.file.calls(named: name).filter({ $0.isRoot && !$0.isInPreview && !isOnlyPreviewed($0) }),
      uses.count == 1
    else { return nil }
    // What a link leads to is no part of the row.
    return uses[0].isInside(view) || uses[0].chain?.isStatement != true ? nil : uses[0]
  }

  /// Whether a function of this file is given what a link leads to: `link("Units") { Units() }` of
  /// `func link<D: View>(_ title: String, destination: () -> D)`.
  private func leadsElsewhere(_ call: Node) -> Bool {
    call.calledHere?.children(.parameter).last?.isNamed("destination") == true
  }

  /// Whether the rows of the inner one become rows of the outer one.
  private func isRows(_ inner: Node, of outer: Node) -> Bool {
    inner.isNamed("List") && outer.isNamed("Form", "List")
  }

  /// Nil for both or for what a variable says.
  private func axis(of call: Node) -> String? {
    guard call.isNamed("ScrollView"), let value = call.firstUnlabelled?.value else { return "vertical" }
    return value.memberName
  }

  private func isBounded(_ chain: Chain, _ axis: String) -> Bool {
    let labels = axis == "vertical" ? ["height", "maxHeight"] : ["width", "maxWidth"]
    return chain.hasModifier("containerRelativeFrame", "fixedSize")
      || chain.modifiers(named: "frame").contains { frame in
        frame.arguments.contains { labels.contains($0.label ?? "") && $0.value.memberName != "infinity" }
      }
  }

  /// On a Mac a form scrolls only in the style `grouped`, and a list in one is how settings look.
  private func isOfMac(_ chain: Chain) -> Bool {
    let node = chain.node
    guard
      Set(node.file.settings.systems.keys) == ["macOS"] || node.isLeftOut(on: "iOS") && !node.isLeftOut(on: "macOS")
    else { return false }
    return chain.root.isNamed("Form") && !chain.hasModifier("formStyle")
      || chain.root.isNamed("List") && chain.root.isInside(closureOf: "Form")
  }

  private func isStill(_ chain: Chain) -> Bool {
    chain.modifiers(named: "scrollDisabled").contains { $0.firstUnlabelled?.value.number != 0 }
  }

  /// Whether it is part of a view that only previews show.
  private func isOnlyPreviewed(_ node: Node) -> Bool { node.owner?.isOnlyPreviewed == true }

  /// Modifiers whose closure lies in the layout of what they are applied to.
  private static let transparent = ["safeAreaInset", "safeAreaBar"]
}
