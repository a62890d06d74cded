/// A folder held open, so that what lies in it is reached without walking its path again.
package struct OpenFolder: ~Copyable {
  package enum Kind: Sendable { case file, folder, symbolicLink, other }

  /// A name in the folder, and what has it.
  package struct Entry: Sendable {
    package let name: [UInt8]
    package var kind: Kind
  }

  private let stream: OpaquePointer
  private let descriptor: Int32

  /// Opens the folder at `path`.
  package init(_ path: FilePath) throws(FileFault) {
    let descriptor = path.withPlatformString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    try self.init(descriptor, path)
  }

  /// Opens the folder `name` in `parent`; a symbolic link is not followed.
  package init(_ name: [UInt8], in parent: borrowing OpenFolder, at path: FilePath) throws(FileFault) {
    let descriptor = OpenFolder.withName(name) {
      openat(parent.descriptor, $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    }
    try self.init(descriptor, path)
  }

  private init(_ descriptor: Int32, _ path: @autoclosure () -> FilePath) throws(FileFault) {
    guard descriptor >= 0 else { throw FileFault("list", path(), code: Errno(rawValue: errno)) }
    guard let stream = fdopendir(descriptor) else {
      let code = Errno(rawValue: errno)
      _ = close(descriptor)
      throw FileFault("list", path(), code: code)
    }
    self.descriptor = descriptor
    self.stream = OpenFolder.opaque(stream)
  }

  deinit { closedir(OpenFolder.stream(self.stream)) }

  /// The entries that `wanted` takes, in order of their bytes.
  package func entries(where wanted: (UnsafeBufferPointer<UInt8>, Kind) -> Bool) -> [Entry] {
    var entries: [Entry] = []
    while let entry = readdir(OpenFolder.stream(stream)) {
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        let name = UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self)
        let bytes = UnsafeRawBufferPointer(start: name, count: strlen(name)).assumingMemoryBound(to: UInt8.self)
        let kind = kind(Int32(entry.pointee.d_type), name)
        if wanted(bytes, kind) { entries.append(Entry(name: Array(bytes), kind: kind)) }
      }
    }
    entries.sort { $0.name.lexicographicallyPrecedes($1.name) }
    return entries
  }

  /// The stamp and kind of `name` in the folder; nil when nothing is there or a link leads nowhere.
  package func status(of name: [UInt8], followingLinks: Bool) -> (stamp: ContentStamp, kind: Kind)? {
    var raw = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    guard OpenFolder.withName(name, { fstatat(descriptor, $0, &raw, flags) }) == 0 else { return nil }
    return (ContentStamp(raw), OpenFolder.kind(raw))
  }

  private func kind(_ type: Int32, _ name: UnsafePointer<CChar>) -> Kind {
    switch type {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK): return .symbolicLink
    case Int32(DT_UNKNOWN):
      // Some file systems do not say it here.
      var raw = stat()
      return fstatat(descriptor, name, &raw, AT_SYMLINK_NOFOLLOW) == 0 ? OpenFolder.kind(raw) : .other
    default: return .other
    }
  }

  private static func kind(_ raw: stat) -> Kind {
    switch mode_t(raw.st_mode) & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .symbolicLink
    default: .other
    }
  }

  private static func withName<Value>(_ name: [UInt8], _ body: (UnsafePointer<CChar>) -> Value) -> Value {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: name.count + 1) { buffer in
      for (index, byte) in name.enumerated() { buffer[index] = CChar(bitPattern: byte) }
      buffer[name.count] = 0
      // Its capacity is at least one, so it has an address.
      return buffer.baseAddress.map { body(UnsafePointer($0)) } ?? body("")
    }
  }

  // DIR is an opaque type on Linux and a struct on Darwin.
  #if canImport(Darwin)
    private static func opaque(_ stream: UnsafeMutablePointer<DIR>) -> OpaquePointer { OpaquePointer(stream) }
    private static func stream(_ pointer: OpaquePointer) -> UnsafeMutablePointer<DIR> { UnsafeMutablePointer(pointer) }
  #else
    private static func opaque(_ stream: OpaquePointer) -> OpaquePointer { stream }
    private static func stream(_ pointer: OpaquePointer) -> OpaquePointer { pointer }
  #endif
}
