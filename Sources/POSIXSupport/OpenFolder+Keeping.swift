extension OpenFolder {
  /// Waits until the bytes of `files`, and the names in `folders`, of which this one is empty, are on the disk.
  package func sync(files: [FilePath], folders: [FilePath]) throws(FileFault) {
    let all = files.map { (path: $0, isFolder: false) } + folders.map { (path: $0, isFolder: true) }
    // A process may not have many more files open: macOS allows 256.
    for start in stride(from: 0, to: all.count, by: 32) {
      try sync(all[start..<min(start + 32, all.count)])
    }
  }

  private func sync(_ all: ArraySlice<(path: FilePath, isFolder: Bool)>) throws(FileFault) {
    var descriptors: [Int32] = []
    defer { for descriptor in descriptors { _ = close(descriptor) } }
    for (path, isFolder) in all {
      descriptors.append(try opened(path, O_RDONLY | (isFolder ? O_DIRECTORY : 0), .refused, for: "sync"))
    }
    for ((path, isFolder), code) in zip(all, DiskFlush.flush(descriptors)) {
      // Some file systems cannot sync folders; they order names by themselves.
      guard let code, !isFolder || (code != .invalidArgument && code != .notSupported) else { continue }
      throw FileFault("sync", self.path.pushing(path), code: code)
    }
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
