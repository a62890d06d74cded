import CSQLite

extension SQLiteConnection {
  /// Lets statements read and do nothing else: no writing, no other files, no settings, no loading of code.
  package func allowReadingOnly() {
    sqlite3_set_authorizer(handle, onlyReading, nil)
  }

  /// Refuses what would take more memory or time than a question to read should.
  func bound(by bounds: QueryBounds) throws(SQLiteFault) {
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, bounds.valueBytes)
    sqlite3_limit(handle, SQLITE_LIMIT_SQL_LENGTH, bounds.valueBytes)
    sqlite3_limit(handle, SQLITE_LIMIT_COLUMN, 100)
    sqlite3_limit(handle, SQLITE_LIMIT_EXPR_DEPTH, 200)
    sqlite3_limit(handle, SQLITE_LIMIT_COMPOUND_SELECT, 50)
    sqlite3_limit(handle, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000)
    // SQLite's own compares each letter with all that are to go, one by one.
    for (sides, name) in ["ltrim", "rtrim", "trim"].enumerated() {
      let code = sqlite3_create_function_v2(
        handle, name, 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, UnsafeMutableRawPointer(bitPattern: sides + 1), trim, nil,
        nil, nil)
      guard code == SQLITE_OK else { throw SQLiteFault(handle, code, statement: name) }
    }
  }

  /// Ends statements when `watch` says so; it must live as long as they run.
  func watch(by watch: QueryWatch) {
    sqlite3_progress_handler(
      handle, 100,
      { watch in
        watch.map { Unmanaged<QueryWatch>.fromOpaque($0).takeUnretainedValue().isOver() } == true ? 1 : 0
      }, Unmanaged.passUnretained(watch).toOpaque())
  }
}

/// `trim(text, letters)`; the first two bits of its context say from which sides.
private func trim(
  _ context: OpaquePointer?, _ count: Int32, _ values: UnsafeMutablePointer<OpaquePointer?>?
) {
  guard let values, let text = sqlite3_value_text(values[0]), let letters = sqlite3_value_text(values[1]) else {
    return sqlite3_result_null(context)
  }
  func string(_ start: UnsafePointer<UInt8>, _ value: OpaquePointer?) -> String {
    String(decoding: UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value))), as: UTF8.self)
  }
  let sides = Int(bitPattern: sqlite3_user_data(context))
  let unwanted = Set(string(letters, values[1]).unicodeScalars)
  var rest = string(text, values[0]).unicodeScalars[...]
  if sides & 1 != 0 { rest = rest.drop(while: unwanted.contains) }
  while sides & 2 != 0, let last = rest.last, unwanted.contains(last) { rest.removeLast() }
  var trimmed = String(rest)
  trimmed.withUTF8 { bytes in
    bytes.withMemoryRebound(to: CChar.self) {
      sqlite3_result_text(context, $0.baseAddress, Int32(clamping: $0.count), transient)
    }
  }
}

// SQLITE_TRANSIENT is a C cast macro that Swift cannot import.
private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

/// Called by SQLite for each thing that a statement wants to do.
private func onlyReading(
  _ context: UnsafeMutableRawPointer?, _ action: Int32, _ first: UnsafePointer<CChar>?,
  _ second: UnsafePointer<CChar>?, _ database: UnsafePointer<CChar>?, _ trigger: UnsafePointer<CChar>?
) -> Int32 {
  switch action {
  case SQLITE_SELECT, SQLITE_READ, SQLITE_FUNCTION, SQLITE_RECURSIVE: SQLITE_OK
  // A full-text query asks for this of itself.
  case SQLITE_PRAGMA where first.map { String(cString: $0) } == "data_version": SQLITE_OK
  default: SQLITE_DENY
  }
}
