/// Files that are nobody's but the user's.
package enum PrivateFile {
  /// Makes an empty file at `path` that only the user may read, or takes from others what they may do with the one there.
  ///
  /// What cannot be done is left: whoever opens the file next is told why.
  package static func prepare(_ path: FilePath) {
    let file = path.withPlatformString { open($0, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600) }
    guard file >= 0 else { return }
    defer { close(file) }
    var raw = stat()
    if fstat(file, &raw) == 0, FileStatus.kind(raw) == .file, raw.st_mode & 0o077 != 0 { _ = fchmod(file, 0o600) }
  }

  /// Says of the file at `path` that it was in use today, where it does not say so already.
  package static func markUsed(_ path: FilePath, now: Int64 = ContentStamp.now()) {
    guard let status = FileStatus(path), now &- status.modified > 24 * 3600 * 1_000_000_000 else { return }
    _ = path.withPlatformString { utimes($0, nil) }
  }
}
