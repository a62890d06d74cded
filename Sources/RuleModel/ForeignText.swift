/// Words that others wrote, made fit to be shown: names of files, documents, what plugins and designs say.
///
/// What steers a terminal, changes the direction of writing or is not seen at all is spelt out, as `\u{1b}`, so that a
/// reader sees that it is there. Joiners of letters and emoji stay. Documents for programs (JSON, SARIF) have an escape of
/// their own and are never put through this.
package enum ForeignText {
  /// `text` on one line, for a name or a message: line breaks are spelt out too, so that it cannot forge a line.
  package static func line(_ text: String) -> String { shown(text) { _ in false } }

  /// `text` on one line, its lines joined: for words within a line of ours, where line breaks mean nothing.
  package static func joined(_ text: String) -> String {
    if isPlain(text, { _ in false }) { return text }
    return line(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// `text` with its lines and tabs, for a document or a piece of code; every kind of line end becomes a line feed.
  package static func lines(_ text: String) -> String {
    let isKept = { (byte: UInt8) in byte == 0x0A || byte == 0x09 }
    // Such a text has no carriage return.
    if isPlain(text, isKept) { return text }
    return shown(text.utf8.contains(0x0D) ? withLineFeeds(text) : text, keeping: isKept)
  }

  /// A whole output for people: as `lines`, but the colours that we put around words ourselves stay.
  ///
  /// Codes for colours and weight can hide nothing, so those of others, which cannot be told from ours, do no harm.
  package static func output(_ text: String, isColoured: Bool) -> String {
    guard isColoured, text.utf8.contains(0x1B) else { return lines(text) }
    var result = ""
    for (number, part) in text.split(separator: "\u{1b}", omittingEmptySubsequences: false).enumerated() {
      let isColour = number > 0 && colours.contains { part.hasPrefix($0) }
      result += (number == 0 ? "" : isColour ? "\u{1b}" : #"\u{1b}"#) + lines(String(part))
    }
    return result
  }

  private static let colours = ["[0m", "[1m", "[2m", "[31m", "[32m", "[33m", "[34m", "[35m", "[36m"]

  private static func shown(_ text: String, keeping isKept: (UInt8) -> Bool) -> String {
    if isPlain(text, isKept) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if !isHidden(scalar) || (scalar.isASCII && isKept(UInt8(truncatingIfNeeded: scalar.value))) {
        result.unicodeScalars.append(scalar)
      } else {
        result += spelt(scalar)
      }
    }
    return result
  }

  /// Whether nothing in `text` needs a closer look: by bytes, since nearly all texts pass here, and often.
  private static func isPlain(_ text: String, _ isKept: (UInt8) -> Bool) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for (place, byte) in bytes.enumerated() {
        switch byte {
        case 0x20..<0x7F: continue
        case 0..<0x20, 0x7F: if !isKept(byte) { return false }
        // The first bytes of all format characters and separators there are: U+0080 to U+00AD, U+0600 and on,
        // U+180E, U+2000 and on, U+FEFF, and what lies above U+10000 but is no emoji.
        case 0xC2: if bytes[place + 1] < 0xA0 || bytes[place + 1] == 0xAD { return false }
        case 0xE2:
          let isMark =
            bytes[place + 1] == 0x80
            ? (0x8B...0x8F).contains(bytes[place + 2]) || (0xA8...0xAE).contains(bytes[place + 2])
            : bytes[place + 1] == 0x81 && bytes[place + 2] >= 0xA0
          if isMark { return false }
        case 0xD8...0xDD, 0xE0, 0xE1, 0xEF, 0xF3...0xFF: return false
        case 0xF0: if bytes[place + 1] != 0x9F { return false }
        default: continue
        }
      }
      return true
    }
  }

  /// Control and format characters, and separators of lines; but not what joins letters or parts of an emoji.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar.value != 0x200C && scalar.value != 0x200D
    default: false
    }
  }

  private static func spelt(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x09: #"\t"#
    case 0x0A: #"\n"#
    case 0x0D: #"\r"#
    default: #"\u{"# + String(scalar.value, radix: 16) + "}"
    }
  }

  private static func withLineFeeds(_ text: String) -> String {
    var bytes: [UInt8] = []
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == 0x0D || byte != 0x0A || last != 0x0D { bytes.append(byte == 0x0D ? 0x0A : byte) }
      last = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
