/// Which button of a screen is the main one.
extension ViewWriter {
  /// The widest filled one, of several the lowest; none of three or more that stand beside each other.
  mutating func findMainButton(in nodes: [SlimNode], width: Double) {
    var found: [Box] = []
    func visit(_ node: SlimNode) {
      if node.role == .primaryButton {
        found.append(node.box)
        return
      }
      let things = node.children.filter { $0.kind != .spacer && $0.kind != .divider }
      let isChoice = node.kind == .hStack && things.count >= 3
      for child in node.children where !(isChoice && child.role == .primaryButton) { visit(child) }
    }
    nodes.forEach(visit)
    let wide = found.filter { $0.width >= width * 0.4 }
    let most = wide.map(\.width).max() ?? 0
    mainButton = wide.filter { $0.width >= most - 8 }.max { $0.y < $1.y }
    isMainKnown = true
  }
}
