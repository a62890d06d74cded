/// Cuts a region along its gaps, again and again, into rows and columns.
extension StackInference {
  /// - Parameter region: the room that the items may take; what stands in its middle is centred.
  func cut(_ items: [SlimNode], in region: Box, depth: Int) -> SlimNode {
    if items.count == 1 { return items[0] }
    if depth > 60 { return stacked(ordered(items, .vertical), .vertical, in: region) }
    if let parted = part(items, in: region, slack: 0, depth) { return parted }
    if let ruled = withoutLines(items, in: region, depth) { return ruled }
    if items.count > StackInference.most { return stacked(ordered(items, .vertical), .vertical, in: region) }
    let loose = dissolved(items)
    if let loose { return cut(loose, in: region, depth: depth + 1) }
    if let parted = part(items, in: region, slack: 0.12, depth) { return parted }
    if let parted = withoutCover(items, in: region, depth) { return parted }
    if let layered = lifted(items, in: region, depth) { return layered }
    let first = forced(items, in: region, depth)
    // Areas that lie across each other may still hold words that stand in rows.
    guard depth < 6, items.count <= 60, StackInference.disorder(of: first) > 0, let loose = opened(items) else {
      return first
    }
    let second = cut(loose, in: region, depth: depth + 1)
    return StackInference.disorder(of: second) < StackInference.disorder(of: first) ? second : first
  }

  /// Parts the items at the gaps of one axis; nil where there is no gap.
  func part(_ items: [SlimNode], in region: Box, slack: Double, _ depth: Int) -> SlimNode? {
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

  func groups(_ items: [SlimNode], _ axis: Axis, _ slack: Double) -> [[SlimNode]] {
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
  func prefersColumns(_ rows: [[SlimNode]], _ columns: [[SlimNode]]) -> Bool {
    guard (2...4).contains(columns.count), columns.allSatisfy({ $0.count > 1 }) else { return false }
    let hasPictures = columns.allSatisfy { column in column.contains { $0.box.height > 60 && !$0.hasText } }
    let rowGap = least(gapsBetween(rows, .vertical))
    let columnGap = least(gapsBetween(columns, .horizontal))
    return hasPictures && columnGap > rowGap
  }

  func gapsBetween(_ groups: [[SlimNode]], _ axis: Axis) -> [Double] {
    let bounds = groups.map { group in group.dropFirst().reduce(group[0].box) { $0.union($1.box) } }
    return zip(bounds, bounds.dropFirst()).map { first, second in
      axis == .vertical ? second.y - first.maxY : second.x - first.maxX
    }
  }

  func least(_ numbers: [Double]) -> Double { numbers.min() ?? 0 }

  /// Parts the items as if no lines were drawn between them, which cross where a grid is ruled.
  ///
  /// A line along several groups is cut into a piece for each of them.
  func withoutLines(_ items: [SlimNode], in region: Box, _ depth: Int) -> SlimNode? {
    let lines = items.filter { $0.kind == .divider }
    let rest = items.filter { $0.kind != .divider }
    guard !lines.isEmpty, rest.count > 1, items.count <= StackInference.most else { return nil }
    let rows = groups(rest, .vertical, 0)
    let columns = groups(rest, .horizontal, 0)
    guard rows.count > 1 || columns.count > 1 else { return nil }
    let axis: Axis = rows.count > 1 && (columns.count == 1 || !prefersColumns(rows, columns)) ? .vertical : .horizontal
    var parts = axis == .vertical ? rows : columns
    let bands = parts.map { group in
      (group.map { start($0, axis) }.min() ?? 0, group.map { end($0, axis) }.max() ?? 0)
    }
    var between: [[SlimNode]] = []
    for line in lines {
      var isPlaced = false
      for (index, band) in bands.enumerated() {
        let from = max(start(line, axis), band.0)
        let to = min(end(line, axis), band.1)
        // A line across stands in one group; of a line along, each group gets what lies beside it.
        let isAcross = end(line, axis) - start(line, axis) <= 1.5
        guard to >= from, isAcross || to - from > 1 else { continue }
        var piece = line
        if axis == .vertical { (piece.box.y, piece.box.height) = (from, to - from) }
        if axis == .horizontal { (piece.box.x, piece.box.width) = (from, to - from) }
        parts[index].append(piece)
        isPlaced = true
        if isAcross { break }
      }
      if !isPlaced { between.append([line]) }
    }
    let sorted = (parts + between).sorted { first, second in
      (first.map { start($0, axis) }.min() ?? 0) < (second.map { start($0, axis) }.min() ?? 0)
    }
    let children = sorted.map { group -> SlimNode in
      let bounds = group.dropFirst().reduce(group[0].box) { $0.union($1.box) }
      let room =
        axis == .vertical ? Box(x: region.x, y: bounds.y, width: region.width, height: bounds.height) : bounds
      return cut(group, in: room, depth: depth + 1)
    }
    return stacked(children, axis, in: region)
  }

  /// Takes groups apart that are in each other's way; nil when there is none.
  func dissolved(_ items: [SlimNode]) -> [SlimNode]? {
    for (index, item) in items.enumerated()
    where item.isPlainStack && item.children.count > 1 {
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
  func withoutCover(_ items: [SlimNode], in region: Box, _ depth: Int) -> SlimNode? {
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
  func lifted(_ items: [SlimNode], in region: Box, _ depth: Int) -> SlimNode? {
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
  func forced(_ items: [SlimNode], in region: Box, _ depth: Int) -> SlimNode {
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

  func ordered(_ items: [SlimNode], _ axis: Axis) -> [SlimNode] {
    items.enumerated().sorted { first, second in
      let one = axis == .vertical ? first.element.box.midY : first.element.box.midX
      let two = axis == .vertical ? second.element.box.midY : second.element.box.midX
      return one != two ? one < two : first.offset < second.offset
    }.map(\.element)
  }

  func start(_ item: SlimNode, _ axis: Axis) -> Double { axis == .vertical ? item.box.y : item.box.x }
  func end(_ item: SlimNode, _ axis: Axis) -> Double { axis == .vertical ? item.box.maxY : item.box.maxX }
}
