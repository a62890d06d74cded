/// Writes JSON on one line, in the order in which it is told: machines pay for every byte.
package struct JSONWriter {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  /// The same as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// An object whose members `body` writes.
  package mutating func object(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) { nest(key, "{", "}", body) }
  /// An array whose elements `body` writes, without keys.
  package mutating func array(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) { nest(key, "[", "]", body) }

  /// A string, below `key` in an object.
  package mutating func string(_ key: String?, _ value: String) {
    start(key)
    quote(value)
  }

  /// `true` or `false`.
  package mutating func bool(_ key: String?, _ value: Bool) { raw(key, value ? "true" : "false") }

  /// A value that is JSON already.
  package mutating func raw(_ key: String?, _ json: String) {
    start(key)
    bytes += json.utf8
  }

  /// A value with all that is in it.
  package mutating func value(_ key: String?, _ value: JSONValue) {
    switch value {
    case .null: raw(key, "null")
    case .bool(let value): bool(key, value)
    case .number(let digits): raw(key, digits)
    case .string(let text): string(key, text)
    case .array(let values): array(key) { array in for value in values { array.value(nil, value) } }
    case .object(let members):
      object(key) { object in for member in members { object.value(member.name, member.value) } }
    case .encoded(let text):
      start(key)
      // Line ends stand only between the parts of such a text: inside its strings they are escaped.
      for line in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) { bytes += line }
    }
  }

  private mutating func nest(
    _ key: String?, _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) -> Void
  ) {
    start(key)
    bytes.append(UInt8(ascii: open))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func start(_ key: String?) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
    if let key {
      quote(key)
      bytes.append(UInt8(ascii: ":"))
    }
  }

  // MARK: - Strings

  /// The string literal for `value`.
  package static func quoted(_ value: String) -> String {
    var writer = JSONWriter()
    writer.quote(value)
    return writer.text
  }

  /// Appends `text` run by run, since most of any text goes out as it is.
  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { all in
      var (start, index) = (0, 0)
      while index < all.count {
        let length = JSONWriter.oddLength(all, index)
        if length > 0 {
          bytes.append(contentsOf: UnsafeBufferPointer(rebasing: all[start..<index]))
          escape(all[index..<index + length])
          start = index + length
        }
        index += max(length, 1)
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: all[start...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// How many bytes the character at `index` has that is written out; 0 where it goes as it is.
  ///
  /// What would turn the text around it in a terminal is written out too.
  private static func oddLength(_ all: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    switch all[index] {
    case ..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: return 1
    // U+0080 to U+009F
    case 0xC2: return all[index + 1] < 0xA0 ? 2 : 0
    case 0xE2:
      switch (all[index + 1], all[index + 2]) {
      // U+200E and U+200F, U+2028 to U+202E, U+2066 to U+2069
      case (0x80, 0x8E...0x8F), (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): return 3
      default: return 0
      }
    // U+FEFF
    case 0xEF: return all[index + 1] == 0xBB && all[index + 2] == 0xBF ? 3 : 0
    default: return 0
    }
  }

  private mutating func escape(_ character: Slice<UnsafeBufferPointer<UInt8>>) {
    let letter: Unicode.Scalar
    switch character.first {
    case UInt8(ascii: "\""): letter = "\""
    case UInt8(ascii: "\\"): letter = "\\"
    case 0x0A: letter = "n"
    case 0x0D: letter = "r"
    case 0x09: letter = "t"
    default:
      let digits = String(String(decoding: character, as: UTF8.self).unicodeScalars.first?.value ?? 0, radix: 16)
      bytes += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
      return
    }
    bytes += [UInt8(ascii: "\\"), UInt8(ascii: letter)]
  }
}
