import ByteText

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
    let before = place > 0 && Ascii.isName(source[place - 1])
    let after = place < source.count && Ascii.isName(source[place])
    return before != after
  }
}
