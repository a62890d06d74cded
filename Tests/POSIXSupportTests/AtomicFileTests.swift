import POSIXSupport
import TestSupport
import Testing

@Suite struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String, permissions: mode_t = 0o666, syncing: Bool = false) throws {
    try AtomicFile.write(text.utf8, to: folder.path.appending(name), permissions: permissions, syncing: syncing)
  }

  private func fault(writing path: FilePath) throws -> FileFault {
    try #require(throws: FileFault.self) { try AtomicFile.write("text".utf8, to: path) }
  }

  // MARK: - Files

  @Test(arguments: [false, true])
  func makesAndReplaces(syncing: Bool) throws {
    try write("old, and longer", to: "file", syncing: syncing)
    try write("new", to: "file", syncing: syncing)
    #expect(try folder.read("file") == "new")
    #expect(try folder.listing() == ["file"])
  }

  @Test func writesALot() throws {
    let bytes = [UInt8](repeating: 0x5A, count: 8 << 20)
    try AtomicFile.write(bytes, to: folder.path.appending("file"))
    #expect(try FileContents.bytes(of: folder.path.appending("file")) == bytes)
  }

  @Test func newFilesHaveTheGivenPermissions() throws {
    try write("#!/bin/sh", to: "script", permissions: 0o700)
    #expect(FileStatus(folder.path.appending("script"))?.permissions == 0o700)
  }

  @Test(arguments: [0o755, 0o600, 0o640] as [UInt16])
  func replacedFilesKeepTheirs(permissions: UInt16) throws {
    let file = try folder.write("#!/bin/sh", to: "script")
    #expect(chmod(file.string, mode_t(permissions)) == 0)
    try write("#!/bin/bash", to: "script")
    #expect(FileStatus(file)?.permissions == permissions)
  }

  @Test func aLinkIsReplacedAndWhatItNamedIsNot() throws {
    let target = try folder.write("target", to: "target")
    #expect(symlink(target.string, folder.path.appending("link").string) == 0)
    try write("new", to: "link")
    #expect(try folder.read("target") == "target")
    #expect(FileStatus(folder.path.appending("link"), followingLinks: false)?.kind == .file)
  }

  @Test func aNameMayBeAsLongAsTheSystemAllows() throws {
    let name = String(repeating: "n", count: 255)
    try write("text", to: name)
    #expect(try folder.read(name) == "text")
  }

  @Test func whatADeadProcessOfOurNumberLeftIsNoObstacle() throws {
    for attempt in 0..<3 {
      try folder.write("left over", to: ".swiftkit-\(getpid())-\(attempt).tmp")
    }
    try write("text", to: "file")
    #expect(try folder.read("file") == "text")
  }

  // MARK: - Failures leave nothing behind

  @Test func aFolderIsNotReplaced() throws {
    try Folder.make(folder.path.appending("folder"))
    let fault = try fault(writing: folder.path.appending("folder"))
    #expect(fault.code == .isDirectory)
    #expect(fault.description.hasPrefix("cannot write '\(folder.path)/folder': "))
    #expect(try Folder.names(in: folder.path) == ["folder"])
  }

  @Test func aMissingFolderIsNamed() throws {
    #expect(try fault(writing: folder.path.appending("no/file")).isMissing)
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func aLockedFolderIsNamed() throws {
    #expect(chmod(folder.path.string, 0o500) == 0)
    #expect(try fault(writing: folder.path.appending("file")).code == .permissionDenied)
    #expect(chmod(folder.path.string, 0o700) == 0)
  }

  // MARK: - At the same time

  @Test func aReaderSeesOldOrNewAndNothingBetween() async throws {
    let path = folder.path.appending("file")
    let versions = [[UInt8](repeating: 1, count: 100_000), [UInt8](repeating: 2, count: 150_000)]
    try AtomicFile.write(versions[0], to: path)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for version in versions {
        group.addTask { for _ in 0..<60 { try AtomicFile.write(version, to: path) } }
      }
      group.addTask {
        for _ in 0..<200 {
          let seen = try FileContents.bytes(of: path)
          #expect(versions.contains(seen))
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.listing() == ["file"])
  }
}
