package import RuleIndex

extension RuleIndexError {
  /// Whether the file is not what an index of this swiftkit is: one that holds nothing of its own can be made anew.
  package var isAboutTheFile: Bool {
    switch self {
    case .notADatabase, .foreign, .newer, .corrupt: true
    case .missing, .busy, .full, .readOnly, .cannotOpen, .failed: false
    }
  }

  /// Whether, while it is opened, it says that the file is of no use.
  package var isAboutOpening: Bool {
    switch self {
    case .cannotOpen, .failed: true
    case .missing, .notADatabase, .foreign, .newer, .corrupt, .busy, .full, .readOnly: false
    }
  }

  /// What is wrong with a file of the cache, without the advice for a file that was named.
  package var flaw: String {
    switch self {
    case .notADatabase(let path): "the cached index '\(path)' is not an SQLite database"
    case .foreign(let path): "the cached index '\(path)' belongs to another program"
    case .newer(let path, _): "the cached index '\(path)' was created by a newer swiftkit"
    case .corrupt(let path, let detail), .cannotOpen(let path, let detail), .failed(let path, let detail, _):
      "the cached index '\(path)' is damaged (\(detail))"
    case .missing, .busy, .full, .readOnly: description
    }
  }

  /// Whether the index could be read, were it not for the wish to bring it up to date.
  package var isAboutWriting: Bool {
    switch self {
    case .busy, .full, .readOnly, .cannotOpen: true
    case .missing, .notADatabase, .foreign, .newer, .corrupt, .failed: false
    }
  }

  /// The first half of the sentence that says that an index is stale.
  package var reason: String {
    switch self {
    case .busy(let path): "the documents changed, but '\(path)' is locked by another process"
    case .full(let path): "the documents changed, but the disk is too full to write '\(path)'"
    case .readOnly(let path), .cannotOpen(let path, _): "the documents changed, but '\(path)' cannot be written"
    case .missing, .notADatabase, .foreign, .newer, .corrupt, .failed: description
    }
  }
}
