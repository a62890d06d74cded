import POSIXSupport
import TestSupport
import Testing

@Suite struct FolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> FilePath { folder.path.appending(name) }

  // MARK: - Names

  @Test func listsNamesInTheOrderOfTheirBytes() throws {
    for name in ["b", "a", "B", ".hidden", "ä", "a-b", "z"] { try folder.write("", to: name) }
    try Folder.make(path("folder"))
    #expect(try Folder.names(in: folder.path) == [".hidden", "B", "a", "a-b", "b", "folder", "z", "ä"])
  }

  @Test(arguments: [("Skills", true), ("skills", false), ("Skill", false), ("", false)])
  func holdsWhatIsSpelledSo(name: String, isThere: Bool) throws {
    try Folder.make(path("Skills"))
    #expect(Folder.holds(name, in: folder.path) == isThere)
    #expect(!Folder.holds(name, in: path("gone")))
  }

  @Test func anEmptyFolderHasNoNames() throws {
    #expect(try Folder.names(in: folder.path).isEmpty)
  }

  @Test func whatIsNotAFolderCannotBeListed() throws {
    try folder.write("", to: "file")
    let missing = try #require(throws: FileFault.self) { try Folder.names(in: path("no")) }
    #expect(missing.isMissing)
    #expect(missing.description == "cannot list '\(folder.path)/no': No such file or directory")
    let file = try #require(throws: FileFault.self) { try Folder.names(in: path("file")) }
    #expect(file.code == .notDirectory)
  }

  // MARK: - Making

  @Test func makesTheFoldersAbove() throws {
    try Folder.make(path("a/b/c/d"))
    #expect(FileStatus(path("a/b/c/d"))?.kind == .folder)
  }

  @Test func aFolderThatExistsIsFine() throws {
    try folder.write("", to: "a/file")
    try Folder.make(path("a"))
    #expect(try folder.listing() == ["a/file"])
  }

  @Test func aLinkToAFolderIsFine() throws {
    try Folder.make(path("a"))
    #expect(symlink("a", path("link").string) == 0)
    try Folder.make(path("link/b"))
    #expect(FileStatus(path("a/b"))?.kind == .folder)
  }

  @Test func aFileInTheWayIsNamed() throws {
    try folder.write("", to: "file")
    let same = try #require(throws: FileFault.self) { try Folder.make(path("file")) }
    #expect(same.code == .fileExists)
    #expect(same.description == "cannot make the folder '\(folder.path)/file': File exists")
    let below = try #require(throws: FileFault.self) { try Folder.make(path("file/a/b")) }
    #expect(below.code == .notDirectory)
  }

  @Test func theGivenPermissionsHold() throws {
    try Folder.make(path("private/inner"), permissions: 0o700)
    #expect(FileStatus(path("private"))?.permissions == 0o700)
    #expect(FileStatus(path("private/inner"))?.permissions == 0o700)
  }

  // MARK: - Removing

  @Test func removesAllThatLiesBelow() throws {
    for name in ["tree/a/b/file", "tree/.hidden", "keep"] { try folder.write("", to: name) }
    try Folder.removeAll(path("tree"))
    #expect(try folder.listing() == ["keep"])
  }

  @Test func linksAreRemovedAndNotFollowed() throws {
    try folder.write("", to: "outside/file")
    try Folder.make(path("tree"))
    #expect(symlink(path("outside").string, path("tree/link").string) == 0)
    #expect(symlink("nowhere", path("tree/dangling").string) == 0)
    try Folder.removeAll(path("tree"))
    #expect(try Folder.names(in: folder.path) == ["outside"])
    #expect(try folder.listing() == ["outside/file"])
  }

  @Test func removesAFile() throws {
    try Folder.removeAll(folder.write("", to: "file"))
    #expect(try folder.listing().isEmpty)
  }

  @Test func whatIsNotThereNeedsNoRemoving() throws {
    try Folder.removeAll(path("no"))
    try Folder.removeAll(path("no/where"))
  }

  // MARK: - Temporary and current

  @Test func temporaryFoldersAreNew() throws {
    let made = try (0..<20).map { _ in try Folder.makeTemporary(in: folder.path, prefix: "t-") }
    #expect(Set(made).count == 20)
    for path in made {
      #expect(path.lastComponent?.string.hasPrefix("t-") == true)
      #expect(FileStatus(path)?.kind == .folder)
      #expect(FileStatus(path)?.permissions == 0o700)
    }
  }

  @Test func aTemporaryFolderNeedsItsParent() throws {
    let fault = try #require(throws: FileFault.self) { try Folder.makeTemporary(in: path("no"), prefix: "t-") }
    #expect(fault.isMissing)
  }

  @Test func theCurrentFolderIsAbsolute() {
    #expect(Folder.current().isAbsolute)
    #expect(FileStatus(Folder.current())?.inode == FileStatus(".")?.inode)
  }
}
