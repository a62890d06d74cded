import ByteText

/// What a template leaves to be filled in: "[App name]", "{{name}}", "Score: X/10".
enum Blank {
  /// Whether all that a text says, behind its label, is a blank.
  static func isOne(_ inline: InlineText) -> Bool {
    let bytes = inline.bytes
    guard let last = bytes.last, inline.links.isEmpty, !bytes.contains(UInt8(ascii: "=")) else { return false }
    if last == UInt8(ascii: "]") || bytes.first == UInt8(ascii: "[") { return isBracketed(inline) }
    if bytes.contains(bytesOf: "____") { return true }
    if bytes.contains(bytesOf: "{{") { return inline.codes.isEmpty }
    return last == UInt8(ascii: "0")
      && (bytes.suffix(5).contains(bytesOf: " X/10") || bytes.suffix(6).contains(bytesOf: "[X/10"))
  }

  /// Whether the text behind the label is in square brackets: one pair, or several with marks between them.
  private static func isBracketed(_ inline: InlineText) -> Bool {
    let bytes = inline.bytes
    guard let open = bytes.firstIndex(of: UInt8(ascii: "[")),
      !inline.codes.contains(where: { $0.range.contains(open) }), open + 1 < bytes.count
    else { return false }
    let before = bytes[..<open].last { $0 != Ascii.space && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "*") }
    guard before == nil || before == UInt8(ascii: ":") || !bytes[..<open].contains(where: Ascii.isAlphanumeric) else {
      return false
    }
    var outside = 0, depth = 0
    for byte in bytes[open...] {
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      default: if depth == 0, Ascii.isAlphanumeric(byte) { outside += 1 }
      }
    }
    return outside * 3 <= bytes.count - open
  }
}
