import RuleModel

/// Rows in aligned columns.
package enum TextTable {
  /// One line a row; columns two spaces apart, without white space at the end.
  package static func text(_ cells: [[String]]) -> String {
    let rows = cells.map { $0.map(ForeignText.line) }
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
