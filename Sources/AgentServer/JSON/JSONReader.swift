/// Reads JSON text (RFC 8259), strictly but for one thing: bytes that are not UTF-8 become U+FFFD.
package struct JSONReader {
  /// Why a text is no JSON, and at which byte.
  package struct Fault: Error, Hashable, CustomStringConvertible {
    package let reason: String
    package let offset: Int
    package var description: String { "\(reason) at byte \(offset + 1)" }
  }

  /// Deeper texts are refused, since each level costs stack.
  package static let deepest = 200

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// The value that `bytes` hold, with nothing but white space around it.
  package static func value(of bytes: [UInt8]) throws(Fault) -> JSONValue {
    let outcome = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(Fault) -> JSONValue in
        var reader = JSONReader(bytes: buffer)
        return try reader.document()
      }
    }
    return try outcome.get()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func document() throws(Fault) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw fault("there is more after the value") }
    return value
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func fault(_ reason: String) -> Fault { Fault(reason: reason, offset: position) }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { position += 1 }
  }

  private mutating func value(depth: Int) throws(Fault) -> JSONValue {
    guard depth <= Self.deepest else { throw fault("the value is nested too deeply") }
    skipSpace()
    guard let byte = next else { throw fault("the text ends where a value should be") }
    switch byte {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), 0x30...0x39: return try number()
    default: throw fault("there is no value")
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Fault) -> JSONValue {
    for byte in word.utf8 {
      guard next == byte else { throw fault("there is no value") }
      position += 1
    }
    return value
  }

  private mutating func object(_ depth: Int) throws(Fault) -> JSONValue {
    position += 1
    var members: [JSONValue.Member] = []
    skipSpace()
    if next == UInt8(ascii: "}") {
      position += 1
      return .object([])
    }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw fault("the name of a member is missing") }
      let name = try string()
      skipSpace()
      guard next == UInt8(ascii: ":") else { throw fault("a colon is missing") }
      position += 1
      members.append(JSONValue.Member(name: name, value: try value(depth: depth + 1)))
      skipSpace()
      guard let byte = next else { throw fault("the object does not end") }
      position += 1
      if byte == UInt8(ascii: "}") { return .object(members) }
      guard byte == UInt8(ascii: ",") else { throw fault("a comma is missing") }
    }
  }

  private mutating func array(_ depth: Int) throws(Fault) -> JSONValue {
    position += 1
    var values: [JSONValue] = []
    skipSpace()
    if next == UInt8(ascii: "]") {
      position += 1
      return .array([])
    }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      guard let byte = next else { throw fault("the array does not end") }
      position += 1
      if byte == UInt8(ascii: "]") { return .array(values) }
      guard byte == UInt8(ascii: ",") else { throw fault("a comma is missing") }
    }
  }

  private mutating func number() throws(Fault) -> JSONValue {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let whole = digits()
    guard whole > 0, whole == 1 || bytes[position - whole] != UInt8(ascii: "0") else {
      throw fault("there is no number")
    }
    if next == UInt8(ascii: ".") {
      position += 1
      guard digits() > 0 else { throw fault("digits are missing") }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
      guard digits() > 0 else { throw fault("digits are missing") }
    }
    return .number(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte = next, byte &- 0x30 < 10 { position += 1 }
    return position - start
  }

  private mutating func string() throws(Fault) -> String {
    position += 1
    let start = position
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { position += 1 }
    guard next != UInt8(ascii: "\"") else {
      defer { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    var text = Array(bytes[start..<position])
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw fault("a control character stands in a string")
      default: text.append(byte)
      }
    }
    throw fault("a string does not end")
  }

  private mutating func escape(into text: inout [UInt8]) throws(Fault) {
    guard let byte = next else { throw fault("a string does not end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0c)
    case UInt8(ascii: "n"): text.append(0x0a)
    case UInt8(ascii: "r"): text.append(0x0d)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += Array(String(Character(try scalar())).utf8)
    default: throw fault("there is no such escape")
    }
  }

  /// The character that four digits stand for, or eight of two surrogates; a lone surrogate is U+FFFD.
  private mutating func scalar() throws(Fault) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let mark = position
    guard first < 0xdc00, next == UInt8(ascii: "\\"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "u")
    else { return "\u{fffd}" }
    position += 2
    let second = try unit()
    guard 0xdc00..<0xe000 ~= second, let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
    else {
      position = mark
      return "\u{fffd}"
    }
    return scalar
  }

  private mutating func unit() throws(Fault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("four hexadecimal digits are missing")
      }
      value = value << 4 + UInt32(digit)
      position += 1
    }
    return value
  }
}
