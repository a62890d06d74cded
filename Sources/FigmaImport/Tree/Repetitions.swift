/// Finds siblings of the same shape, which code shows with one row and a list of values.
enum Repetitions {
  /// Marks every stack whose children are of one shape: three or more, or two that are large.
  static func mark(_ node: inout SlimNode) {
    for index in node.children.indices { mark(&node.children[index]) }
    guard node.kind == .vStack || node.kind == .hStack || node.kind == .grid else { return }
    let things = node.children.filter { $0.kind != .divider && $0.kind != .spacer }
    guard let first = things.first, first.hasText, first.isContainer, things.count >= (first.count >= 6 ? 2 : 3) else {
      return
    }
    let shape = signature(of: first)
    guard things.allSatisfy({ signature(of: $0) == shape }) else { return }
    let name = things.compactMap { $0.componentName ?? ($0.name.isEmpty ? nil : $0.name) }.first
    node.repetition = SlimNode.Repetition(count: things.count, of: name ?? first.kind.rawValue)
  }

  /// What two nodes share when one could be the other with different words.
  static func signature(of node: SlimNode) -> String {
    var text = node.kind.rawValue
    if let role = node.role { text += "!" + role.rawValue }
    if node.isSurface { text += "#" }
    guard !node.children.isEmpty else { return text }
    return text + "(" + node.children.map { signature(of: $0) }.joined(separator: ",") + ")"
  }
}
