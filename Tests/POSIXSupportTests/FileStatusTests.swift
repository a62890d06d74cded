import POSIXSupport
import TestSupport
import Testing

@Suite struct FileStatusTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func knowsAFile() throws {
    let file = try folder.write("12345", to: "file")
    #expect(chmod(file.string, 0o640) == 0)
    let status = try #require(FileStatus(file))
    #expect(status.kind == .file)
    #expect(status.size == 5)
    #expect(status.permissions == 0o640)
    #expect(status.owner == getuid())
    // Between 2020 and 2100, in nanoseconds.
    #expect((1_577_836_800_000_000_000...4_102_444_800_000_000_000).contains(status.modified))
  }

  @Test func seesAChangeOfContent() throws {
    let file = try folder.write("old", to: "file")
    var times = [
      timespec(tv_sec: 1_000_000_000, tv_nsec: 123_456_789), timespec(tv_sec: 1_000_000_000, tv_nsec: 123_456_789),
    ]
    #expect(utimensat(AT_FDCWD, file.string, &times, 0) == 0)
    #expect(FileStatus(file)?.modified == 1_000_000_000_123_456_789)
  }

  @Test func knowsLinksFromWhatTheyName() throws {
    try Folder.make(folder.path.appending("folder"))
    let link = folder.path.appending("link")
    #expect(symlink("folder", link.string) == 0)
    #expect(FileStatus(link)?.kind == .folder)
    #expect(FileStatus(link, followingLinks: false)?.kind == .symbolicLink)
  }

  @Test func twoNamesOfOneFileAreOneFile() throws {
    let file = try folder.write("", to: "file")
    #expect(link(file.string, folder.path.appending("name").string) == 0)
    let first = FileStatus(file), second = FileStatus(folder.path.appending("name"))
    #expect(first?.inode == second?.inode)
    #expect(first?.device == second?.device)
    #expect(first?.inode != FileStatus(folder.path)?.inode)
  }

  @Test func whatIsNotThereHasNoStatus() throws {
    let link = folder.path.appending("link")
    #expect(symlink("no", link.string) == 0)
    #expect(FileStatus(link) == nil)
    #expect(FileStatus(link, followingLinks: false) != nil)
    #expect(FileStatus(folder.path.appending("no")) == nil)
    #expect(FileStatus("") == nil)
  }

  @Test func devicesAreOther() {
    #expect(FileStatus("/dev/null")?.kind == .other)
  }
}
