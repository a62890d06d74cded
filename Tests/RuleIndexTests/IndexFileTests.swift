import POSIXSupport
import RuleModel
import TestSupport
import Testing

@testable import RuleIndex

/// What the index makes of the files it is pointed at: it never touches one that is not its own.
@Suite struct IndexFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aMissingFileSaysHowToMakeOne() throws {
    let path = folder.path.appending("none.sqlite")
    #expect(throws: RuleIndexError.missing(path)) { _ = try RuleStore.reading(path) }
    #expect(RuleIndexError.missing(path).description.contains("swiftkit ingest"))
    #expect(FileStatus(path) == nil)
  }

  @Test(arguments: [
    "this is a text, and a long one: \(String(repeating: "no database ", count: 100))", "short", "\0\0\0\0",
  ])
  func aTextFileIsLeftAlone(content: String) throws {
    let path = try folder.write(content, to: "notes.txt")
    #expect(throws: RuleIndexError.notADatabase(path)) { _ = try RuleStore.reading(path) }
    #expect(throws: RuleIndexError.notADatabase(path)) { _ = try RuleStore.writing(path) }
    #expect(try folder.read("notes.txt") == content)
  }

  @Test func aFolderIsNoIndex() throws {
    #expect(throws: RuleIndexError.notADatabase(folder.path)) { _ = try RuleStore.writing(folder.path) }
  }

  @Test func aForeignDatabaseIsLeftAlone() throws {
    let path = folder.path.appending("other.sqlite")
    try run(path, "CREATE TABLE mine(a); INSERT INTO mine VALUES(1)")
    let before = try FileContents.bytes(of: path)
    #expect(throws: RuleIndexError.foreign(path)) { _ = try RuleStore.reading(path) }
    #expect(throws: RuleIndexError.foreign(path)) { _ = try RuleStore.writing(path) }
    #expect(try FileContents.bytes(of: path) == before)
  }

  @Test func anIndexOfANewerProgramIsRefused() throws {
    let path = try sample()
    try run(path, "PRAGMA user_version = 999")
    #expect(throws: RuleIndexError.newer(path, version: 999)) { _ = try RuleStore.writing(path) }
    #expect(RuleIndexError.newer(path, version: 999).description.contains("update swiftkit"))
  }

  /// Only the one that made the index did not wait for the disk; whoever finds it made, or changes it again, does.
  @Test func onlyANewIndexIsNotWaitedFor() throws {
    let path = folder.path.appending("new.sqlite")
    var first = try RuleStore.writing(path), second = try RuleStore.writing(path)
    func waits(_ store: borrowing RuleStore) throws -> Bool { try store.connection.number("PRAGMA synchronous") > 0 }
    try first.change { store throws(RuleIndexError) in try store.add(root: "/skills") }
    #expect(try !waits(first))
    try second.change { _ in }
    #expect(try waits(second))
    #expect(try second.roots() == ["/skills"])
    try first.change { _ in }
    #expect(try waits(first))
  }

  @Test func anOlderLayoutIsBuiltAnewAndKeepsItsRoots() throws {
    let path = try sample()
    try run(path, "PRAGMA user_version = 0")
    var store = try RuleStore.writing(path)
    let before = store.isOutdated
    #expect(before)
    try store.change { _ in }
    let after = store.isOutdated
    #expect(!after)
    #expect(try store.roots() == ["/skills"])
    #expect(try store.ruleCount() == 0)
  }

  @Test func damageIsReportedAndNothingIsWritten() throws {
    let path = try sample()
    var bytes = try FileContents.bytes(of: path)
    for index in 4096..<bytes.count { bytes[index] = UInt8(truncatingIfNeeded: index &* 31) }
    try AtomicFile.write(bytes, to: path)
    #expect {
      var store = try RuleStore.writing(path)
      try store.change { store throws(RuleIndexError) in try store.add(Samples.file("/skills/b.md", ["Use two"])) }
    } throws: { error in
      guard let error = error as? RuleIndexError, case .corrupt(path, _) = error else { return false }
      return error.description.contains("remove it")
    }
    #expect(try FileContents.bytes(of: path) == bytes)
  }

  @Test func aTruncatedFileIsReported() throws {
    let path = try sample()
    let bytes = try FileContents.bytes(of: path)
    try AtomicFile.write(bytes.prefix(bytes.count / 3), to: path)
    #expect(throws: RuleIndexError.self) {
      let store = try RuleStore.reading(path)
      _ = try store.dump(view: "v_rules")
    }
  }

  @Test func aLockOfAnotherIsWaitedForAndThenReported() throws {
    let path = try sample()
    var first = try RuleStore.writing(path)
    try first.change { _ throws(RuleIndexError) in
      #expect(throws: RuleIndexError.busy(path)) {
        var second = try RuleStore.writing(path, patience: 20)
        try second.change { _ in }
      }
    }
    #expect(RuleIndexError.busy(path).description.contains("is locked by another process"))
  }

  @Test func aFailedChangeLeavesTheOldIndex() throws {
    let path = try sample()
    struct Stop: Error {}
    var store = try RuleStore.writing(path)
    #expect(throws: RuleIndexError.self) {
      try store.change { store throws(RuleIndexError) in
        try store.add(Samples.file("/skills/b.md", ["Never do three"]))
        throw .busy("/elsewhere")
      }
    }
    #expect(try RuleStore.reading(path).ruleCount() == 1)
    try store.change { store throws(RuleIndexError) in try store.add(Samples.file("/skills/c.md", ["Do four"])) }
    #expect(try store.uses(of: "three") == 0)
    #expect(try store.uses(of: "four") == 1)
  }

  /// Codes of SQLite, the long ones too, whose low byte is the short one.
  @Test(
    arguments: [
      (26, .notADatabase), (11, .corrupt), (267, .corrupt), (5, .busy), (6, .busy), (261, .busy), (13, .full),
      (778, .full), (10, .other), (266, .other), (8, .readOnly), (3, .readOnly), (14, .cannotOpen), (18, .tooLarge),
      (1, .other),
    ] as [(Int32, SQLiteFault.Kind)])
  func theCodeSaysWhatWentWrong(code: Int32, kind: SQLiteFault.Kind) {
    #expect(SQLiteFault(code: code, message: "", statement: nil).kind == kind)
  }

  private func sample() throws -> FilePath {
    let path = folder.path.appending("index.sqlite")
    var store = try RuleStore.writing(path)
    try store.change { store throws(RuleIndexError) in
      try store.add(root: "/skills")
      try store.add(Samples.file("/skills/a.md", ["Use one"]))
    }
    return path
  }

  private func run(_ database: FilePath, _ sql: String) throws {
    let connection = try SQLiteConnection(database, mode: .writing)
    try connection.run(sql)
  }
}
