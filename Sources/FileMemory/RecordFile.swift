import ByteText
package import POSIXSupport

/// A value that a file of ours holds as bytes; only this machine reads them again.
package protocol StoredValue: Sendable {
  var stored: [UInt8] { get }
  init?(stored: ArraySlice<UInt8>)
}

/// A file in the user's cache folder: a header and records, and what tells that all of it is there.
///
/// It holds a sign, which names the format, then the length and the bytes of the header and of each record, and at the
/// end a check sum and a mark. A file that is not exactly so is none: what it held is found out again.
package struct RecordFile<Header: StoredValue, Record: StoredValue>: Sendable {
  package let path: FilePath
  /// What the file begins with: the name of its format.
  package let sign: [UInt8]

  package init(path: FilePath, sign: [UInt8]) { (self.path, self.sign) = (path, sign) }

  private var endMark: [UInt8] { Array("end\n".utf8) }

  /// What the file holds; nil where there is none that is whole, or its header is not wanted.
  package func read(where isWanted: (Header) -> Bool = { _ in true }) -> (header: Header, records: [Record])? {
    guard let bytes = try? FileContents.bytes(of: path), bytes.starts(with: sign),
      bytes.count >= sign.count + 8 + endMark.count, bytes.suffix(endMark.count).elementsEqual(endMark)
    else { return nil }
    let end = bytes.count - endMark.count - 8
    var rest = bytes[end...]
    guard rest.popNumber() == Self.checkSum(of: bytes[sign.count..<end]) else { return nil }
    rest = bytes[sign.count..<end]
    guard let header = rest.popStored().flatMap(Header.init(stored:)), isWanted(header) else { return nil }
    var records: [Record] = []
    while !rest.isEmpty {
      guard let record = rest.popStored().flatMap(Record.init(stored:)) else { return nil }
      records.append(record)
    }
    return (header, records)
  }

  /// Writes the file, as a whole or not at all; one that cannot be written is none.
  package func write(_ header: Header, _ records: some Sequence<Record>) {
    try? Folder.make(path.removingLastComponent(), permissions: 0o700)
    var bytes = sign
    Self.append(header.stored, to: &bytes)
    for record in records { Self.append(record.stored, to: &bytes) }
    let sum = Self.checkSum(of: bytes[sign.count...])
    withUnsafeBytes(of: Int64(sum)) { bytes += $0 }
    try? AtomicFile.write(bytes + endMark, to: path, permissions: 0o600)
  }

  private static func append(_ value: [UInt8], to bytes: inout [UInt8]) {
    withUnsafeBytes(of: Int64(value.count)) { bytes += $0 }
    bytes += value
  }

  /// Eight bytes at a time: a file may hold what thousands of others declare.
  private static func checkSum(of bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBytes { bytes in
      var sum = FNV1a()
      var place = 0
      while place + 8 <= bytes.count {
        sum.combine(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        place += 8
      }
      for byte in bytes[place...] { sum.combine(byte) }
      return Int(truncatingIfNeeded: sum.value)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Takes eight bytes off the front, as a number.
  package mutating func popNumber() -> Int? {
    guard count >= 8 else { return nil }
    var number: Int64 = 0
    Swift.withUnsafeMutableBytes(of: &number) { $0.copyBytes(from: prefix(8)) }
    self = dropFirst(8)
    return Int(number)
  }

  /// Takes so many bytes off the front as the number before them says.
  fileprivate mutating func popStored() -> ArraySlice<UInt8>? {
    guard let length = popNumber(), length >= 0, length <= count else { return nil }
    defer { self = dropFirst(length) }
    return prefix(length)
  }
}
