import FileMemory
import POSIXSupport
import TestSupport
import Testing

@testable import SourceChecking

struct CachePruningTests {
  /// Only our own reports go, and only old ones.
  @Test func whatIsOldGoes() throws {
    let folder = try TemporaryFolder()
    let names = [
      "reports-1.cache", "run-2.cache", "contents-3.cache", "api-7.cache", "aliases-4.cache", "rules-5.sqlite",
      "run-6.txt",
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

  @Test(arguments: [
    ("swiftkit run 99999\n", true), ("swiftkit run 9", true), ("swiftkit run x\n", false), ("swiftkit run ", false),
    ("swiftkit ran 9\n", false), ("", false),
  ])
  func filesOfOtherVersions(start: String, isOne: Bool) {
    #expect(CheckCacheFile.run.isOfAnotherVersion(Array(start.utf8)) == isOne)
    for file in CheckCacheFile.allCases { #expect(file.isReadable(file.sign) && !file.isOfAnotherVersion(file.sign)) }
  }

  /// Anybody may give a file any time; of these, one is too far from now for a number of nanoseconds.
  @Test(arguments: [10_100_000_000, 4_000_000_000]) func timesFarAway(seconds: Int) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("x", to: "reports-1.cache")
    var times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
    try #require(utimensat(AT_FDCWD, file.string, &times, 0) == 0)
    CachePruning.run(in: folder.path)
    #expect(try folder.listing() == ["reports-1.cache"])
    // Told without a trap; what it says of such a time is no matter, as the file is read again in either case.
    _ = try #require(ContentStamp(of: file)).isSettled(at: ContentStamp.now())
  }
}
