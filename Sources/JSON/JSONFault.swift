/// Why a text is no JSON, and where.
package struct JSONFault: Error, Hashable, Sendable, CustomStringConvertible {
  package let reason: String
  package let place: JSONPlace

  package var description: String { "\(reason) at line \(place.line), column \(place.column)" }
}

/// A place in a text, as editors count: both from one, columns in characters of Unicode.
package struct JSONPlace: Hashable, Sendable {
  package let line: Int
  package let column: Int

  /// The place of the byte at `offset`, or the end where there are fewer.
  package init(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let before = bytes[..<min(offset, bytes.count)]
    line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
  }
}
