extension OpenFolder {
  /// Waits until the bytes of `files`, and the names in `folders`, of which this one is empty, are on the disk.
  ///
  /// A folder that is gone is passed over. Where something fails, the others are waited for all the same.
  package func sync(files: [FilePath], folders: [FilePath]) throws(FileFault) {
    let all = files.map { (path: $0, isFolder: false) } + folders.map { (path: $0, isFolder: true) }
    var fault: FileFault?
    // A process may not have many more files open: macOS allows 256.
    for start in stride(from: 0, to: all.count, by: 32) {
      let found = self.fault(ofSyncing: all[start..<min(start + 32, all.count)])
      fault = fault ?? found
    }
    if let fault { throw fault }
  }

  /// The first thing that went wrong; nil where nothing did.
  private func fault(ofSyncing all: ArraySlice<(path: FilePath, isFolder: Bool)>) -> FileFault? {
    var fault: FileFault?
    var opened: [(path: FilePath, isFolder: Bool, descriptor: Int32)] = []
    defer { for file in opened { _ = close(file.descriptor) } }
    for (path, isFolder) in all {
      do throws(FileFault) {
        let flags = O_RDONLY | (isFolder ? O_DIRECTORY : 0)
        opened.append((path, isFolder, try self.opened(path, flags, .refused, for: "sync")))
      } catch {
        if !isFolder || !error.isMissing { fault = fault ?? error }
      }
    }
    for (file, code) in zip(opened, DiskFlush.flush(opened.map(\.descriptor))) {
      // Some file systems cannot sync folders; they order names by themselves.
      guard let code, !file.isFolder || (code != .invalidArgument && code != .notSupported) else { continue }
      fault = fault ?? FileFault("sync", path.pushing(file.path), code: code)
    }
    return fault
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
