/// Larger parts of a view, as properties with names of their own.
extension ViewWriter {
  /// A reference to a property with the code of a node, named after it.
  mutating func property(_ node: SlimNode, _ code: ViewCode) -> ViewCode {
    let layer = SwiftWords.layer(node.name)
    let heading = node.texts.lazy.map { SwiftWords.heading($0) }.first { !$0.isEmpty } ?? ""
    let role = RepeatedViews.role(of: code.lines.map { ViewCode.plain($0) })
    let wanted = layer.isEmpty ? SwiftWords.named(heading, as: role) : layer
    var name = SwiftWords.memberName(wanted, fallback: ViewWriter.meaning(of: node))
    // Rules of the house keep the suffix for types.
    if name.hasSuffix("View"), name.count > 4 { name = String(name.dropLast(4)) }
    if ParameterName.isOne(name) { name += "Part" }
    name = names.unique(name)
    properties.append((name, code))
    return ViewCode(name)
  }

  /// What a part of a screen is, by what it holds.
  private static func meaning(of node: SlimNode) -> String {
    var fields = 0, toggles = 0, controls = 0
    node.forEach { part in
      if part.role == .field || part.role == .search { fields += 1 }
      if part.role == .toggle || part.role == .checkbox { toggles += 1 }
      if part.isControl { controls += 1 }
    }
    if fields > 0 { return fields > 1 ? "form" : "fieldGroup" }
    if toggles > 1 { return "settings" }
    if node.repetition != nil || node.children.contains(where: { $0.repetition != nil }) { return "list" }
    if !node.hasText { return controls > 0 ? "controls" : "artwork" }
    if controls > 0 { return node.texts.count > 3 ? "panel" : "actions" }
    if node.isSurface { return "tile" }
    return node.kind == .hStack ? "summary" : "details"
  }
}
