package import POSIXSupport

/// The rules indexes in the user's cache folder, one for each set of roots.
package enum IndexCache {
  /// An index that was not used for so long, in nanoseconds, is removed: thirty days. Whoever still needs it makes it again.
  package static let longestKept: Int64 = 30 * 24 * 3600 * 1_000_000_000

  /// Makes the folder of `file` ready for a new index, and removes what nobody uses any more.
  package static func prepare(for file: FilePath) throws(FileFault) {
    let folder = file.removingLastComponent()
    try CacheFolder.make(folder)
    prune(folder)
  }

  /// Removes old indexes and tables of aliases in `folder`, which may hold other things; what cannot be removed stays.
  package static func prune(_ folder: FilePath, now: Int64 = ContentStamp.now()) {
    for name in (try? Folder.names(in: folder)) ?? [] {
      let isIndex = name.hasPrefix("rules-") && name.hasSuffix(".sqlite")
      guard isIndex || (name.hasPrefix("aliases-") && name.hasSuffix(".cache")) else { continue }
      let file = folder.appending(name)
      guard let status = FileStatus(file, followingLinks: false), now &- status.modified > longestKept else { continue }
      remove(file)
    }
  }

  /// Removes a damaged index, unless it is no longer the file that was found as `status`: then another process has made it
  /// anew already. False where it cannot be removed.
  package static func discard(_ file: FilePath, foundAs status: FileStatus?) -> Bool {
    let now = FileStatus(file, followingLinks: false)
    if let now, let status, now.inode != status.inode || now.device != status.device { return true }
    remove(file)
    return FileStatus(file, followingLinks: false) == nil
  }

  private static func remove(_ file: FilePath) {
    for ending in ["", "-journal", "-wal", "-shm"] {
      _ = FilePath(file.string + ending).withPlatformString { unlink($0) }
    }
  }
}
