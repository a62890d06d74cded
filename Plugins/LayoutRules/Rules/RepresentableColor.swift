import SwiftKitSDK

/// A hosted view reports its own size; a clear colour fills everything and upsets the layout around it.
///
/// Hosts are those of the system and classes of the file that inherit from one; what only a modifier takes, as a background, does
/// not count.
struct RepresentableColor: Check {
  let id = "representable-flexible-color"
  let rules = ["layout-and-lists/representables/representable-flexible-color"]
  let severity = Severity.info
  let title = "a representable that hosts a flexible clear colour"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["Representable"]

  func check(_ file: SourceFile, _ report: Report) {
    for color in file.nodes(.member, named: ["Color"]) + file.calls(named: "Color") where !color.isInPreview {
      guard let chain = color.chain, chain.root == color, isClear(chain),
        isFlexible(chain), isHosted(chain.node)
      else { continue }
      report(color, "this clear colour fills all available space and disturbs the layout around it; remove it")
    }
  }

  /// `Color.clear`, `Color(nsColor: .clear)`.
  private func isClear(_ chain: Chain) -> Bool {
    guard chain.root.kind == .call else { return chain.parts.dropFirst().first?.isNamed("clear") == true }
    return chain.root.arguments.count == 1 && chain.root.arguments[0].memberName == "clear"
  }

  private func isFlexible(_ chain: Chain) -> Bool {
    !chain.modifiers(named: "frame").contains { $0.hasArgument("width") || $0.hasArgument("height") }
  }

  /// In a hosting view of a representable, or handed to one, at once or by the name of a constant.
  private func isHosted(_ node: Node) -> Bool {
    if isIn(node) { return true }
    // All of the body of a view of this file.
    if let body = node.parent?.memberOfCode, body.isNamed("body"), let name = body.owner?.name {
      return node.file.calls(named: name).contains { $0.isRoot && !$0.isInPreview && isIn($0) }
    }
    guard let variable = node.parent?.parent, node.parent?.kind == .initial, let name = variable.name,
      let code = variable.parent, [.body, .closure, .branch].contains(code.kind)
    else { return false }
    return code.descendants(.member, named: name).contains { $0.isRoot && isIn($0) }
  }

  private func isIn(_ node: Node) -> Bool {
    node.ancestors.prefix { !($0.kind == .call && $0.isModifier) }.contains { ancestor in
      if isHost(ancestor) || setsRoot(ancestor, to: node) {
        return ancestor.enclosingType.map(isRepresentable) ?? false
      }
      guard ancestor.kind == .call, let name = ancestor.name, ancestor.isCapitalized, ancestor.isRoot else {
        return false
      }
      return node.file.nodes(.struct, named: [name]).contains(where: isRepresentable)
    }
  }

  /// `host.rootView = …`
  private func setsRoot(_ operation: Node, to node: Node) -> Bool {
    guard let assignment = operation.assignment, assignment.target.chain?.parts.last?.isNamed("rootView") == true else {
      return false
    }
    return assignment.value == node || node.isInside(assignment.value)
  }

  /// Whether this makes a hosting view, also one of a class of this file that inherits from it.
  private func isHost(_ call: Node) -> Bool {
    guard call.kind == .call, call.isCapitalized, let name = call.name else { return false }
    if ["NSHostingView", "UIHostingController", "NSHostingController", "UIHostingConfiguration"].contains(name) {
      return true
    }
    let classes = call.file.nodes(.class, named: [name])
    return classes.count == 1 && classes[0].conforms(to: "NSHostingView", "UIHostingController", "NSHostingController")
  }

  private func isRepresentable(_ type: Node) -> Bool {
    type.conforms(
      to: "NSViewRepresentable", "UIViewRepresentable", "NSViewControllerRepresentable", "UIViewControllerRepresentable"
    )
  }
}
