package import POSIXSupport

/// Why a rules index could not be used.
package enum RuleIndexError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(FilePath)
  case notADatabase(FilePath)
  /// An SQLite database that some other program made.
  case foreign(FilePath)
  case newer(FilePath, version: Int64)
  case corrupt(FilePath, detail: String)
  case busy(FilePath)
  case full(FilePath)
  case readOnly(FilePath)
  case cannotOpen(FilePath, detail: String)
  case failed(FilePath, detail: String, statement: String?)

  init(_ fault: SQLiteFault, _ path: FilePath) {
    switch fault.kind {
    case .notADatabase: self = .notADatabase(path)
    case .corrupt: self = .corrupt(path, detail: fault.message)
    case .busy: self = .busy(path)
    case .full: self = .full(path)
    case .readOnly: self = .readOnly(path)
    case .cannotOpen: self = .cannotOpen(path, detail: fault.message)
    case .tooLarge, .other: self = .failed(path, detail: fault.message, statement: fault.statement)
    }
  }

  package var description: String {
    switch self {
    case .missing(let path):
      "no rules index at '\(path)'; 'swiftkit ingest PATH --index \(path)' creates one"
    case .notADatabase(let path):
      "'\(path)' is not a rules index, because it is not an SQLite database; choose another file with --index"
    case .foreign(let path):
      "'\(path)' is an SQLite database of another program; choose another file with --index"
    case .newer(let path, let version):
      "'\(path)' was created by a newer swiftkit (schema \(version); this one reads \(IndexSchema.version)); "
        + "update swiftkit or name another file with --index"
    case .corrupt(let path, let detail):
      "'\(path)' is damaged (\(detail)); remove it and run 'swiftkit ingest' again"
    case .busy(let path):
      "'\(path)' is locked by another process; try again when it has finished"
    case .full(let path):
      "the disk is too full to write '\(path)'; free some space and try again"
    case .readOnly(let path):
      "'\(path)' cannot be written; name a file in a writable folder with --index"
    case .cannotOpen(let path, let detail):
      "cannot open '\(path)': \(detail); check that the folder exists and is accessible"
    case .failed(let path, let detail, let statement):
      "the rules index '\(path)' failed: \(detail)" + (statement.map { " while executing '\($0)'" } ?? "")
    }
  }
}
