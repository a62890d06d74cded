/// Bytes to look for, and whether a word must end or begin where they do.
struct Literal: Hashable, Sendable {
  let bytes: [UInt8]
  /// Whether of the byte before and the first exactly one belongs to a word.
  let isBoundedBefore: Bool
  let isBoundedAfter: Bool

  /// Whether it stands at `start`.
  func stands(in source: UnsafeRawBufferPointer, at start: Int) -> Bool {
    let end = start + bytes.count
    guard end <= source.count, bytes.elementsEqual(source[start..<end]) else { return false }
    return (!isBoundedBefore || Literal.isBoundary(start, in: source))
      && (!isBoundedAfter || Literal.isBoundary(end, in: source))
  }

  private static func isBoundary(_ place: Int, in source: UnsafeRawBufferPointer) -> Bool {
    let before = place > 0 && source[place - 1].isWordByte
    let after = place < source.count && source[place].isWordByte
    return before != after
  }
}

extension UInt8 {
  /// Whether it is a part of a name: a letter, a digit, an underscore, or of a character beyond ASCII.
  fileprivate var isWordByte: Bool {
    let lower = self | 0x20
    return lower &- 0x61 < 26 || self &- 0x30 < 10 || self == 0x5f || self >= 0x80
  }
}
