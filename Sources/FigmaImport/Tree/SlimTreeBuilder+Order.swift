/// Stacks of what is in a frame: as the design says, or else as it lies.
extension SlimTreeBuilder {
  /// Puts items into stacks: as the design says, or else as they lie.
  mutating func arrange(
    _ flow: [SlimNode], _ floating: [SlimNode], _ node: FigmaNode, _ box: Box, _ frame: inout SlimNode,
    presentations: Int = 3
  ) -> SlimNode {
    guard node.hasLayoutMode, let layout = node.layout, layout.direction != .grid, !layout.wraps,
      !flow.isEmpty, isInOrder(flow, layout.direction)
    else {
      let all = node.hasLayoutMode ? flow + floating : flow
      var content = StackInference(screen: sense.screen).arranged(all, in: box)
      if frame.isSurface || node.hasLayoutMode || box.width >= sense.screen.width * 0.9 {
        frame.padding = StackInference.padding(of: all, in: box)
      }
      markWidths(&content, node, box)
      return content
    }
    if presentations > 0, let index = floating.lastIndex(where: { StackInference.dimmed($0, in: box) != nil }),
      let content = StackInference.dimmed(floating[index], in: box), flow.contains(where: \.hasText)
    {
      let base = arrange(flow, Array(floating[..<index]), node, box, &frame, presentations: presentations - 1)
      let inference = StackInference(screen: sense.screen, presentations: presentations - 1)
      let front = inference.arranged(content + floating[(index + 1)...], in: box)
      return inference.presented(front, over: base, in: box)
    }
    // Words that float are placed like the others, as long as there is room for them.
    let behind = floating.filter { !$0.hasText }
    let words = floating.filter(\.hasText)
    var items = flow
    markSizing(&items, node, layout)
    var stack = SlimNode(layout.direction == .horizontal ? .hStack : .vStack, box: box)
    stack.children = items
    if items.count > 1 {
      stack.isSpread = layout.primary == "SPACE_BETWEEN"
      stack.spacing = stack.isSpread ? nil : layout.spacing
      stack.align = alignment(layout)
    } else {
      stack.align = alignment(layout)
    }
    stack.padding = layout.padding
    if layout.direction == .horizontal, !stack.isSpread { openGaps(&stack, layout.spacing) }
    if !words.isEmpty {
      let inside = stack.children
      stack = StackInference(screen: sense.screen).arranged(inside + words, in: box)
      stack.padding = stack.kind == .zStack ? Insets() : layout.padding
    }
    if !behind.isEmpty { stack = StackInference(screen: sense.screen).layered(stack, behind, in: box) }
    if stack.children.count == 1, stack.isPlainStack {
      var only = stack.children[0]
      frame.padding = stack.padding
      frame.align = stack.align
      only.layers += 1
      return only
    }
    return stack
  }

  /// Where two items are much further apart than the layout says, something between them gives way.
  private func openGaps(_ stack: inout SlimNode, _ spacing: Double) {
    for index in stack.children.indices.dropFirst().reversed() {
      let (first, second) = (stack.children[index - 1], stack.children[index])
      let gap = second.box.x - first.box.maxX
      guard gap >= 32, gap >= spacing * 2 + 16, !first.fillsWidth, !second.fillsWidth else { continue }
      let box = Box(x: first.box.maxX, y: first.box.y, width: gap, height: 1)
      stack.children.insert(SlimNode(.spacer, box: box), at: index)
    }
  }

  /// Whether the boxes lie in the order of the list; else the list is no order.
  private func isInOrder(_ items: [SlimNode], _ direction: FigmaNode.AutoLayout.Direction) -> Bool {
    zip(items, items.dropFirst()).allSatisfy { first, second in
      direction == .horizontal ? first.box.midX <= second.box.midX + 1 : first.box.midY <= second.box.midY + 1
    }
  }

  private func alignment(_ layout: FigmaNode.AutoLayout) -> String? {
    let isHorizontal = layout.direction == .horizontal
    switch layout.counter {
    case "CENTER": return nil
    case "MAX": return isHorizontal ? "bottom" : "trailing"
    case "BASELINE": return "baseline"
    default: return isHorizontal ? "top" : "leading"
    }
  }

  private func markSizing(_ items: inout [SlimNode], _ node: FigmaNode, _ layout: FigmaNode.AutoLayout) {
    let inner = (node.box?.width ?? 0) - layout.padding.left - layout.padding.right
    let sizes = Dictionary(node.children.map { ($0.id, $0.sizing) }, uniquingKeysWith: { first, _ in first })
    for index in items.indices {
      guard let sizing = sizes[items[index].id] else { continue }
      let grows =
        sizing.horizontal == "FILL"
        || (layout.direction == .horizontal ? sizing.grow == 1 : sizing.align == "STRETCH")
      if grows, items[index].box.width >= inner * 0.3 || layout.direction == .horizontal {
        items[index].fillsWidth = true
      }
    }
  }

  private func markWidths(_ content: inout SlimNode, _ node: FigmaNode, _ box: Box) {
    guard content.kind == .vStack else { return }
    let widest = content.children.map(\.box.width).max() ?? 0
    for index in content.children.indices where content.children[index].isSurface || content.children[index].isContainer
    {
      let child = content.children[index]
      if child.box.width >= widest - 2, child.box.width >= box.width * 0.7, child.kind != .image {
        content.children[index].isWide = true
      }
    }
  }
}
