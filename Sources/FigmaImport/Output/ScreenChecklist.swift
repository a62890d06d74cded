import JSON

/// The questions that a screenshot answers, with the facts of the tree beside them.
package struct ScreenChecklist: Sendable {
  package let lines: [String]

  /// The checklist of a tree; `document` tells what a tree cannot hold, as gradients and shadows.
  package init(of tree: SlimTree, node: FigmaNode) {
    var counts: [SlimNode.Kind: Int] = [:]
    var roles: [SlimNode.Role: Int] = [:]
    var largest: SlimNode?
    tree.root.forEach { part in
      counts[part.kind, default: 0] += 1
      if let role = part.role { roles[role, default: 0] += 1 }
      if part.kind == .text, (part.font?.style.size ?? 0) > (largest?.font?.style.size ?? 0) { largest = part }
    }
    var effects: [String: Int] = [:]
    var gradients = 0
    var overlays = 0
    node.forEach { layer in
      guard layer.isVisible else { return }
      if layer.fills.contains(where: { $0.isVisible && $0.isGradient }) { gradients += 1 }
      if layer.fills.contains(where: { $0.isVisible && $0.isImage }), layer.fills.count > 1 { overlays += 1 }
      for effect in layer.effects where effect.isVisible { effects[effect.type, default: 0] += 1 }
    }
    func count(_ kind: SlimNode.Kind) -> Int { counts[kind] ?? 0 }
    let left = tree.dropped.counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
    let glass = (roles[.glassButton] ?? 0)
    let bars = [(roles[.toolbar], "toolbar"), (roles[.tabBar], "tab bar"), (roles[.bottomBar], "bottom bar")]
      .compactMap { $0.0 == nil ? nil : $0.1 }
    let shown = effects.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    lines = [
      "- [ ] Hierarchy: does the same element catch the eye first? The largest text is "
        + (largest?.content.map { JSONWriter.quoted(PlainText.name($0)) } ?? "missing") + ".",
      "- [ ] Missing parts: the tree has \(count(.text)) texts, \(count(.icon)) icons, \(count(.image)) images, \(count(.shape)) shapes; left out: \(left.isEmpty ? "nothing" : left)"
        + (tree.dropped.names.isEmpty ? "." : " (\(tree.dropped.names.joined(separator: ", ")))."),
      "- [ ] Density: \(count(.vStack)) columns, \(count(.hStack)) rows, \(count(.zStack)) layered; spacing \(ScreenChecklist.spacings(tree.root)).",
      "- [ ] Glass: \(glass) glass buttons, \(bars.isEmpty ? "no bars" : bars.joined(separator: ", ")) from the system; nothing else has glass.",
      "- [ ] By hand: \(gradients) gradients, \(overlays) images with overlays, effects \(shown.isEmpty ? "none" : shown.joined(separator: ", ")).",
    ]
  }

  private static func spacings(_ root: SlimNode) -> String {
    var values: Set<Double> = []
    root.forEach { if let spacing = $0.spacing, spacing > 0 { values.insert(spacing) } }
    return values.isEmpty ? "none" : values.sorted().map { JSONWriter.digits($0) }.joined(separator: " ")
  }
}
