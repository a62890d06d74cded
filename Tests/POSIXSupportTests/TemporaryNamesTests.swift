import POSIXSupport
import TestSupport
import Testing

// Issue "Nothing lost, nothing let in, nothing pretended": a killed run left its temporary files for good.
@Suite struct TemporaryNamesTests {
  /// The number of a process that is gone.
  private func gone() throws -> pid_t {
    let child = try ChildProcess("/bin/sh", arguments: ["-c", ":"], environment: [], descriptors: [])
    let id = child.id
    _ = child.wait()
    return id
  }

  @Test func theNextWriteRemovesWhatKilledRunsLeft() throws {
    let folder = try TemporaryFolder()
    let dead = try gone()
    // Written without AtomicFile, which would clean up before.
    func put(_ name: String) throws {
      let file = folder.path.appending(name).withPlatformString { open($0, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600) }
      try #require(file >= 0)
      _ = close(file)
    }
    let kept = [
      ".swiftkit-\(getppid())-0.tmp", ".swiftkit-\(dead).tmp", ".swiftkit-x-0.tmp", "swiftkit-\(dead)-0.tmp",
      ".swiftkit-\(dead)-0.tmpx", ".swiftkit--1-0.tmp",
    ]
    let held = ".swiftkit-\(dead)-7.tmp"
    for name in kept + [held, ".swiftkit-\(dead)-0.tmp", ".swiftkit-\(dead)-12.tmp"] { try put(name) }
    // A process of another container has a number that is nobody's here.
    let lock = folder.path.appending(held).withPlatformString { open($0, O_RDONLY | O_CLOEXEC) }
    defer { _ = close(lock) }
    try #require(flock(lock, LOCK_SH | LOCK_NB) == 0)
    try AtomicFile.write("text".utf8, to: folder.path.appending("file"))
    #expect(Set(try Folder.names(in: folder.path)) == Set(kept + [held, "file"]))
  }
}
