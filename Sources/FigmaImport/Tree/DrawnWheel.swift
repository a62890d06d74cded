/// Columns of values that turn past the chosen one, as pickers of dates and heights have them.
enum DrawnWheel {
  /// Puts the values of each wheel among `items` into one node, with the area that its chosen value lies on.
  static func gather(_ items: inout [SlimNode]) {
    let columns = columns(of: items)
    let numbers = columns.filter { column in
      guard column.count >= 5, counts(column.map { items[$0].content ?? "" }) else { return false }
      let middle = Double(column.count - 1) / 2
      return chosen(among: column.map { items[$0] }).map { abs(Double($0) - middle) <= 1 } ?? false
    }
    guard !numbers.isEmpty else { return }
    var wheels: [SlimNode] = []
    var taken: Set<Int> = []
    for column in columns {
      // Words are a wheel beside one of numbers, in the same rows.
      let rows = numbers.first { $0 == column } ?? numbers.first { isBeside(column, $0, items) }
      guard let rows, chosen(among: column.map { items[$0] }) != nil else { continue }
      wheels.append(wheel(column, in: rows, items, &taken))
    }
    items = items.indices.filter { !taken.contains($0) }.map { items[$0] } + wheels
  }

  /// The value that looks otherwise than all others, where a single one does.
  static func chosen(among values: [SlimNode]) -> Int? {
    let looks = values.map { "\($0.fill?.color.description ?? "") \($0.font?.description ?? "")" }
    guard values.count > 2 else { return nil }
    let single = values.indices.filter { index in looks.count { $0 == looks[index] } == 1 }
    // What fades at both ends is not chosen.
    let inner = single.filter { $0 > 0 && $0 < values.count - 1 }
    return inner.count == 1 ? inner[0] : nil
  }

  /// Three or more short texts in a column at one distance.
  private static func columns(of items: [SlimNode]) -> [[Int]] {
    let texts = items.indices.filter { index in
      items[index].kind == .text && items[index].leadsTo.isEmpty && (items[index].content ?? "").count <= 14
    }
    var columns: [[Int]] = []
    for index in texts.sorted(by: { items[$0].box.y < items[$1].box.y }) {
      let centre = items[index].box.midX
      if let known = columns.firstIndex(where: { abs(items[$0[0]].box.midX - centre) <= 6 }) {
        columns[known].append(index)
      } else {
        columns.append([index])
      }
    }
    return columns.flatMap { runs(of: $0, items) }.filter { column in
      let words = column.map { items[$0].content ?? "" }
      return (3...13).contains(column.count) && Set(words).count == words.count
    }
  }

  private static func isBeside(_ column: [Int], _ rows: [Int], _ items: [SlimNode]) -> Bool {
    column.count <= rows.count
      && column.allSatisfy { value in rows.contains { abs(items[$0].box.midY - items[value].box.midY) <= 4 } }
  }

  /// The parts of a column that are at one distance: a title above it is no part of a wheel.
  private static func runs(of column: [Int], _ items: [SlimNode]) -> [[Int]] {
    var runs: [[Int]] = []
    var run: [Int] = []
    for index in column {
      if run.count > 1 {
        let step = items[index].box.midY - items[run[run.count - 1]].box.midY
        let usual = items[run[1]].box.midY - items[run[0]].box.midY
        if abs(step - usual) > 4 || !(22...72).contains(step) {
          runs.append(run)
          run = [run[run.count - 1]]
        }
      }
      run.append(index)
    }
    return runs + [run]
  }

  /// Whether numbers with the same words around them go on by the same step, but for where they begin anew.
  private static func counts(_ words: [String]) -> Bool {
    let numbers = words.compactMap { Int($0.filter { $0.isASCII && $0.isNumber }) }
    guard numbers.count == words.count, Set(words.map { $0.filter { !$0.isNumber } }).count == 1 else { return false }
    let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
    let usual = steps.max { one, other in steps.count { $0 == one } < steps.count { $0 == other } } ?? 0
    return usual != 0 && steps.count { $0 != usual } <= 1
  }

  private static func isGround(_ item: SlimNode, of value: SlimNode) -> Bool {
    item.isSurface && item.children.isEmpty && !item.hasText && (24...80).contains(item.box.height)
      && value.box.share(inside: item.box) >= 0.95 && item.box.width <= 360
  }

  /// The node of a wheel with what is above it as its name.
  private static func wheel(_ column: [Int], in rows: [Int], _ items: [SlimNode], _ taken: inout Set<Int>) -> SlimNode {
    let values = column.map { items[$0] }
    let (first, last) = (items[rows[0]].box, items[rows[rows.count - 1]].box)
    let step = (last.midY - first.midY) / Double(rows.count - 1)
    let ground = chosen(among: values).flatMap { chosen in items.firstIndex { isGround($0, of: values[chosen]) } }
    let hull = values.reduce(ground.map { items[$0].box } ?? values[0].box) { $0.union($1.box) }
    let box = Box(x: hull.x, y: first.midY - step / 2, width: hull.width, height: step * Double(rows.count))
    var wheel = SlimNode(.component, box: box)
    wheel.role = .wheel
    wheel.children = values
    let title = items.first { item in
      item.kind == .text && (-8...64).contains(box.y - item.box.maxY) && abs(item.box.midX - box.midX) <= 24
        && (item.content ?? "").count <= 24 && !values.contains { $0.box == item.box }
    }
    wheel.name = title?.content ?? ""
    taken.formUnion(column)
    if let ground {
      var area = items[ground]
      area.role = .background
      wheel.children.insert(area, at: 0)
      taken.insert(ground)
    }
    return wheel
  }
}
