/// What `stat` knows of a path, reduced to what swiftkit asks.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Sendable { case file, folder, symbolicLink, other }

  package let kind: Kind
  /// Size in bytes.
  package let size: Int
  /// Time of the last change of content, in nanoseconds since 1970.
  package let modified: Int64
  /// Time of the last change of the entry, in nanoseconds since 1970; unlike `modified`, no program can set it.
  package let changed: Int64
  package let permissions: UInt16
  package let owner: UInt32
  /// Device and inode: the same for two names of one file.
  package let device: UInt64
  package let inode: UInt64

  /// Looks at `path`; nil when nothing is there or it cannot be seen.
  ///
  /// - Parameter followingLinks: with false a symbolic link is reported as itself.
  package init?(_ path: FilePath, followingLinks: Bool = true) {
    guard let status = try? FileStatus.look(at: path, followingLinks: followingLinks) else { return nil }
    self = status
  }

  /// Looks at what a text names; nil when nothing is there or it cannot be seen.
  ///
  /// For long lists of known files: a `FilePath` takes more time to make than the system takes to look.
  package init?(named path: String) {
    var raw = stat()
    guard stat(path, &raw) == 0 else { return nil }
    self.init(raw)
  }

  /// Looks at `path`; nil when nothing is there.
  ///
  /// Throws where the system cannot say, for those who must not take that for an empty place.
  package static func look(at path: FilePath, followingLinks: Bool = true) throws(FileFault) -> FileStatus? {
    var raw = stat()
    let result = path.withPlatformString { followingLinks ? stat($0, &raw) : lstat($0, &raw) }
    if result == 0 { return FileStatus(raw) }
    let fault = FileFault("look at", path, code: Errno(rawValue: errno))
    if fault.isMissing { return nil }
    throw fault
  }

  init(_ raw: stat) {
    kind = FileStatus.kind(raw)
    size = Int(raw.st_size)
    #if canImport(Darwin)
      let (content, entry) = (raw.st_mtimespec, raw.st_ctimespec)
    #else
      let (content, entry) = (raw.st_mtim, raw.st_ctim)
    #endif
    modified = ContentStamp.nanoseconds(content)
    changed = ContentStamp.nanoseconds(entry)
    permissions = UInt16(truncatingIfNeeded: raw.st_mode & 0o7777)
    owner = UInt32(raw.st_uid)
    device = UInt64(truncatingIfNeeded: raw.st_dev)
    inode = UInt64(raw.st_ino)
  }

  static func kind(_ raw: stat) -> Kind {
    switch mode_t(raw.st_mode) & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .symbolicLink
    default: .other
    }
  }
}
