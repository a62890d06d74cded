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

  // MARK: - Looking

  /// What lies at `path`; nil when nothing is there.
  func status(_ path: String) throws(Failure) -> FileStatus? {
    try TransactionFiles.faulting { () throws(FileFault) in try folder.status(of: FilePath(path)) }
  }

  /// What the file at `path` holds; nil when nothing is there.
  func bytes(_ path: String) throws(Failure) -> [UInt8]? {
    try unlessMissing { () throws(FileFault) in try folder.bytes(of: FilePath(path)) }
  }

  /// The SHA-256 of the file at `path`; nil when nothing is there.
  func digest(_ path: String) throws(Failure) -> String? {
    try bytes(path).map { SHA256.hexadecimal(of: $0) }
  }

  /// The names in the folder at `path`; none when nothing is there.
  func names(_ path: String) throws(Failure) -> [String] {
    let entries = try unlessMissing { () throws(FileFault) in try folder.folder(FilePath(path)).entries() }
    return (entries ?? []).map { String(decoding: $0.name, as: UTF8.self) }
  }

  /// True where both names are of one file.
  func isSame(_ left: String, _ right: String) throws(Failure) -> Bool {
    guard let a = try status(left), let b = try status(right) else { return false }
    return a.device == b.device && a.inode == b.inode
  }

  // MARK: - Changing

  /// Makes one folder; one that exists is fine.
  ///
  /// - Parameter exactly: these permissions, whatever the process's mask says.
  func makeFolder(_ path: String, permissions: mode_t = 0o777, exactly: mode_t? = nil) throws(Failure) {
    try call("mkdir", path) { path throws(FileFault) in
      try folder.makeFolder(path, permissions: permissions)
      if let exactly { try folder.setPermissions(ofFolder: path, to: exactly) }
    }
  }

  /// Writes a new file whole.
  ///
  /// - Parameter exactly: these permissions, whatever the process's mask says; nil for those of any new file.
  func write(_ bytes: [UInt8], to path: String, permissions: mode_t = 0o666, exactly: mode_t? = nil) throws(Failure) {
    try files.announce("open", place(path))
    try call("write", path) { path throws(FileFault) in
      try folder.create(path, bytes, permissions: exactly ?? permissions, exactly: exactly != nil, syncing: false)
    }
  }

  /// Gives the new file `copy` the owner and attributes of the file that it is to replace, as far as that may be.
  func copyAttributes(of original: String, to copy: String) throws(Failure) {
    try call("fchown", copy) { copy throws(FileFault) in
      try folder.copyAttributes(of: FilePath(original), to: copy)
    }
  }

  /// Waits until `files`, and the names in `folders`, of which this one is empty, are on the disk.
  func sync(files: [String] = [], folders: [String]) throws(Failure) {
    for path in files + folders { try self.files.announce("fsync", place(path)) }
    try TransactionFiles.faulting { () throws(FileFault) in
      try folder.sync(files: files.map { FilePath($0) }, folders: folders.map { FilePath($0) })
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
    try call("rename", target) { target throws(FileFault) in try folder.rename(FilePath(source), over: target) }
  }

  /// Removes a file; one that is gone is fine, and so is a folder that is gone with it.
  func remove(_ path: String) throws(Failure) {
    try files.announce("unlink", place(path))
    try unlessMissing { () throws(FileFault) in try folder.remove(FilePath(path)) }
  }

  /// Removes a folder if it is empty; anything else is left alone.
  func removeEmptyFolder(_ path: String) throws(Failure) {
    try files.announce("rmdir", place(path))
    try unlessMissing { () throws(FileFault) in try folder.removeEmptyFolder(FilePath(path)) }
  }

  private func call(_ name: String, _ path: String, _ body: (FilePath) throws(FileFault) -> Void) throws(Failure) {
    try files.announce(name, place(path))
    try TransactionFiles.faulting { () throws(FileFault) in try body(FilePath(path)) }
  }

  /// What `body` says; nil where what it asks for is not there.
  @discardableResult
  private func unlessMissing<Value>(_ body: () throws(FileFault) -> Value) throws(Failure) -> Value? {
    do throws(FileFault) {
      return try body()
    } catch {
      if error.isMissing { return nil }
      throw .fault(error)
    }
  }
}
