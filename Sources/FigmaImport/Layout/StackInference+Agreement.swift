/// Measures an arrangement: whether its rows and columns say of the words what the design says.
extension StackInference {
  /// Beyond this, comparing each text with each other costs more than it finds.
  static let mostWords = 160

  /// How badly words stand: three for each pair in the wrong order, one for each that stands in no order.
  static func disorder(of node: SlimNode) -> Int {
    var sum = 0
    let words = places(in: node, &sum)
    return words.count > mostWords ? 0 : sum
  }

  private static func places(in node: SlimNode, _ sum: inout Int) -> [Box] {
    var before: [Box] = node.content != nil ? [node.box] : []
    for child in node.children {
      let here = places(in: child, &sum)
      guard before.count + here.count <= mostWords else { return before + here }
      for first in before {
        for second in here { sum += cost(first, second, in: node.kind) }
      }
      before += here
    }
    return before
  }

  private static func cost(_ first: Box, _ second: Box, in kind: SlimNode.Kind) -> Int {
    let isAbove = first.maxY <= second.y + 1
    let isBelow = second.maxY <= first.y + 1
    let isLeft = first.maxX <= second.x + 1
    let isRight = second.maxX <= first.x + 1
    guard isAbove || isBelow || isLeft || isRight else { return 0 }
    switch kind {
    case .vStack: return isAbove || !isBelow && first.midY <= second.midY ? 0 : 3
    case .hStack: return isLeft || !isRight && first.midX <= second.midX ? 0 : 3
    default: return 1
    }
  }

  /// The area with words that is in the way of most others, taken apart: its ground goes behind, what lay on it
  /// stands among the rest. Nil where there is none.
  func opened(_ items: [SlimNode]) -> [SlimNode]? {
    func overlaps(_ index: Int) -> Int {
      items.indices.count { other in
        other != index && (items[other].box.intersection(items[index].box)?.area ?? 0) > 4
      }
    }
    let candidates = items.indices.filter { index in
      let item = items[index]
      return item.hasText && !item.children.isEmpty && item.role == nil
    }
    guard let most = candidates.max(by: { overlaps($0) < overlaps($1) }), overlaps(most) > 0 else { return nil }
    let area = items[most]
    var parts = area.children.filter { $0.kind != .spacer }
    while parts.count == 1, parts[0].isPlainStack { parts = parts[0].children.filter { $0.kind != .spacer } }
    if area.isSurface { parts.insert(StackInference.ground(of: area), at: 0) }
    var all = items
    all.replaceSubrange(most...most, with: parts)
    return all
  }

  /// What an area is painted with, without what stands on it.
  private static func ground(of area: SlimNode) -> SlimNode {
    var ground = SlimNode(.shape, box: area.box)
    (ground.id, ground.name, ground.source) = (area.id, area.name, area.source)
    (ground.fill, ground.stroke, ground.strokeWidth) = (area.fill, area.stroke, area.strokeWidth)
    (ground.cornerRadius, ground.outline, ground.hasMaterial) = (area.cornerRadius, area.outline, area.hasMaterial)
    ground.opacity = area.opacity
    ground.size = area.box
    ground.isGround = true
    return ground
  }
}
