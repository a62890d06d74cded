package import POSIXSupport

/// Makes several changes to a project, or none of them.
///
/// New and old contents are written to a folder of the run's own in `.swiftkit/transaction` first, then a journal. From
/// the moment the journal has its name, the changes will be made: by this process, or, if it is killed, by the next run.
/// Before that moment nothing of the project has been touched. A call that fails takes back what was done.
///
/// A journal counts only if this user's own state, outside the project, knows it by its digest: what a repository brings
/// in `.swiftkit` is never carried out. Every path is reached step by step below the project, through no symbolic link.
package struct Transaction {
  /// What a transaction needs beside the project.
  package struct Setting: Sendable {
    /// The folder of the user's own state; without one, nothing can be finished later or taken back.
    package var state: FilePath?
    /// Waits until contents and journal are on the disk before anything of the project is touched.
    package var syncing: Bool
    /// Announces every call; by itself it lets all of them through.
    package var files: TransactionFiles
    /// What the project's version control holds; nil where nobody asks it.
    package var history: TextHistory?
    /// Told in a sentence what a run did beside what it was asked for.
    package var note: @Sendable (String) -> Void

    package init(
      state: FilePath?, syncing: Bool = true, files: TransactionFiles = TransactionFiles(),
      history: TextHistory? = nil,
      note: @escaping @Sendable (String) -> Void = { _ in }
    ) {
      (self.state, self.syncing, self.files, self.history, self.note) = (state, syncing, files, history, note)
    }
  }

  /// A run that did not come to its end.
  package enum Interruption: Sendable {
    /// The next run of this user finishes it.
    case ours
    /// It is somebody else's, or was begun elsewhere; it is left alone.
    case foreign
  }

  let root: FilePath
  /// What it was made with.
  package let setting: Setting
  private let keepingHistory: Bool

  /// - Parameter keepingHistory: with false nothing stays in `.swiftkit`, and an undo takes back the run before.
  package init(in root: FilePath, _ setting: Setting, keepingHistory: Bool = true) {
    self.root = root
    self.setting = setting
    self.keepingHistory = keepingHistory
  }

  /// Carries out `changes`, after finishing whatever an interrupted run of this user left.
  ///
  /// A file that is not as its change expects stops the transaction before it begins.
  /// - Parameters:
  ///   - removingEmptyFolders: removes the folders that lost their last file by it.
  ///   - isWanted: asked when all is staged; with false it is cleared away, and nothing of the project is touched.
  package func commit(
    _ changes: [Change], removingEmptyFolders: Bool = false, when isWanted: () -> Bool = { true }
  ) throws(ScaffoldingError) {
    var folders = FolderWork()
    if removingEmptyFolders { folders.leave(above: changes.filter { $0.after == nil }.map(\.path)) }
    try commit(changes, folders, when: isWanted)
  }

  func commit(
    _ changes: [Change], _ folders: FolderWork, isLeaving: Bool = false, when isWanted: () -> Bool = { true }
  ) throws(ScaffoldingError) {
    if changes.isEmpty { return }
    try locked { (run: borrowing TransactionRun) throws(TransactionFiles.Failure) in
      try run.commit(changes, folders, keepingHistory: keepingHistory, isLeaving: isLeaving, when: isWanted)
    }
  }

  /// Finishes what an interrupted run of this user left; true when there was something.
  @discardableResult
  package func recover() throws(ScaffoldingError) -> Bool {
    guard try record().begun != nil else { return false }
    try locked { (_: borrowing TransactionRun) throws(TransactionFiles.Failure) in }
    return true
  }

  /// What is known of a run that did not come to its end; nil when there is none.
  package var interruption: Interruption? {
    get throws(ScaffoldingError) {
      let begun = try record().begun
      if begun?.journal != nil { return .ours }
      do throws(TransactionFiles.Failure) {
        guard FileStatus(root)?.kind == .folder else { return nil }
        let project = try WorkFolder(root, setting.files)
        guard try project.status(TransactionRun.staging)?.kind == .folder else { return nil }
        return try project.names(TransactionRun.staging).contains { $0 != begun?.name } ? .foreign : nil
      } catch {
        throw error.forPeople(in: root)
      }
    }
  }

  func record() throws(ScaffoldingError) -> RunRecord {
    do throws(TransactionFiles.Failure) {
      return try RunLedger(of: root, in: setting).record()
    } catch {
      throw error.forPeople(in: root)
    }
  }

  /// Runs `body` while no other swiftkit writes in this project, with earlier interruptions dealt with.
  private func locked(
    _ body: (borrowing TransactionRun) throws(TransactionFiles.Failure) -> Void
  ) throws(ScaffoldingError) {
    do throws(TransactionFiles.Failure) {
      let isNew = try TransactionFiles.faulting { () throws(FileFault) in
        guard try FileStatus.look(at: root) == nil else { return false }
        try Folder.make(root)
        return true
      }
      // One that nothing was written to goes again.
      defer { if isNew { rmdir(root.string) } }
      let lock = try TransactionFiles.faulting { () throws(FileFault) -> FolderLock? in try FolderLock(root) }
      guard let lock else { throw .busy }
      let run = try TransactionRun(in: root, setting)
      try run.finishInterrupted()
      try body(run)
      _ = consume lock
    } catch {
      throw error.forPeople(in: root)
    }
  }
}

/// The folders that a transaction leaves behind, and how it makes new ones.
struct FolderWork: Hashable, Sendable {
  /// Removed afterwards if nothing is left in them, innermost first.
  private(set) var left: [String] = []
  /// The permissions of folders that are made again.
  var permissions: [String: mode_t] = [:]

  /// Adds the folders above `paths`.
  mutating func leave(above paths: [String]) {
    leave(paths.flatMap { ProjectFolders.folders(above: $0) })
  }

  mutating func leave(_ folders: [String]) {
    let own = [".swiftkit"]
    left = Set(left + folders.filter { !own.contains($0) }).sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
  }
}

extension TransactionFiles.Failure {
  /// The error for whoever asked for the transaction in `root`.
  func forPeople(in root: FilePath) -> ScaffoldingError {
    switch self {
    case .busy: .busy(root)
    case .fault(let fault): .file(fault)
    case .stale(let fault): .stale(fault)
    case .died: .file(FileFault("finish", root, reason: "the run was stopped"))
    }
  }
}
