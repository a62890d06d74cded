/// Listing, making and removing folders.
package enum Folder {
  /// The names in `path`, without `.` and `..`, sorted by bytes so that every machine sees the same order.
  package static func names(in path: FilePath) throws(FileFault) -> [String] {
    var names: [String] = []
    try forEachName(in: path) { raw in
      let name = String(decoding: raw, as: UTF8.self)
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether `path` has an entry that is spelled exactly so.
  ///
  /// Asking for the entry itself is not enough: most Macs, and some folders elsewhere, find it in any case of letters.
  package static func holds(_ name: String, in path: FilePath) -> Bool {
    var isThere = false
    try? forEachName(in: path) { raw in
      if raw.elementsEqual(name.utf8) { isThere = true }
    }
    return isThere
  }

  /// The names in `path` that end so, in no order.
  static func names(in path: FilePath, endingWith ending: String) throws(FileFault) -> [String] {
    var names: [String] = []
    try forEachName(in: path) { raw in
      guard raw.count >= ending.utf8.count, raw.suffix(ending.utf8.count).elementsEqual(ending.utf8) else { return }
      names.append(String(decoding: raw, as: UTF8.self))
    }
    return names
  }

  /// The first name in `path`, by bytes, that ends so.
  ///
  /// Quick where there are a hundred thousand others, as in a folder for temporary files.
  package static func firstName(in path: FilePath, endingWith ending: String) throws(FileFault) -> String? {
    var first: String?
    try forEachName(in: path) { raw in
      guard raw.count >= ending.utf8.count, raw.suffix(ending.utf8.count).elementsEqual(ending.utf8) else { return }
      let name = String(decoding: raw, as: UTF8.self)
      if first.map({ name.utf8.lexicographicallyPrecedes($0.utf8) }) ?? true { first = name }
    }
    return first
  }

  private static func forEachName(
    in path: FilePath, _ body: (UnsafeRawBufferPointer.SubSequence) -> Void
  ) throws(FileFault) {
    guard let stream = path.withPlatformString({ opendir($0) }) else {
      throw FileFault("list", path, code: Errno(rawValue: errno))
    }
    defer { closedir(stream) }
    while true {
      // Only `errno` tells the end from a failure.
      errno = 0
      guard let entry = readdir(stream) else { break }
      withUnsafeBytes(of: &entry.pointee.d_name) { raw in body(raw.prefix(strlen(raw))) }
    }
    guard errno == 0 else { throw FileFault("list", path, code: Errno(rawValue: errno)) }
  }

  private static func strlen(_ raw: UnsafeRawBufferPointer) -> Int {
    raw.baseAddress.map { POSIXSupport.strlen($0.assumingMemoryBound(to: CChar.self)) } ?? 0
  }

  /// Makes `path` and every missing folder above it.
  package static func make(_ path: FilePath, permissions: mode_t = 0o777) throws(FileFault) {
    if path.withPlatformString({ mkdir($0, permissions) }) == 0 { return }
    let code = Errno(rawValue: errno)
    if code == .fileExists, FileStatus(path)?.kind == .folder { return }
    let parent = path.removingLastComponent()
    guard code == .noSuchFileOrDirectory, !parent.isEmpty, parent != path else {
      throw FileFault("make the folder", path, code: code)
    }
    try make(parent, permissions: permissions)
    guard path.withPlatformString({ mkdir($0, permissions) }) == 0 || errno == EEXIST else {
      throw FileFault("make the folder", path, code: Errno(rawValue: errno))
    }
  }

  /// Removes `path` and all that lies in it; symbolic links are removed, never followed.
  package static func removeAll(_ path: FilePath) throws(FileFault) {
    guard let status = FileStatus(path, followingLinks: false) else { return }
    if status.kind == .folder {
      for name in try names(in: path) { try removeAll(path.appending(name)) }
    }
    guard path.withPlatformString({ remove($0) }) == 0 || errno == ENOENT else {
      throw FileFault("remove", path, code: Errno(rawValue: errno))
    }
  }

  /// The process's working folder.
  package static func current() -> FilePath {
    guard let pointer = getcwd(nil, 0) else { return "." }
    defer { free(pointer) }
    return FilePath(platformString: pointer)
  }

  /// A new folder of its own under `parent`, named `prefix` and six random letters.
  package static func makeTemporary(in parent: FilePath, prefix: String) throws(FileFault) -> FilePath {
    let pattern = parent.appending(prefix + "XXXXXX")
    var bytes = Array(pattern.string.utf8CString)
    guard mkdtemp(&bytes) != nil else { throw FileFault("make a folder in", parent, code: Errno(rawValue: errno)) }
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { FilePath(platformString: $0) } ?? pattern
    }
  }
}
