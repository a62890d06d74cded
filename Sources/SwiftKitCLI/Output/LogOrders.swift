/// Orders to the server that runs a job: it reads them out of the output, where a file's name may hold one.
///
/// `::error …` at the beginning of a line is one for GitHub, `##[error]` and `##vso[…]` anywhere for it and for Azure.
enum LogOrders {
  /// `text` with the first letter of each order spelt out, as control characters are.
  static func disarmed(_ text: String) -> String {
    var text = text
    guard text.withUTF8(mayHoldOrder) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isAtStart = true
    for (index, byte) in bytes.enumerated() {
      let rest = bytes[(index + 1)...]
      if isAtStart, byte == UInt8(ascii: ":"), rest.first == UInt8(ascii: ":") {
        result += #"\u{3a}"#.utf8
      } else if byte == UInt8(ascii: "#"), rest.starts(with: "#[".utf8) || rest.starts(with: "#vso[".utf8) {
        result += #"\u{23}"#.utf8
      } else {
        result.append(byte)
      }
      // Blanks before an order do not matter to the server, those beyond ASCII neither: what is not ASCII counts as one.
      isAtStart = byte == UInt8(ascii: "\n") || isAtStart && (byte == UInt8(ascii: " ") || byte >= 0x80)
    }
    return result == bytes ? text : String(decoding: result, as: UTF8.self)
  }

  /// Whether two of the signs that orders begin with stand side by side; in most texts none do.
  private static func mayHoldOrder(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.indices.dropFirst().contains { place in
      let byte = bytes[place]
      return byte == bytes[place - 1] && (byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#"))
    }
  }
}
