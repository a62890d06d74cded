package import POSIXSupport

/// The system calls of a transaction, each announced to an observer first, so that tests can fail or stop it anywhere.
package struct TransactionFiles: Sendable {
  /// What an observer wants to happen instead of a call.
  package enum Verdict: Sendable {
    case proceed
    /// The call fails with this error.
    case fail(Errno)
    /// The process is gone: nothing more happens, not even a roll-back.
    case die
  }

  package enum Failure: Error {
    case fault(FileFault)
    /// A file is not as it was when the changes were thought up; nothing has been done.
    case stale(FileFault)
    case died
  }

  private let observer: (@Sendable (_ call: String, _ path: FilePath) -> Verdict)?

  package init(observer: (@Sendable (_ call: String, _ path: FilePath) -> Verdict)? = nil) {
    self.observer = observer
  }

  /// Makes one folder; one that exists is fine.
  func makeFolder(_ path: FilePath) throws(Failure) {
    try announce("mkdir", path)
    if path.withPlatformString({ mkdir($0, 0o777) }) == 0 { return }
    let code = Errno(rawValue: errno)
    if code == .fileExists, FileStatus(path)?.kind == .folder { return }
    throw .fault(FileFault("make the folder", path, code: code))
  }

  /// Writes a new file whole; with `syncing` it is on the disk afterwards.
  func write(_ bytes: [UInt8], to path: FilePath, permissions: mode_t = 0o666, syncing: Bool = false) throws(Failure) {
    try announce("open", path)
    let descriptor = path.withPlatformString {
      open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, permissions)
    }
    guard descriptor >= 0 else { throw .fault(FileFault("write", path, code: Errno(rawValue: errno))) }
    do throws(Failure) {
      try announce("write", path)
      if let code = AtomicFile.writeAll(bytes, to: descriptor) { throw .fault(FileFault("write", path, code: code)) }
      if syncing {
        try announce("fsync", path)
        guard fsync(descriptor) == 0 else { throw .fault(FileFault("write", path, code: Errno(rawValue: errno))) }
      }
    } catch {
      _ = close(descriptor)
      throw error
    }
    // Some file systems say only now that the bytes did not arrive.
    guard close(descriptor) == 0 else { throw .fault(FileFault("write", path, code: Errno(rawValue: errno))) }
  }

  /// What lies at `path`; nil when nothing is there.
  func status(_ path: FilePath) throws(Failure) -> FileStatus? {
    do throws(FileFault) {
      return try FileStatus.look(at: path, followingLinks: false)
    } catch {
      throw .fault(error)
    }
  }

  /// Renames `source`; never replaces what is there.
  ///
  /// A second name and the loss of the first do it, as C's rename would replace; being stopped between is no harm.
  func move(_ source: FilePath, to target: FilePath) throws(Failure) {
    try announce("link", target)
    let result = source.withPlatformString { from in target.withPlatformString { link(from, $0) } }
    let code = result == 0 ? nil : Errno(rawValue: errno)
    if let code, !(code == .fileExists && isSame(source, target)) {
      // Some file systems know no second names; there the check and the rename are two steps.
      if code == .notPermitted || code == .notSupported, FileStatus(target, followingLinks: false) == nil {
        return try rename(source, over: target)
      }
      throw .fault(FileFault("write", target, code: code))
    }
    try remove(source)
  }

  func rename(_ source: FilePath, over target: FilePath) throws(Failure) {
    try announce("rename", target)
    let result = source.withPlatformString { from in target.withPlatformString { POSIXSupport.rename(from, $0) } }
    guard result == 0 else { throw .fault(FileFault("replace", target, code: Errno(rawValue: errno))) }
  }

  /// Removes a file; one that is gone is fine.
  func remove(_ path: FilePath) throws(Failure) {
    try announce("unlink", path)
    guard path.withPlatformString({ unlink($0) }) == 0 || errno == ENOENT else {
      throw .fault(FileFault("remove", path, code: Errno(rawValue: errno)))
    }
  }

  /// Removes a folder if it is empty; anything else is left alone.
  func removeEmptyFolder(_ path: FilePath) throws(Failure) {
    try announce("rmdir", path)
    _ = path.withPlatformString { rmdir($0) }
  }

  private func announce(_ call: String, _ path: FilePath) throws(Failure) {
    switch observer?(call, path) ?? .proceed {
    case .proceed: return
    case .fail(let code): throw .fault(FileFault(call, path, code: code))
    case .die: throw .died
    }
  }

  /// True where both names are of one file.
  func isSame(_ left: FilePath, _ right: FilePath) -> Bool {
    guard let a = FileStatus(left, followingLinks: false), let b = FileStatus(right, followingLinks: false) else {
      return false
    }
    return a.device == b.device && a.inode == b.inode
  }
}
