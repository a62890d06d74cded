import POSIXSupport

/// Keeps the user's cache folder from growing with every project that was ever checked.
enum CachePruning {
  /// What was not written for so long, in nanoseconds, is removed: thirty days. Whoever still needs it makes it again.
  static let longestKept: Int64 = 30 * 24 * 3600 * 1_000_000_000

  /// Removes old reports in `folder`, which may hold other things; what cannot be removed stays.
  static func run(in folder: FilePath, now: Int64 = ContentStamp.now()) {
    for name in (try? Folder.names(in: folder)) ?? [] where CheckCacheFile(name: name) != nil {
      let file = folder.appending(name)
      guard let stamp = ContentStamp(of: file), now &- stamp.modified > longestKept else { continue }
      _ = file.withPlatformString { unlink($0) }
    }
  }
}
