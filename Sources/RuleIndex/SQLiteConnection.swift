import CSQLite
package import POSIXSupport

/// The one owner of an open SQLite database. This is the only file that calls SQLite's C interface.
///
/// It cannot be copied and closes itself. Its statements may outlive it: SQLite keeps the database open until the last
/// of them has gone.
package struct SQLiteConnection: ~Copyable {
  /// How a database is opened.
  package enum Mode: Sendable {
    case reading, writing
    /// A database without a file.
    case memory
  }

  /// The version of SQLite that is linked in.
  package static var libraryVersion: String { String(cString: sqlite3_libversion()) }

  private let handle: OpaquePointer
  private let shelf = StatementShelf()
  /// Made once, before the first database is opened; where SQLite already runs it keeps the settings it has.
  private static let settings: Int32 = swiftkit_sqlite_without_counts()

  /// Opens the database at `path`; nothing is read from it yet.
  ///
  /// - Parameter patience: how long, in milliseconds, to wait for a lock that another process holds.
  package init(_ path: FilePath, mode: Mode, patience: Int32 = 2000) throws(SQLiteFault) {
    let flags =
      switch mode {
      case .reading: SQLITE_OPEN_READONLY
      case .writing: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      case .memory: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY
      }
    _ = SQLiteConnection.settings
    var opened: OpaquePointer?
    let code = path.withPlatformString { sqlite3_open_v2($0, &opened, flags | SQLITE_OPEN_NOMUTEX, nil) }
    guard code == SQLITE_OK, let opened else {
      let fault = SQLiteFault(opened, code, statement: nil)
      sqlite3_close_v2(opened)
      throw fault
    }
    sqlite3_extended_result_codes(opened, 1)
    sqlite3_busy_timeout(opened, patience)
    handle = opened
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements that give no rows.
  package func run(_ sql: String) throws(SQLiteFault) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw SQLiteFault(handle, code, statement: sql) }
  }

  package func prepare(_ sql: String) throws(SQLiteFault) -> SQLiteStatement {
    try SQLiteStatement(sql, in: handle)
  }

  /// The statement for `sql`, prepared when it is first asked for: for what runs once a file or row.
  ///
  /// It must have been run to its end, or reset, before it is asked for again.
  package func kept(_ sql: String) throws(SQLiteFault) -> KeptStatement {
    if let known = shelf.statements[sql] { return known }
    let made = KeptStatement(try prepare(sql))
    shelf.statements[sql] = made
    return made
  }

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

  /// The number of the row that was inserted last.
  package var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// The single number that `sql` gives; 0 where it gives no row.
  package func number(_ sql: String) throws(SQLiteFault) -> Int64 {
    let statement = try prepare(sql)
    return try statement.step() ? statement.integer(0) : 0
  }

  /// Makes the SQL function `hits(table)` of full-text queries append to `collector` where each phrase of the query
  /// stands in the row; as an SQL value it gives the number of hits.
  package func collectHits(into collector: HitCollector) throws(SQLiteFault) {
    let statement = try prepare("SELECT fts5(?1)")
    var api: UnsafeMutablePointer<fts5_api>?
    let code = withUnsafeMutablePointer(to: &api) { pointer -> Int32 in
      sqlite3_bind_pointer(statement.handle, 1, pointer, "fts5_api_ptr", nil)
      return sqlite3_step(statement.handle)
    }
    guard code == SQLITE_ROW, let api, let create = api.pointee.xCreateFunction else {
      throw SQLiteFault(handle, code, statement: "SELECT fts5(?1)")
    }
    let owner = Unmanaged.passRetained(collector).toOpaque()
    let created = create(api, "hits", owner, readHits) { owner in
      if let owner { Unmanaged<HitCollector>.fromOpaque(owner).release() }
    }
    guard created == SQLITE_OK else { throw SQLiteFault(handle, created, statement: "hits()") }
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

/// Called by FTS5 for each row that a query matches.
private func readHits(
  _ api: UnsafePointer<Fts5ExtensionApi>?, _ row: OpaquePointer?, _ context: OpaquePointer?, _ count: Int32,
  _ values: UnsafeMutablePointer<OpaquePointer?>?
) {
  guard let api = api?.pointee, let owner = api.xUserData(row) else { return }
  let collector = Unmanaged<HitCollector>.fromOpaque(owner).takeUnretainedValue()
  var hits: Int32 = 0
  guard api.xInstCount(row, &hits) == SQLITE_OK else { return }
  collector.begin(row: api.xRowid(row))
  for index in 0..<hits {
    var phrase: Int32 = 0, column: Int32 = 0, position: Int32 = 0
    guard api.xInst(row, index, &phrase, &column, &position) == SQLITE_OK else { break }
    collector.add(Hit(phrase: Int(phrase), column: Int(column), position: Int(position)))
  }
  sqlite3_result_int(context, hits)
}

/// A prepared statement; it frees itself and may be run again after `reset`.
package struct SQLiteStatement: ~Copyable {
  fileprivate let handle: OpaquePointer
  private let database: OpaquePointer
  private let room = ParameterRoom()

  fileprivate init(_ sql: String, in database: OpaquePointer) throws(SQLiteFault) {
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

  package func reset() {
    sqlite3_reset(handle)
  }

  package var columnCount: Int32 { sqlite3_column_count(handle) }
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
  package func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }
  package func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }
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

  package func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }
}

private let nothing: StaticString = ""

extension SQLiteFault {
  fileprivate init(_ database: OpaquePointer?, _ code: Int32, statement: String?) {
    let message = database.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    self.init(code: code, message: message.map { String(cString: $0) } ?? "", statement: statement)
  }
}
