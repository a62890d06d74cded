/// The environment variables and the executable's own place, read once where the program starts.
package enum ProcessEnvironment {
  /// Every `NAME=value` of this process.
  package static func lines() -> [String] {
    #if canImport(Darwin)
      // Declared without nullability, so each step may be nil for Swift.
      guard let first = _NSGetEnviron()?.pointee else { return [] }
      var cursor: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = first
    #else
      var cursor: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
    #endif
    var lines: [String] = []
    while let entry = cursor.pointee {
      lines.append(String(cString: entry))
      cursor += 1
    }
    return lines
  }

  package static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The file that this process runs, with symbolic links resolved.
  package static func executable() -> FilePath? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return buffer.withUnsafeBufferPointer { $0.baseAddress.flatMap { resolved(FilePath(platformString: $0)) } }
    #else
      return resolved("/proc/self/exe")
    #endif
  }

  /// Where temporary files go that only this user may see, where the system has such a place; else `/tmp`.
  package static func temporaryFolder() -> FilePath {
    #if canImport(Darwin)
      var buffer = [CChar](repeating: 0, count: 1_024)
      let size = confstr(_CS_DARWIN_USER_TEMP_DIR, &buffer, buffer.count)
      if size > 1, size <= buffer.count {
        return FilePath(String(decoding: buffer.prefix(size - 1).map { UInt8(bitPattern: $0) }, as: UTF8.self))
      }
    #endif
    return "/tmp"
  }

  /// `path` without symbolic links, or nil when it does not exist.
  package static func resolved(_ path: FilePath) -> FilePath? {
    guard let pointer = path.withPlatformString({ realpath($0, nil) }) else { return nil }
    defer { free(pointer) }
    return FilePath(platformString: pointer)
  }
}
