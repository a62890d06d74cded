/// Writing a file so that a reader, or a power cut, finds the old bytes or the new ones and nothing between.
package enum AtomicFile {
  /// Writes `bytes` beside `path` and renames the result over it.
  ///
  /// A file that is replaced hands its permissions on; a symbolic link is replaced, not followed. A device or a pipe, and a
  /// link to one, stays what it is, and is an error. What runs that were killed left behind in the folder is removed.
  /// - Parameters:
  ///   - permissions: those of a new file, before the process's mask.
  ///   - syncing: waits until the bytes are on the disk before the rename.
  package static func write(
    _ bytes: some Sequence<UInt8>, to path: FilePath, permissions: mode_t = 0o666, syncing: Bool = false
  ) throws(FileFault) {
    if FileStatus(path)?.kind == .other { throw FileFault("write", path, reason: "it is not a regular file") }
    TemporaryNames.clean(path.removingLastComponent())
    let (temporary, descriptor) = try openTemporary(beside: path, permissions: permissions)
    if let replaced = FileStatus(path, followingLinks: false), replaced.kind == .file {
      _ = fchmod(descriptor, mode_t(replaced.permissions))
    }
    let failure = writeAll(Array(bytes), to: descriptor) ?? (syncing ? DiskFlush.flush(descriptor) : nil)
    let closed = close(descriptor)
    let code = failure ?? (closed == 0 ? nil : Errno(rawValue: errno)) ?? rename(temporary, over: path)
    if let code {
      _ = temporary.withPlatformString { unlink($0) }
      throw FileFault("write", path, code: code)
    }
  }

  /// A new file in the folder of `path`.
  ///
  /// The name has nothing of the final one, which may be as long as names can be, and passes over names that another
  /// thread uses or that a killed process of the same number left behind.
  private static func openTemporary(
    beside path: FilePath, permissions: mode_t
  ) throws(FileFault) -> (FilePath, Int32) {
    var attempt = 0
    while true {
      let temporary = path.removingLastComponent().appending(TemporaryNames.name(attempt))
      let descriptor = temporary.withPlatformString {
        open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, permissions)
      }
      if descriptor >= 0 {
        // Held until it is closed; see TemporaryNames.
        _ = flock(descriptor, LOCK_SH | LOCK_NB)
        return (temporary, descriptor)
      }
      let code = Errno(rawValue: errno)
      attempt += 1
      guard code == .fileExists, attempt < 10_000 else { throw FileFault("write", path, code: code) }
    }
  }

  /// Writes every byte, however often the system takes only a part; nil when all went out.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Errno? {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes {
        POSIXSupport.write(descriptor, $0.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if written < 0 {
        if errno == EINTR || (errno == EAGAIN && Readiness.wait(until: POLLOUT, on: descriptor)) { continue }
        return Errno(rawValue: errno)
      }
      start += written
    }
    return nil
  }

  private static func rename(_ from: FilePath, over target: FilePath) -> Errno? {
    let result = from.withPlatformString { source in
      target.withPlatformString { POSIXSupport.rename(source, $0) }
    }
    return result == 0 ? nil : Errno(rawValue: errno)
  }
}
