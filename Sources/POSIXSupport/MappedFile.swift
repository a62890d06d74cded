/// A file's bytes without reading them first: the system brings what is looked at.
package enum MappedFile {
  /// The bytes of the regular file at `path`, which stay as long as the process.
  ///
  /// For files that came with swiftkit, which nobody cuts short while they are in use.
  package static func bytes(of path: FilePath) throws(FileFault) -> UnsafeRawBufferPointer {
    let descriptor = path.withPlatformString { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileFault("read", path, code: Errno(rawValue: errno)) }
    defer { close(descriptor) }
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { throw FileFault("read", path, code: Errno(rawValue: errno)) }
    guard mode_t(raw.st_mode) & S_IFMT == S_IFREG else {
      throw FileFault("read", path, reason: "it is not a regular file")
    }
    let size = Int(raw.st_size)
    guard size > 0 else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    let address = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let address, address != MAP_FAILED else { throw FileFault("read", path, code: Errno(rawValue: errno)) }
    return UnsafeRawBufferPointer(start: address, count: size)
  }
}
