/// Lines of Swift that a template puts into a file as they are.
enum SwiftCodeText {
  private static let longest = 1 << 19

  /// What is wrong with such a text; nil where nothing is.
  ///
  /// The code is read by the compiler later; this finds texts that are no code, and those that were cut off.
  static func flaw(in text: String) -> String? {
    if text.utf8.count > longest { return "more than \(longest >> 10) KiB of code are refused" }
    let isSteering = text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" || $0.value == 0x7F }
    if isSteering { return "control characters are refused" }
    var open: [UInt8] = []
    var isText = false
    var isComment = false
    var bytes = text.utf8[...]
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "\n"): (isText, isComment) = (false, false)
      case _ where isComment: continue
      case UInt8(ascii: "\\") where isText: _ = bytes.popFirst()
      case UInt8(ascii: "\""): isText.toggle()
      case _ where isText: continue
      case UInt8(ascii: "/") where bytes.first == UInt8(ascii: "/"): isComment = true
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if open.popLast() != byte { return "a bracket closes that was not opened" }
      default: continue
      }
    }
    return open.isEmpty ? nil : "a bracket is not closed"
  }
}
