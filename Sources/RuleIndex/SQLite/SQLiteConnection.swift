import CSQLite
package import POSIXSupport

/// The one owner of an open SQLite database. This folder is the only one that calls SQLite's C interface.
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

  let handle: OpaquePointer
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

  /// A statement of its own for `sql`.
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

  /// The number of the row that was inserted last.
  package var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// The single number that `sql` gives; 0 where it gives no row.
  package func number(_ sql: String) throws(SQLiteFault) -> Int64 {
    let statement = try prepare(sql)
    return try statement.step() ? statement.integer(0) : 0
  }
}
