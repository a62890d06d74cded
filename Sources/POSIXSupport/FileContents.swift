/// Reading a file whole.
package enum FileContents {
  /// The bytes of the regular file at `path`.
  ///
  /// - Parameter limit: refuses larger files, in bytes; what a person means to give us is far below the default.
  package static func bytes(of path: FilePath, limit: Int = 256 << 20) throws(FileFault) -> [UInt8] {
    let descriptor = path.withPlatformString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw FileFault("read", path, code: Errno(rawValue: errno)) }
    defer { close(descriptor) }
    return try bytes(from: descriptor, path: path, limit: limit)
  }

  /// The bytes of the regular file that `descriptor`, which stays open, was opened at its start for.
  ///
  /// - Parameter path: what errors call it.
  static func bytes(from descriptor: Int32, path: FilePath, limit: Int) throws(FileFault) -> [UInt8] {
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { throw FileFault("read", path, code: Errno(rawValue: errno)) }
    guard mode_t(raw.st_mode) & S_IFMT == S_IFREG else {
      let isFolder = mode_t(raw.st_mode) & S_IFMT == S_IFDIR
      throw FileFault("read", path, reason: isFolder ? "it is a folder" : "it is not a regular file")
    }
    guard Int(raw.st_size) <= limit else {
      throw FileFault("read", path, reason: "it has \(raw.st_size) bytes; the limit is \(limit)")
    }
    let bytes: [UInt8]
    do {
      bytes = try readToEnd(descriptor, expecting: Int(raw.st_size), limit: limit)
    } catch {
      throw FileFault("read", path, code: error)
    }
    // Files of /proc say that they are empty.
    guard bytes.count <= limit else {
      throw FileFault("read", path, reason: "it is larger than its reported size; the limit is \(limit) bytes")
    }
    return bytes
  }

  /// The first `count` bytes of the file at `path`, or all when it has fewer.
  package static func start(of path: FilePath, count: Int) throws(FileFault) -> [UInt8] {
    let descriptor = path.withPlatformString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw FileFault("read", path, code: Errno(rawValue: errno)) }
    defer { close(descriptor) }
    var outcome = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      outcome = read(descriptor, buffer.baseAddress, count)
      filled = max(0, outcome)
    }
    guard outcome >= 0 else { throw FileFault("read", path, code: Errno(rawValue: errno)) }
    return bytes
  }

  /// The file at `path` as text; bytes that are not UTF-8 become U+FFFD.
  package static func text(of path: FilePath, limit: Int = 256 << 20) throws(FileFault) -> String {
    String(decoding: try bytes(of: path, limit: limit), as: UTF8.self)
  }

  /// Everything that can still be read from `descriptor`, which stays open.
  ///
  /// - Parameter limit: reading stops once there is more than this, so that a caller can tell.
  package static func readToEnd(
    _ descriptor: Int32, expecting size: Int = 0, limit: Int = .max
  ) throws(Errno) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = min(max(size + 1, 4096), 1 << 26)
    while bytes.count <= limit {
      let start = bytes.count
      var outcome = 0
      let wanted = room
      let piece = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
        outcome = read(descriptor, buffer.baseAddress, wanted)
        count = max(0, outcome)
      }
      if start == 0 { bytes = piece } else { bytes += piece }
      if outcome < 0 {
        if errno == EINTR || (errno == EAGAIN && Readiness.wait(until: POLLIN, on: descriptor)) { continue }
        throw Errno(rawValue: errno)
      }
      // A file that had as many bytes as it says needs no second call to hear that it ends.
      if outcome == 0 || bytes.count == size { break }
      room = max(4096, size - start - outcome + 1)
    }
    return bytes
  }
}
