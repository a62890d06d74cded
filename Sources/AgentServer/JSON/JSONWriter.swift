/// Writes JSON on one line.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  static func line(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(value)
    writer.bytes.append(UInt8(ascii: "\n"))
    return writer.bytes
  }

  private mutating func write(_ value: JSONValue) {
    switch value {
    case .null: bytes += Array("null".utf8)
    case .bool(let value): bytes += Array((value ? "true" : "false").utf8)
    case .number(let digits): bytes += Array(digits.utf8)
    case .string(let text): write(text)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (place, value) in values.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        write(value)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (place, member) in members.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        write(member.name)
        bytes.append(UInt8(ascii: ":"))
        write(member.value)
      }
      bytes.append(UInt8(ascii: "}"))
    case .encoded(let text):
      // Line ends stand only between the parts of such a text: inside its strings they are escaped.
      append(text, replacing: { $0 == 0x0a || $0 == 0x0d }, by: { _ in [] })
    }
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    append(text, replacing: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 == 0x7f }) {
      byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [UInt8(ascii: "\\"), byte]
      case 0x0a: return [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0x0d: return [UInt8(ascii: "\\"), UInt8(ascii: "r")]
      case 0x09: return [UInt8(ascii: "\\"), UInt8(ascii: "t")]
      default:
        let digits = String(byte, radix: 16)
        return Array(("\\u00" + (digits.utf8.count == 1 ? "0" : "") + digits).utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends `text` run by run, since most of any text goes out as it is.
  private mutating func append(_ text: String, replacing isOdd: (UInt8) -> Bool, by other: (UInt8) -> [UInt8]) {
    var text = text
    text.withUTF8 { all in
      var start = 0
      for place in 0..<all.count where isOdd(all[place]) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: all[start..<place]))
        bytes += other(all[place])
        start = place + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: all[start...]))
    }
  }
}
