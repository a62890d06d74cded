/// Finds the stacks that items stand in from where they lie: most designs say nothing else.
///
/// What lies on an area becomes its content; then items are parted by the gaps between them, again and again; what
/// cannot be parted so is taken apart, or cut where it overlaps least. Layers on top of each other come last.
struct StackInference {
  let screen: Box

  enum Axis { case vertical, horizontal }

  /// Comparing each item with each other is for as many as people draw by hand; more are only parted and sorted.
  private static let most = 400

  /// The items, back to front as in the design, as one node.
  func arranged(_ items: [SlimNode], in frame: Box) -> SlimNode {
    guard !items.isEmpty else { return SlimNode(.frame, box: frame) }
    if let modal = modal(items, in: frame) { return modal }
    var nested = nest(items)
    var bars = Bars()
    if frame.height >= 400, frame.width >= 250, nested.count <= StackInference.most { bars = takeBars(&nested, frame) }
    guard bars.count > 0, !nested.isEmpty else { return cut(nested + bars.all, in: frame, depth: 0) }
    let body = cut(nested, in: frame, depth: 0)
    var stack = SlimNode(.vStack, box: frame)
    stack.children =
      bars.top + (body.isPlainStack && body.kind == .vStack && body.name.isEmpty ? body.children : [body])
    stack.children += bars.bottom
    describe(&stack, in: frame)
    return stack
  }

  /// A screen under a layer that dims it, with what lies on top of that; nil where nothing dims.
  private func modal(_ items: [SlimNode], in frame: Box) -> SlimNode? {
    guard let dimming = StackInference.dimming(among: items, in: frame) else { return nil }
    var front = arranged(Array(items[(dimming + 1)...]), in: frame)
    front.role = front.box.maxY >= frame.maxY - 2 ? .sheet : .dialog
    if front.isPlainStack || front.isContainer { front.padding = front.isSurface ? front.padding : Insets() }
    var stack = SlimNode(.zStack, box: frame)
    stack.children = [arranged(Array(items[..<dimming]), in: frame), front]
    return stack
  }

  /// The index of the layer that dims all before it, under what comes after; nil where nothing dims.
  static func dimming(among items: [SlimNode], in frame: Box) -> Int? {
    guard frame.height >= 400, items.count > 2 else { return nil }
    let last = items.indices.last { index in
      let item = items[index]
      guard item.kind == .shape, item.children.isEmpty, let fill = item.fill?.color else { return false }
      let alpha = Double(fill.percent) * item.opacity
      return (10...90).contains(alpha) && frame.share(inside: item.box) >= 0.9
    }
    guard let last, last < items.count - 1, items[..<last].contains(where: \.hasText),
      items[(last + 1)...].contains(where: \.hasText)
    else { return nil }
    return last
  }

  /// `base` with `items` on top of it or behind it.
  func layered(_ base: SlimNode, _ items: [SlimNode], in frame: Box) -> SlimNode {
    var stack = SlimNode(.zStack, box: frame)
    var plain = base
    stack.padding = base.padding
    plain.padding = Insets()
    var behind: [SlimNode] = []
    var front: [SlimNode] = []
    for item in items {
      var layer = item
      if item.box.share(inside: frame) > 0.7, item.box.area > frame.area * 0.6, !item.hasText {
        layer.role = layer.role ?? .background
        behind.append(layer)
      } else {
        if !layer.hasText { layer.role = layer.role ?? .overlay }
        layer.align = StackInference.corner(of: item.box, in: frame)
        front.append(layer)
      }
    }
    stack.children = behind + [plain] + front
    return stack
  }

  /// The distances from the items to the edges of their frame, in whole points; none where they reach over it.
  static func padding(of items: [SlimNode], in frame: Box) -> Insets {
    guard let first = items.first else { return Insets() }
    let bounds = items.dropFirst().reduce(first.box) { $0.union($1.box) }
    func points(_ distance: Double) -> Double { distance < 1 || distance > 120 ? 0 : distance.rounded() }
    var insets = Insets(
      top: points(bounds.y - frame.y), right: points(frame.maxX - bounds.maxX),
      bottom: points(frame.maxY - bounds.maxY), left: points(bounds.x - frame.x))
    // What stands in the middle is centred, not pushed there from both sides.
    if insets.left > 24, abs(insets.left - insets.right) <= 2 { (insets.left, insets.right) = (0, 0) }
    if insets.right > insets.left { insets.right = insets.left }
    if insets.bottom > max(insets.top, 24) { insets.bottom = insets.top }
    return insets
  }

  static func corner(of box: Box, in frame: Box) -> String? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    let x = (box.midX - frame.x) / frame.width
    let y = (box.midY - frame.y) / frame.height
    let vertical = y < 0.34 ? "top" : y > 0.66 ? "bottom" : ""
    let horizontal = x < 0.34 ? "Leading" : x > 0.66 ? "Trailing" : ""
    if vertical.isEmpty { return horizontal.isEmpty ? nil : horizontal.lowercased() }
    return vertical + horizontal
  }

  // MARK: - What lies on what

  /// Moves items into the areas that they lie on.
  private func nest(_ items: [SlimNode]) -> [SlimNode] {
    guard items.count > 1, items.count <= StackInference.most else { return items }
    var parents: [Int?] = Array(repeating: nil, count: items.count)
    for index in items.indices.dropFirst() {
      let item = items[index]
      if item.kind == .divider && item.box.width > screen.width * 0.95 { continue }
      var best: Int?
      for candidate in items.indices.prefix(index) {
        let area = items[candidate]
        guard canHold(area, item), item.box.share(inside: area.box) >= 0.94 else { continue }
        if let found = best, items[found].box.area < area.box.area { continue }
        best = candidate
      }
      parents[index] = best
    }
    guard parents.contains(where: { $0 != nil }) else { return items }

    var content: [Int: [Int]] = [:]
    for (index, parent) in parents.enumerated() {
      if let parent { content[parent, default: []].append(index) }
    }
    func build(_ index: Int) -> SlimNode {
      guard let inside = content[index] else { return items[index] }
      return hold(items[index], inside.map { build($0) })
    }
    return items.indices.filter { parents[$0] == nil }.map { build($0) }
  }

  private func canHold(_ area: SlimNode, _ item: SlimNode) -> Bool {
    guard area.box.area > item.box.area * 1.02 || area.children.isEmpty && area.box.area >= item.box.area * 0.99 else {
      return false
    }
    switch area.kind {
    case .text, .divider, .spacer: return false
    case .icon:
      // A drawn circle with a number on it is a badge.
      return area.icon == nil && area.source != "INSTANCE" && item.hasText && area.layers <= 3
    case .shape, .image: return true
    case .component:
      return area.role != .toggle && area.isSurface
    default: return area.isSurface
    }
  }

  /// `area` with more on it.
  private func hold(_ area: SlimNode, _ items: [SlimNode]) -> SlimNode {
    var holder = area
    holder.isDecoration = false
    // An area under another of the same size only tints it.
    let things = items.filter { !($0.kind == .shape && $0.children.isEmpty && abs($0.box.area - area.box.area) < 2) }
    let tints = items.count - things.count
    if tints > 0, let tint = items.first(where: { $0.kind == .shape && $0.fill?.color.alpha == 255 }) {
      holder.fill = tint.fill
    }
    switch area.kind {
    case .image:
      if things.isEmpty { return holder }
      var picture = area
      picture.role = .background
      var stack = SlimNode(.zStack, box: area.box)
      stack.id = area.id
      stack.name = area.name
      stack.source = area.source
      picture.name = ""
      stack.cornerRadius = area.cornerRadius
      var content = arranged(things, in: area.box)
      content.padding = StackInference.padding(of: things, in: area.box)
      stack.children = [picture, content]
      return stack
    case .shape, .icon:
      if things.isEmpty { return holder }
      holder.kind = .frame
      holder.size = nil
      let content = arranged(things, in: area.box)
      holder.padding = StackInference.padding(of: things, in: area.box)
      if content.isPlainStack, content.name.isEmpty {
        holder.kind = content.kind
        holder.spacing = content.spacing
        holder.align = content.align
        holder.isSpread = content.isSpread
        holder.children = content.children
      } else {
        holder.children = [content]
      }
      return holder
    default:
      let content = arranged(area.children + things, in: area.box)
      if content.isPlainStack, area.kind != .component {
        holder.kind = content.kind
        holder.spacing = content.spacing
        holder.align = content.align
        holder.children = content.children
      } else {
        if area.kind != .component { holder.kind = .frame }
        holder.children = [content]
      }
      return holder
    }
  }

  // MARK: - Bars

  private struct Bars {
    var top: [SlimNode] = []
    var bottom: [SlimNode] = []
    var count: Int { top.count + bottom.count }
    var all: [SlimNode] { top + bottom }
  }

  /// Takes out what is pinned to an edge over content that scrolls under it.
  private func takeBars(_ items: inout [SlimNode], _ frame: Box) -> Bars {
    var bars = Bars()
    for index in items.indices.reversed() {
      let item = items[index]
      let isWide = item.box.width >= frame.width * 0.85
      guard isWide, item.isSurface || item.isContainer, item.hasText || item.isContainer else { continue }
      let overlaps = items.indices.contains { other in
        other != index && (items[other].box.intersection(item.box).map { $0.area > 4 } ?? false)
      }
      guard overlaps else { continue }
      let tallest = item.isSurface ? 260.0 : 140
      if item.box.height <= tallest, frame.maxY - item.box.maxY <= 40, item.box.y > frame.midY, index > 0 {
        var bar = item
        if bar.role == nil { bar.role = .bottomBar }
        bars.bottom.insert(bar, at: 0)
        items.remove(at: index)
      } else if item.box.height <= 120, item.box.y - frame.y <= 60, index > 0 {
        bars.top.append(item)
        items.remove(at: index)
      }
    }
    return bars
  }

  // MARK: - Cutting

  /// - Parameter region: the room that the items may take; what stands in its middle is centred.
  private func cut(_ items: [SlimNode], in region: Box, depth: Int) -> SlimNode {
    if items.count == 1 { return items[0] }
    if depth > 60 { return stacked(items, .vertical, in: region) }
    if let parted = part(items, in: region, slack: 0, depth) { return parted }
    if items.count > StackInference.most { return stacked(ordered(items, .vertical), .vertical, in: region) }
    let loose = dissolved(items)
    if let loose { return cut(loose, in: region, depth: depth + 1) }
    if let parted = part(items, in: region, slack: 0.12, depth) { return parted }
    if let parted = withoutCover(items, in: region, depth) { return parted }
    if let layered = lifted(items, in: region, depth) { return layered }
    return forced(items, in: region, depth)
  }

  /// Parts the items at the gaps of one axis; nil where there is no gap.
  private func part(_ items: [SlimNode], in region: Box, slack: Double, _ depth: Int) -> SlimNode? {
    let rows = groups(items, .vertical, slack)
    let columns = groups(items, .horizontal, slack)
    guard rows.count > 1 || columns.count > 1 else { return nil }
    let isVertical = rows.count > 1 && (columns.count == 1 || !prefersColumns(rows, columns))
    let parts = (isVertical ? rows : columns).map { group -> SlimNode in
      let bounds = group.dropFirst().reduce(group[0].box) { $0.union($1.box) }
      let room = isVertical ? Box(x: region.x, y: bounds.y, width: region.width, height: bounds.height) : bounds
      return cut(group, in: room, depth: depth + 1)
    }
    return stacked(parts, isVertical ? .vertical : .horizontal, in: region)
  }

  private func groups(_ items: [SlimNode], _ axis: Axis, _ slack: Double) -> [[SlimNode]] {
    func span(_ item: SlimNode) -> (start: Double, end: Double) {
      let start = axis == .vertical ? item.box.y : item.box.x
      let length = axis == .vertical ? item.box.height : item.box.width
      let give = min(length * slack, 8)
      return (start + give, start + length - give)
    }
    let sorted = items.enumerated().sorted { first, second in
      let (one, two) = (span(first.element), span(second.element))
      return one.start != two.start ? one.start < two.start : first.offset < second.offset
    }
    var groups: [[(Int, SlimNode)]] = []
    var reach = -Double.infinity
    for (offset, item) in sorted {
      let (start, end) = span(item)
      if start >= reach - 1, !groups.isEmpty || reach == -Double.infinity {
        groups.append([(offset, item)])
      } else {
        groups[groups.count - 1].append((offset, item))
      }
      reach = max(reach, end)
    }
    return groups.map { $0.sorted { $0.0 < $1.0 }.map(\.1) }
  }

  /// Whether things stand in columns, as cards side by side do, and not in rows of a table.
  private func prefersColumns(_ rows: [[SlimNode]], _ columns: [[SlimNode]]) -> Bool {
    guard (2...4).contains(columns.count), columns.allSatisfy({ $0.count > 1 }) else { return false }
    let hasPictures = columns.allSatisfy { column in column.contains { $0.box.height > 60 && !$0.hasText } }
    let rowGap = least(gapsBetween(rows, .vertical))
    let columnGap = least(gapsBetween(columns, .horizontal))
    return hasPictures && columnGap > rowGap
  }

  private func gapsBetween(_ groups: [[SlimNode]], _ axis: Axis) -> [Double] {
    let bounds = groups.map { group in group.dropFirst().reduce(group[0].box) { $0.union($1.box) } }
    return zip(bounds, bounds.dropFirst()).map { first, second in
      axis == .vertical ? second.y - first.maxY : second.x - first.maxX
    }
  }

  private func least(_ numbers: [Double]) -> Double { numbers.min() ?? 0 }

  /// Takes groups apart that are in each other's way; nil when there is none.
  private func dissolved(_ items: [SlimNode]) -> [SlimNode]? {
    for (index, item) in items.enumerated()
    where item.isPlainStack && item.kind != .component && item.children.count > 1 {
      let isInTheWay = items.indices.contains { other in
        other != index && (items[other].box.intersection(item.box) != nil)
      }
      guard isInTheWay else { continue }
      var parts = items
      parts.replaceSubrange(index...index, with: item.children.filter { $0.kind != .spacer })
      return nest(parts)
    }
    return nil
  }

  /// Takes out the one area in front that covers most of the others, as a bar over a list does; nil when there is none.
  ///
  /// It then stands before or after the rest, where its middle is.
  private func withoutCover(_ items: [SlimNode], in region: Box, _ depth: Int) -> SlimNode? {
    guard items.count > 2 else { return nil }
    func overlaps(_ index: Int) -> Int {
      items.indices.count { other in
        other != index && (items[other].box.intersection(items[index].box).map { $0.area > 4 } ?? false)
      }
    }
    let counts = items.indices.map { overlaps($0) }
    guard let most = counts.max(), most >= 2,
      let index = items.indices.last(where: { counts[$0] == most && items[$0].hasText && items[$0].isSurface }),
      !items[(index + 1)...].contains(where: { $0.box.intersection(items[index].box) != nil })
    else { return nil }
    var others = items
    let cover = others.remove(at: index)
    let rest = cut(others, in: region, depth: depth + 1)
    let shared = rest.box.intersection(cover.box)?.area ?? 0
    if shared > rest.box.area * 0.6 { return layered(rest, [cover], in: region) }
    let isBelow = cover.box.midY >= rest.box.midY
    return stacked(isBelow ? [rest, cover] : [cover, rest], .vertical, in: region)
  }

  /// Sets aside what has no words and lies over or under the others.
  private func lifted(_ items: [SlimNode], in region: Box, _ depth: Int) -> SlimNode? {
    let bounds = items.dropFirst().reduce(items[0].box) { $0.union($1.box) }
    var rest: [SlimNode] = []
    var aside: [SlimNode] = []
    for (index, item) in items.enumerated() {
      let overlaps = items.indices.contains { other in
        other != index && (items[other].box.intersection(item.box).map { $0.area > 1 } ?? false)
      }
      if !item.hasText, overlaps { aside.append(item) } else { rest.append(item) }
    }
    guard !aside.isEmpty, !rest.isEmpty else { return nil }
    // Without the worst of them the others may part; smaller ones then find their place among them.
    if aside.count > 1 {
      let largest = aside.indices.max { aside[$0].box.area < aside[$1].box.area } ?? 0
      let worst = aside[largest]
      let others = items.filter { !($0.id == worst.id && $0.box == worst.box && $0.kind == worst.kind) }
      if others.count < items.count, !others.isEmpty {
        return layered(cut(others, in: region, depth: depth + 1), [worst], in: bounds)
      }
    }
    return layered(cut(rest, in: region, depth: depth + 1), aside, in: bounds)
  }

  /// Cuts where the parts overlap least; layers where they lie on each other.
  private func forced(_ items: [SlimNode], in region: Box, _ depth: Int) -> SlimNode {
    var best: (axis: Axis, index: Int, cost: Double)?
    for axis in [Axis.vertical, .horizontal] {
      let sorted = ordered(items, axis)
      for index in 1..<sorted.count {
        let before = sorted[..<index].map { end($0, axis) }.max() ?? 0
        let after = sorted[index...].map { start($0, axis) }.min() ?? 0
        let first = before - (sorted[..<index].map { start($0, axis) }.min() ?? 0)
        let second = (sorted[index...].map { end($0, axis) }.max() ?? 0) - after
        let cost = max(0, before - after) / max(min(first, second), 1)
        if cost < best?.cost ?? .infinity { best = (axis, index, cost) }
      }
    }
    guard let best, best.cost < 0.85 else {
      let bounds = items.dropFirst().reduce(items[0].box) { $0.union($1.box) }
      var stack = SlimNode(.zStack, box: bounds)
      stack.children = items
      return stack
    }
    let sorted = ordered(items, best.axis)
    let parts = [Array(sorted[..<best.index]), Array(sorted[best.index...])].map { part in
      cut(
        items.filter { item in part.contains { $0.id == item.id && $0.box == item.box } }, in: region, depth: depth + 1)
    }
    return stacked(parts, best.axis, in: region)
  }

  private func ordered(_ items: [SlimNode], _ axis: Axis) -> [SlimNode] {
    items.enumerated().sorted { first, second in
      let one = axis == .vertical ? first.element.box.midY : first.element.box.midX
      let two = axis == .vertical ? second.element.box.midY : second.element.box.midX
      return one != two ? one < two : first.offset < second.offset
    }.map(\.element)
  }

  private func start(_ item: SlimNode, _ axis: Axis) -> Double { axis == .vertical ? item.box.y : item.box.x }
  private func end(_ item: SlimNode, _ axis: Axis) -> Double { axis == .vertical ? item.box.maxY : item.box.maxX }

  // MARK: - Stacks

  /// A stack of parts in their order; stacks of the same direction without a meaning of their own are opened.
  private func stacked(_ parts: [SlimNode], _ axis: Axis, in region: Box) -> SlimNode {
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
  private func describe(_ stack: inout SlimNode, in region: Box) {
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
    if telling.isEmpty { return things.contains { $0.kind == .text && $0.textAlign == "center" } ? nil : "leading" }
    if trailing > leading, trailing > middle { return "trailing" }
    return "leading"
  }

  private func horizontalAlignment(_ boxes: [Box]) -> String? {
    func spread(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
    let centred = spread(boxes.map(\.midY))
    let top = spread(boxes.map(\.y))
    let bottom = spread(boxes.map(\.maxY))
    if centred <= 4 || centred <= top && centred <= bottom { return nil }
    return top <= bottom ? "top" : "bottom"
  }
}
