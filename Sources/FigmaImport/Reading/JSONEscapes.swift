/// The escapes of JSON texts.
enum JSONEscapes {
  /// The text that `bytes`, the inside of a JSON string, stand for; half of a surrogate pair becomes U+FFFD.
  static func decoded(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
        text.append(bytes[index])
        index += 1
        continue
      }
      index += 2
      switch bytes[index - 1] {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"): text += Array(String(scalar(bytes, &index)).utf8)
      case let byte: text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Character {
    let replacement: Character = "\u{FFFD}"
    guard let unit = unit(bytes, index) else { return replacement }
    index += 4
    if let scalar = Unicode.Scalar(unit) { return Character(scalar) }
    guard unit < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u"), let low = self.unit(bytes, index + 2), (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { return replacement }
    index += 6
    return Character(scalar)
  }

  private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    return UInt32(String(decoding: bytes[start..<(start + 4)], as: UTF8.self), radix: 16)
  }
}
