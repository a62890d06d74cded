import RuleModel

/// Rows in aligned columns.
package enum TextTable {
  /// One line a row; columns two spaces apart, without white space at the end.
  ///
  /// - Parameter width: how wide the terminal is; cells are then wrapped where words allow it. Nil keeps a row on its line.
  package static func text(_ cells: [[String]], width: Int? = nil) -> String {
    let rows = cells.map { $0.map(ForeignText.line) }
    let widths = fitted(rows, to: width)
    return rows.map { row in
      let columns = zip(row, widths).map { TextFold.lines($0, width: $1) }
      return (0..<max(1, columns.map(\.count).max() ?? 0)).map { number in
        line(columns.map { $0.indices.contains(number) ? $0[number] : "" }, widths)
      }.joined()
    }.joined()
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: max(0, width - cell.columns))
    }.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }

  /// The widths of the columns: as wide as their cells, or narrower, the widest first, until a row fits.
  private static func fitted(_ rows: [[String]], to width: Int?) -> [Int] {
    let count = rows.map(\.count).max() ?? 0
    func widest(_ measure: (String) -> Int) -> [Int] {
      (0..<count).map { column in rows.map { $0.indices.contains(column) ? measure($0[column]) : 0 }.max() ?? 0 }
    }
    var widths = widest(\.columns)
    guard let width else { return widths }
    let least = widest { TextFold.pieces(of: $0).map(\.columns).max() ?? 0 }
    while widths.reduce(2 * (count - 1), +) > width {
      let shrinkable = widths.indices.filter { widths[$0] > least[$0] }
      guard let column = shrinkable.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[column] -= 1
    }
    return widths
  }
}
