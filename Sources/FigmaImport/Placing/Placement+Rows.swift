/// Rows: what gives way between children, and which of them share the width.
extension Placement {
  func row(_ stack: inout SlimNode, in room: Box, isFilled: Bool) {
    var children = stack.children.filter { $0.kind != .spacer }
    guard let first = children.first, let last = children.last else { return }
    if children.count == 1 {
      stack.children = children
      return column(&stack, in: room, isFilled: isFilled)
    }
    let boxes = children.map(\.shown)
    let gaps = zip(boxes, boxes.dropFirst()).map { $1.x - $0.maxX }
    let isSaid = stack.isSpread || stack.children.contains { $0.kind == .spacer }
    (stack.padding, stack.isSpread) = (Insets(), false)
    stack.place.edge = "leading"
    defer { if isFilled, stack.place.width == .hug { stack.place.width = .fill } }
    align(&stack, &children)
    if isFilled {
      stack.padding.left = max(0, Placement.snapped(first.shown.x - room.x))
      stack.padding.right = max(0, Placement.snapped(room.maxX - last.shown.maxX))
    }
    if isFilled, Placement.scrolls(stack, in: room) {
      stack.place.scrolls = true
      stack.spacing = max(0, Placement.usual(gaps).rounded())
      stack.padding.right = stack.padding.left
      for index in children.indices {
        children[index] = place(children[index], in: boxes[index], fills: false)
        if children[index].isPlain, children[index].isContainer {
          children[index].place.width = .fixed(boxes[index].width.rounded(.up))
        }
        if index > 0, abs(gaps[index - 1] - (stack.spacing ?? 0)) > Placement.near {
          children[index].place.margins.left = (gaps[index - 1] - (stack.spacing ?? 0)).rounded()
        }
      }
      stack.children = children
      return
    }
    if isFilled, isEven(boxes, gaps), areEqual(children) {
      for index in children.indices {
        children[index] = place(children[index], in: boxes[index], fills: true)
        children[index].place.width = .fill
        if children[index].kind == .text { children[index].place.edge = edge(of: children[index]) }
      }
      stack.spacing = max(0, Placement.usual(gaps).rounded())
      stack.children = children
      return
    }
    if isFilled, stack.repetition == nil || !children.contains(where: \.isSurface), let step = step(of: boxes) {
      stack.spacing = 0
      stack.padding.left = max(0, (boxes[0].midX - step / 2 - room.x).rounded())
      stack.padding.right = max(0, (room.maxX - boxes[boxes.count - 1].midX - step / 2).rounded())
      for index in children.indices {
        children[index] = place(children[index], in: boxes[index], fills: false)
        children[index].place.stands = "center"
      }
      stack.children = children
      return
    }
    let flexible = isFilled ? flexible(children) : []
    for index in children.indices {
      let fills = flexible.contains(index)
      children[index] = place(children[index], in: boxes[index], fills: fills)
      if fills, children[index].kind == .text {
        children[index].place.width = .fill
        children[index].place.edge = edge(of: children[index])
      } else if children[index].kind == .text, children[index].place.lines > 1, !children[index].hasOwnLines {
        children[index].place.width = .most((boxes[index].width * (children[index].wordScale + 0.05)).rounded(.up))
      }
    }
    spread(&stack, children, gaps, isFilled: isFilled, hasFlexible: !flexible.isEmpty, isSaid: isSaid, in: room)
  }

  private func edge(of text: SlimNode) -> String? {
    switch text.textAlign {
    case "center": nil
    case "trailing": "trailing"
    default: "leading"
    }
  }

  /// Whether children have one width and stand at one distance.
  private func isEven(_ boxes: [Box], _ gaps: [Double]) -> Bool {
    let widths = boxes.map(\.width)
    return (widths.max() ?? 0) - (widths.min() ?? 0) <= Placement.near
      && (gaps.max() ?? 0) - (gaps.min() ?? 0) <= Placement.near * 2 && (gaps.max() ?? 0) <= 40
  }

  /// Whether children of one width are what shares a row: areas, or stacks, or what the design lets grow.
  private func areEqual(_ children: [SlimNode]) -> Bool {
    children.allSatisfy { $0.fillsWidth }
      || children.allSatisfy {
        $0.isContainer && $0.shown.width >= 48 && ($0.isSurface || $0.hasText) && $0.outline != .circle
      }
  }

  /// The distance between the middles of three or more things whose middles alone are evenly apart.
  private func step(of boxes: [Box]) -> Double? {
    guard boxes.count >= 3 else { return nil }
    let steps = zip(boxes, boxes.dropFirst()).map { $1.midX - $0.midX }
    let mean = steps.reduce(0, +) / Double(steps.count)
    guard steps.allSatisfy({ abs($0 - mean) <= 3 }), boxes.allSatisfy({ $0.width <= mean }) else { return nil }
    return mean
  }

  /// What a row of middles that are evenly apart takes of the room beside what is drawn of it.
  func overhang(of node: SlimNode) -> (left: Double, right: Double) {
    let things = node.children.filter { $0.kind != .spacer }
    guard node.kind == .hStack, node.repetition == nil || !things.contains(where: \.isSurface),
      let first = things.first, let last = things.last, let step = step(of: things.map(\.shown))
    else { return (0, 0) }
    return ((step - first.shown.width) / 2, (step - last.shown.width) / 2)
  }

  /// The children that take what room the others leave.
  private func flexible(_ children: [SlimNode]) -> Set<Int> {
    let growing = children.indices.filter { children[$0].fillsWidth && children[$0].kind != .divider }
    if !growing.isEmpty { return Set(growing) }
    let wide = children.indices.filter { index in
      let child = children[index]
      let others = children.reduce(0) { $0 + $1.shown.width } - child.shown.width
      return child.role == .field || child.role == .search
        || needsRoom(child, in: child.shown) && child.shown.width > others
    }
    if wide.count == 1 { return Set(wide) }
    let long = children.indices.filter { children[$0].kind == .text && children[$0].place.lines > 1 }
    return long.count == 1 ? Set(long) : []
  }

  /// Sets the distances of a row; of one that reaches both ends of its room, the widest gap gives way.
  ///
  /// - Parameter isSaid: whether the design says that something gives way.
  private func spread(
    _ stack: inout SlimNode, _ placed: [SlimNode], _ drawn: [Double], isFilled: Bool, hasFlexible: Bool, isSaid: Bool,
    in room: Box
  ) {
    var children = placed
    // Words of another width than in the design leave what follows them where it is.
    var gaps = zip(drawn, placed).map { $0 + $1.shown.width - $1.extent }
    if hasFlexible {
      // What grows has its room already: what its words leave of it is no distance.
      for index in gaps.indices where children[index].place.width == .fill { gaps[index] = min(gaps[index], 12) }
    }
    let widest = drawn.max() ?? 0
    let (before, after) = (stack.padding.left, stack.padding.right)
    let reachesEnd = after <= max(24, before + 4) && after <= 48 || isSaid && after <= before + 64 && after <= 64
    // What stands close together, in the middle of its room, does not go to both ends of it.
    let isTogether = gapsStayTogether(widest, before, after)
    let isOpen = isFilled && !hasFlexible && reachesEnd && (isSaid || !isTogether)
    if isOpen, gaps.count > 1, widest >= 16, drawn.allSatisfy({ widest - $0 <= Placement.near * 3 }) {
      stack.isSpread = true
      stack.spacing = 0
      stack.children = children
      return
    }
    let open = isOpen ? drawn.firstIndex(of: widest) : nil
    let rest = gaps.enumerated().filter { $0.offset != open }.map(\.element)
    var spacing =
      rest.isEmpty
      ? (open == nil ? 0 : min(8, max(0, widest / 2).rounded(.down))) : max(0, Placement.usual(rest).rounded())
    // The spacing stands on both sides of what gives way.
    if open != nil, spacing * 2 + 8 > widest { spacing = 0 }
    stack.spacing = spacing
    for index in children.indices.dropFirst() where index - 1 != open {
      let more = (gaps[index - 1] - spacing).rounded()
      if abs(more) > Placement.near { children[index].place.margins.left = more }
    }
    stack.children = children
    if let open {
      // Words that need more than is drawn take it from the margins, before they break.
      let over = placed.reduce(0) { $0 + max(0, $1.extent - $1.shown.width) }
      let lack = max(0, over - max(0, widest - spacing * 2 - 8)).rounded(.up)
      let right = min(stack.padding.right, lack)
      stack.padding.right -= right
      stack.padding.left -= min(stack.padding.left, lack - right)
      let box = Box(x: children[open].shown.maxX, y: children[open].shown.y, width: widest, height: 1)
      stack.children.insert(SlimNode(.spacer, box: box), at: open + 1)
    } else if isFilled, !hasFlexible {
      let hull = Placement.hull(children) ?? room
      let isTight = children.allSatisfy { $0.kind != .text || $0.place.hugs || $0.textAlign == "center" }
      if isTight, Placement.isMiddle(hull.x - room.x, room.maxX - hull.maxX), hull.x > room.x + 8 {
        stack.place.edge = nil
        (stack.padding.left, stack.padding.right) = (0, 0)
      } else if room.maxX - hull.maxX + 24 < hull.x - room.x {
        stack.place.edge = "trailing"
        stack.padding.left = 0
      } else {
        stack.padding.right = 0
      }
    }
  }

  /// Whether the widest gap of a row is no more than what lies between neighbours.
  private func gapsStayTogether(_ widest: Double, _ before: Double, _ after: Double) -> Bool {
    widest < 16 || abs(before - after) <= Placement.near * 2 && before >= 24 && widest < before
  }

  /// The edge at which the children of a row stand, with margins for those that stand elsewhere.
  private func align(_ stack: inout SlimNode, _ children: inout [SlimNode]) {
    let boxes = children.map(\.shown)
    func spread(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
    let (middle, top, bottom) = (spread(boxes.map(\.midY)), spread(boxes.map(\.y)), spread(boxes.map(\.maxY)))
    if middle <= 4 || middle <= top && middle <= bottom && middle <= 8 {
      stack.align = nil
    } else if bottom < top, bottom <= 4 {
      stack.align = "bottom"
    } else {
      stack.align = "top"
      let least = boxes.map(\.y).min() ?? 0
      for index in children.indices {
        let own = (boxes[index].y - least).rounded()
        if own > Placement.near { children[index].place.margins.top = own }
      }
    }
  }
}
