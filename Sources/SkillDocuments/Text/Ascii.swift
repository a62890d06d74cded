/// The bytes of ASCII that have a meaning in Markdown and YAML.
enum Ascii {
  /// Whether `byte` stands in `text`: most lines can be told apart by that, and it is found fast.
  static func holds(_ byte: UInt8, _ text: Substring.UTF8View) -> Bool {
    text.withContiguousStorageIfAvailable { $0.contains(byte) } ?? text.contains(byte)
  }

  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")

  static func isSpace(_ byte: UInt8) -> Bool { byte == space || (byte >= tab && byte <= carriageReturn) }
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
  static func isUppercase(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }
  static func isLowercase(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }
  static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
  /// Whether `byte` may stand in a word: ASCII letters and digits, and every byte of a character beyond ASCII.
  static func isWord(_ byte: UInt8) -> Bool { isAlphanumeric(byte) || byte >= 0x80 }
  static func isHexadecimal(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6 }
}

extension Substring {
  /// The text without spaces, tabs and line ends around it.
  func trimmed() -> String {
    var view = utf8
    while let first = view.first, Ascii.isSpace(first) { view.removeFirst() }
    while let last = view.last, Ascii.isSpace(last) { view.removeLast() }
    return String(Substring(view))
  }
}

extension String {
  /// The text without spaces, tabs and line ends around it.
  func trimmed() -> String {
    let isTight = !(utf8.first.map(Ascii.isSpace) ?? false) && !(utf8.last.map(Ascii.isSpace) ?? false)
    return isTight ? self : self[...].trimmed()
  }
}
