import SwiftKitSDK

/// What a drag gesture says about where the finger is, as it is written in source.
enum Dragging {
  enum Axis { case horizontal, vertical }

  /// The axis of `value.translation.width`, `abs(drag.height)`, `offset.width`, and of a constant that holds one of these; nil for
  /// what is nothing of the kind.
  static func axis(of node: Node) -> Axis? { axis(of: node, following: 2) }

  private static func axis(of node: Node, following steps: Int) -> Axis? {
    if node.kind == .tuple, node.arguments.count == 1 { return axis(of: node.arguments[0].value, following: steps) }
    if node.kind == .operation {
      let parts = Array(node.children)
      return parts.count == 2 && parts[0].isNamed("-") ? axis(of: parts[1], following: steps) : nil
    }
    guard node.kind == .chain, let chain = node.chain else { return nil }
    if chain.root.kind == .call {
      guard chain.root.isNamed("abs", "Double", "CGFloat", "Float"), chain.root.arguments.count == 1 else { return nil }
      return axis(of: chain.root.arguments[0].value, following: steps)
    }
    let root = chain.root.kind == .member ? chain.root.name.flatMap { value(of: $0, at: node) } : nil
    if chain.parts.count == 1, let root { return steps > 0 ? axis(of: root, following: steps - 1) : nil }
    // `moved.width`, where `moved` is a name for a translation.
    let first = root?.memberName.map { [$0] } ?? []
    let names = first + chain.parts.compactMap(\.name)
    guard let last = names.last, names.dropLast().contains(where: { isDrag($0) }) else { return nil }
    switch last {
    case "width", "x": return .horizontal
    case "height", "y": return .vertical
    case "magnitude": return axis(names.dropLast().last ?? "")
    default: return nil
    }
  }

  /// The value of the local constant or computed property of that name.
  private static func value(of name: String, at node: Node) -> Node? {
    guard let variable = node.variable(named: name) else { return nil }
    if let value = variable.child(.initial)?.firstChild { return variable.flags.contains(.constant) ? value : nil }
    return variable.code?.statements.count == 1 ? variable.code?.statements.first : nil
  }

  private static func axis(_ name: String) -> Axis? {
    name == "width" || name == "x" ? .horizontal : name == "height" || name == "y" ? .vertical : nil
  }

  /// Whether `name` is that of a drag's translation or of what follows it.
  static func isDrag(_ name: String) -> Bool {
    let words = words(of: name)
    return !words.contains("predicted") && !Set(words).isDisjoint(with: ["translation", "drag", "offset", "swipe"])
  }

  static func gestures(in node: Node) -> [Node] {
    node.descendants(.call, named: "DragGesture").filter(\.isRoot)
  }
}
