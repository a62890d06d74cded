/// YAML's flow style: `[a, "b, c"]` and `{name: value}`.
enum FlowValue {
  private static let deepest = 16

  /// The value that `text` is as a whole; nil when it is not well formed.
  static func read(_ text: String, line: Int) -> FrontMatter.Value? {
    var reader = Reader(bytes: Array(text.utf8), line: line)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipSpaces()
    return reader.isAtEnd ? value : nil
  }

  /// Follows a value over several lines and tells whether a bracket outside quotation marks is still open.
  struct Brackets {
    private var depth = 0
    private var quote: UInt8?

    var areOpen: Bool { depth > 0 }

    mutating func read(_ text: Substring) {
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          if quote == byte { quote = nil } else if quote == nil { quote = byte }
        case UInt8(ascii: "["), UInt8(ascii: "{"): if quote == nil { depth += 1 }
        case UInt8(ascii: "]"), UInt8(ascii: "}"): if quote == nil { depth -= 1 }
        default: break
        }
      }
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    let line: Int
    var position = 0

    var isAtEnd: Bool { position == bytes.count }
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipSpaces() { while let byte = next, Ascii.isSpace(byte) { position += 1 } }

    mutating func value(depth: Int) -> FrontMatter.Value? {
      guard depth < FlowValue.deepest else { return nil }
      skipSpaces()
      switch next {
      case UInt8(ascii: "["):
        var values: [FrontMatter.Value] = []
        let isClosed = members(until: UInt8(ascii: "]")) { reader in
          guard let value = reader.value(depth: depth + 1) else { return false }
          values.append(value)
          return true
        }
        return isClosed ? .list(values) : nil
      case UInt8(ascii: "{"):
        var entries: [FrontMatter.Entry] = []
        let isClosed = members(until: UInt8(ascii: "}")) { reader in
          guard let name = reader.scalar(endingAt: ":,]}")?.text, reader.next == UInt8(ascii: ":") else { return false }
          reader.position += 1
          guard let value = reader.value(depth: depth + 1) else { return false }
          entries.append(FrontMatter.Entry(name: name, value: value, line: reader.line))
          return true
        }
        return isClosed ? .map(entries) : nil
      default:
        return scalar(endingAt: ",]}")
      }
    }

    /// Reads members and commas up to the closing bracket; a comma may stand before it.
    private mutating func members(until close: UInt8, _ member: (inout Reader) -> Bool) -> Bool {
      position += 1
      while true {
        skipSpaces()
        if next == close {
          position += 1
          return true
        }
        guard member(&self) else { return false }
        skipSpaces()
        if next == UInt8(ascii: ",") { position += 1 } else if next != close { return false }
      }
    }

    private mutating func scalar(endingAt stops: StaticString) -> FrontMatter.Value? {
      skipSpaces()
      let stops = stops.withUTF8Buffer { Array($0) }
      let start = position
      if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        position += 1
        while let byte = next, byte != quote {
          position += byte == UInt8(ascii: "\\") && position + 1 < bytes.count ? 2 : 1
        }
        guard next != nil else { return nil }
        position += 1
        // A doubled single quotation mark stands for one and ends nothing.
        while quote == UInt8(ascii: "'"), next == quote {
          position += 1
          while let byte = next, byte != quote { position += 1 }
          guard next != nil else { return nil }
          position += 1
        }
        return FrontMatterScalar.unquoted(String(decoding: bytes[start..<position], as: UTF8.self))
          .map { .scalar($0, isQuoted: true) }
      }
      while let byte = next, !stops.contains(byte) { position += 1 }
      let text = String(decoding: bytes[start..<position], as: UTF8.self).trimmed()
      return text.isEmpty ? nil : .scalar(text, isQuoted: false)
    }
  }
}
