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
      bytes += text.utf8.lazy.filter { $0 != 0x0a && $0 != 0x0d }
    }
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0a: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0x0d: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
      case 0x09: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
      case 0..<0x20, 0x7f:
        let digits = String(byte, radix: 16)
        bytes += Array(("\\u00" + (digits.utf8.count == 1 ? "0" : "") + digits).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
