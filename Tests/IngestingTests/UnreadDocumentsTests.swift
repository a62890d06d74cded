import POSIXSupport
import RuleIndex
import TestSupport
import Testing

@testable import Ingesting

/// Issue "Nothing lost, nothing let in, nothing pretended": what cannot be read is told, its old rules stay, and it is
/// tried again.
@Suite struct UnreadDocumentsTests {
  private let folder: TemporaryFolder
  private var root: FilePath { folder.path.appending("s") }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("---\nname: pack\ndescription: d\n---\n# Pack\n\n- Always use one.\n", to: "s/pack/SKILL.md")
    try folder.write("# More\n\n- Never use two.\n", to: "s/pack/references/more.md")
    try folder.write("# Alone\n\n- Always use three.\n", to: "s/alone.md")
  }

  /// How to contribute, or to behave, is no rule for code, unless somebody names the file.
  @Test func whatIsForPeopleIsLeftOut() throws {
    for name in ["README.md", "AGENTS.md", "CODE_OF_CONDUCT.md", "contributing.md"] {
      try folder.write("# People\n\n- Never be rude.\n", to: "s/\(name)")
      try folder.write("# People\n\n- Never be rude.\n", to: "s/pack/\(name)")
    }
    var store = try RuleStore.inMemory()
    #expect(try Ingester.ingest([root], into: &store).rules == 3)
    var named = try RuleStore.inMemory()
    #expect(try Ingester.ingest([root.appending("README.md")], into: &named).rules == 1)
  }

  /// Makes a document too large to be read; the superuser may read whatever its permissions are.
  private func close(_ name: String) throws {
    let file = folder.path.pushing(FilePath(name))
    if FileStatus(file) == nil { try AtomicFile.write([], to: file) }
    #expect(truncate(file.string, SourceUnit.mostBytes + 1) == 0)
  }

  @Test(arguments: ["s/alone.md", "s/pack/SKILL.md", "s/pack/references/more.md"])
  func oldRulesStayUntilTheDocumentCanBeRead(name: String) throws {
    var store = try RuleStore.inMemory()
    #expect(try Ingester.ingest([root], into: &store).rules == 3)
    let text = try folder.read(name)
    try close(name)
    let file = folder.path.pushing(FilePath(name))
    for _ in 0..<2 {
      let report = try Ingester.ingest([], into: &store)
      #expect(report.unreadable.map(\.path) == [file])
      #expect(report.rules == 3)
      guard case .fresh(let unread) = try Ingester.freshness(of: store) else {
        Issue.record("the index is up to date but for what cannot be read")
        return
      }
      #expect(unread.map(\.path) == [file])
    }
    try folder.write(text + "- Always use four.\n", to: name)
    #expect(try Ingester.isStale(store))
    let report = try Ingester.ingest([], into: &store)
    #expect(report.rules == 4)
    #expect(report.unreadable.isEmpty)
    #expect(try Ingester.freshness(of: store) == .fresh(unread: []))
  }

  @Test func aDocumentThatWasNeverReadIsTriedAgain() throws {
    try close("s/new.md")
    var store = try RuleStore.inMemory()
    let first = try Ingester.ingest([root], into: &store)
    #expect(first.unreadable.map(\.path) == [root.appending("new.md")])
    #expect(first.files == 3)
    // Written in place: no folder changes its time.
    #expect(truncate(root.appending("new.md").string, 0) == 0)
    let file = open(root.appending("new.md").string, O_WRONLY)
    #expect(AtomicFile.writeAll(Array("# New\n\n- Always use five.\n".utf8), to: file) == nil)
    _ = POSIXSupport.close(file)
    #expect(try Ingester.isStale(store))
    #expect(try Ingester.ingest([], into: &store).rules == 4)
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may list every folder"))
  func aFolderThatCannotBeListedKeepsItsRules() throws {
    var store = try RuleStore.inMemory()
    try Ingester.ingest([root], into: &store)
    let pack = root.appending("pack")
    #expect(chmod(pack.string, 0) == 0)
    defer { _ = chmod(pack.string, 0o755) }
    let report = try Ingester.ingest([], into: &store)
    #expect(report.rules == 3)
    #expect(report.unreadable.map(\.path) == [pack])
    // A root is more than a part: the index stays as it was.
    #expect(chmod(root.string, 0) == 0)
    defer { _ = chmod(root.string, 0o755) }
    #expect(throws: IngestError.self) { try Ingester.ingest([], into: &store) }
    #expect(try store.ruleCount() == 3)
  }

  @Test func whatIsNoFileIsTold() throws {
    #expect(mkfifo(root.appending("pipe.md").string, 0o600) == 0)
    var store = try RuleStore.inMemory()
    let report = try Ingester.ingest([root], into: &store)
    #expect(report.unreadable.map(\.description) == ["cannot read '\(root)/pipe.md': it is not a regular file"])
    #expect(report.files == 3)
    let named = try Ingester.ingest([root.appending("pipe.md")], into: &store, startingAnew: true)
    #expect(named.files == 0)
    #expect(named.unreadable.count == 1)
  }

  /// `cp -p`, `rsync -t --inplace` and restores give a file its old size and time.
  @Test func aChangeInPlaceWithTheOldTimeIsSeen() throws {
    let file = root.appending("alone.md")
    var store = try RuleStore.inMemory()
    try Ingester.ingest([root], into: &store)
    let text = try folder.read("s/alone.md").replacing("three", with: "seven")
    let times = try #require(FileStatus(file))
    let descriptor = open(file.string, O_WRONLY)
    #expect(AtomicFile.writeAll(Array(text.utf8), to: descriptor) == nil)
    let (seconds, rest) = times.modified.quotientAndRemainder(dividingBy: 1_000_000_000)
    let old = timespec(tv_sec: Int(seconds), tv_nsec: Int(rest))
    #expect(futimens(descriptor, [old, old]) == 0)
    _ = POSIXSupport.close(descriptor)
    #expect(FileStatus(file)?.modified == times.modified)
    #expect(try Ingester.isStale(store))
    #expect(try Ingester.ingest([], into: &store).changed == [file])
  }

  @Test func tablesOfTheProgramAreNotCounted() throws {
    let table = try folder.write("blur\tMaterial\n", to: "aliases.tsv")
    var store = try RuleStore.inMemory()
    let report = try Ingester.ingest([root, table], into: &store, uncounted: [table])
    #expect(report.files == 3)
    #expect(try Ingester.ingest([], into: &store, uncounted: [table]).files == 3)
  }

  @Test func whatIsNoTextIsNotCounted() throws {
    var wide: [UInt8] = [0xff, 0xfe]
    for byte in "# Wide\n".utf8 { wide += [byte, 0] }
    try folder.write(wide, to: "s/wide.md")
    var store = try RuleStore.inMemory()
    let report = try Ingester.ingest([root], into: &store)
    #expect(report.files == 3)
    #expect(report.isIncomplete)
    #expect(report.problems.map(\.path) == [root.appending("wide.md")])
    // It is not read again at each question.
    #expect(try !Ingester.isStale(store))
    let again = try Ingester.ingest([], into: &store)
    #expect(again.files == 3)
    #expect(again.isIncomplete)
  }
}
