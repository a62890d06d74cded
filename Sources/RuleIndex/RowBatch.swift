/// Puts rows into one table, many with one statement: to begin and end a statement costs as much as a short row.
struct RowBatch {
  private static let size = 16

  private let columns: Int
  private let head: String
  private let tail: String

  /// - Parameters:
  ///   - head: the statement up to `VALUES`.
  ///   - tail: what follows the rows.
  init(_ head: String, columns: Int, tail: String = "") {
    self.head = head
    self.columns = columns
    self.tail = tail
  }

  /// Stores rows in their order.
  ///
  /// - Parameter bytes: where the texts of `slots` lie.
  func store(
    _ slots: [ParameterList.Slot], _ bytes: [UInt8], in connection: borrowing SQLiteConnection
  ) throws(SQLiteFault) {
    let whole = slots.count / (Self.size * columns) * (Self.size * columns)
    try store(slots[..<whole], bytes, rows: Self.size, in: connection)
    try store(slots[whole...], bytes, rows: (slots.count - whole) / columns, in: connection)
  }

  private func store(
    _ slots: ArraySlice<ParameterList.Slot>, _ bytes: [UInt8], rows: Int, in connection: borrowing SQLiteConnection
  ) throws(SQLiteFault) {
    if slots.isEmpty { return }
    let row = "(" + Array(repeating: "?", count: columns).joined(separator: ", ") + ")"
    let places = Array(repeating: row, count: rows).joined(separator: ", ")
    let kept = try connection.kept("\(head) VALUES \(places) \(tail)")
    var start = slots.startIndex
    while start < slots.endIndex {
      try kept.statement.run(slots[start..<start + rows * columns], bytes)
      start += rows * columns
    }
  }
}
