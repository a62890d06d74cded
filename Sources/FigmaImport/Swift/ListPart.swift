/// A part of a list: rows with lines between them, or one view that stands for itself.
struct ListPart {
  /// What a list keeps above and below each row.
  static let inset = 4.0

  /// The rows with the distances that are theirs; the view alone.
  var rows: [SlimNode]
  var isDivided = false
  /// From where to where it reaches, with what the list keeps.
  var top: Double
  var bottom: Double

  /// The parts of a column, whose rows may be in a stack of their own.
  static func parts(of stack: SlimNode, in root: Box) -> [ListPart] {
    let children = stack.children
    var parts: [ListPart] = []
    var index = 0
    while index < children.count {
      if let end = endOfRows(children, from: index), let part = divided(children[index..<end], stack.padding, in: root)
      {
        parts.append(part)
        index = end
        continue
      }
      let child = children[index]
      index += 1
      let sides = Insets(right: stack.padding.right, left: stack.padding.left)
      if child.kind == .vStack, child.isPlain, endOfRows(child.children, from: 0) == child.children.count,
        let part = divided(child.children[...], sides + child.padding + child.place.margins, in: root)
      {
        parts.append(part)
      } else {
        var view = child
        view.place.margins = Insets(
          right: child.place.margins.right + sides.right, left: child.place.margins.left + sides.left)
        parts.append(ListPart(rows: [view], top: child.shown.y - inset, bottom: child.shown.maxY + inset))
      }
    }
    return parts
  }

  /// Where the rows end that begin at an index: a row, a line, a row and so on; nil where there are not three.
  private static func endOfRows(_ nodes: [SlimNode], from start: Int) -> Int? {
    var end = start
    while end < nodes.count, isRow(nodes[end]), end + 1 < nodes.count, isLine(nodes[end + 1]) { end += 2 }
    if end < nodes.count, end > start, isRow(nodes[end]) { end += 1 }
    return nodes[start..<end].count { isRow($0) } >= 3 ? end : nil
  }

  private static func isLine(_ node: SlimNode) -> Bool { node.kind == .divider && node.box.width > node.box.height }

  private static func isRow(_ node: SlimNode) -> Bool { node.kind != .divider && node.kind != .spacer && node.hasText }

  /// Rows across the screen with what is between each and its lines as their own distances.
  private static func divided(_ nodes: ArraySlice<SlimNode>, _ sides: Insets, in root: Box) -> ListPart? {
    var rows = nodes.filter { $0.kind != .divider }
    let lines = nodes.filter { $0.kind == .divider }
    guard lines.allSatisfy({ $0.box.width >= root.width * 0.7 }),
      rows.allSatisfy({
        max($0.box.width, $0.shown.width) >= root.width * 0.8 && !($0.isSurface && $0.cornerRadius > 0)
      })
    else { return nil }
    var above = zip(rows.dropFirst(), lines).map { $0.shown.y - $1.shown.y }
    var below = zip(rows, lines).map { $1.shown.y - $0.shown.maxY }
    // The first row has no line above it, and often the last one none below.
    above.insert(above[0], at: 0)
    if below.count < rows.count { below.append(below[below.count - 1]) }
    let (first, last) = (rows[0].shown.y - above[0], rows[rows.count - 1].shown.maxY + below[rows.count - 1])
    for index in rows.indices {
      var padding = rows[index].padding
      padding.top += above[index] - inset
      padding.bottom += below[index] - inset
      padding.left += sides.left + rows[index].place.margins.left
      padding.right += sides.right + rows[index].place.margins.right
      guard padding.top >= -1, padding.bottom >= -1 else { return nil }
      (padding.top, padding.bottom) = (max(0, padding.top.rounded()), max(0, padding.bottom.rounded()))
      rows[index].padding = padding
      rows[index].place.margins = Insets()
    }
    return ListPart(rows: rows, isDivided: true, top: first, bottom: last)
  }
}
