/// What tells, without reading it, that a file is still the one that was read: size, times, and which file it is.
///
/// It is laid out without gaps, so that many of them can be kept and compared as bytes.
package struct ContentStamp: Hashable, Sendable {
  package let size: Int64
  /// When the content was last changed, in nanoseconds since 1970.
  package let modified: Int64
  /// When the file's entry was last changed; unlike `modified`, no program can set it.
  package let changed: Int64
  package let inode: UInt64

  package init(_ raw: stat) {
    size = Int64(raw.st_size)
    #if canImport(Darwin)
      let (content, entry) = (raw.st_mtimespec, raw.st_ctimespec)
    #else
      let (content, entry) = (raw.st_mtim, raw.st_ctim)
    #endif
    modified = ContentStamp.nanoseconds(content)
    changed = ContentStamp.nanoseconds(entry)
    inode = UInt64(raw.st_ino)
  }

  /// Looks at `path`, following links; nil when nothing is there.
  package init?(of path: FilePath) {
    var raw = stat()
    guard path.withPlatformString({ stat($0, &raw) }) == 0 else { return nil }
    self.init(raw)
  }

  /// Looks at what a text names, following links; nil when nothing is there.
  ///
  /// For long lists of files: a `FilePath` takes more time to make than the system takes to look.
  package init?(named path: String) {
    var raw = stat()
    guard stat(path, &raw) == 0 else { return nil }
    self.init(raw)
  }

  /// The latest time in it.
  package var latest: Int64 { max(modified, changed) }

  /// The clock that stamps are made with, in nanoseconds since 1970.
  package static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  /// A time of the file system in nanoseconds since 1970.
  ///
  /// Archives carry dates that do not fit, before 1677 and after 2262; those wrap around, as stamps are only compared.
  static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
