import CSQLite

/// What the row at hand holds.
extension SQLiteStatement {
  /// The number of columns of a row; known before the first step.
  package var columnCount: Int32 { sqlite3_column_count(handle) }

  /// The name of a column, as the statement or SQLite gives it.
  package func columnName(_ column: Int32) -> String {
    sqlite3_column_name(handle, column).map { String(cString: $0) } ?? ""
  }

  /// The value of a column, as SQLite stores it.
  package func value(_ column: Int32) -> SQLiteValue {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(real(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }

  /// The number of bytes that a column's value has as a text or a blob.
  func size(_ column: Int32) -> Int {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_TEXT, SQLITE_BLOB: Int(sqlite3_column_bytes(handle, column))
    default: 0
    }
  }

  /// The number of a column, converted as SQLite does; 0 for NULL.
  package func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// The number of a column, converted as SQLite does; 0 for NULL.
  package func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

  /// Whether a column holds nothing.
  package func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  /// The text of a column, whole even where it holds a NUL; empty for NULL.
  package func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The bytes of a column; empty for NULL.
  package func blob(_ column: Int32) -> [UInt8] {
    let start = sqlite3_column_blob(handle, column)
    return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }

  /// The text of a column; nil for NULL.
  package func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }
}
