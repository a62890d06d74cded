import POSIXSupport
import Scaffolding
import Synchronization
import TestSupport
import Testing

/// A power cut at every call of a run: what was not waited for is empty afterwards, and the state is the old or the new.
@Suite struct PowerCutTests {
  private static let files = ["Package.swift": "", "a.txt": "old a", "b.txt": "old b", "dir/c.txt": "old c"]
  private static let changes = [
    Change("new/deep/d.txt", before: nil, after: Array("new d".utf8)),
    Change("a.txt", before: Array("old a".utf8), after: Array("new a".utf8)),
    Change("b.txt", before: Array("old b".utf8), after: nil),
  ]
  private static let after = ["Package.swift": "", "a.txt": "new a", "dir/c.txt": "old c", "new/deep/d.txt": "new d"]

  @Test func commitsSurviveIt() throws {
    try cutAtEveryCall(from: Self.files, to: Self.after, before: { _ in }) { try $0.commit(Self.changes) }
  }

  @Test func undoSurvivesIt() throws {
    try cutAtEveryCall(
      from: Self.after, to: Self.files, before: { try $0.transaction().commit(Self.changes) }
    ) { _ = try $0.undo() }
  }

  /// Taking back the first run of all, which leaves nothing.
  @Test func undoOfTheFirstRunSurvivesIt() throws {
    let manifest = Change(Manifest.path, before: nil, after: Array("{}".utf8))
    let after = Self.after.merging([Manifest.path: "{}"]) { first, _ in first }
    try cutAtEveryCall(
      from: after, to: Self.files, before: { try $0.transaction().commit(Self.changes + [manifest]) }
    ) { _ = try $0.undo() }
  }

  /// Cuts the power at each call of `work`.
  private func cutAtEveryCall(
    from old: [String: String], to new: [String: String], before prepare: (Project) throws -> Void,
    _ work: (Transaction) throws -> Void
  ) throws {
    var endings: Set<Bool> = []
    for number in 0..<500 {
      let project = try Project(Self.files)
      try prepare(project)
      let disk = try UnsyncedFiles(project, diesAt: number)
      do {
        try work(project.transaction(syncing: true, observer: disk.observe))
      } catch {}
      guard disk.hasDied else {
        #expect(number > 30 && endings.count == 2)
        return
      }
      try disk.empty()
      try project.transaction().recover()
      let snapshot = try project.snapshot()
      #expect(snapshot == old || snapshot == new, "call \(number)")
      endings.insert(snapshot == new)
      // The next run works, and so does the next undo.
      try project.transaction().commit([Change("z.txt", before: nil, after: [1])])
      #expect(try project.transaction().undo()?.count == 1)
      #expect(try project.snapshot() == snapshot)
    }
    Issue.record("the run did not come to its end")
  }
}

/// Knows which files a run has made and not waited for.
private final class UnsyncedFiles: Sendable {
  private struct State {
    var count = 0
    var hasDied = false
    /// Files that were on the disk before, or were waited for.
    var synced: Set<UInt64> = []
    /// The file of the call that is just being made.
    var pending: UInt64?
  }

  private let state = Mutex(State())
  private let folders: [FilePath]
  private let number: Int

  init(_ project: Project, diesAt number: Int) throws {
    folders = [project.root, project.state.path]
    self.number = number
    let inodes = try files().compactMap { FileStatus($0)?.inode }
    state.withLock { $0.synced = Set(inodes) }
  }

  var hasDied: Bool { state.withLock(\.hasDied) }

  @Sendable func observe(_ call: String, _ path: FilePath) -> TransactionFiles.Verdict {
    state.withLock { state in
      if let pending = state.pending { state.synced.insert(pending) }
      state.pending = call == "fsync" ? FileStatus(path, followingLinks: false)?.inode : nil
      defer { state.count += 1 }
      if state.count >= number { state.hasDied = true }
      return state.hasDied ? .die : .proceed
    }
  }

  /// What a power cut leaves of files that nobody has waited for.
  func empty() throws {
    let synced = state.withLock(\.synced)
    for path in try files() {
      guard let status = FileStatus(path, followingLinks: false), !synced.contains(status.inode) else { continue }
      #expect(path.withPlatformString { truncate($0, 0) } == 0)
    }
  }

  private func files() throws -> [FilePath] {
    try folders.flatMap { try FileTree.files(below: $0, entering: { _, _ in true }) }
  }
}
