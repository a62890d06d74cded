extension FilePath {
  /// The path of these bytes, which need not be UTF-8.
  package init(bytes: some Sequence<UInt8>) {
    let units = bytes.prefix { $0 != 0 }.map { CInterop.PlatformChar(bitPattern: $0) } + [0]
    self = units.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { FilePath(platformString: $0) } ?? FilePath()
    }
  }

  /// The bytes that the system knows it by; `string` has U+FFFD where these are not UTF-8.
  package var bytes: [UInt8] {
    withPlatformString { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }

  /// Whether `string` says all of it.
  package var isUTF8: Bool { String(validating: self) != nil }
}
