extension JSONCursor {
  /// The truth that stands next; nil, and the value skipped, where it is something else.
  package mutating func optionalBool() throws(JSONFault) -> Bool? {
    guard case .word = try next() else {
      try skip()
      return nil
    }
    return try word()
  }

  /// `true` or `false`, and nil for `null`.
  mutating func word() throws(JSONFault) -> Bool? {
    for (word, value) in [("true", true), ("false", false), ("null", nil)] as [(StaticString, Bool?)]
    where bytes[offset...].starts(with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)) {
      offset += word.utf8CodeUnitCount
      return value
    }
    throw fault("a value was expected")
  }

  /// The number that stands next; nil for anything else and for what is no finite number.
  package mutating func optionalNumber() throws(JSONFault) -> Double? {
    guard case .number = try next() else {
      try skip()
      return nil
    }
    let digits = try digits()
    // Most numbers are short; those are read by hand, the others by the standard library.
    var mantissa: Int64 = 0
    var scale = 1.0
    var isPastPoint = false
    for index in digits {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "-") where index == digits.lowerBound: continue
      case UInt8(ascii: "."): isPastPoint = true
      case UInt8(ascii: "0")...UInt8(ascii: "9") where digits.count <= 17:
        mantissa = mantissa * 10 + Int64(byte &- 48)
        if isPastPoint { scale *= 10 }
      default: return decoded(digits)
      }
    }
    // Beyond that a mantissa is rounded already, and its part would be rounded twice.
    if isPastPoint, mantissa > 1 << 53 { return decoded(digits) }
    let number = Double(mantissa) / scale
    return bytes[digits.lowerBound] == UInt8(ascii: "-") ? -number : number
  }

  private func decoded(_ digits: Range<Int>) -> Double? {
    guard let number = Double(String(decoding: bytes[digits], as: UTF8.self)), number.isFinite else { return nil }
    return number
  }

  /// Where the number that the cursor is at stands; the cursor is behind it then.
  mutating func digits() throws(JSONFault) -> Range<Int> {
    let start = offset
    if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    let first = offset
    try skipDigits()
    if offset > first + 1, bytes[first] == UInt8(ascii: "0") {
      throw fault("a number cannot begin with a zero", at: first)
    }
    if byte == UInt8(ascii: ".") {
      offset += 1
      try skipDigits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      offset += 1
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { offset += 1 }
      try skipDigits()
    }
    return start..<offset
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipDigits() throws(JSONFault) {
    let start = offset
    while offset < bytes.count, bytes[offset] &- 0x30 < 10 { offset += 1 }
    if offset == start { throw fault("a digit was expected") }
  }
}
