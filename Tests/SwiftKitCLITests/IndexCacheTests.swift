import POSIXSupport
import TestSupport
import Testing

/// Issue "Nothing lost, nothing let in, nothing pretended": the index in the user's cache is his alone, heals itself, and
/// goes when nobody uses it.
@Suite struct IndexCacheTests {
  private let kit: PortableSwiftKit
  private var cache: FilePath { kit.folder.path.appending("cache/swiftkit") }

  init() throws {
    kit = try PortableSwiftKit()
    try kit.write("# House\n\n- Never use zork in a list row.\n", to: "Skills/house.md")
  }

  private func ask() throws -> ProgramRun { try kit.run("ask", "zork in a list row") }

  private func index() throws -> FilePath {
    let name = try Folder.names(in: cache).first { $0.hasPrefix("rules-") && $0.hasSuffix(".sqlite") }
    return cache.appending(try #require(name))
  }

  private func permissions(_ path: FilePath) -> UInt16? { FileStatus(path)?.permissions }

  @Test func onlyTheUserMayReadIt() throws {
    try Folder.make(kit.folder.path.appending("cache"))
    #expect(try ask().output.contains("zork"))
    #expect(permissions(cache) == 0o700)
    #expect(try permissions(index()) == 0o600)
    // What an earlier version made is taken from others as well.
    _ = chmod(cache.string, 0o755)
    _ = try chmod(index().string, 0o644)
    try kit.write("# House\n\n- Always use zork in a list row.\n", to: "Skills/house.md")
    #expect(try kit.run("ingest", "Skills").exitCode == 0)
    #expect(permissions(cache) == 0o700)
    #expect(try ask().output.contains("Always"))
    #expect(try permissions(index()) == 0o600)
  }

  @Test func aFolderThatEverybodyMayWriteIsNotUsed() throws {
    try Folder.make(cache)
    _ = chmod(cache.string, 0o777)
    let run = try ask()
    #expect(run.exitCode == 0)
    #expect(run.output.contains("zork"))
    #expect(run.errors.contains("the cache folder '\(cache)' is writable by everyone"))
    #expect(try Folder.names(in: cache).isEmpty)
    let ingest = try kit.run("ingest", "Skills")
    #expect(ingest.exitCode != 0)
    #expect(ingest.errors.contains("is writable by everyone"))
  }

  enum Damage: CaseIterable {
    case cut, text, foreign, newer, page, folderOfThatName
  }

  @Test(arguments: Damage.allCases) func damageIsMended(damage: Damage) throws {
    let answer = try ask().output
    let file = try index()
    switch damage {
    case .cut: #expect(truncate(file.string, 20_000) == 0)
    case .text: try AtomicFile.write(Array("hello".utf8), to: file)
    case .foreign: try sqlite(file, "pragma application_id = 77")
    case .newer: try sqlite(file, "pragma user_version = 9999")
    case .page:
      var bytes = try FileContents.bytes(of: file)
      for place in 8192..<bytes.count { bytes[place] = 0xa5 }
      try AtomicFile.write(bytes, to: file)
    case .folderOfThatName:
      try Folder.removeAll(file)
      try Folder.make(file)
    }
    let healed = try ask()
    #expect(healed.exitCode == 0, "\(healed.errors)")
    #expect(healed.output == answer)
    if damage == .folderOfThatName { return }
    #expect(healed.errors.contains("it was rebuilt"))
    let next = try ask()
    #expect(next.errors == "")
    #expect(next.output == answer)
  }

  /// A file that was named is the user's: it is left as it is.
  @Test func aNamedIndexIsLeftAlone() throws {
    try kit.write("hello", to: "mine.db")
    let run = try kit.run("ask", "zork", "--index", "mine.db", "--skills", "Skills")
    #expect(run.exitCode == 2)
    #expect(try kit.read("mine.db") == "hello")
  }

  @Test func whatNobodyUsesIsRemoved() throws {
    try Folder.make(cache, permissions: 0o700)
    let old = [cache.appending("rules-0000.sqlite"), cache.appending("aliases-0000.cache")]
    let kept = [cache.appending("rules-1111.sqlite"), cache.appending("notes.sqlite")]
    for file in old + kept { try AtomicFile.write(Array("x".utf8), to: file) }
    for file in old + [kept[1]] { setTime(file, daysAgo: 31) }
    setTime(kept[0], daysAgo: 29)
    #expect(try ask().exitCode == 0)
    #expect(old.allSatisfy { FileStatus($0) == nil })
    #expect(kept.allSatisfy { FileStatus($0) != nil })
  }

  /// To be asked counts as use.
  @Test func useIsNoted() throws {
    _ = try ask()
    let file = try index()
    setTime(file, daysAgo: 20)
    let before = try #require(FileStatus(file)?.modified)
    #expect(try ask().errors == "")
    #expect(try #require(FileStatus(file)?.modified) > before)
  }

  private func setTime(_ file: FilePath, daysAgo days: Int) {
    let then = timeval(tv_sec: Int(ContentStamp.now() / 1_000_000_000) - days * 86_400, tv_usec: 0)
    #expect(utimes(file.string, [then, then]) == 0)
  }

  private func sqlite(_ file: FilePath, _ sql: String) throws {
    let run = try ProgramRun("/usr/bin/env", ["sqlite3", file.string, sql])
    #expect(run.exitCode == 0, "\(run.errors)")
  }
}
