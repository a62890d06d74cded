import ByteText

/// The dashes and arrows that set a reason, a fix or a result apart from what comes before.
enum Dash {
  /// The number of bytes of the dash at `position`: `--`, an em or en dash, or a hyphen between spaces; nil when there is none.
  static func length(at position: Int, in bytes: [UInt8]) -> Int? {
    switch bytes[position] {
    case UInt8(ascii: "-"):
      let isDouble = position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "-")
      let after = position + (isDouble ? 2 : 1)
      let hasSpaces =
        position > 0 && bytes[position - 1] == Ascii.space && after < bytes.count && bytes[after] == Ascii.space
      return hasSpaces ? after - position : nil
    case 0xE2 where position + 2 < bytes.count && bytes[position + 1] == 0x80:
      // An en dash between digits is a range.
      if bytes[position + 2] == 0x93 { return position > 0 && bytes[position - 1] == Ascii.space ? 3 : nil }
      return bytes[position + 2] == 0x94 ? 3 : nil
    default: return nil
    }
  }

  /// The number of bytes of the arrow at `position`: `->`, `=>` or U+2190...U+21FF.
  static func arrowLength(at position: Int, in bytes: [UInt8]) -> Int? {
    switch bytes[position] {
    case UInt8(ascii: "-"), UInt8(ascii: "="):
      return position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: ">") ? 2 : nil
    case 0xE2 where position + 2 < bytes.count && (0x86...0x87).contains(bytes[position + 1]): return 3
    default: return nil
    }
  }
}
