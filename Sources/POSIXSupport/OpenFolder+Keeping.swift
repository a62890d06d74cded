extension OpenFolder {
  /// Waits until the bytes of the file at `relative` are on the disk.
  package func syncFile(_ relative: FilePath) throws(FileFault) {
    let place = try place(of: relative, for: "write")
    let file = place.call { openat($0, $1, O_RDONLY | O_CLOEXEC | O_NOFOLLOW) }
    guard file >= 0 else { throw fault("write", relative) }
    defer { _ = close(file) }
    if let code = DiskFlush.flush(file) { throw FileFault("write", path.pushing(relative), code: code) }
  }

  /// Gives the folder at `relative` these permissions, whatever the process's mask says.
  package func setPermissions(ofFolder relative: FilePath, to permissions: mode_t) throws(FileFault) {
    let folder = try folder(relative)
    guard fchmod(folder.descriptor, permissions) == 0 else { throw fault("change the permissions of", relative) }
  }

  /// Keeps other processes that ask the same from going on until this folder is closed, or the process ends.
  ///
  /// False where another has it.
  package func lock() throws(FileFault) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    let code = Errno(rawValue: errno)
    if code == .wouldBlock || code == .interrupted { return false }
    throw FileFault("lock", path, code: code)
  }
}
