/// Columns: the distances between children, the side that each stands at, and what fills the width.
extension Placement {
  private enum Side { case leading, centre, trailing }

  private struct Stance {
    var side: Side
    var fills: Bool
    /// The distances to the room's edges.
    var left: Double
    var right: Double
    /// Whether it is as wide as its room, so that its side says nothing.
    var isWhole = false
  }

  func column(_ stack: inout SlimNode, in room: Box, isFilled: Bool) {
    let things = stack.children.filter { $0.kind != .spacer }
    guard !things.isEmpty else { return }
    var stances = things.map { stance(of: $0, in: room, isFilled: isFilled) }
    let side = self.side(of: stances, drawn: stack.align)
    for index in stances.indices where stances[index].isWhole { stances[index].side = side }
    let inset = isFilled ? self.inset(of: things, stances) : Insets()
    let inner = Box(
      x: room.x + inset.left, y: room.y, width: max(0, room.width - inset.left - inset.right), height: room.height)
    var children: [SlimNode] = []
    for (thing, stance) in zip(things, stances) {
      var child = place(thing, in: inner, fills: stance.fills)
      stand(&child, stance, in: inner, side: side, isFilled: isFilled)
      children.append(child)
    }
    stack.align = side == .leading ? "leading" : side == .trailing ? "trailing" : nil
    distances(&stack, &children)
    stack.isSpread = false
    stack.children = children
    stack.padding.left = inset.left
    stack.padding.right = inset.right
    (stack.padding.top, stack.padding.bottom) = (0, 0)
    if isFilled, stack.place.width == .hug { stack.place.width = .fill }
    stack.place.edge = stack.align
  }

  /// Where a view stands by its own box.
  private func stance(of node: SlimNode, in room: Box, isFilled: Bool) -> Stance {
    let box = node.shown
    let (left, right) = (box.x - room.x, room.maxX - box.maxX)
    var stance = Stance(side: .leading, fills: isFilled && fills(node, in: room), left: left, right: right)
    if stance.fills {
      // What is drawn over the edge of its room ends there.
      (stance.left, stance.right) = (max(0, left), max(0, right))
      if Placement.scrolls(node, in: room) {
        (stance.left, stance.right) = (0, 0)
      } else if node.isPlain {
        let beyond = overhang(of: node)
        var both = max(0, min(left - beyond.left, right - beyond.right))
        // Of little in the middle of much room the room counts.
        if both > 48, node.fillsWidth { both = max(0, min(both, node.box.x - room.x, room.maxX - node.box.maxX)) }
        (stance.left, stance.right) = (both, both)
      }
      return stance
    }
    stance.isWhole = node.textAlign == nil && max(abs(left), abs(right)) <= Placement.near
    let isMiddle =
      node.kind == .text && node.textAlign != "center" ? abs(left - right) <= 3 : Placement.isMiddle(left, right)
    if node.kind == .text, let align = node.textAlign {
      stance.side = align == "trailing" ? .trailing : align == "center" && isMiddle ? .centre : .leading
      if align == "center", !isMiddle { stance.side = left <= right ? .leading : .trailing }
    } else if isMiddle, left > 24 || node.kind != .text {
      stance.side = node.kind == .text && !node.place.hugs ? .leading : .centre
    } else if right < left, node.kind != .text || node.place.hugs,
      right <= Placement.near || box.midX > room.midX + room.width * 0.15
    {
      // The words of a box that is wider than they are begin at its left edge.
      stance.side = .trailing
    }
    return stance
  }

  /// What all children have of a margin is the stack's own.
  private func inset(of things: [SlimNode], _ stances: [Stance]) -> Insets {
    var inset = Insets()
    let left = stances.filter { $0.fills || $0.side == .leading }.map(\.left).min()
    let right = stances.filter { $0.fills || $0.side == .trailing }.map(\.right).min()
    var (leftRoom, rightRoom) = (Double.infinity, Double.infinity)
    for (thing, stance) in zip(things, stances) {
      // Words may be wider than they are drawn.
      let give = thing.kind == .text ? thing.shown.width * 0.08 : 0
      leftRoom = min(leftRoom, stance.left - (stance.side == .leading ? 0 : give))
      rightRoom = min(rightRoom, stance.right - (stance.side == .trailing ? 0 : give))
    }
    if left != nil { inset.left = max(0, leftRoom.rounded()) }
    if right != nil { inset.right = max(0, rightRoom.rounded()) }
    if left != nil, right == nil { inset.right = max(0, min(inset.left, rightRoom).rounded()) }
    if left == nil, right != nil { inset.left = max(0, min(inset.right, leftRoom).rounded()) }
    return inset
  }

  /// The side at which most stand.
  private func side(of stances: [Stance], drawn: String?) -> Side {
    let voters = stances.filter { !$0.fills && !$0.isWhole }
    if voters.isEmpty { return drawn == "trailing" ? .trailing : .leading }
    func count(_ side: Side) -> Int { voters.count { $0.side == side } }
    let (leading, centre, trailing) = (count(.leading), count(.centre), count(.trailing))
    if centre > leading, centre >= trailing { return .centre }
    return trailing > leading ? .trailing : .leading
  }

  /// Gives a child the margins and the row of its own that bring it to its place.
  private func stand(_ child: inout SlimNode, _ stance: Stance, in inner: Box, side: Side, isFilled: Bool) {
    let box = child.shown
    let left = Placement.snapped(box.x - inner.x)
    let right = Placement.snapped(inner.maxX - box.maxX)
    if stance.fills {
      if !child.isPlain {
        child.place.margins.left = max(0, left)
        child.place.margins.right = max(0, right)
      }
      return
    }
    // Long texts break where they do in the design.
    let breaks = child.kind == .text && child.place.lines > 1 && !child.hasOwnLines
    let give = (box.width * (child.wordScale - 0.95)).rounded(.up)
    guard isFilled else {
      switch side {
      case .leading: child.place.margins.left = max(0, left)
      case .trailing: child.place.margins.right = max(0, right)
      case .centre where !Placement.isMiddle(left, right):
        if left < right { child.place.margins.right = right - left } else { child.place.margins.left = left - right }
      case .centre: break
      }
      if breaks { child.place.width = .most((box.width + give).rounded()) }
      return
    }
    switch stance.side {
    case .leading:
      child.place.margins.left = left
      if breaks { child.place.margins.right = max(0, right - give) }
    case .trailing:
      child.place.margins.right = right
      if breaks { child.place.margins.left = max(0, left - give) }
    case .centre:
      if !Placement.isMiddle(left, right) {
        if left < right { child.place.margins.right = right - left } else { child.place.margins.left = left - right }
      } else if breaks, child.lineWidth == nil {
        child.place.margins.left = max(0, left - give)
        child.place.margins.right = max(0, right - give)
      }
    }
    if stance.side != side {
      child.place.stands = stance.side == .leading ? "leading" : stance.side == .trailing ? "trailing" : "center"
    }
  }

  /// Sets the spacing of a column, and what single children have beyond it.
  ///
  /// The rounding of one distance is made good by the next, so that long columns do not drift.
  func distances(_ stack: inout SlimNode, _ children: inout [SlimNode]) {
    guard children.count > 1 else { return }
    let boxes = children.map(\.shown)
    let gaps = zip(boxes, boxes.dropFirst()).map { $1.y - $0.maxY }
    if stack.repetition != nil {
      stack.spacing = max(0, (gaps.reduce(0, +) / Double(gaps.count)).rounded())
      return
    }
    if let grouped = grouped(children, gaps, side: stack.align) { children = grouped }
    let shown = children.map(\.shown)
    let spacing = max(0, Placement.usual(zip(shown, shown.dropFirst()).map { $1.y - $0.maxY }).rounded())
    stack.spacing = spacing
    var bottom = shown[0].maxY
    for index in children.indices.dropFirst() {
      let more = (shown[index].y - bottom - spacing).rounded()
      let own = abs(more) > Placement.near ? more : 0
      if own != 0 { children[index].place.margins.top = own }
      bottom += spacing + own + shown[index].height
    }
  }

  /// The children of a column in which most have one distance, with those that stand closer in stacks of their own.
  private func grouped(_ children: [SlimNode], _ gaps: [Double], side: String?) -> [SlimNode]? {
    let counts = gaps.map { gap in gaps.count { abs($0 - gap) <= Placement.near } }
    guard let most = counts.max(), most >= 2, let index = counts.firstIndex(of: most) else { return nil }
    let usual = gaps[index]
    let closer = gaps.count { $0 < usual - Placement.near }
    guard closer > 0, closer < most, closer <= 3, usual > 0 else { return nil }
    var groups: [[SlimNode]] = [[children[0]]]
    for (gap, child) in zip(gaps, children.dropFirst()) {
      if gap < usual - Placement.near { groups[groups.count - 1].append(child) } else { groups.append([child]) }
    }
    return groups.map { group in
      guard group.count > 1, let hull = Placement.hull(group) else { return group[0] }
      var stack = SlimNode(.vStack, box: hull)
      var parts = group
      stack.align = side
      stack.place.shown = hull
      stack.place.isFound = true
      stack.place.edge = side
      if parts.contains(where: { $0.place.width == .fill || $0.place.stands != nil || $0.kind == .divider }) {
        stack.place.width = .fill
      }
      distances(&stack, &parts)
      stack.children = parts
      return stack
    }
  }

  /// The distance that most have, unless some have less.
  static func usual(_ gaps: [Double]) -> Double {
    guard let least = gaps.min() else { return 0 }
    return gaps.contains { $0 > least + near } ? least : gaps.reduce(0, +) / Double(gaps.count)
  }
}
