extension FilePath {
  /// The path of these bytes, which need not be UTF-8.
  package init(bytes: some Sequence<UInt8>) {
    var units = Array(bytes)
    units.append(0)
    self = units.withUnsafeBytes { units in
      units.bindMemory(to: CInterop.PlatformChar.self).baseAddress.map { FilePath(platformString: $0) } ?? FilePath()
    }
  }

  /// The bytes that the system knows it by; `string` has U+FFFD where these are not UTF-8.
  package var bytes: [UInt8] {
    withPlatformString { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }

  /// Whether `string` says all of it.
  package var isUTF8: Bool { String(validating: self) != nil }
}
