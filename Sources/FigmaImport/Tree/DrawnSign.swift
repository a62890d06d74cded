/// Signs that are drawn with bars alone: a plus, a minus, three lines.
enum DrawnSign {
  static func markAll(in node: inout SlimNode) {
    mark(&node)
    for index in node.children.indices { markAll(in: &node.children[index]) }
  }

  /// Makes what is drawn in `node` a symbol of the system where bars form one.
  private static func mark(_ node: inout SlimNode) {
    guard node.isContainer, !node.hasText, max(node.box.width, node.box.height) <= 72, node.leadsTo.isEmpty else {
      return
    }
    var bars: [SlimNode] = []
    var isMore = false
    func gather(_ part: SlimNode) {
      if part.children.isEmpty {
        if isBar(part) { bars.append(part) } else if part.kind != .spacer { isMore = true }
      } else if part.isSurface || part.role != nil {
        isMore = true
      } else {
        part.children.forEach(gather)
      }
    }
    node.children.forEach(gather)
    guard !isMore, let first = bars.first, let symbol = symbol(of: bars, in: node) else { return }
    let box = bars.dropFirst().reduce(first.box) { $0.union($1.box) }
    var icon = SlimNode(.icon, box: box)
    icon.id = first.id
    icon.icon = symbol
    icon.fill = first.fill ?? first.stroke
    icon.layers = bars.count
    node.children = [icon]
    if node.kind != .component { node.kind = .frame }
    (node.spacing, node.align, node.isSpread) = (nil, nil, false)
  }

  private static func isBar(_ part: SlimNode) -> Bool {
    let (least, most) = (min(part.box.width, part.box.height), max(part.box.width, part.box.height))
    guard part.content == nil, part.icon == nil, part.kind != .image, part.fill != nil || part.stroke != nil else {
      return false
    }
    return least <= 4 && (6...32).contains(most) && most >= least * 3
  }

  private static func symbol(of bars: [SlimNode], in node: SlimNode) -> String? {
    let flat = bars.filter { $0.box.width > $0.box.height }.sorted { $0.box.y < $1.box.y }
    let steep = bars.filter { $0.box.width < $0.box.height }
    func isMiddle(_ bar: SlimNode) -> Bool {
      abs(bar.box.midX - node.box.midX) <= 3 && abs(bar.box.midY - node.box.midY) <= 3
    }
    if flat.count == 1, steep.count == 1 {
      let (one, other) = (flat[0].box, steep[0].box)
      let isCross = abs(one.midX - other.midX) <= 1.5 && abs(one.midY - other.midY) <= 1.5
      return isCross && abs(one.width - other.height) <= 2 ? "plus" : nil
    }
    if flat.count == 1, steep.isEmpty { return node.isSurface && isMiddle(flat[0]) ? "minus" : nil }
    guard flat.count == 3, steep.isEmpty, (flat.map(\.box.width).max() ?? 0) <= 28 else { return nil }
    let steps = zip(flat, flat.dropFirst()).map { $1.box.midY - $0.box.midY }
    return abs(steps[0] - steps[1]) <= 1 && steps[0] <= 10 ? "line.3.horizontal" : nil
  }
}
