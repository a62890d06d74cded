import HostMessages
import POSIXSupport
import PluginHosting
import SourceChecking
import TestSupport
import Testing

/// A run over files that are what they were reads none of them, and whatever could make it wrong makes it look again.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct RunMemoryTests {
  private var project: TestCheck

  init() throws {
    project = try TestCheck(["a.swift": "let trip = 1\n", "sub/b.swift": "let x = 2\n"])
    try project.add("p")
  }

  private func run(_ paths: [String] = ["."]) throws -> [String] {
    let pool = HostPool(host: PluginInC.host, plugins: project.plugins, environment: [], repair: "")
    var check = SourceCheck(pool: pool, width: 1)
    check.cacheFolder = project.folder.path.appending("cache")
    let outcome = try check.run(try SwiftFiles(below: paths, base: project.project))
    return outcome.lines + ["\(outcome.files) files"]
  }

  private func memories() throws -> [String] {
    try Folder.names(in: project.folder.path.appending("cache")).filter { $0.hasPrefix("run-") }
  }

  /// Stamps of files just written are not to be trusted yet.
  private func settle() { usleep(150_000) }

  private static let before = ["a.swift:1:5 p/words a trip", "2 files"]

  @Test func nothingIsReadAgain() throws {
    settle()
    #expect(try run() == Self.before)
    #expect(try memories().count == 1)
    // With neither a report nor the files to be had, only the memory can say it.
    let cache = project.folder.path.appending("cache")
    for name in try Folder.names(in: cache) where !name.hasPrefix("run-") {
      try Folder.removeAll(cache.appending(name))
    }
    let host = PluginInC.host
    let pool = HostPool(host: host, plugins: project.plugins, environment: [], repair: "")
    var check = SourceCheck(pool: pool, width: 1)
    check.cacheFolder = cache
    let outcome = try check.run(try SwiftFiles(below: ["."], base: project.project))
    #expect(outcome.lines + ["\(outcome.files) files"] == Self.before)
    #expect(try Folder.names(in: cache) == memories())
  }

  /// What files are told for themselves is part of what a report depends on, in whatever order they have it.
  @Test func settingsOfFilesCount() throws {
    settle()
    func run(_ targets: String...) throws -> [String] {
      let pool = HostPool(host: PluginInC.host, plugins: project.plugins, environment: [], repair: "")
      var check = SourceCheck(pool: pool, width: 1)
      check.cacheFolder = project.folder.path.appending("cache")
      let found = try SwiftFiles(below: ["."], base: project.project)
      let files = zip(found.files, targets).map { file, target in
        file.with(settings: [HostConfiguration.Setting(name: "deployment-target", value: target)])
      }
      let outcome = try check.run(found, files)
      return outcome.lines + ["\(outcome.files) files"]
    }
    #expect(try run("16.0", "17.0") == Self.before)
    #expect(try memories().count == 1)
    #expect(try run("16.0", "17.0") == Self.before)
    #expect(try memories().count == 1)
    #expect(try run("17.0", "16.0") == Self.before)
    #expect(try memories().count == 2)
  }

  @Test func newFilesAreNotTrusted() throws {
    try project.folder.write("let trip = 2\n", to: "project/a.swift")
    // However long this machine takes to look, it looks while the file is new.
    let soon = timespec(tv_sec: time(nil) + 600, tv_nsec: 1)
    #expect(utimensat(AT_FDCWD, project.project.appending("a.swift").string, [soon, soon], 0) == 0)
    #expect(try run() == Self.before)
    #expect(try memories() == [])
    // The same size, perhaps within one tick of the clock.
    try project.folder.write("let trap = 2\n", to: "project/a.swift")
    #expect(try run() == ["2 files"])
  }

  @Test func everyChangeIsSeen() throws {
    settle()
    #expect(try run() == Self.before)
    try project.folder.write("let tril = 1\n", to: "project/a.swift")
    #expect(try run() == ["2 files"])
    settle()
    #expect(try run() == ["2 files"])
    // Written in place, with its old time put back: the system's own time of change tells.
    let file = project.project.appending("a.swift")
    let old = try #require(FileStatus(file))
    let descriptor = file.withPlatformString { open($0, O_WRONLY) }
    #expect(AtomicFile.writeAll(Array("let trip = 1\n".utf8), to: descriptor) == nil)
    let time = timespec(tv_sec: Int(old.modified / 1_000_000_000), tv_nsec: Int(old.modified % 1_000_000_000))
    var times = [time, time]
    futimens(descriptor, &times)
    close(descriptor)
    #expect(FileStatus(file)?.modified == old.modified)
    #expect(try run() == Self.before)
    try project.folder.write("let trip = 1\n", to: "project/sub/c.swift")
    #expect(try run() == ["a.swift:1:5 p/words a trip", "sub/c.swift:1:5 p/words a trip", "3 files"])
    try Folder.removeAll(project.project.appending("a.swift"))
    #expect(try run() == ["sub/c.swift:1:5 p/words a trip", "2 files"])
  }

  @Test func otherPathsAreOtherRuns() throws {
    settle()
    #expect(try run() == Self.before)
    #expect(try run(["sub"]) == ["1 files"])
    #expect(try run() == Self.before)
  }

  @Test func aDamagedMemoryIsNone() throws {
    settle()
    _ = try run()
    let cache = project.folder.path.appending("cache")
    for name in try Folder.names(in: cache) {
      let bytes = try FileContents.bytes(of: cache.appending(name))
      for length in stride(from: 0, to: bytes.count, by: 11) {
        try AtomicFile.write(bytes.prefix(length), to: cache.appending(name))
        #expect(try run() == Self.before)
      }
    }
  }
}
