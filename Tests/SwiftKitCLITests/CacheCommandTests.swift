import POSIXSupport
import TestSupport
import Testing
import WireFormats

/// `cache list` and `cache clean`: what is ours, who needs it, and that nothing else is touched.
@Suite struct CacheCommandTests {
  private let folder: TemporaryFolder
  private static let longAgo: Int = 40 * 24 * 3600

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("---\nname: toy\ndescription: Toys.\n---\n# Toy\n\n- Never play.\n", to: "docs/toy.md")
    try folder.write("// swift-tools-version: 6.0\n", to: "project/Package.swift")
  }

  private var environment: [String: String] {
    [
      "XDG_CACHE_HOME": folder.path.appending("cache").string, "XDG_STATE_HOME": folder.path.appending("state").string,
      "XDG_CONFIG_HOME": folder.path.appending("config").string,
    ]
  }

  private func run(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun(PackageFolder.program, arguments, in: folder.path.appending("project"), environment: environment)
  }

  private func list() throws -> CacheDocument {
    try JSONText.value(CacheDocument.self, from: Array(run("cache", "list", "--json").output.utf8))
  }

  private func age(_ name: String) throws {
    let path = folder.path.pushing(FilePath(name))
    var times = [timeval(), timeval()]
    let then = Int(ContentStamp.now() / 1_000_000_000) - Self.longAgo
    for place in times.indices { times[place].tv_sec = then }
    guard path.withPlatformString({ utimes($0, times) }) == 0 else { throw Errno(rawValue: errno) }
  }

  @Test func whatIsKept() throws {
    #expect(try run("cache", "list").output == "The cache is empty.\n")
    #expect(try run("cache", "clean").output == "Nothing to remove.\n")
    #expect(try run("ask", "play", "--skills", "../docs").exitCode == 0)
    try folder.write("struct Depot {}\n", to: "project/Sources/App/Depot.swift")
    #expect(try run("new", "card", "Stock").exitCode == 0)
    let items = try list().items
    #expect(Set(items.map(\.purpose)).isSuperset(of: ["rules", "record", "declared"]))
    #expect(items.allSatisfy { $0.used && $0.bytes > 0 && $0.days == 0 })
    #expect(try run("cache", "clean").output == "Nothing to remove.\n")
  }

  /// Documents that are gone, files of other versions, damage, age, leftovers: each with its reason, and each goes.
  @Test func whatNobodyNeeds() throws {
    #expect(try run("ask", "play", "--skills", "../docs").exitCode == 0)
    try Folder.removeAll(folder.path.appending("docs"))
    for name in ["reports-1.cache", "run-1.cache", "contents-1.cache", "aliases-1.cache", "rules-1.sqlite"] {
      try folder.write("not what it should be", to: "cache/swiftkit/\(name)")
    }
    try folder.write("swiftkit run 3\n", to: "cache/swiftkit/run-3.cache")
    try age("cache/swiftkit/run-3.cache")
    try folder.write("x", to: "cache/swiftkit/rules-9.sqlite-journal")
    try folder.write("x", to: "cache/swiftkit/.swiftkit-\(Int32.max)-1.tmp")
    let reasons = try list().items.filter { !$0.used }.map { "\($0.purpose): \($0.reason?.prefix(7) ?? "")" }
    #expect(
      reasons.sorted() == [
        "aliases: damaged", "contents: damaged", "leftover: left by", "leftover: left by", "reports: damaged",
        "rules: '\(folder.path.string.prefix(6))", "rules: damaged", "run: damaged", "run: not use",
      ], "\(reasons)")
    let dry = try run("cache", "clean", "--dry-run")
    #expect(dry.output.hasSuffix(" of 9 items.\n") && dry.output.contains("Would free"))
    #expect(try list().items.count { !$0.used } == 9)
    let freed = try run("cache", "clean")
    #expect(freed.exitCode == 0 && freed.output.hasSuffix(" of 9 items.\n"), "\(freed.output)\(freed.errors)")
    #expect(try list().items.allSatisfy(\.used))
  }

  /// What another version wrote is no damage; it goes as what nobody needs.
  @Test func whatAnotherVersionWrote() throws {
    for start in ["declared 1", "declared 99", "run 2", "contents 5.12"] {
      try folder.write("swiftkit \(start)\n", to: "cache/swiftkit/\(start.prefix { $0 != " " })-\(start.count).cache")
    }
    let items = try list().items
    #expect(items.count == 4 && items.allSatisfy { $0.reason == "from another swiftkit" }, "\(items.map(\.reason))")
    #expect(try !run("doctor").output.contains("damaged"))
    #expect(try run("cache", "clean").output.hasSuffix(" of 4 items.\n"))
  }

  /// Nothing that is not ours goes, not even with `--all`, and nothing behind a link.
  @Test func whatIsNotOurs() throws {
    let cache = folder.path.appending("cache/swiftkit")
    try Folder.make(cache, permissions: 0o700)
    try folder.write("mine", to: "cache/swiftkit/notes.txt")
    try folder.write("mine", to: "cache/swiftkit/rules-notes.txt")
    try folder.write("mine", to: "outside/reports-1.cache")
    try folder.write("mine", to: "outside/deep/answer.json")
    try Folder.make(cache.appending("rules-folder.sqlite"))
    for (link, target) in [("reports-2.cache", "outside/reports-1.cache"), ("figma", "outside")] {
      #expect(symlink(folder.path.pushing(FilePath(target)).string, cache.appending(link).string) == 0)
    }
    let run = try run("cache", "clean", "--all")
    #expect(run.exitCode == 0 && run.output == "Nothing to remove.\n", "\(run.output)\(run.errors)")
    #expect(try folder.read("outside/reports-1.cache") == "mine")
    #expect(try folder.read("outside/deep/answer.json") == "mine")
    #expect(try Folder.names(in: cache).count == 5)
  }

  @Test func everythingOfOurs() throws {
    #expect(try run("ask", "play", "--skills", "../docs").exitCode == 0)
    #expect(try run("new", "card", "Stock").exitCode == 0)
    try folder.write("{}", to: "cache/swiftkit/figma/abc/0123/1.json")
    let outside = try folder.write("mine", to: "outside.json")
    let link = folder.path.pushing("cache/swiftkit/figma/abc/0123/link.json")
    #expect(symlink(outside.string, link.string) == 0)
    let cleaned = try run("cache", "clean", "--all")
    #expect(cleaned.exitCode == 0, "\(cleaned.errors)")
    #expect(try Folder.names(in: folder.path.pushing("cache/swiftkit")).filter { $0 != "figma" } == [])
    #expect(try Folder.names(in: folder.path.pushing("cache/swiftkit/figma")) == [])
    #expect(try folder.read("outside.json") == "mine")
    // What an undo needs is no cache.
    #expect(try run("undo").output.contains("Undone."))
  }

  /// A record goes when its project has been away for a month; one that does not say where it was stays.
  @Test func recordsOfProjects() throws {
    #expect(try run("new", "card", "Stock").exitCode == 0)
    let records = folder.path.pushing("state/swiftkit/projects")
    let name = try #require(try Folder.names(in: records).first)
    let text = try FileContents.text(of: records.appending(name))
    #expect(text.contains("\nproject \(folder.path)/project\n"))
    let old = String(repeating: "0", count: 64)
    try folder.write(
      "swiftkit runs 1\ndone 0123456789abcdef \(old)\nend\n", to: "state/swiftkit/projects/\(old)")
    try age("state/swiftkit/projects/\(old)")
    try age("state/swiftkit/projects/\(name)")
    #expect(try list().items.filter { $0.purpose == "record" }.map(\.used) == [true, true])
    try Folder.removeAll(folder.path.appending("project"))
    try Folder.make(folder.path.appending("project"))
    #expect(try list().items.filter { $0.purpose == "record" }.map(\.used) == [true, true])
    try Folder.removeAll(folder.path.appending("project"))
    let run = try ProgramRun(PackageFolder.program, ["cache", "clean"], in: folder.path, environment: environment)
    #expect(run.output.contains("'\(folder.path)/project' is gone"), "\(run.output)\(run.errors)")
    #expect(try Folder.names(in: records) == [old])
  }

  /// A path of strange bytes comes back out of a record, and a record of an earlier swiftkit is understood.
  @Test func aStrangeProject() throws {
    let name = "a b%\u{e9}\n/x"
    try folder.write("// swift-tools-version: 6.0\n", to: "\(name)/Package.swift")
    let place = folder.path.pushing(FilePath(name))
    let made = try ProgramRun(PackageFolder.program, ["new", "card", "Stock"], in: place, environment: environment)
    #expect(made.exitCode == 0, "\(made.errors)")
    let records = folder.path.pushing("state/swiftkit/projects")
    let file = try #require(try Folder.names(in: records).first)
    #expect(try FileContents.text(of: records.appending(file)).contains("/a%20b%25%c3%a9%0a/x\n"))
    // As an earlier swiftkit wrote it.
    let text = try FileContents.text(of: records.appending(file))
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("project ") }
    try AtomicFile.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: records.appending(file))
    let undone = try ProgramRun(PackageFolder.program, ["undo"], in: place, environment: environment)
    #expect(undone.output.contains("Undone."))
  }

  @Test func aFolderThatOthersMayWrite() throws {
    #expect(try run("ask", "play", "--skills", "../docs").exitCode == 0)
    #expect(chmod(folder.path.pushing("cache/swiftkit").string, 0o777) == 0)
    let cleaned = try run("cache", "clean", "--all")
    #expect(cleaned.exitCode == 2 && cleaned.errors.contains("nothing was removed: the cache folder"))
    let listed = try run("cache", "list")
    #expect(listed.exitCode == 0 && listed.errors.contains("is writable by everyone"))
  }
}
