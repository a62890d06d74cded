extension UnsafeRawBufferPointer {
  /// Why these bytes are no Swift source, or nil when they may be.
  package var reasonNotToRead: String? {
    if isPlain { return nil }
    if contains(0) { return "it is binary: it contains a zero byte" }
    if let offset = firstByteOutsideUTF8 { return "it is not UTF-8 at byte \(offset)" }
    return nil
  }

  /// Why the parser must not be given these bytes, or nil when it may.
  package var reasonNotToParse: String? {
    var guardian = ParserGuard(self)
    return guardian.reason()
  }

  /// Whether all of it is ASCII without a zero byte, as nearly every file is; eight bytes at a time.
  private var isPlain: Bool {
    var index = 0
    while index + 8 <= count {
      let word = loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // The high bit of a byte stays clear where it is neither zero nor beyond ASCII.
      guard (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0 else { return false }
      index += 8
    }
    return self[index...].allSatisfy { $0 != 0 && $0 < 0x80 }
  }

  /// The offset of the first byte that is not part of a character in UTF-8.
  private var firstByteOutsideUTF8: Int? {
    var index = 0
    while index < count {
      let byte = self[index]
      if byte < 0x80 {
        index += 1
        continue
      }
      guard let length = lengthOfCharacter(at: index, leading: byte) else { return index }
      index += length
    }
    return nil
  }

  /// Table 3-7 of the Unicode standard: the second byte's range depends on the first.
  private func lengthOfCharacter(at index: Int, leading: UInt8) -> Int? {
    let length: Int
    let second: ClosedRange<UInt8>
    switch leading {
    case 0xc2...0xdf: (length, second) = (2, 0x80...0xbf)
    case 0xe0: (length, second) = (3, 0xa0...0xbf)
    case 0xed: (length, second) = (3, 0x80...0x9f)
    case 0xe1...0xef: (length, second) = (3, 0x80...0xbf)
    case 0xf0: (length, second) = (4, 0x90...0xbf)
    case 0xf1...0xf3: (length, second) = (4, 0x80...0xbf)
    case 0xf4: (length, second) = (4, 0x80...0x8f)
    default: return nil
    }
    guard index + length <= count, second.contains(self[index + 1]) else { return nil }
    return self[(index + 2)...].prefix(length - 2).allSatisfy { $0 & 0xc0 == 0x80 } ? length : nil
  }
}
