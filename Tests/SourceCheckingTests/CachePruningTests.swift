import POSIXSupport
import TestSupport
import Testing

@testable import SourceChecking

struct CachePruningTests {
  /// Only our own reports go, and only old ones.
  @Test func whatIsOldGoes() throws {
    let folder = try TemporaryFolder()
    let names = [
      "reports-1.cache", "run-2.cache", "contents-3.cache", "aliases-4.cache", "rules-5.sqlite", "run-6.txt",
      "mine.cache",
    ]
    for name in names { try folder.write("x", to: name) }
    let now = ContentStamp.now()
    CachePruning.run(in: folder.path, now: now + CachePruning.longestKept / 2)
    #expect(try folder.listing().count == names.count)
    CachePruning.run(in: folder.path, now: now + CachePruning.longestKept + 60_000_000_000)
    #expect(try Set(folder.listing()) == ["aliases-4.cache", "rules-5.sqlite", "run-6.txt", "mine.cache"])
    CachePruning.run(in: folder.path.appending("nowhere"))
  }
}
