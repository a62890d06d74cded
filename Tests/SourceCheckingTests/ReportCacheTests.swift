import POSIXSupport
import PluginHosting
import SourceChecking
import TestSupport
import Testing

@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct ReportCacheTests {
  private var project: TestCheck

  init() throws {
    project = try TestCheck(["a.swift": "let trip = 1\n", "b.swift": "let x = 2\n"])
    // Leaves a line wherever it really looks at a file.
    try project.add("p", body: "")
    let log = project.folder.path.appending("log")
    let source = PluginInC.source(id: "p").replacing(
      "if (index == 0)",
      with: "FILE *log = fopen(\"\(log)\", \"a\"); fputs(\"looked\\n\", log); fclose(log); if (index == 0)")
    let plugin = try PluginInC("logging", source: source, in: project.folder)
    project.plugins = []
    project.add(
      "p", library: plugin.library, digest: SHA256.hexadecimal(of: try FileContents.bytes(of: plugin.library)))
  }

  private func run(checks: [String] = ["words", "bad"]) throws -> (lines: [String], looks: Int) {
    let log = project.folder.path.appending("log")
    try Folder.removeAll(log)
    let plugin = project.plugins[0]
    let pool = HostPool(
      host: PluginInC.host,
      plugins: [
        HostedPlugin(library: plugin.library, descriptor: plugin.descriptor, digest: plugin.digest, checks: checks)
      ], environment: [], repair: "")
    var check = SourceCheck(pool: pool, width: 1)
    check.cacheFolder = project.folder.path.appending("cache")
    let outcome = try check.run(try SwiftFiles(below: ["."], base: project.project).files)
    #expect(outcome.problems.isEmpty)
    return (outcome.lines, ((try? FileContents.text(of: log)) ?? "").split(separator: "\n").count)
  }

  private static let trip = ["a.swift:1:5 p/words a trip"]

  @Test func theSameFilesAreNotLookedAtAgain() throws {
    #expect(try run() == (Self.trip, 1))
    #expect(try run() == (Self.trip, 0))
  }

  @Test func aChangedFileIs() throws {
    _ = try run()
    try project.folder.write("let trip = 1, trip2 = 2\n", to: "project/a.swift")
    #expect(try run() == (Self.trip + ["a.swift:1:15 p/words a trip"], 1))
    try project.folder.write("let trip = 1\n", to: "project/a.swift")
    #expect(try run() == (Self.trip, 0))
  }

  @Test func otherChecksHaveOtherReports() throws {
    _ = try run()
    #expect(try run(checks: ["words"]) == (Self.trip, 1))
    #expect(try run(checks: ["bad"]) == ([], 0))
  }

  @Test func aLibraryBuiltAnewIsRun() throws {
    _ = try run()
    let library = project.plugins[0].library
    let bytes = try FileContents.bytes(of: library)
    try AtomicFile.write(bytes, to: library, permissions: 0o755)
    #expect(try run() == (Self.trip, 1))
  }

  @Test func aDamagedCacheIsAnEmptyOne() throws {
    _ = try run()
    let cache = project.folder.path.appending("cache")
    let name = try #require(try Folder.names(in: cache).first)
    let bytes = try FileContents.bytes(of: cache.appending(name))
    for length in stride(from: 0, to: bytes.count, by: 7) {
      try AtomicFile.write(bytes.prefix(length), to: cache.appending(name))
      #expect(try run().lines == Self.trip)
    }
  }
}
