package import POSIXSupport

/// An open rules index: one SQLite file that holds what the documents say.
///
/// Opening checks that the file is ours and of a layout that we know; a file that is not is left as it is. Changes
/// happen in one transaction, so that a reader, or whoever comes after a kill, finds the old index or the new one.
package struct RuleStore: ~Copyable {
  package let path: FilePath
  let connection: SQLiteConnection
  let collector: HitCollector
  /// Uses of words that were added and removed since the transaction began.
  var wordChanges = WordCounts()

  /// What `build` has to do; nil once there are tables.
  var unbuilt: UnbuiltLayout?

  /// Whether the layout is older than ours, or there is none yet; `change` then builds it anew.
  package private(set) var isOutdated: Bool

  /// Whether the file held nothing when it was opened to be written.
  private let wasEmpty: Bool

  /// Opens the index at `path` to be read.
  package static func reading(_ path: FilePath, patience: Int32 = 2000) throws(RuleIndexError) -> RuleStore {
    guard let status = FileStatus(path) else { throw .missing(path) }
    guard status.kind == .file else { throw .notADatabase(path) }
    do {
      return try RuleStore(path, mode: .reading, patience: patience)
    } catch .readOnly {
      // A writer was killed and left a journal: SQLite rolls it back as soon as it may write.
      let connection = try connect(path, .writing, patience)
      do {
        _ = try connection.number("SELECT count(*) FROM sqlite_master")
      } catch {
        throw RuleIndexError(error, path)
      }
      return try RuleStore(path, mode: .reading, patience: patience)
    }
  }

  /// Opens the index at `path` to be changed; makes the file, but not its folder, when there is none.
  ///
  /// - Parameter isPrivate: whether nobody but the user may read the file, and the journals that take after it.
  package static func writing(
    _ path: FilePath, patience: Int32 = 2000, isPrivate: Bool = false
  ) throws(RuleIndexError) -> RuleStore {
    if isPrivate { PrivateFile.prepare(path) }
    if let status = FileStatus(path) {
      // SQLite would take a foreign file for its own as soon as it may write: look before opening it that way.
      guard status.kind == .file else { throw .notADatabase(path) }
      if status.size > 0 { try lookAt(path, patience) }
    }
    return try RuleStore(path, mode: .writing, patience: patience)
  }

  private static func lookAt(_ path: FilePath, _ patience: Int32) throws(RuleIndexError) {
    do {
      _ = try RuleStore.reading(path, patience: patience)
    } catch .missing {
      // Whoever made the file was stopped before it held anything.
    }
  }

  /// An empty index without a file, for when none can be written.
  package static func inMemory() throws(RuleIndexError) -> RuleStore {
    try RuleStore(":memory:", mode: .memory, patience: 0)
  }

  private init(_ path: FilePath, mode: SQLiteConnection.Mode, patience: Int32) throws(RuleIndexError) {
    let collector = HitCollector()
    let connection = try RuleStore.connect(path, mode, patience)
    let layout = try RuleStore.check(connection, path, mode, collector)
    isOutdated = layout != .current
    wasEmpty = mode == .writing && layout == .none
    self.path = path
    self.connection = connection
    self.collector = collector
  }

  private static func connect(
    _ path: FilePath, _ mode: SQLiteConnection.Mode, _ patience: Int32
  ) throws(RuleIndexError) -> SQLiteConnection {
    do {
      return try SQLiteConnection(path, mode: mode, patience: patience)
    } catch {
      throw RuleIndexError(error, path)
    }
  }

  /// Throws unless the database is ours or empty; says which.
  private static func check(
    _ connection: borrowing SQLiteConnection, _ path: FilePath, _ mode: SQLiteConnection.Mode, _ collector: HitCollector
  ) throws(RuleIndexError) -> Layout {
    let layout: Layout
    do {
      // One transaction for all that is read: one lock instead of one a statement, and one state of the index. Without it
      // a file that another process makes meanwhile would look like one that is not ours.
      try connection.run("BEGIN")
      layout = try self.layout(of: connection)
      if layout == .current { try connection.collectHits(into: collector) }
      if mode != .reading { try connection.run("COMMIT") }
    } catch {
      throw RuleIndexError(error, path)
    }
    switch layout {
    case .foreign: throw .foreign(path)
    case .newer(let version): throw .newer(path, version: version)
    case .none where mode == .reading: throw .missing(path)
    case .none, .older, .current: return layout
    }
  }

  private enum Layout: Equatable { case none, older, current, newer(Int64), foreign }

  private static func layout(of connection: borrowing SQLiteConnection) throws(SQLiteFault) -> Layout {
    guard try connection.number("PRAGMA application_id") == IndexSchema.applicationID else {
      return try connection.number("SELECT count(*) FROM sqlite_master") == 0 ? .none : .foreign
    }
    let version = try connection.number("PRAGMA user_version")
    if version > IndexSchema.version { return .newer(version) }
    return version < IndexSchema.version ? .older : .current
  }

  /// Runs `body` in one transaction: all of it happens, or nothing.
  ///
  /// - Parameters:
  ///   - startingAnew: everything that the index held is removed first.
  ///   - beforeTables: whether `body` begins before a new index has tables, with `roots` and `files` as they will be, so
  ///     that it can start to read; it calls `build` before anything else.
  package mutating func change(
    startingAnew: Bool = false, beforeTables: Bool = false, _ body: (inout RuleStore) throws(RuleIndexError) -> Void
  ) throws(RuleIndexError) {
    do {
      try begin()
    } catch {
      throw RuleIndexError(error, path)
    }
    do {
      try planLayout(startingAnew: startingAnew)
      if !beforeTables { try build() }
      try body(&self)
      try build()
      try saveWords()
      try saveStatistics()
      try perform("COMMIT")
    } catch {
      wordChanges = WordCounts()
      unbuilt = nil
      // A failed rollback leaves a journal, which the next reader rolls back.
      try? connection.run("ROLLBACK")
      throw error
    }
  }

  /// Begins a transaction that changes the file.
  ///
  /// A new index holds nothing that the documents do not, so nobody waits for the disk. A kill leaves it empty as ever; a
  /// power cut in the seconds after may leave it damaged, which whoever reads it is told.
  private mutating func begin() throws(SQLiteFault) {
    // Larger pages than SQLite's own, which only a new file takes: fewer to write here, and to read for an answer.
    var start = "PRAGMA page_size = 8192; PRAGMA cache_size = -16000; "
    #if canImport(Darwin)
      // Where SQLite waits for the disk at all, it waits for the drive too: see DiskFlush.
      start += "PRAGMA fullfsync = 1; PRAGMA checkpoint_fullfsync = 1; "
    #endif
    start += "PRAGMA synchronous = "
    if wasEmpty {
      try connection.run(start + "OFF; BEGIN IMMEDIATE")
      if try RuleStore.layout(of: connection) == .none { return }
      // The index was made since we looked, perhaps by another process; do not risk it.
      try connection.run("ROLLBACK")
    }
    try connection.run(start + "NORMAL; BEGIN IMMEDIATE")
  }

  private mutating func planLayout(startingAnew: Bool) throws(RuleIndexError) {
    // Another process may have built it since we looked.
    let layout = try attempt { connection throws(SQLiteFault) in try RuleStore.layout(of: connection) }
    if case .newer(let version) = layout { throw .newer(path, version: version) }
    if layout == .current, !startingAnew {
      if isOutdated { try connectHits() }
      return
    }
    let roots = layout == .older && !startingAnew ? try self.roots() : []
    unbuilt = UnbuiltLayout(roots: roots, replacesOther: layout != .none)
  }

  /// Makes the tables, where `change` found that they are still to be made.
  package mutating func build() throws(RuleIndexError) {
    guard let plan = unbuilt else { return }
    unbuilt = nil
    if plan.replacesOther { try dropEverything() }
    try perform(IndexSchema.tables + "\n" + IndexSchema.views)
    try perform("PRAGMA application_id = \(IndexSchema.applicationID)")
    try perform("PRAGMA user_version = \(IndexSchema.version)")
    for root in plan.roots { try add(root: root) }
    if isOutdated { try connectHits() }
  }

  private mutating func connectHits() throws(RuleIndexError) {
    let collector = self.collector
    try attempt { connection throws(SQLiteFault) in try connection.collectHits(into: collector) }
    isOutdated = false
  }

  private func dropEverything() throws(RuleIndexError) {
    var drops: [String] = []
    try rows("SELECT type, name FROM sqlite_master WHERE type IN ('view', 'table') AND name NOT LIKE 'sqlite_%'") {
      row in
      let isShadow = row.text(1).hasPrefix("rule_fts_")
      if !isShadow { drops.append("DROP \(row.text(0)) \(row.text(1))") }
    }
    try perform(drops.joined(separator: ";\n"))
  }

  // MARK: - Statements with our errors

  func perform(_ sql: String) throws(RuleIndexError) {
    try attempt { connection throws(SQLiteFault) in try connection.run(sql) }
  }

  func perform(_ sql: String, _ values: SQLiteValue...) throws(RuleIndexError) {
    try rows(sql, values) { _ in }
  }

  /// Calls `body` for each row that `sql` gives.
  func rows(
    _ sql: String, _ values: [SQLiteValue] = [], _ body: (borrowing SQLiteStatement) -> Void
  ) throws(RuleIndexError) {
    try attempt { connection throws(SQLiteFault) in
      let statement = try connection.prepare(sql)
      statement.bind(values)
      while try statement.step() { body(statement) }
    }
  }

  func attempt<Value>(
    _ body: (borrowing SQLiteConnection) throws(SQLiteFault) -> Value
  ) throws(RuleIndexError) -> Value {
    do {
      return try body(connection)
    } catch {
      throw RuleIndexError(error, path)
    }
  }
}

/// Tables that are still to be made.
struct UnbuiltLayout {
  /// Those that the index keeps.
  let roots: [FilePath]
  /// Whether the file holds tables that go first.
  let replacesOther: Bool
}

extension RuleStore {
  /// Ends the reading transaction and prepares the next, so that other processes may write between two uses of an index
  /// that stays open; an error says that the index is of no use any more.
  package func letGo() throws(RuleIndexError) {
    try attempt { connection throws(SQLiteFault) in try connection.run("COMMIT; BEGIN") }
  }
}
