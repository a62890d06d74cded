import CSQLite

/// What SQLite said when it could not do something.
package struct SQLiteFault: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case notADatabase, corrupt, busy, full, readOnly, cannotOpen, tooLarge, other
  }

  package let kind: Kind
  package let message: String
  package let statement: String?

  /// - Parameter code: the extended result code.
  init(code: Int32, message: String, statement: String?) {
    switch code & 0xff {
    case SQLITE_NOTADB: kind = .notADatabase
    case SQLITE_CORRUPT: kind = .corrupt
    case SQLITE_BUSY, SQLITE_LOCKED: kind = .busy
    case SQLITE_FULL: kind = .full
    // A file size limit and a full disk both show as a write that the system refused.
    case SQLITE_IOERR: kind = code == ioErrorOnWrite ? .full : .other
    case SQLITE_READONLY, SQLITE_PERM: kind = .readOnly
    case SQLITE_CANTOPEN: kind = .cannotOpen
    case SQLITE_TOOBIG: kind = .tooLarge
    default: kind = .other
    }
    self.message = message
    self.statement = statement
  }
}

// SQLITE_IOERR_WRITE is an expression macro that Swift cannot import.
private let ioErrorOnWrite: Int32 = SQLITE_IOERR | (3 << 8)

extension SQLiteFault {
  /// What SQLite says of `code`; `database` is where it happened, nil where none could be opened.
  init(_ database: OpaquePointer?, _ code: Int32, statement: String?) {
    let message = database.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    self.init(code: code, message: message.map { String(cString: $0) } ?? "", statement: statement)
  }
}
