/// Puts values behind each other as bytes: integers little-endian, texts and lists with their count in front.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func put(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func put(_ value: Double) { put(value.bitPattern) }

  mutating func put(_ value: String) { put(Array(value.utf8)) }

  mutating func put(_ value: [UInt8]) {
    put(UInt32(clamping: value.count))
    bytes.append(contentsOf: value)
  }

  /// Puts what `write` puts, with the count of its bytes in front.
  mutating func putCounted(_ write: (inout ByteWriter) -> Void) {
    let start = bytes.count
    put(UInt32(0))
    write(&self)
    let count = UInt32(clamping: bytes.count - start - 4)
    withUnsafeBytes(of: count.littleEndian) { bytes.replaceSubrange(start..<start + 4, with: $0) }
  }

  mutating func put<Value: ByteCodable>(_ value: Value) { value.write(to: &self) }

  mutating func put<Value: ByteCodable>(_ values: [Value]) {
    put(UInt32(clamping: values.count))
    for value in values { value.write(to: &self) }
  }

  mutating func put<Value: ByteCodable>(_ value: Value?) {
    put(value != nil)
    if let value { put(value) }
  }
}

/// A value that crosses between swiftkit and its host.
protocol ByteCodable {
  func write(to writer: inout ByteWriter)
  init(from reader: inout ByteReader) throws(MessageFault)
}

extension String: ByteCodable {
  func write(to writer: inout ByteWriter) { writer.put(self) }
  init(from reader: inout ByteReader) throws(MessageFault) { self = try reader.text() }
}
