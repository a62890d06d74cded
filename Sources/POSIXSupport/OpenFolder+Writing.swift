extension OpenFolder {
  /// Makes one folder; one that exists is fine, a link to one is not.
  package func makeFolder(_ relative: FilePath, permissions: mode_t = 0o777) throws(FileFault) {
    let place = try place(of: relative, for: "make the folder")
    if place.call({ mkdirat($0, $1, permissions) }) == 0 { return }
    let fault = fault("make the folder", relative)
    if fault.code == .fileExists, try status(of: relative)?.kind == .folder { return }
    throw fault
  }

  /// Makes the folder at `relative` and every missing one above it.
  package func makeFolders(_ relative: FilePath, permissions: mode_t = 0o777) throws(FileFault) {
    var way = FilePath()
    for name in relative.components {
      way.append(name)
      try makeFolder(way, permissions: permissions)
    }
  }

  /// A new file with these bytes.
  ///
  /// - Parameters:
  ///   - permissions: those of the file, before the process's mask.
  ///   - exactly: sets the permissions as they are, whatever the mask says.
  ///   - syncing: waits until the bytes are on the disk.
  package func create(
    _ relative: FilePath, _ bytes: [UInt8], permissions: mode_t = 0o666, exactly: Bool = false, syncing: Bool = false
  ) throws(FileFault) {
    let place = try place(of: relative, for: "write")
    let file = place.call { openat($0, $1, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, permissions) }
    guard file >= 0 else { throw fault("write", relative) }
    var code: Errno?
    if exactly, fchmod(file, permissions) != 0 { code = Errno(rawValue: errno) }
    code = code ?? AtomicFile.writeAll(bytes, to: file)
    if code == nil, syncing { code = DiskFlush.flush(file) }
    // Some file systems say only now that the bytes did not arrive.
    if close(file) != 0 { code = code ?? Errno(rawValue: errno) }
    if let code { throw FileFault("write", path.pushing(relative), code: code) }
  }

  /// Renames `source` over whatever lies at `target`.
  package func rename(_ source: FilePath, over target: FilePath) throws(FileFault) {
    let old = try place(of: source, for: "replace")
    let new = try place(of: target, for: "replace")
    let result = old.call { folder, from in new.call { renameat(folder, from, $0, $1) } }
    guard result == 0 else { throw fault("replace", target) }
  }

  /// Gives the file `source` a second name; never replaces what is there.
  package func link(_ source: FilePath, as target: FilePath) throws(FileFault) {
    let old = try place(of: source, for: "write")
    let new = try place(of: target, for: "write")
    let result = old.call { folder, from in new.call { linkat(folder, from, $0, $1, 0) } }
    guard result == 0 else { throw fault("write", target) }
  }

  /// Removes a file or a link; one that is gone is fine.
  package func remove(_ relative: FilePath) throws(FileFault) {
    let place = try place(of: relative, for: "remove")
    guard place.call({ unlinkat($0, $1, 0) }) == 0 || errno == ENOENT else {
      throw fault("remove", relative)
    }
  }

  /// Removes a folder that is empty; false where it is not, or is none.
  @discardableResult
  package func removeEmptyFolder(_ relative: FilePath) throws(FileFault) -> Bool {
    let place = try place(of: relative, for: "remove")
    return place.call { unlinkat($0, $1, AT_REMOVEDIR) } == 0
  }
}
