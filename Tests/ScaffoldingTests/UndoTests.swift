import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// An undo gives back bytes and permissions exactly, and takes only what the run had made.
@Suite struct UndoTests {
  private func chmod(_ path: String, _ permissions: mode_t, in project: Project) {
    #expect(project.root.pushing(FilePath(path)).withPlatformString { POSIXSupport.chmod($0, permissions) } == 0)
  }

  private func permissions(_ path: String, in project: Project) -> UInt16? {
    FileStatus(project.root.pushing(FilePath(path)), followingLinks: false)?.permissions
  }

  /// Whatever the mask of the process says, a file that is replaced keeps its permissions.
  @Test(arguments: [0o666, 0o775, 0o600, 0o444] as [UInt16])
  func replacingKeepsPermissions(mode: UInt16) throws {
    let project = try Project(["a.txt": "old"])
    chmod("a.txt", mode_t(mode), in: project)
    let transaction = project.transaction()
    try transaction.commit([Change("a.txt", before: Array("old".utf8), after: Array("new".utf8))])
    #expect(permissions("a.txt", in: project) == mode)
    _ = try transaction.undo()
    #expect(try project.read("a.txt") == "old" && permissions("a.txt", in: project) == mode)
    // Whoever changes them meanwhile keeps that.
    _ = try transaction.undo()
    chmod("a.txt", 0o640, in: project)
    _ = try transaction.undo()
    #expect(try project.read("a.txt") == "old" && permissions("a.txt", in: project) == 0o640)
  }

  @Test(.enabled(if: geteuid() == 0, "only root may give files away")) func replacingKeepsTheOwner() throws {
    let project = try Project(["a.txt": "old"])
    let file = project.root.appending("a.txt")
    #expect(chown(file.string, 1234, 4321) == 0)
    let transaction = project.transaction()
    try transaction.commit([Change("a.txt", before: Array("old".utf8), after: Array("new".utf8))])
    #expect(FileStatus(file)?.owner == 1234)
    _ = try transaction.undo()
    #expect(try project.read("a.txt") == "old" && FileStatus(file)?.owner == 1234)
  }

  /// What was kept for an undo lies in the project, where others may reach it: it comes back only as it was kept.
  @Test(arguments: [nil, "", "other"] as [String?]) func whatWasKeptAndIsOtherNow(text: String?) throws {
    let project = try Project(["a.txt": "old"])
    let transaction = project.transaction()
    try transaction.commit([Change("a.txt", before: Array("old".utf8), after: Array("new".utf8))])
    let history = project.root.appending(".swiftkit/undo")
    let run = try #require(try Folder.names(in: history).first)
    let kept = history.appending(run).appending("old-0")
    #expect(try FileContents.text(of: kept) == "old")
    try Folder.removeAll(kept)
    if let text {
      try AtomicFile.write(Array(text.utf8), to: kept)
    } else {
      try project.owner.write("secret", to: "outside")
      #expect(symlink(project.root.appending("outside").string, kept.string) == 0)
    }
    #expect(throws: ScaffoldingError.self) { try transaction.undo() }
    #expect(try project.read("a.txt") == "new")
  }

  @Test func whatWasRemovedComesBackWithItsPermissions() throws {
    let project = try Project(["Package.swift": "", "dir/sub/a.txt": "old"])
    chmod("dir/sub/a.txt", 0o600, in: project)
    chmod("dir/sub", 0o750, in: project)
    let transaction = project.transaction()
    try transaction.commit(
      [Change("dir/sub/a.txt", before: Array("old".utf8), after: nil)], removingEmptyFolders: true)
    #expect(try Folder.names(in: project.root) == [".swiftkit", "Package.swift"])
    _ = try transaction.undo()
    #expect(permissions("dir/sub/a.txt", in: project) == 0o600 && permissions("dir/sub", in: project) == 0o750)
    _ = try transaction.undo()
    #expect(try Folder.names(in: project.root) == [".swiftkit", "Package.swift"])
  }

  @Test func onlyFoldersOfTheRunGo() throws {
    let project = try Project(["Package.swift": "x"])
    try Folder.make(project.root.appending("was"))
    let transaction = project.transaction()
    try transaction.commit([
      Change("was/a.txt", before: nil, after: [1]), Change("is/deep/b.txt", before: nil, after: [2]),
    ])
    _ = try transaction.undo()
    #expect(try Folder.names(in: project.root) == [".swiftkit", "Package.swift", "was"])
    _ = try transaction.undo()
    #expect(try project.snapshot().keys.sorted() == ["Package.swift", "is/deep/b.txt", "was/a.txt"])
  }

  /// A destroy that is killed anywhere leaves no empty folders when the next run has finished it.
  @Test func aKilledRunLeavesNoEmptyFolders() throws {
    var endings: Set<Int> = []
    let changes = [("One/Deep/a.txt", "a"), ("Two/b.txt", "b")].map { path, text in
      Change(path, before: Array(text.utf8), after: nil)
    }
    for number in 0..<500 {
      let project = try Project(["Package.swift": "", "One/Deep/a.txt": "a", "Two/b.txt": "b"])
      let observer = CallObserver(at: number, .die)
      do {
        try project.transaction(observer: observer.observe).commit(changes, removingEmptyFolders: true)
        #expect(observer.count <= number && endings == [1, 3])
        return
      } catch {}
      try project.transaction().recover()
      let names = try Folder.names(in: project.root).filter { !$0.hasPrefix(".") }
      let files = try project.snapshot().count
      #expect(names.count == files && [1, 3].contains(files), "call \(number): \(names)")
      #expect(FileStatus(project.root.appending(".swiftkit/transaction")) == nil)
      endings.insert(names.count)
    }
  }

  /// What installs itself without a history leaves nothing of ours, and an undo takes back the run before it.
  @Test func withoutAHistoryNothingStays() throws {
    let project = try Project(["Package.swift": ""])
    let changes = [
      Change("CLAUDE.md", before: nil, after: [1]), Change(".claude/skills/a.md", before: nil, after: [2]),
    ]
    for number in 0..<500 {
      let observer = CallObserver(at: number, .die)
      do {
        try Transaction(
          in: project.root, observed(observer, in: project), keepingHistory: false
        ).commit(changes)
      } catch {
        try project.transaction().recover()
        #expect(FileStatus(project.root.appending(".swiftkit")) == nil, "call \(number)")
        #expect(try project.keptRecord() == nil, "call \(number)")
        for change in changes { try? Folder.removeAll(project.root.pushing(FilePath(change.path))) }
        try? Folder.removeAll(project.root.appending(".claude"))
        continue
      }
      #expect(observer.count > 10)
      break
    }
    #expect(try Folder.names(in: project.root) == [".claude", "CLAUDE.md", "Package.swift"])
    try project.transaction().commit([Change("a.txt", before: nil, after: [1])])
    try Transaction(in: project.root, project.setting, keepingHistory: false).commit([
      Change("b.txt", before: nil, after: [1])
    ])
    #expect(try project.transaction().undo()?.map(\.path) == ["a.txt"])
  }

  private func observed(_ observer: CallObserver, in project: Project) -> Transaction.Setting {
    var setting = project.setting
    setting.files = TransactionFiles(observer: observer.observe)
    return setting
  }

  /// Who tries swiftkit and takes it back has the project that was there before, to the last folder.
  @Test(arguments: [[:], [".swiftkit/templates/own/note.md": "mine"]] as [[String: String]])
  func theFirstRunLeavesNothing(files: [String: String]) throws {
    let project = try Project(files.merging(["Package.swift": "// a package\n"]) { first, _ in first })
    let before = try project.snapshot(whole: true)
    let folders = try Folder.names(in: project.root)
    try project.plan("Stock", template: "card").carryOut(in: project.setting)
    #expect(try project.transaction().undo() != nil)
    #expect(try project.snapshot(whole: true) == before)
    #expect(try Folder.names(in: project.root) == folders)
    #expect(try project.keptRecord() == nil)
    #expect(try project.transaction().undo() == nil)
    // A run that is not the first one comes back.
    try project.plan("Stock", template: "card").carryOut(in: project.setting)
    let one = try project.snapshot()
    try project.plan("Share", template: "card").carryOut(in: project.setting)
    let two = try project.snapshot()
    _ = try project.transaction().undo()
    #expect(try project.snapshot() == one)
    _ = try project.transaction().undo()
    #expect(try project.snapshot() == two)
  }

  /// A generated file that is a link now is the user's: it is told, it stays, and the words say what helps.
  @Test func aLinkInPlaceOfAGeneratedFile() throws {
    let project = try Project(["theirs.swift": "// theirs\n"])
    try project.plan("Stock", template: "card").carryOut(in: project.setting)
    let path = try #require(ProjectStatus(of: project.root).features[0].files.first { $0.path.hasSuffix("View.swift") })
      .path
    let place = project.root.pushing(FilePath(path))
    try Folder.removeAll(place)
    #expect(symlink(project.root.appending("theirs.swift").string, place.string) == 0)
    #expect(try ProjectStatus(of: project.root).hasDrift)
    let destruction = try Revision(destroying: "Stock", in: project.root)
    #expect(
      destruction.files.contains { $0.path == path && $0.action == .keep && $0.reason == "is now a symbolic link" })
    do throws(ScaffoldingError) {
      _ = try project.transaction().undo()
      Issue.record("undone")
    } catch {
      #expect("\(error)".contains("it is now a symbolic link"))
    }
    try destruction.carryOut(in: project.setting)
    #expect(FileStatus(place, followingLinks: false)?.kind == .symbolicLink)
    #expect(try project.read("theirs.swift") == "// theirs\n")
  }

  /// Until the next run, an interrupted one is told.
  @Test func anInterruptedRunIsTold() throws {
    let project = try Project(["Package.swift": "", "Sources/App/App.swift": ""])
    let plan = try project.plan("Stock", template: "card")
    let transaction = project.transaction { call, _ in call == "link" ? .die : .proceed }
    #expect(throws: ScaffoldingError.self) { try plan.carryOut(in: transaction.setting) }
    let status = try ProgramRun.swiftkit("status", "--check", in: project.root, environment: project.environment)
    #expect(status.exitCode == 1 && status.errors.contains("was interrupted"), "\(status)")
    let run = try ProgramRun.swiftkit(
      "new", "card", "Bond", "--no-input", in: project.root, environment: project.environment)
    #expect(run.exitCode == 0 && run.errors.contains("finished an interrupted run (1 file)"), "\(run)")
    #expect(try Manifest(in: project.root).features.map(\.name) == ["Bond", "Stock"])
    #expect(try ProgramRun.swiftkit("status", in: project.root, environment: project.environment).errors == "")
  }
}
