import POSIXSupport

/// A folder that a transaction works below: each call is relative to it, follows no link, and is announced first.
struct WorkFolder: ~Copyable {
  typealias Failure = TransactionFiles.Failure

  let folder: OpenFolder
  let files: TransactionFiles

  init(_ path: FilePath, _ files: TransactionFiles) throws(Failure) {
    folder = try TransactionFiles.faulting { () throws(FileFault) in try OpenFolder(path) }
    self.files = files
  }

  /// The whole path of what lies at `path`, for messages.
  func place(_ path: String) -> FilePath { folder.path.pushing(FilePath(path)) }

  /// What lies at `path`; nil when nothing is there.
  func status(_ path: String) throws(Failure) -> FileStatus? {
    do throws(FileFault) {
      return try folder.status(of: FilePath(path))
    } catch {
      throw .fault(error)
    }
  }

  /// What the file at `path` holds; nil when nothing is there.
  func bytes(_ path: String) throws(Failure) -> [UInt8]? {
    do throws(FileFault) {
      return try folder.bytes(of: FilePath(path))
    } catch {
      if error.isMissing { return nil }
      throw .fault(error)
    }
  }

  /// The SHA-256 of the file at `path`; nil when nothing is there.
  func digest(_ path: String) throws(Failure) -> String? {
    try bytes(path).map { SHA256.hexadecimal(of: $0) }
  }

  /// The names in the folder at `path`; none when nothing is there.
  func names(_ path: String) throws(Failure) -> [String] {
    do throws(FileFault) {
      return try folder.folder(FilePath(path)).entries().map { String(decoding: $0.name, as: UTF8.self) }
    } catch {
      if error.isMissing { return [] }
      throw .fault(error)
    }
  }

  /// Makes one folder; one that exists is fine.
  ///
  /// - Parameter exactly: these permissions, whatever the process's mask says.
  func makeFolder(_ path: String, permissions: mode_t = 0o777, exactly: mode_t? = nil) throws(Failure) {
    try files.announce("mkdir", place(path))
    do throws(FileFault) {
      try folder.makeFolder(FilePath(path), permissions: permissions)
      if let exactly { try folder.setPermissions(ofFolder: FilePath(path), to: exactly) }
    } catch {
      throw .fault(error)
    }
  }

  /// Writes a new file whole.
  ///
  /// - Parameter exactly: these permissions, whatever the process's mask says; nil for those of any new file.
  func write(_ bytes: [UInt8], to path: String, permissions: mode_t = 0o666, exactly: mode_t? = nil) throws(Failure) {
    try files.announce("open", place(path))
    try files.announce("write", place(path))
    do throws(FileFault) {
      try folder.create(
        FilePath(path), bytes, permissions: exactly ?? permissions, exactly: exactly != nil, syncing: false)
    } catch {
      throw .fault(error)
    }
  }

  /// Waits until the file at `path` is on the disk.
  func syncFile(_ path: String) throws(Failure) {
    try files.announce("fsync", place(path))
    do throws(FileFault) {
      try folder.syncFile(FilePath(path))
    } catch {
      throw .fault(error)
    }
  }

  /// Waits until the names in the folder at `path`, empty for this one, are on the disk.
  func syncFolder(_ path: String) throws(Failure) {
    try files.announce("fsync", place(path))
    do throws(FileFault) {
      try folder.sync(FilePath(path))
    } catch {
      throw .fault(error)
    }
  }

  /// Renames `source`; never replaces what is there.
  ///
  /// A second name and the loss of the first do it, as C's rename would replace; being stopped between is no harm.
  func move(_ source: String, to target: String) throws(Failure) {
    try files.announce("link", place(target))
    do throws(FileFault) {
      try folder.link(FilePath(source), as: FilePath(target))
    } catch {
      if error.code == .fileExists {
        guard try isSame(source, target) else { throw .fault(error) }
      } else {
        // Some file systems know no second names; there the check and the rename are two steps.
        let isUnknown = error.code == .notPermitted || error.code == .notSupported
        guard isUnknown, try status(target) == nil else { throw .fault(error) }
        return try rename(source, over: target)
      }
    }
    try remove(source)
  }

  func rename(_ source: String, over target: String) throws(Failure) {
    try files.announce("rename", place(target))
    do throws(FileFault) {
      try folder.rename(FilePath(source), over: FilePath(target))
    } catch {
      throw .fault(error)
    }
  }

  /// Removes a file; one that is gone is fine.
  func remove(_ path: String) throws(Failure) {
    try files.announce("unlink", place(path))
    do throws(FileFault) {
      try folder.remove(FilePath(path))
    } catch {
      if error.isMissing { return }
      throw .fault(error)
    }
  }

  /// Removes a folder if it is empty; anything else is left alone.
  func removeEmptyFolder(_ path: String) throws(Failure) {
    try files.announce("rmdir", place(path))
    do throws(FileFault) {
      try folder.removeEmptyFolder(FilePath(path))
    } catch {
      if !error.isMissing { throw .fault(error) }
    }
  }

  /// True where both names are of one file.
  func isSame(_ left: String, _ right: String) throws(Failure) -> Bool {
    guard let a = try status(left), let b = try status(right) else { return false }
    return a.device == b.device && a.inode == b.inode
  }
}
