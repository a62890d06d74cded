/// Why the bytes of a document are no text in UTF-8.
enum TextFlaw: CustomStringConvertible {
  case utf16, binary

  /// Nil where `bytes` are text, with a few strange bytes in it at most.
  ///
  /// - Parameter decoded: the bytes as UTF-8, with U+FFFD for what is none.
  init?(_ bytes: [UInt8], decoded: String) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16
      return
    }
    let zeros = bytes.count { $0 == 0 }
    let fixed = decoded.unicodeScalars.count { $0 == "\u{FFFD}" }
    guard zeros + fixed > max(8, bytes.count / 10) else { return nil }
    // Latin letters have every other byte zero, and no bytes that are not UTF-8.
    self = fixed == 0 && zeros > bytes.count / 3 ? .utf16 : .binary
  }

  var description: String {
    switch self {
    case .utf16: "the file is UTF-16; save it as UTF-8"
    case .binary: "the file is not UTF-8 text"
    }
  }
}
