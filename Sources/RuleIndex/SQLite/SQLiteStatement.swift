import CSQLite

/// A prepared statement; it frees itself and may be run again after `reset`.
package struct SQLiteStatement: ~Copyable {
  let handle: OpaquePointer
  private let database: OpaquePointer
  private let room = ParameterRoom()

  init(_ sql: String, in database: OpaquePointer) throws(SQLiteFault) {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v2(database, sql, -1, &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw SQLiteFault(database, code, statement: sql) }
    handle = prepared
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs to the next row; false when there is none.
  package func step() throws(SQLiteFault) -> Bool {
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    guard code == SQLITE_DONE else {
      throw SQLiteFault(database, code, statement: sqlite3_sql(handle).map { String(cString: $0) })
    }
    return false
  }

  /// Binds `values` from the first parameter on, runs to the end and is ready for the next run.
  package func run(_ values: SQLiteValue...) throws(SQLiteFault) {
    bind(values)
    defer { reset() }
    while try step() {}
  }

  /// Binds `first` and the values at `places` of `list`, runs to the end and is ready for the next run.
  func run(_ first: Int64, _ list: ParameterList, _ places: Range<Int>) throws(SQLiteFault) {
    sqlite3_bind_int64(handle, 1, first)
    try run(list.slots[places], list.bytes, from: 2)
  }

  /// Binds `slots`, whose texts lie in `bytes`, from parameter `start` on, runs to the end and is ready for the next run.
  ///
  /// Every parameter must be bound anew each time: SQLite is told where a text lies and keeps no copy.
  func run(
    _ slots: ArraySlice<ParameterList.Slot>, _ bytes: [UInt8], from start: Int32 = 1
  ) throws(SQLiteFault) {
    let fault = bytes.withUnsafeBytes { bytes -> SQLiteFault? in
      var index = start
      for slot in slots {
        bind(slot, bytes, at: index)
        index += 1
      }
      defer { reset() }
      do throws(SQLiteFault) {
        while try step() {}
        return nil
      } catch {
        return error
      }
    }
    if let fault { throw fault }
  }

  private func bind(_ slot: ParameterList.Slot, _ bytes: UnsafeRawBufferPointer, at index: Int32) {
    switch slot {
    case .null: sqlite3_bind_null(handle, index)
    case .integer(let number): sqlite3_bind_int64(handle, index, number)
    case .real(let number): sqlite3_bind_double(handle, index, number)
    case .text(let start, let count):
      // Even an empty text has an address: SQLite takes none for NULL.
      let letters = bytes.baseAddress.map { $0 + start } ?? UnsafeRawPointer(nothing.utf8Start)
      sqlite3_bind_text(handle, index, letters.assumingMemoryBound(to: CChar.self), Int32(clamping: count), nil)
    }
  }

  /// Binds `values` from the first parameter on; the other parameters are NULL.
  package func bind(_ values: [SQLiteValue]) {
    // What was bound before lies where the new values will.
    sqlite3_clear_bindings(handle)
    room.empty(for: values)
    for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1)) }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) {
    switch value {
    case .null: sqlite3_bind_null(handle, index)
    case .integer(let number): sqlite3_bind_int64(handle, index, number)
    case .real(let number): sqlite3_bind_double(handle, index, number)
    case .text(var text):
      let letters = text.withUTF8 { room.copy(UnsafeRawBufferPointer($0)) }
      sqlite3_bind_text(
        handle, index, letters.assumingMemoryBound(to: CChar.self), Int32(clamping: text.utf8.count), nil)
    case .blob(let bytes):
      let copy = bytes.withUnsafeBytes { room.copy($0) }
      sqlite3_bind_blob(handle, index, copy, Int32(clamping: bytes.count), nil)
    }
  }

  /// Makes the statement ready for its next run; what is bound stays.
  package func reset() {
    sqlite3_reset(handle)
  }
}

private let nothing: StaticString = ""
