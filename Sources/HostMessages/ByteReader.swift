/// Takes values from bytes that somebody else wrote: every count is held against what is really there.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func integer<Value: FixedWidthInteger>(_: Value.Type = Value.self) throws(MessageFault) -> Value {
    let size = Value.bitWidth / 8
    guard rest.count >= size else { throw .cutShort }
    var value: Value = 0
    withUnsafeMutableBytes(of: &value) { $0.copyBytes(from: rest.prefix(size)) }
    rest = rest.dropFirst(size)
    return Value(littleEndian: value)
  }

  mutating func flag() throws(MessageFault) -> Bool {
    switch try integer(UInt8.self) {
    case 0: false
    case 1: true
    case let other: throw .unknownValue(Int(other), of: "flag")
    }
  }

  mutating func double() throws(MessageFault) -> Double { Double(bitPattern: try integer()) }

  mutating func bytes() throws(MessageFault) -> [UInt8] {
    let count = Int(try integer(UInt32.self))
    guard rest.count >= count else { throw .cutShort }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  /// A text; bytes that are not UTF-8 become U+FFFD, since the writer has looked at them already.
  mutating func text() throws(MessageFault) -> String { String(decoding: try bytes(), as: UTF8.self) }

  mutating func value<Value: ByteCodable>(_: Value.Type = Value.self) throws(MessageFault) -> Value {
    try Value(from: &self)
  }

  mutating func optional<Value: ByteCodable>(_: Value.Type = Value.self) throws(MessageFault) -> Value? {
    try flag() ? try value() : nil
  }

  mutating func list<Value: ByteCodable>(_: Value.Type = Value.self) throws(MessageFault) -> [Value] {
    let count = Int(try integer(UInt32.self))
    // Every element takes at least a byte, so a count beyond the bytes left is a lie that must not reserve memory.
    guard count <= rest.count else { throw .cutShort }
    var values: [Value] = []
    values.reserveCapacity(min(count, 1024))
    for _ in 0..<count { values.append(try value()) }
    return values
  }
}
