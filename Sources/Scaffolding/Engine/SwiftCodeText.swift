import SourceScanning

/// Lines of Swift that a template puts into a file as they are.
enum SwiftCodeText {
  private static let longest = 1 << 19

  /// What is wrong with such a text; nil where nothing is.
  ///
  /// The code is read by the compiler later; this finds texts that are no code, and those that were cut off.
  static func flaw(in text: String) -> String? {
    if text.utf8.count > longest { return "more than \(longest >> 10) KiB of code are not allowed" }
    let isSteering = text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" || $0.value == 0x7F }
    if isSteering { return "control characters are not allowed" }
    return Array(text.utf8).withUnsafeBytes { unclosed(in: $0) }
  }

  /// What is wrong with the brackets outside of strings and comments.
  private static func unclosed(in code: UnsafeRawBufferPointer) -> String? {
    var lexer = SwiftLexer(code)
    var open: [UInt8] = []
    while let token = lexer.next() {
      switch token.sign {
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if open.popLast() != token.sign { return "a closing bracket has no opening bracket" }
      default: continue
      }
    }
    return open.isEmpty ? nil : "a bracket is not closed"
  }
}
