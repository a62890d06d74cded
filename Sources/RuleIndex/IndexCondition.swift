package import POSIXSupport

/// What state the index in a file is in.
package enum IndexCondition: Hashable, Sendable {
  /// It can be used as it is; these are the documents that it was made from.
  case sound(roots: [FilePath])
  /// It has the layout of an earlier swiftkit, and is built anew when it is next written.
  case older
  case newer(version: Int64)
  /// It holds nothing: whoever made it was stopped.
  case empty
  case damaged(reason: String)
  /// Nobody can say now, for that reason.
  case unknown(reason: String)
}

extension RuleStore {
  /// Larger files are opened, but not read through.
  private static let mostChecked = 64 << 20

  /// Looks at the index at `path`, through all of its pages unless there are very many; it is left as it is.
  package static func condition(of path: FilePath) -> IndexCondition {
    do throws(RuleIndexError) {
      let store = try RuleStore.reading(path, patience: 200)
      if store.isOutdated { return .older }
      if let flaw = try store.flaw() { return .damaged(reason: flaw) }
      return .sound(roots: try store.roots())
    } catch {
      switch error {
      case .missing: return .empty
      case .notADatabase: return .damaged(reason: "it is not an SQLite database")
      case .foreign: return .damaged(reason: "it belongs to another program")
      case .corrupt(_, let detail), .failed(_, let detail, _): return .damaged(reason: detail)
      case .newer(_, let version): return .newer(version: version)
      case .busy: return .unknown(reason: "another process is writing to it")
      case .full, .readOnly, .cannotOpen: return .unknown(reason: "it cannot be opened")
      }
    }
  }

  /// The first flaw that SQLite finds in the file; nil when there is none.
  private func flaw() throws(RuleIndexError) -> String? {
    guard (FileStatus(path)?.size ?? 0) <= RuleStore.mostChecked else { return nil }
    var said = "ok"
    try rows("PRAGMA quick_check(1)") { said = $0.text(0) }
    return said == "ok" ? nil : said
  }
}
