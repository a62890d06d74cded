import HostMessages
import POSIXSupport
import PluginHosting
import SourceChecking
import TestSupport
import Testing

/// A host that loads its plugins before the files are known: what comes out is what comes out without it.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct LoadingAheadTests {
  private func check(
    _ check: TestCheck, in reserve: HostReserve? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let plain = try check.run()
    let ahead = try check.run(loadingAheadIn: reserve ?? check.reserve)
    #expect(!plain.lines.isEmpty, sourceLocation: sourceLocation)
    #expect(ahead.lines == plain.lines, sourceLocation: sourceLocation)
    #expect(ahead.problemLines == plain.problemLines, sourceLocation: sourceLocation)
  }

  /// A project of two files, with plugins that count as swiftkit's own.
  private func project(_ plugins: String..., adding code: (TestCheck) -> String = { _ in "" }) throws -> TestCheck {
    var check = try TestCheck(["a.swift": "let trip = 1\n", "b.swift": "// bad!\nlet trip = 2\n"])
    for plugin in plugins {
      let source = PluginInC.source(id: plugin) + code(check)
      check.add(plugin, library: try PluginInC(plugin, source: source, in: check.folder).library)
    }
    return check
  }

  @Test func theFindingsAreTheSame() throws { try check(project("one", "two")) }

  /// A project whose plugin leaves a letter in a file each time that it is loaded, and a pool whose host has loaded it.
  private func loaded() throws -> (check: TestCheck, pool: HostPool, loads: FilePath) {
    let check = try project("one") { check in
      """

      static void __attribute__((constructor)) count(void) {
        FILE *file = fopen("\(check.folder.path.appending("loads"))", "a");
        fputs("x", file);
        fclose(file);
      }
      """
    }
    let loads = check.folder.path.appending("loads")
    var pool = check.pool
    pool.reserve = check.reserve
    pool.loadAhead()
    // It loads without a run; that takes as long as the machine needs.
    for _ in 0..<3_000 where FileStatus(loads) == nil { usleep(10_000) }
    #expect(FileStatus(loads) != nil)
    return (check, pool, loads)
  }

  @Test func theHostThatLoadedAheadIsUsed() throws {
    let (check, pool, loads) = try loaded()
    _ = try check.run(loadingAheadIn: pool.reserve)
    #expect(try FileContents.bytes(of: loads) == Array("x".utf8))
  }

  /// What the host said of its plugins while it edited is not lost to the check that comes next.
  @Test(arguments: [1, 2]) func itAlsoEditsBefore(times: Int) throws {
    let (check, pool, loads) = try loaded()
    let plain = try check.run()
    let loaded = try FileContents.bytes(of: loads)
    var editing = HostPool(host: pool.host, plugins: [], environment: check.environment, repair: pool.repair)
    (editing.reserve, editing.keepsHost) = (pool.reserve, true)
    let edit = CodeEdit(.import, into: "", text: "Testing")
    for _ in 0..<times {
      let outcome = try editing.run([.edit(Array("let trip = 1\n".utf8), [edit], isRemoval: false)], width: 1)
      guard case .edited? = outcome.results.first else {
        Issue.record("nothing was edited")
        return
      }
    }
    let later = try check.run(loadingAheadIn: pool.reserve)
    #expect(later.lines == plain.lines)
    #expect(later.problemLines == plain.problemLines)
    // No other host has loaded the plugin again.
    #expect(try FileContents.bytes(of: loads) == loaded)
  }

  /// Nobody reads what it is told.
  @Test func aHostThatIsGoneIsReplacedByAnother() throws {
    let check = try project("one")
    let gone = HostReserve("/bin/sh", limits: check.limits, environment: check.environment)
    usleep(200_000)
    try self.check(check, in: gone)
  }

  @Test(arguments: ["abort();", "exit(0);"]) func aLibraryThatEndsTheHost(end: String) throws {
    var check = try project("good")
    let source = "#include <stdlib.h>\nstatic void __attribute__((constructor)) start(void) { \(end) }\n"
    check.add("wrong", library: try PluginInC("wrong", source: source, in: check.folder).library)
    try self.check(check)
  }

  /// Somebody asked the host for other plugins before.
  @Test func aHostThatLoadedSomethingElseIsNotUsed() throws {
    let other = try project("other")
    var pool = other.pool
    pool.reserve = other.reserve
    pool.loadAhead()
    try check(project("one"), in: pool.reserve)
  }

  @Test func withoutAHostNothingIsLoaded() throws { try check(project("one"), in: HostReserve()) }
}
