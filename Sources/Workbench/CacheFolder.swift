package import POSIXSupport

/// The user's folder for caches: what lies there is believed, so it must be nobody else's.
package enum CacheFolder {
  /// Why the folder at `path` is not to be used; nil where it is right or not there yet.
  package static func flaw(of path: FilePath) -> String? {
    guard let status = FileStatus(path) else { return nil }
    if status.owner != geteuid() { return "the cache folder '\(path)' belongs to another user" }
    if status.permissions & 0o002 != 0 {
      return "the cache folder '\(path)' is writable by everyone (try 'chmod 700 \(path)')"
    }
    return nil
  }

  /// Makes the folder at `path` for the user alone, or takes from others what they may do in the one that is there.
  package static func make(_ path: FilePath) throws(FileFault) {
    try Folder.make(path, permissions: 0o700)
    if let flaw = flaw(of: path) { throw FileFault("use", path, reason: flaw) }
    guard let status = FileStatus(path), status.permissions & 0o077 != 0 else { return }
    _ = path.withPlatformString { chmod($0, 0o700) }
  }
}
