import POSIXSupport

/// Keeps other swiftkits from writing in a project; the system lets go of it when the process ends, however it ends.
struct FolderLock {
  private let descriptor: Int32

  static let busy = "another swiftkit holds it"

  /// Waits up to ten seconds for its turn; nil when that is not enough.
  init?(_ folder: FilePath) {
    descriptor = folder.withPlatformString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return nil }
    for _ in 0..<1000 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      usleep(10_000)
    }
    _ = close(descriptor)
    return nil
  }

  func release() { _ = close(descriptor) }
}
