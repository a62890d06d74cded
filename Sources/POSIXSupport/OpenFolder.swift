/// A folder held open, so that what lies in it is reached without walking its path again.
///
/// This is the door to everything that a project brings: below the folder each step is taken relative to the folder before
/// it, by itself or by the system in one call, and never through a symbolic link, so that neither a link that a repository holds nor a rename by
/// another process meanwhile leads out. Paths below it are relative and have no `..`.
package struct OpenFolder: ~Copyable, Sendable {
  package typealias Kind = FileStatus.Kind

  /// A name in the folder, and what has it.
  package struct Entry: Sendable {
    package let name: [UInt8]
    package var kind: Kind
    /// Where it was taken along.
    package var stamp: ContentStamp?
    /// What is known of a folder, where a memory keeps it.
    var known: KnownFolder?
  }

  /// The path that it was opened by, for messages.
  package let path: FilePath
  let descriptor: Int32

  /// Opens the folder at `path`, which links may lead to: the caller vouches for it.
  package init(_ path: FilePath) throws(FileFault) {
    descriptor = path.withPlatformString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileFault("list", path, code: Errno(rawValue: errno)) }
    self.path = path
  }

  /// Opens the folder `name` in `parent`; a symbolic link is not followed.
  package init(_ name: [UInt8], in parent: borrowing OpenFolder, at path: FilePath) throws(FileFault) {
    descriptor = OpenFolder.withName(name) {
      openat(parent.descriptor, $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    }
    guard descriptor >= 0 else { throw FileFault("list", path, code: Errno(rawValue: errno)) }
    self.path = path
  }

  /// Takes over `descriptor`, an open folder.
  init(descriptor: Int32, path: FilePath) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { _ = close(descriptor) }

  /// The entries that `wanted` takes, in order of their bytes, without `.` and `..`; for one thread at a time.
  package func entries(
    where wanted: (UnsafeBufferPointer<UInt8>, Kind) -> Bool = { _, _ in true }
  ) throws(FileFault) -> [Entry] {
    var entries: [Entry] = []
    try eachName { name, type in
      let bytes = UnsafeRawBufferPointer(start: name, count: strlen(name)).assumingMemoryBound(to: UInt8.self)
      if bytes.first == UInt8(ascii: "."), bytes.count == 1 || (bytes.count == 2 && bytes[1] == bytes[0]) { return }
      let kind = kind(type, name)
      if wanted(bytes, kind) { entries.append(Entry(name: Array(bytes), kind: kind)) }
    }
    entries.sort { $0.name.lexicographicallyPrecedes($1.name) }
    return entries
  }

  /// The stamp and kind of `name` in the folder; nil when nothing is there or a link leads nowhere.
  package func status(of name: [UInt8], followingLinks: Bool) -> (stamp: ContentStamp, kind: Kind)? {
    var raw = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    guard OpenFolder.withName(name, { fstatat(descriptor, $0, &raw, flags) }) == 0 else { return nil }
    return (ContentStamp(raw), FileStatus.kind(raw))
  }

  private func kind(_ type: Int32, _ name: UnsafePointer<CChar>) -> Kind {
    switch type {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK): return .symbolicLink
    case Int32(DT_UNKNOWN):
      // Some file systems do not say it here.
      var raw = stat()
      return fstatat(descriptor, name, &raw, AT_SYMLINK_NOFOLLOW) == 0 ? FileStatus.kind(raw) : .other
    default: return .other
    }
  }

  static func withName<Value>(_ name: [UInt8], _ body: (UnsafePointer<CChar>) -> Value) -> Value {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: name.count + 1) { buffer in
      name.withUnsafeBytes { UnsafeMutableRawBufferPointer(buffer).copyMemory(from: $0) }
      buffer[name.count] = 0
      // Its capacity is at least one, so it has an address.
      return buffer.baseAddress.map { body(UnsafePointer($0)) } ?? body("")
    }
  }
}
