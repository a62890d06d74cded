import POSIXSupport
import TestSupport
import Testing

@testable import FileMemory

/// What a cache keeps comes back as it was, or not at all.
struct RecordFileTests {
  private let folder: TemporaryFolder
  private let file: RecordFile<Word, Word>

  init() throws {
    folder = try TemporaryFolder()
    file = RecordFile(path: folder.path.appending("run.cache"), sign: Array("words 1\n".utf8))
  }

  @Test(arguments: [[], ["a"], ["", "b", String(repeating: "c", count: 1_000)]]) func comesBack(words: [String]) {
    file.write(Word("head"), words.map(Word.init))
    #expect(file.read()?.header == Word("head"))
    #expect(file.read()?.records == words.map(Word.init))
    #expect(file.read { $0.text == "tail" } == nil)
  }

  @Test func anyDamageIsSeen() throws {
    #expect(file.read() == nil)
    file.write(Word("head"), ["a", "bc"].map(Word.init))
    let bytes = try FileContents.bytes(of: file.path)
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 1
      try AtomicFile.write(other, to: file.path)
      #expect(file.read() == nil, "byte \(place)")
      try AtomicFile.write(bytes.prefix(place), to: file.path)
      #expect(file.read() == nil, "the first \(place)")
    }
    try AtomicFile.write(bytes + [0], to: file.path)
    #expect(file.read() == nil)
    #expect(RecordFile<Word, Word>(path: file.path, sign: Array("words 2\n".utf8)).read() == nil)
  }
}
