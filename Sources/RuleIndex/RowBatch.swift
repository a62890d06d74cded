/// Rows on their way into one table, many with one statement: to begin and end a statement costs as much as a short row.
struct RowBatch {
  private static let size = 16

  private let columns: Int
  private let head: String
  private let tail: String
  private var values: [SQLiteValue] = []

  /// - Parameters:
  ///   - head: the statement up to `VALUES`.
  ///   - tail: what follows the rows.
  init(_ head: String, columns: Int, tail: String = "") {
    self.head = head
    self.columns = columns
    self.tail = tail
  }

  /// Adds a row; it is stored by `store`.
  mutating func add(_ row: SQLiteValue...) { values += row }

  /// Stores the rows in the order in which they were added.
  func store(in connection: borrowing SQLiteConnection) throws(SQLiteFault) {
    let whole = values.count / (Self.size * columns) * (Self.size * columns)
    try store(values[..<whole], rows: Self.size, in: connection)
    try store(values[whole...], rows: (values.count - whole) / columns, in: connection)
  }

  private func store(
    _ values: ArraySlice<SQLiteValue>, rows: Int, in connection: borrowing SQLiteConnection
  ) throws(SQLiteFault) {
    if values.isEmpty { return }
    let row = "(" + Array(repeating: "?", count: columns).joined(separator: ", ") + ")"
    let places = Array(repeating: row, count: rows).joined(separator: ", ")
    let kept = try connection.kept("\(head) VALUES \(places) \(tail)")
    var start = values.startIndex
    while start < values.endIndex {
      try kept.statement.run(values[start..<start + rows * columns])
      start += rows * columns
    }
  }
}
