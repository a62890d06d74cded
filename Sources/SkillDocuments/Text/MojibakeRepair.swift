import ByteText
import RuleModel

/// Finds UTF-8 that somebody read as Windows-1252 and encoded as UTF-8 again, and takes that back.
///
/// A sequence is taken for mojibake only when its characters, written as Windows-1252 bytes, are one whole multi-byte
/// character of UTF-8. A lone `Ã` is left alone, and so is correct text beyond ASCII. Doubly damaged text is
/// repaired down to the ground, so that a second repair finds nothing.
struct MojibakeRepair {
  /// Neighbouring damaged characters of one line.
  struct Run: Hashable {
    let line: Int
    /// Counted from 1 in bytes.
    let column: Int
    let found: String
    let meant: String
  }

  private(set) var bytes: [UInt8]
  private(set) var runs: [Run] = []

  init(_ damaged: [UInt8]) {
    bytes = damaged
    // Each round at least halves what it touches, so the rounds are few.
    while let round = MojibakeRepair.round(bytes) {
      bytes = round.bytes
      if runs.isEmpty { runs = round.runs }
    }
  }

  private static func round(_ bytes: [UInt8]) -> (bytes: [UInt8], runs: [Run])? {
    guard mayHoldMojibake(bytes) else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var runs: [Run] = []
    var line = 1, lineStart = 0, counted = 0, position = 0, found: [UInt8] = [], meant: [UInt8] = []
    func endRun() {
      guard !found.isEmpty else { return }
      let start = position - found.count
      line += Lines.ends(in: bytes[counted..<start])
      let end = bytes[counted..<start].lastIndex { $0 == Ascii.newline || $0 == Ascii.carriageReturn }
      if let end { lineStart = end + 1 }
      counted = start
      runs.append(
        Run(
          line: line, column: start - lineStart + 1, found: String(decoding: found, as: UTF8.self),
          meant: String(decoding: meant, as: UTF8.self)))
      found = []
      meant = []
    }
    while position < bytes.count {
      if bytes[position] == 0xC3, let character = character(at: position, in: bytes) {
        result += character.meant
        found += bytes[position..<character.end]
        meant += character.meant
        position = character.end
        continue
      }
      endRun()
      let next = bytes[(position + 1)...].firstIndex(of: 0xC3) ?? bytes.count
      result += bytes[position..<next]
      position = next
    }
    endRun()
    return runs.isEmpty ? nil : (result, runs)
  }

  // Every lead byte of UTF-8, read as Windows-1252, is a character from U+00C2 to U+00F4, and those begin with C3.
  private static func mayHoldMojibake(_ bytes: [UInt8]) -> Bool { bytes.contains(0xC3) }

  /// The character whose bytes stand one by one, each as a character of its own, from `start`.
  private static func character(at start: Int, in bytes: [UInt8]) -> (meant: [UInt8], end: Int)? {
    guard let lead = windows1252(at: start, in: bytes) else { return nil }
    let length: Int
    switch lead.byte {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    var meant = [lead.byte], end = lead.end
    while meant.count < length {
      guard let next = windows1252(at: end, in: bytes), next.byte & 0xC0 == 0x80 else { return nil }
      meant.append(next.byte)
      end = next.end
    }
    // Overlong forms and surrogates are no characters: decoding them gives U+FFFD, never the bytes again.
    return Array(String(decoding: meant, as: UTF8.self).utf8) == meant ? (meant, end) : nil
  }

  /// The byte that Windows-1252 has for the character at `position`, and the position after it.
  private static func windows1252(at position: Int, in bytes: [UInt8]) -> (byte: UInt8, end: Int)? {
    guard position + 1 < bytes.count else { return nil }
    switch bytes[position] {
    case 0xC2 where bytes[position + 1] & 0xC0 == 0x80:
      // U+00A0...U+00BF, and the C1 controls that stand for the five bytes that Windows-1252 leaves undefined.
      let byte = bytes[position + 1]
      let isDefined = byte >= 0xA0 || [0x81, 0x8D, 0x8F, 0x90, 0x9D].contains(byte)
      return isDefined ? (byte, position + 2) : nil
    case 0xC3 where bytes[position + 1] & 0xC0 == 0x80:
      return (bytes[position + 1] + 0x40, position + 2)
    case 0xC5, 0xC6, 0xCB:
      let scalar = UInt32(bytes[position] & 0x1F) << 6 | UInt32(bytes[position + 1] & 0x3F)
      return special(scalar).map { ($0, position + 2) }
    case 0xE2 where position + 2 < bytes.count:
      let tail = UInt32(bytes[position + 1] & 0x3F) << 6 | UInt32(bytes[position + 2] & 0x3F)
      return special(0x2000 | tail).map { ($0, position + 3) }
    default: return nil
    }
  }

  // The characters of Windows-1252 between 80 and 9F.
  private static let specials: [(scalar: UInt32, byte: UInt8)] = [
    (0x20AC, 0x80), (0x201A, 0x82), (0x0192, 0x83), (0x201E, 0x84), (0x2026, 0x85), (0x2020, 0x86), (0x2021, 0x87),
    (0x02C6, 0x88), (0x2030, 0x89), (0x0160, 0x8A), (0x2039, 0x8B), (0x0152, 0x8C), (0x017D, 0x8E), (0x2018, 0x91),
    (0x2019, 0x92), (0x201C, 0x93), (0x201D, 0x94), (0x2022, 0x95), (0x2013, 0x96), (0x2014, 0x97), (0x02DC, 0x98),
    (0x2122, 0x99), (0x0161, 0x9A), (0x203A, 0x9B), (0x0153, 0x9C), (0x017E, 0x9E), (0x0178, 0x9F),
  ]

  private static func special(_ scalar: UInt32) -> UInt8? { specials.first { $0.scalar == scalar }?.byte }
}
