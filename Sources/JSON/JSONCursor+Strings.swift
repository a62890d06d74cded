extension JSONCursor {
  /// The string that stands next; nil, and the value skipped, where it is something else.
  package mutating func optionalString() throws(JSONFault) -> String? {
    guard case .string = try next() else {
      try skip()
      return nil
    }
    return try string()
  }

  /// The string whose quote the cursor is at.
  mutating func string() throws(JSONFault) -> String {
    let start = offset + 1
    let end = mark(from: start, orControl: true)
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return try escapedString(from: start, to: end) }
    offset = end + 1
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  mutating func skipString() throws(JSONFault) {
    var index = mark(from: offset + 1, orControl: false)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") {
        offset = index + 1
        return
      }
      index = mark(from: index + 2, orControl: false)
    }
    throw endless()
  }

  private func endless() -> JSONFault {
    fault("the string that starts here has no end; the file is probably truncated")
  }

  /// The first place from `index` on with a quote or a backslash, or with a control character; the end without one.
  ///
  /// Texts, some of which are as long as the path of a drawing, go eight bytes at a time: a byte without a bit is found by
  /// what it borrows, and the first one found is one indeed.
  @inline(__always)
  private func mark(from index: Int, orControl: Bool) -> Int {
    var index = index
    let raw = UnsafeRawBufferPointer(bytes)
    let ones: UInt64 = 0x0101_0101_0101_0101
    while index + 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let quote = word ^ (ones &* 0x22)
      let backslash = word ^ (ones &* 0x5C)
      var found = (quote &- ones) & ~quote | (backslash &- ones) & ~backslash
      if orControl { found |= (word &- ones &* 0x20) & ~word }
      found &= ones << 7
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\\"),
      !orControl || bytes[index] >= 0x20
    { index += 1 }
    return min(index, bytes.count)
  }

  // MARK: - Escapes

  /// The string that begins behind its quote at `start` and has nothing odd before `end`.
  private mutating func escapedString(from start: Int, to end: Int) throws(JSONFault) -> String {
    var text = Array(bytes[start..<end])
    var index = end
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        offset = index + 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard index + 1 < bytes.count else { throw endless() }
        index += 2
        try escape(bytes[index - 1], &index, into: &text)
      case ..<0x20: throw fault("a string contains a control character", at: index)
      default:
        let next = mark(from: index, orControl: true)
        text += bytes[index..<next]
        index = next
      }
    }
    throw endless()
  }

  /// Appends what the escape with the letter before `index` stands for, and steps over its digits.
  private func escape(_ letter: UInt8, _ index: inout Int, into text: inout [UInt8]) throws(JSONFault) {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += Array(String(Character(try scalar(&index))).utf8)
    default: throw fault("invalid escape", at: index - 2)
    }
  }

  /// The character that four digits stand for, or eight of two surrogates.
  private func scalar(_ index: inout Int) throws(JSONFault) -> Unicode.Scalar {
    let first = try unit(at: index)
    index += 4
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    let second = try unit(at: index + 2)
    guard 0xDC00..<0xE000 ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { return "\u{FFFD}" }
    index += 6
    return scalar
  }

  private func unit(at start: Int) throws(JSONFault) -> UInt32 {
    var unit: UInt32 = 0
    for index in start..<start + 4 {
      guard index < bytes.count, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else {
        throw fault("four hexadecimal digits were expected", at: index)
      }
      unit = unit << 4 + UInt32(digit)
    }
    return unit
  }
}
