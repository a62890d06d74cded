/// Finds from the boxes of a design how views take their room: margins, widths, alignment and distances.
///
/// A stack is given the room that it may fill, or none where it is as wide as its content. It has as its padding what all
/// of its children share; what a child has beyond that is its own margin.
struct Placement {
  /// From this part of the room on a view is drawn to fill it.
  static let wide = 0.7
  /// Nobody draws as deep; what is deeper is written by what the tree says of it.
  static let deepest = 50
  /// What is nearer than this is at the same place.
  static let near = 2.0

  /// A distance in whole points; what is a point or two off stands where its neighbours do.
  static func snapped(_ distance: Double) -> Double { abs(distance) <= near ? 0 : distance.rounded() }

  /// Whether what has these margins stands in the middle: where they are large, a little more of one says nothing.
  static func isMiddle(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= (min(left, right) >= 72 ? 16 : near * 2)
  }

  /// A column of `nodes` as the content of `room`, which it fills.
  ///
  /// - Parameter top: where content can begin; areas that reach above it, under bars of the system, begin there.
  static func column(of nodes: [SlimNode], in room: Box, below top: Double? = nil) -> SlimNode {
    var stack = SlimNode(.vStack, box: room)
    stack.children = nodes
    var screen = room
    screen.y = top ?? -.greatestFiniteMagnitude
    return Placement().content(of: measured(stack, in: screen), in: room, isFilled: true)
  }

  // MARK: - Measuring

  /// `node` with the places where it and all in it are shown.
  ///
  /// - Parameter screen: what reaches over its sides is shown between them, but for what scrolls in from the right.
  static func measured(_ node: SlimNode, in screen: Box, depth: Int = 0) -> SlimNode {
    guard depth < deepest else { return node }
    var node = node
    for index in node.children.indices {
      // A row of a list has distances of its own, that all of it can be tapped.
      let child = node.children[index]
      if node.repetition != nil, child.isPlain, !child.padding.isZero, child.kind != .zStack {
        node.children[index].place.isRow = true
      }
      node.children[index] = measured(node.children[index], in: screen, depth: depth + 1)
    }
    node.place.isFound = true
    switch node.kind {
    case .text:
      let ink = node.place.ink ?? node.box
      let height = Double(node.place.lines) * (node.font?.style.lineHeight ?? 22)
      var (x, width) = (ink.x, ink.width)
      // Words of a wider box stand in its middle or at its end, and are no wider than they are.
      if let align = node.textAlign, node.place.lines == 1, let words = node.lineWidth, words < width {
        x = align == "trailing" ? ink.maxX - words : ink.midX - words / 2
        width = words
      }
      node.place.shown = Box(x: x, y: ink.midY - height / 2, width: width, height: height)
    case .icon where node.icon != nil:
      let style = node.symbolStyle
      let (width, height) = (style.size * 1.2, style.lineHeight)
      node.place.shown = Box(
        x: node.box.midX - width / 2, y: node.box.midY - height / 2, width: width, height: height)
    case .divider:
      let isFlat = node.box.width >= node.box.height
      node.place.shown = Box(
        x: node.box.x, y: node.box.y, width: isFlat ? node.box.width : 1, height: isFlat ? 1 : node.box.height)
    case _ where node.role == .toggle && node.children.isEmpty:
      node.place.shown = Box(x: node.box.midX - 25.5, y: node.box.midY - 15.5, width: 51, height: 31)
    case _ where node.isPlain && node.kind != .grid && !node.place.isRow:
      let things = node.children.filter { $0.kind != .spacer && $0.role != .background }
      if let hull = Placement.hull(things) { node.place.shown = hull }
      if let ground = node.children.first(where: { $0.role == .background }), node.kind == .zStack {
        node.place.shown = ground.box
      }
    default: node.place.shown = node.box
    }
    if let shown = node.place.shown, shown.y < screen.y, node.isContainer, node.isSurface || node.kind == .zStack,
      let hull = Placement.hull(node.children.filter { $0.kind != .spacer && $0.role != .background })
    {
      let top = max(shown.y, min(screen.y, hull.y))
      node.place.shown = Box(x: shown.x, y: top, width: shown.width, height: max(1, shown.maxY - top))
    }
    if node.kind != .text, let shown = node.place.shown, shown.x < screen.x || shown.width > screen.width {
      let left = max(shown.x, screen.x)
      let right = min(shown.maxX, screen.maxX)
      if right - left >= 1 {
        node.place.shown = Box(x: left, y: shown.y, width: right - left, height: shown.height)
      }
    }
    return node
  }

  static func hull(_ nodes: [SlimNode]) -> Box? {
    nodes.dropFirst().reduce(nodes.first?.shown) { $0?.union($1.shown) }
  }

  // MARK: - Content

  /// Places what is in `node`, which takes `room` where it fills it, else as much as it needs.
  func content(of node: SlimNode, in room: Box, isFilled: Bool) -> SlimNode {
    var node = node
    guard node.place.isFound, !node.children.isEmpty, node.role != .toggle, node.role != .checkbox else {
      return node
    }
    switch node.kind {
    case .zStack: layers(&node, in: room, isFilled: isFilled)
    case .hStack: row(&node, in: room, isFilled: isFilled)
    default: column(&node, in: room, isFilled: isFilled)
    }
    return node
  }

  /// Whether a view is to have the width of its room, by what it is and by how wide it is drawn.
  func fills(_ node: SlimNode, in room: Box) -> Bool {
    switch node.kind {
    case .divider: return node.box.width >= node.box.height
    case .text: return false
    case .icon: return false
    case .image, .shape: return node.box.width >= room.width * 0.85 && node.box.width >= 160
    default: break
    }
    if node.role == .toggle && node.children.isEmpty || node.isRound { return false }
    if node.fillsWidth, node.box.width >= room.width * 0.5 { return true }
    if node.isControl || node.isSurface || node.role == .section || node.role == .checkbox {
      return node.box.width >= room.width * Placement.wide
    }
    return needsRoom(node, in: room)
  }

  /// Whether something in a plain stack is drawn to the edges of a room that its words do not fill.
  func needsRoom(_ node: SlimNode, in room: Box) -> Bool {
    guard node.isPlain else { return false }
    if Placement.scrolls(node, in: room) { return true }
    if node.shown.width >= room.width * Placement.wide, node.shown.width >= 120 { return true }
    if node.kind == .hStack, node.shown.width >= room.width * 0.45 {
      if node.isSpread || node.children.contains(where: { $0.kind == .spacer || $0.fillsWidth }) { return true }
    }
    return node.children.contains { child in
      child.kind != .text && child.kind != .divider && child.shown.width >= room.width * Placement.wide
        && fills(child, in: room)
    }
  }

  /// Whether a row goes on beyond the right edge of its room, where people scroll to it.
  static func scrolls(_ node: SlimNode, in room: Box) -> Bool {
    guard node.kind == .hStack, node.isPlain, node.children.count > 1, node.role == nil, node.shown.x >= room.x - 1,
      let last = node.children.last, let first = node.children.first
    else { return false }
    return last.shown.maxX > room.maxX + 8 && last.shown.x > room.x && first.shown.maxX < room.maxX
      && node.children.allSatisfy { $0.kind != .spacer || $0.box.width < 1 }
  }

  /// Places one view in the room of its stack, and what is in it in its own.
  ///
  /// - Parameter room: from edge to edge of the stack without its padding.
  func place(_ node: SlimNode, in room: Box, fills: Bool) -> SlimNode {
    var node = node
    guard node.place.isFound else { return node }
    guard node.isContainer, !node.children.isEmpty else {
      if fills, node.kind != .divider { node.place.width = .fill }
      return node
    }
    if node.role == .wheel {
      node.place.width = fills ? .fill : .fixed(node.box.width.rounded())
      return node
    }
    if node.isPlain, !node.place.isRow {
      // A stack that only arranges hands its room on.
      return content(of: node, in: fills ? room : node.shown, isFilled: fills)
    }
    return area(node, fills: fills)
  }

  /// Places what lies on an area, and gives the area its size.
  func area(_ node: SlimNode, fills: Bool) -> SlimNode {
    var node = node
    let box = node.shown
    guard let hull = Placement.hull(node.children.filter { $0.kind != .spacer && $0.role != .background }) else {
      return node
    }
    let isChip = isChip(node, hull)
    let isRound = node.isRound
    let isFilled = fills || !isChip
    node.place.width =
      isRound ? .fixed(box.width.rounded()) : fills ? .fill : isChip ? .hug : .fixed(box.width.rounded())
    var inner = content(of: node, in: isFilled ? box : hull, isFilled: isFilled)
    inner.place.width = node.place.width
    if node.role == .button || node.role == .primaryButton, isFilled,
      inner.kind == .hStack || inner.children.count == 1,
      inner.place.edge != nil, !inner.isSpread,
      !inner.children.contains(where: { $0.kind == .spacer || $0.place.width == .fill }),
      abs(hull.midX - box.midX) <= 12, hull.x - box.x >= 24
    {
      // Words of another width than in the design leave it in the middle.
      (inner.place.edge, inner.padding.left, inner.padding.right) = (nil, 0, 0)
    }
    let (top, bottom) = (hull.y - box.y, box.maxY - hull.maxY)
    // Layers have the distances to the one at the back already.
    if node.kind == .zStack, node.children.contains(where: { $0.role == .background }) { return inner }
    if isRound {
      inner.place.least = box.height.rounded()
      inner.padding = Insets()
      return inner
    }
    if node.role == .button || node.role == .primaryButton, node.hasText, (40...72).contains(box.height),
      abs(top - bottom) <= 6
    {
      // What its height is for is to be tapped; the words stand in its middle.
      inner.place.least = box.height.rounded()
      (inner.padding.top, inner.padding.bottom) = (0, 0)
      if !isFilled {
        inner.padding.left = max(0, (hull.x - box.x).rounded())
        inner.padding.right = max(0, (box.maxX - hull.maxX).rounded())
      }
      return inner
    }
    if !isFilled {
      (inner.padding.left, inner.padding.right) = Placement.even(hull.x - box.x, box.maxX - hull.maxX)
    }
    if top + bottom > 80, abs(top - bottom) <= 6 || top > 120 || bottom > 120 || node.isDrawnAroundOne {
      inner.place.least = box.height.rounded()
      if abs(top - bottom) > 6 {
        inner.place.heightEdge = top < bottom ? "top" : "bottom"
        if top < bottom {
          inner.padding.top = max(0, top.rounded())
        } else {
          inner.padding.bottom = max(0, bottom.rounded())
        }
      }
    } else {
      inner.padding.top = max(0, top.rounded())
      inner.padding.bottom = max(0, (top + bottom).rounded() - inner.padding.top)
      // Half a point more in every row would move all that follows.
      if !isFilled, (top + bottom).rounded().truncatingRemainder(dividingBy: 2) == 0 {
        (inner.padding.top, inner.padding.bottom) = Placement.even(top, bottom)
      }
    }
    return inner
  }

  /// Two distances that are meant to be one: words are not exactly in the middle of what is drawn around them.
  private static func even(_ first: Double, _ second: Double) -> (Double, Double) {
    guard abs(first - second) <= 4, first + second >= 0 else {
      return (max(0, first.rounded()), max(0, second.rounded()))
    }
    let middle = ((first + second) / 2).rounded(.down)
    return (middle, middle)
  }

  /// Whether an area is as wide as its one row of words.
  private func isChip(_ node: SlimNode, _ hull: Box) -> Bool {
    let (left, right) = (hull.x - node.box.x, node.box.maxX - hull.maxX)
    return node.hasText && abs(left - right) <= 6 && left <= 48 && node.box.height <= 64 && !node.isWide
  }
}
