/// Waiting until what was written is on the disk, and not only on its way there.
enum DiskFlush {
  /// Waits for the file or folder behind `descriptor`; nil when that is done.
  ///
  /// `fsync` of macOS hands the bytes to the drive, which may keep them in its own memory: a power cut takes them. Volumes
  /// that cannot ask their drive, such as those of a network, have `fsync` and no more.
  static func flush(_ descriptor: Int32) -> Errno? {
    #if canImport(Darwin)
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return nil }
    #endif
    return fsync(descriptor) == 0 ? nil : Errno(rawValue: errno)
  }
}
