import POSIXSupport
import TestSupport
import Testing

@testable import FileMemory

/// What is known of files is kept as long as these are the same, and only of those that cannot change unseen.
struct FileMemoryTests {
  private let folder: TemporaryFolder
  private let stamp: ContentStamp

  init() throws {
    folder = try TemporaryFolder()
    let file = try folder.write("x", to: "file")
    stamp = try #require(ContentStamp(of: file))
  }

  private func listing(_ names: [String]) -> FileListing {
    var listing = FileListing()
    for name in names { listing.add(name.utf8, stamp) }
    return listing
  }

  private var memory: FileMemory<Word> { FileMemory(at: folder.path.appending("words.cache"), sign: [1]) }

  private func below(_ folder: String) -> [UInt8] { Array(folder.utf8) }

  @Test func whatIsKeptComesBack() {
    let all = listing(["A/a", "A/b", "B/a"])
    let words = [Word("one"), nil, Word("three")]
    let kept = memory.keeping(all, words, below: [], start: .max)
    for known in [kept, memory] {
      #expect(known.values(of: all) == words)
      #expect(known.count == 2 && known.count(below: below("A/")) == 1 && known.count(below: below("C/")) == 0)
    }
    // Of a folder all is said anew; what lies around it stays.
    let part = kept.keeping(listing(["A/b", "A/c"]), [Word("two"), Word("four")], below: below("A/"), start: .max)
    #expect(part.values(of: listing(["A/a", "A/b", "A/c", "B/a"])) == [nil, Word("two"), Word("four"), Word("three")])
    #expect(memory.count == 3)
  }

  @Test func ofAFileThatIsTooNewNothingIsKept() {
    let all = listing(["a"])
    #expect(memory.keeping(all, [Word("one")], below: [], start: stamp.latest).count == 0)
    #expect(memory.keeping(all, [Word("one")], below: [], start: stamp.latest + 3_000_000_000).count == 1)
  }

  /// Where times are whole seconds, the clock of the file system may tick once in two.
  @Test(arguments: [
    (1_500_000_000, 1_600_000_000, 1_700_000_000, false), (1_500_000_000, 1_600_000_000, 1_700_000_001, true),
    (1_700_000_000, 1_600_000_000, 1_800_000_000, false), (1_700_000_000, 1_600_000_000, 1_800_000_001, true),
    (1_000_000_000, 1_600_000_000, 3_600_000_000, false), (1_000_000_000, 1_600_000_000, 3_600_000_001, true),
    (1_600_000_000, 2_000_000_000, 4_000_000_000, false), (1_600_000_000, 2_000_000_000, 4_000_000_001, true),
  ])
  func settled(modified: Int, changed: Int, now: Int, expected: Bool) {
    var raw = stat()
    let times = [modified, changed].map { timespec(tv_sec: $0 / 1_000_000_000, tv_nsec: $0 % 1_000_000_000) }
    #if canImport(Darwin)
      (raw.st_mtimespec, raw.st_ctimespec) = (times[0], times[1])
    #else
      (raw.st_mtim, raw.st_ctim) = (times[0], times[1])
    #endif
    #expect(ContentStamp(raw).isSettled(at: Int64(now)) == expected)
  }
}
