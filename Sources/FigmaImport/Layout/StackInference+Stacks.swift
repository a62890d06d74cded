/// Describes a row or a column as a stack: distances, alignment, what fills the width.
extension StackInference {
  /// A stack of parts in their order; stacks of the same direction without a meaning of their own are opened.
  func stacked(_ parts: [SlimNode], _ axis: Axis, in region: Box) -> SlimNode {
    let kind: SlimNode.Kind = axis == .vertical ? .vStack : .hStack
    let children = parts.flatMap { part in
      part.kind == kind && part.isPlainStack && part.name.isEmpty && part.id.isEmpty ? part.children : [part]
    }
    let bounds = children.dropFirst().reduce(children[0].box) { $0.union($1.box) }
    var stack = SlimNode(kind, box: bounds)
    stack.children = children
    describe(&stack, in: region)
    return stack
  }

  /// Sets spacing, alignment and spacers from the places of the children.
  func describe(_ stack: inout SlimNode, in region: Box) {
    let boxes = stack.children.filter { $0.kind != .spacer }.map(\.box)
    guard boxes.count > 1 else { return }
    let isVertical = stack.kind == .vStack
    let gaps = zip(boxes, boxes.dropFirst()).map { first, second in
      isVertical ? second.y - first.maxY : second.x - first.maxX
    }
    let sorted = gaps.sorted()
    let usual = max(0, sorted[(sorted.count - 1) / 2])
    stack.spacing = usual.rounded()
    stack.align = isVertical ? verticalAlignment(stack.children, in: region) : horizontalAlignment(boxes)
    guard !isVertical, let widest = sorted.last, widest >= 24, let last = boxes.last else { return }
    let before = boxes[0].x - region.x
    let after = region.maxX - last.maxX
    let reachesEnd = after <= max(32, before + 24)
    if reachesEnd, gaps.allSatisfy({ $0 >= 24 && abs($0 - widest) <= 4 }) {
      stack.isSpread = true
      stack.spacing = nil
      return
    }
    let isCentred = abs(last.midX - region.midX) <= 10 && after > 40
    guard reachesEnd || isCentred, let index = gaps.lastIndex(of: widest), sorted.count == 1 || widest >= 2.5 * usual
    else {
      return
    }
    func spacer(_ x: Double, _ width: Double) -> SlimNode {
      SlimNode(.spacer, box: Box(x: x, y: last.y, width: width, height: 1))
    }
    if isCentred { stack.children.append(spacer(last.maxX, after)) }
    stack.children.insert(spacer(boxes[index].maxX, widest), at: index + 1)
    let others = gaps.enumerated().filter { $0.offset != index }.map { max(0, $0.element) }
    stack.spacing = others.isEmpty ? nil : (others.sorted()[others.count / 2]).rounded()
  }

  /// The edge, or the middle, where most of the children meet.
  func verticalAlignment(_ children: [SlimNode], in region: Box) -> String? {
    let things = children.filter { $0.kind != .divider }
    guard things.count > 1 else { return nil }
    let widest = things.map(\.box.width).max() ?? 0
    // What fills the width says nothing, unless it is text with an alignment of its own.
    let telling = things.filter { $0.box.width < widest - 2 || $0.kind == .text && $0.textAlign != nil }
    let voters = telling.isEmpty ? things : telling
    let bounds = things.dropFirst().reduce(things[0].box) { $0.union($1.box) }
    let middles = voters.count { abs($0.box.midX - bounds.midX) <= 4 || abs($0.box.midX - region.midX) <= 4 }
    let centred = voters.count { $0.textAlign == "center" && abs($0.box.midX - bounds.midX) <= 24 }
    let leading = voters.count { abs($0.box.x - bounds.x) <= 3 }
    let trailing = voters.count { abs($0.box.maxX - bounds.maxX) <= 3 }
    let middle = max(middles, centred)
    if middle > leading, middle >= trailing { return nil }
    return !telling.isEmpty && trailing > leading ? "trailing" : "leading"
  }

  func horizontalAlignment(_ boxes: [Box]) -> String? {
    func spread(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
    let centred = spread(boxes.map(\.midY))
    let top = spread(boxes.map(\.y))
    let bottom = spread(boxes.map(\.maxY))
    if centred <= 4 || centred <= top && centred <= bottom { return nil }
    return top <= bottom ? "top" : "bottom"
  }
}
