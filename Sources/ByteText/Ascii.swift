/// The bytes of ASCII and what they are.
public enum Ascii {
  /// Whether `byte` stands in `text`: most lines can be told apart by that, and it is found fast.
  @inlinable
  public static func holds(_ byte: UInt8, _ text: Substring.UTF8View) -> Bool {
    text.withContiguousStorageIfAvailable { $0.contains(byte) } ?? text.contains(byte)
  }

  @inlinable public static var tab: UInt8 { UInt8(ascii: "\t") }
  @inlinable public static var newline: UInt8 { UInt8(ascii: "\n") }
  @inlinable public static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
  @inlinable public static var space: UInt8 { UInt8(ascii: " ") }

  /// Whether `byte` is a space, a tab or a line end.
  @inlinable
  public static func isSpace(_ byte: UInt8) -> Bool { byte == space || (byte >= tab && byte <= carriageReturn) }
  @inlinable public static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
  @inlinable public static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
  @inlinable public static func isUppercase(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }
  @inlinable public static func isLowercase(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }
  @inlinable public static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  /// Whether `byte` may stand in a word: ASCII letters and digits, and every byte of a character beyond ASCII.
  @inlinable public static func isWord(_ byte: UInt8) -> Bool { isAlphanumeric(byte) || byte >= 0x80 }

  /// Whether `byte` may stand in a name of Swift: what may stand in a word, and the underscore.
  @inlinable public static func isName(_ byte: UInt8) -> Bool { isWord(byte) || byte == UInt8(ascii: "_") }

  /// Whether `byte` is a hexadecimal digit, its letter of either size.
  @inlinable
  public static func isHexadecimal(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6 }

  /// The small letter of a capital; any other byte as it is.
  @inlinable public static func lowercased(_ byte: UInt8) -> UInt8 { isUppercase(byte) ? byte | 0x20 : byte }
}

extension Substring {
  /// The text without spaces, tabs and line ends around it.
  package func trimmed() -> String {
    var view = utf8
    while let first = view.first, Ascii.isSpace(first) { view.removeFirst() }
    while let last = view.last, Ascii.isSpace(last) { view.removeLast() }
    return String(Substring(view))
  }
}

extension String {
  /// The text without spaces, tabs and line ends around it.
  package func trimmed() -> String {
    let isTight = !(utf8.first.map(Ascii.isSpace) ?? false) && !(utf8.last.map(Ascii.isSpace) ?? false)
    return isTight ? self : self[...].trimmed()
  }
}
