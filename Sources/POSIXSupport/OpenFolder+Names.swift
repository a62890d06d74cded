import CMemory

extension OpenFolder {
  /// Calls `body` with every name in the folder, as it comes, and its type, a `DT_…`; for one thread at a time, since the
  /// system keeps with the open folder how far it was read.
  func eachName(_ body: (UnsafePointer<CChar>, Int32) -> Void) throws(FileFault) {
    #if os(Linux)
      // A stream takes five calls more for each folder, as many as the folder needs.
      let code = withUnsafeTemporaryAllocation(byteCount: 32 << 10, alignment: 8) { buffer -> Errno? in
        guard lseek(descriptor, 0, SEEK_SET) == 0, let start = UnsafeRawPointer(buffer.baseAddress) else {
          return Errno(rawValue: errno)
        }
        while true {
          let count = swiftkit_list(descriptor, buffer.baseAddress, UInt(buffer.count))
          // A folder that was removed meanwhile holds nothing.
          guard count > 0 else { return count == 0 || errno == ENOENT ? nil : Errno(rawValue: errno) }
          var entry = start
          while entry < start + count {
            // The number and the place of the entry come first, eight bytes each.
            let length = entry.load(fromByteOffset: 16, as: UInt16.self)
            let type = entry.load(fromByteOffset: 18, as: UInt8.self)
            body((entry + 19).assumingMemoryBound(to: CChar.self), Int32(type))
            entry += Int(length)
          }
        }
      }
      if let code { throw FileFault("list", path, code: code) }
    #else
      let listing = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard listing >= 0, let stream = fdopendir(listing) else {
        let code = Errno(rawValue: errno)
        if listing >= 0 { _ = close(listing) }
        throw FileFault("list", path, code: code)
      }
      defer { closedir(stream) }
      while true {
        // Only `errno` tells the end from a failure.
        errno = 0
        guard let entry = readdir(stream) else { break }
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          body(UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self), Int32(entry.pointee.d_type))
        }
      }
      guard errno == 0 else { throw FileFault("list", path, code: Errno(rawValue: errno)) }
    #endif
  }
}
