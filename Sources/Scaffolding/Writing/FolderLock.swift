import POSIXSupport

/// Keeps other swiftkits from writing in a project; the system lets go of it when the process ends, however it ends.
struct FolderLock: ~Copyable {
  private let folder: OpenFolder

  /// Waits up to ten seconds for its turn; nil when that is not enough.
  init?(_ path: FilePath) throws(FileFault) {
    let folder = try OpenFolder(path)
    var isOurs = try folder.lock()
    for _ in 0..<1000 where !isOurs {
      usleep(10_000)
      isOurs = try folder.lock()
    }
    guard isOurs else { return nil }
    self.folder = folder
  }
}
