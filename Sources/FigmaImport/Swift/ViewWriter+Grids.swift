/// Rows of equal cells below each other, which are a grid.
extension ViewWriter {
  /// The children of a column, with one grid in the place of such rows.
  func gridded(_ column: SlimNode) -> [SlimNode] {
    guard column.kind == .vStack, column.place.isFound, rowValues == nil else { return column.children }
    var children: [SlimNode] = []
    var rows: [SlimNode] = []
    func close() {
      if let grid = grid(of: rows, in: column) { children.append(grid) } else { children += rows }
      rows = []
    }
    for child in column.children {
      if let first = rows.first, !follows(child, first) || rows.last?.children.count != first.children.count { close() }
      if isGridRow(child) || !rows.isEmpty { rows.append(child) } else { children.append(child) }
    }
    close()
    return children
  }

  /// A row of two to four cells that share its width.
  private func isGridRow(_ row: SlimNode) -> Bool {
    row.kind == .hStack && row.isPlain && !row.isSpread && !row.place.scrolls && row.opacity == 1
      && row.leadsTo.isEmpty && row.place.width == .fill && (2...4).contains(row.children.count)
      && row.children.allSatisfy { $0.place.width == .fill && isCell($0, like: row.children[0]) }
  }

  /// Whether a row goes on with the grid that begins with `first`; the last row may have fewer cells.
  private func follows(_ row: SlimNode, _ first: SlimNode) -> Bool {
    let cells = row.kind == .hStack && row.isPlain ? row.children.filter { $0.kind != .spacer } : [row]
    guard (1...first.children.count).contains(cells.count), row.leadsTo.isEmpty, row.opacity == 1 else { return false }
    return zip(cells, first.children).allSatisfy { cell, known in
      isCell(cell, like: first.children[0]) && abs(cell.box.x - known.box.x) <= 2
    }
  }

  /// An area of the same size with the same things on it.
  private func isCell(_ cell: SlimNode, like first: SlimNode) -> Bool {
    cell.isContainer && cell.hasText && abs(cell.box.width - first.box.width) <= 2
      && abs(cell.box.height - first.box.height) <= 2
      && Repetitions.signature(of: cell) == Repetitions.signature(of: first)
  }

  private func grid(of rows: [SlimNode], in column: SlimNode) -> SlimNode? {
    guard rows.count > 1, let first = rows.first, let last = rows.last else { return nil }
    let gaps = zip(rows, rows.dropFirst()).map { $1.box.y - $0.box.maxY }
    guard let gap = gaps.first, gap >= 0, gaps.allSatisfy({ abs($0 - gap) <= 2 }) else { return nil }
    var grid = first
    grid.kind = .grid
    grid.box = first.box.union(last.box)
    grid.children = rows.flatMap { row in row.kind == .hStack && row.isPlain ? row.children : [row] }
      .filter { $0.kind != .spacer }
    for index in grid.children.indices {
      grid.children[index].place.width = .fill
      grid.children[index].place.margins = Insets()
    }
    grid.place.margins.bottom = last.place.margins.bottom
    grid.repetition = SlimNode.Repetition(
      count: grid.children.count, of: grid.children[0].componentName ?? grid.children[0].name)
    return grid
  }

  /// `LazyVGrid` with a column for each cell of a row.
  func gridHead(_ grid: SlimNode) -> String {
    let cells = grid.children.map(\.box)
    let columns = cells.count { abs($0.y - cells[0].y) <= 2 }
    let gap = columns < cells.count ? max(0, cells[columns].y - cells[0].maxY) : 0
    let item = "GridItem(.flexible(), spacing: \(distance(grid.spacing ?? 8)))"
    let items = [String](repeating: item, count: columns).joined(separator: ", ")
    return "LazyVGrid(columns: [\(items)], spacing: \(distance(gap)))"
  }
}
