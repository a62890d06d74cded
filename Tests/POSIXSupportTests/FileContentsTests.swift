import POSIXSupport
import TestSupport
import Testing

@Suite struct FileContentsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func fault(reading path: FilePath, limit: Int = 1 << 20) throws -> FileFault {
    try #require(throws: FileFault.self) { try FileContents.bytes(of: path, limit: limit) }
  }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 5_000_000])
  func readsWhatIsThere(size: Int) throws {
    var random = SeededRandom(seed: UInt64(size))
    let bytes = (0..<size).map { _ in UInt8.random(in: 0...255, using: &random) }
    #expect(try FileContents.bytes(of: folder.write(bytes, to: "file")) == bytes)
  }

  @Test func readsText() throws {
    #expect(try FileContents.text(of: folder.write("größer → 🎨\n", to: "file")) == "größer → 🎨\n")
  }

  @Test func repairsTextThatIsNotUTF8() throws {
    let file = try folder.write([0x61, 0xFF, 0x62, 0xC3], to: "file")
    #expect(try FileContents.text(of: file) == "a\u{FFFD}b\u{FFFD}")
  }

  @Test func followsLinks() throws {
    let file = try folder.write("text", to: "file")
    #expect(symlink(file.string, folder.path.appending("link").string) == 0)
    #expect(try FileContents.text(of: folder.path.appending("link")) == "text")
  }

  @Test(arguments: [(1, "a"), (2, "ab"), (3, "abc"), (4, "abc")]) func theStart(count: Int, expected: String) throws {
    let file = try folder.write("abc", to: "file")
    #expect(try FileContents.start(of: file, count: count) == Array(expected.utf8))
    #expect(try FileContents.start(of: folder.write("", to: "empty"), count: count) == [])
    #expect(throws: FileFault.self) { try FileContents.start(of: folder.path.appending("no"), count: count) }
  }

  // MARK: - What is no file

  @Test func aMissingFileIsMissing() throws {
    let fault = try fault(reading: folder.path.appending("no"))
    #expect(fault.isMissing)
    #expect(fault.description == "cannot read '\(folder.path)/no': No such file or directory")
  }

  @Test func aFileBelowAFileIsMissing() throws {
    let file = try folder.write("", to: "file")
    #expect(try fault(reading: file.appending("below")).isMissing)
  }

  @Test func aFolderIsNamedAsOne() throws {
    let fault = try fault(reading: folder.path)
    #expect(fault.reason == "it is a folder")
    #expect(!fault.isMissing)
  }

  @Test(.timeLimit(.minutes(20))) func aNamedPipeIsRefusedWithoutWaitingForAWriter() throws {
    let path = folder.path.appending("fifo")
    #expect(mkfifo(path.string, 0o600) == 0)
    #expect(try fault(reading: path).reason == "it is not a regular file")
  }

  @Test func aRingOfLinksIsRefused() throws {
    let path = folder.path.appending("ring")
    #expect(symlink("ring", path.string) == 0)
    #expect(try fault(reading: path).code == .tooManySymbolicLinkLevels)
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func anUnreadableFileIsRefused() throws {
    let file = try folder.write("secret", to: "file")
    #expect(chmod(file.string, 0) == 0)
    #expect(try fault(reading: file).code == .permissionDenied)
  }

  // MARK: - Limits

  @Test func aFileAboveTheLimitIsRefused() throws {
    let file = try folder.write([UInt8](repeating: 0, count: 11), to: "file")
    #expect(try fault(reading: file, limit: 10).reason == "it has 11 bytes; the limit is 10")
    #expect(try FileContents.bytes(of: file, limit: 11).count == 11)
  }

  #if os(Linux)
    /// The system says that files of /proc have no bytes, and then there are some.
    @Test func aFileThatHidesItsSizeIsReadAndStillLimited() throws {
      #expect(try FileContents.text(of: "/proc/self/status").hasPrefix("Name:"))
      #expect(try fault(reading: "/proc/self/status", limit: 10).reason.hasSuffix("the limit is 10 bytes"))
    }
  #endif
}
