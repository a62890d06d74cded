/// A position in JSON bytes that reads one value after the other.
///
/// Values nobody asks for are stepped over without being built, and without recursion, so that neither size nor depth of
/// a document costs memory or stack.
struct JSONCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // A byte order mark is no part of JSON, yet files have one.
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// What stands next.
  enum Value { case object, array, string, number, word }

  mutating func next() throws(FigmaError) -> Value {
    switch try peek() {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): .word
    default: throw fault("a value was expected")
    }
  }

  /// Calls `field` for each key of the object that stands next; `field` reads or skips the value.
  mutating func object(_ field: (inout JSONCursor, String) throws(FigmaError) -> Void) throws(FigmaError) {
    guard try peek() == UInt8(ascii: "{") else { return try skip() }
    offset += 1
    if try peek() == UInt8(ascii: "}") {
      offset += 1
      return
    }
    while true {
      guard try peek() == UInt8(ascii: "\"") else { throw fault("a key in quotes was expected") }
      let key = try string()
      try expect(":")
      try field(&self, key)
      if try closes(with: "}") { return }
    }
  }

  /// Calls `element` for each element of the array that stands next.
  mutating func array(_ element: (inout JSONCursor) throws(FigmaError) -> Void) throws(FigmaError) {
    guard try peek() == UInt8(ascii: "[") else { return try skip() }
    offset += 1
    if try peek() == UInt8(ascii: "]") {
      offset += 1
      return
    }
    while true {
      try element(&self)
      if try closes(with: "]") { return }
    }
  }

  /// The string that stands next; nil, and the value skipped, where it is something else.
  mutating func optionalString() throws(FigmaError) -> String? {
    if try peek() == UInt8(ascii: "\"") { return try string() }
    try skip()
    return nil
  }

  mutating func optionalBool() throws(FigmaError) -> Bool? {
    let first = try peek()
    try skip()
    return first == UInt8(ascii: "t") ? true : first == UInt8(ascii: "f") ? false : nil
  }

  /// The number that stands next; nil for anything else and for what is no finite number.
  mutating func optionalNumber() throws(FigmaError) -> Double? {
    guard case .number = try next() else {
      try skip()
      return nil
    }
    let start = offset
    try skip()
    // Most numbers are short; those are read by hand, the others by the standard library.
    var mantissa: Int64 = 0
    var scale = 1.0
    var isPastPoint = false
    for index in start..<offset {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "-") where index == start: continue
      case UInt8(ascii: ".") where !isPastPoint: isPastPoint = true
      case UInt8(ascii: "0")...UInt8(ascii: "9") where offset - start <= 17:
        mantissa = mantissa * 10 + Int64(byte &- 48)
        if isPastPoint { scale *= 10 }
      default:
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard let number = Double(text), number.isFinite else { return nil }
        return number
      }
    }
    let number = Double(mantissa) / scale
    return bytes[start] == UInt8(ascii: "-") ? -number : number
  }

  /// Steps over the value that stands next, whatever it is.
  mutating func skip() throws(FigmaError) {
    var open: [UInt8] = []
    repeat {
      let byte = try peek()
      switch byte {
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append(byte &+ 2)
        offset += 1
        continue
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard open.popLast() == byte else { throw fault("a bracket closes that was not opened") }
        offset += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        if open.isEmpty { throw fault("a value was expected") }
        offset += 1
      default: try skipScalar()
      }
    } while !open.isEmpty
  }

  /// Throws unless only white space is left.
  mutating func end() throws(FigmaError) {
    skipSpace()
    if offset < bytes.count { throw fault("the document goes on after its end") }
  }

  // MARK: - Parts

  private mutating func string() throws(FigmaError) -> String {
    let start = offset + 1
    try skipString()
    let body = UnsafeBufferPointer(rebasing: bytes[start..<(offset - 1)])
    if !body.contains(UInt8(ascii: "\\")) { return String(decoding: body, as: UTF8.self) }
    return JSONEscapes.decoded(body)
  }

  private mutating func skipString() throws(FigmaError) {
    let start = offset
    var index = offset + 1
    let raw = UnsafeRawBufferPointer(bytes)
    while index < bytes.count {
      // Long texts, such as paths of drawings, go eight bytes at a time.
      while index + 8 <= raw.count,
        !JSONCursor.endsText(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      { index += 8 }
      guard index < bytes.count else { break }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        offset = index + 1
        return
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    offset = start
    throw fault("the text that starts here has no end; the file was probably cut off")
  }

  /// Whether one of eight bytes is a quote or a backslash: a byte without a bit is found by what it borrows.
  private static func endsText(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let zeros = (quote &- ones) & ~quote | (backslash &- ones) & ~backslash
    return zeros & (ones << 7) != 0
  }

  private mutating func skipScalar() throws(FigmaError) {
    let start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "E"):
        offset += 1
        continue
      default: break
      }
      break
    }
    if offset == start { throw fault("a value was expected") }
  }

  private mutating func closes(with bracket: Unicode.Scalar) throws(FigmaError) -> Bool {
    let byte = try peek()
    offset += 1
    if byte == UInt8(ascii: bracket) { return true }
    if byte == UInt8(ascii: ",") { return false }
    offset -= 1
    throw fault("',' or '\(bracket)' was expected")
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(FigmaError) {
    guard try peek() == UInt8(ascii: character) else { throw fault("'\(character)' was expected") }
    offset += 1
  }

  private mutating func peek() throws(FigmaError) -> UInt8 {
    skipSpace()
    guard offset < bytes.count else { throw fault("the document ends too early; the file was probably cut off") }
    return bytes[offset]
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  private func fault(_ reason: String) -> FigmaError {
    let before = bytes[..<min(offset, bytes.count)]
    let line = before.count { $0 == 0x0A } + 1
    let column = before.count - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
    return .malformed(line: line, column: column, reason: reason)
  }
}
