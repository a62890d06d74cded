import Ingesting
import POSIXSupport
import RuleIndex
import Workbench

/// The rules index, kept open from call to call and brought up to date before each.
final class IndexKeeper: @unchecked Sendable {
  private let request: IndexRequest
  private let workplace: Workplace
  private let lock = Monitor()
  private var store: HeldStore?
  /// What was told of documents that cannot be read; each call would tell it again.
  private var told: [FileFault] = []

  /// An index that cannot be copied, in a box that can be kept.
  private final class HeldStore {
    let store: RuleStore
    let file: FilePath
    let status: FileStatus?

    init(_ store: consuming RuleStore, file: FilePath) {
      self.store = store
      self.file = file
      status = FileStatus(file)
    }

    /// Whether the file is still the one that was opened.
    var isThere: Bool {
      guard let now = FileStatus(file), let status else { return false }
      return now.inode == status.inode && now.device == status.device
    }
  }

  init(_ request: IndexRequest, in workplace: Workplace) {
    self.request = request
    self.workplace = workplace
  }

  /// Calls `body` with the index; other threads wait meanwhile.
  func withStore<Value>(_ body: (borrowing RuleStore) throws -> Value) throws -> Value {
    try lock.locked { () throws(any Error) in
      let place = try IndexPlace(request, in: workplace)
      guard let file = place.file else { return try request.withStore(in: workplace, body) }
      do {
        if let held = try held(file, place.roots) {
          let result = Result { try body(held.store) }
          // What was locked to be read is let go, so that others may bring the index up to date. An index that cannot be
          // let go is of no use to the next call; what this one found is.
          do { try held.store.letGo() } catch { store = nil }
          return try result.get()
        }
      } catch is RuleIndexError {
        // The file may have been replaced under us; what is wrong with it shows below.
        store = nil
      }
      return try request.withStore(in: workplace, body)
    }
  }

  /// The open index; nil when it cannot be kept, as when there is none yet or it is stale.
  private func held(_ file: FilePath, _ roots: [FilePath]?) throws -> HeldStore? {
    if let store, store.file == file, store.isThere, try !Ingester.isStale(store.store, roots: roots) { return store }
    store = try opened(file, roots)
    if store == nil {
      // This makes it, or brings it up to date, and says what keeps it from that.
      try request.withStore(in: workplace) { _ in }
      store = try opened(file, roots, isTold: true)
    }
    return store
  }

  /// The index in `file`, if it is there and up to date.
  private func opened(_ file: FilePath, _ roots: [FilePath]?, isTold: Bool = false) throws -> HeldStore? {
    guard FileStatus(file) != nil else { return nil }
    let opened = HeldStore(try RuleStore.reading(file), file: file)
    guard case .fresh(let unread) = try Ingester.freshness(of: opened.store, roots: roots) else { return nil }
    if !isTold, unread != told { IngestNotes.tell(of: unread, in: workplace) }
    told = unread
    return opened
  }
}
