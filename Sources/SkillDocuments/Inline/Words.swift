import ByteText
import RuleModel

/// A plain text as words, each with the punctuation before it.
struct Words {
  /// What separates a word from the one before, the stronger the later.
  enum Boundary: Int, Comparable {
    case space, bracket, comma, colon, dash, sentence, start
    static func < (left: Boundary, right: Boundary) -> Bool { left.rawValue < right.rawValue }
  }

  struct Word {
    /// In lower case; straight apostrophes.
    let text: String
    let range: Range<Int>
    let before: Boundary
    /// Which inline code it is; nil for a word of prose.
    let code: Int?
    var traits: Lexicon.Traits = []
    var strength: Strength?
    var context: String?
  }

  let all: [Word]

  init(_ inline: InlineText) {
    let bytes = inline.bytes
    var words: [Word] = []
    var boundary = Boundary.start
    words.reserveCapacity(bytes.count / 5 + 2)
    var position = 0, nextCode = 0
    let lexicon = Lexicon.table
    func raise(_ found: Boundary) { boundary = max(boundary, found) }
    while position < bytes.count {
      if nextCode < inline.codes.count, inline.codes[nextCode].range.lowerBound == position {
        let range = inline.codes[nextCode].range
        words.append(Word(text: "", range: range, before: boundary, code: nextCode))
        boundary = .space
        position = range.upperBound
        nextCode += 1
        continue
      }
      let byte = bytes[position]
      if let length = Dash.length(at: position, in: bytes) ?? Dash.arrowLength(at: position, in: bytes) {
        raise(.dash)
        position += length
      } else if Words.begins(byte, bytes, position) {
        let start = position
        let limit = nextCode < inline.codes.count ? inline.codes[nextCode].range.lowerBound : bytes.count
        position += 1
        while position < limit, Words.continues(bytes, position) { position += 1 }
        let text = Words.lower(bytes[start..<position])
        let entry = lexicon[text]
        words.append(
          Word(
            text: text, range: start..<position, before: boundary, code: nil, traits: entry?.traits ?? [],
            strength: entry?.strength, context: entry?.context))
        boundary = .space
      } else {
        switch byte {
        case UInt8(ascii: ","): raise(.comma)
        case UInt8(ascii: "("), UInt8(ascii: ")"): raise(.bracket)
        case UInt8(ascii: ":"): raise(.colon)
        case UInt8(ascii: ";"): raise(.dash)
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
          // A full stop ends a sentence only before a space; "e.g." and "vs." never do.
          if position + 1 == bytes.count || bytes[position + 1] == Ascii.space
            || bytes[position + 1] == UInt8(ascii: "\""),
            !(byte == UInt8(ascii: ".") && Words.isAbbreviation(words.last?.text ?? ""))
          {
            raise(.sentence)
          }
        default: break
        }
        position += 1
      }
    }
    all = words
  }

  private static func begins(_ byte: UInt8, _ bytes: [UInt8], _ position: Int) -> Bool {
    if byte < 0x80 { return Ascii.isAlphanumeric(byte) || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") }
    // General punctuation, arrows and mathematical signs are no letters, and neither is what is left of such a sign.
    if byte & 0xC0 == 0x80 || byte == 0xE2 || byte == 0xC2 { return false }
    return !(byte == 0xC3 && position + 1 < bytes.count && bytes[position + 1] == 0x97)
  }

  private static func continues(_ bytes: [UInt8], _ position: Int) -> Bool {
    let byte = bytes[position]
    if Ascii.isAlphanumeric(byte) || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "_") { return true }
    if byte == UInt8(ascii: ".") {
      // "e.g", "1.5" and "Color.white" are one word.
      return position + 1 < bytes.count && Ascii.isAlphanumeric(bytes[position + 1])
    }
    guard byte >= 0x80 else { return false }
    if byte == 0xE2 {
      return position + 2 < bytes.count && bytes[position + 1] == 0x80 && bytes[position + 2] == 0x99
    }
    if byte & 0xC0 == 0x80 {
      // The tail of an accepted character; the apostrophe's own tail included.
      return true
    }
    return begins(byte, bytes, position)
  }

  private static func lower(_ bytes: ArraySlice<UInt8>) -> String {
    if bytes.allSatisfy({ $0 < 0x80 }) {
      return String(unsafeUninitializedCapacity: bytes.count) { small in
        for (place, byte) in bytes.enumerated() { small[place] = Ascii.isUppercase(byte) ? byte | 0x20 : byte }
        return bytes.count
      }
    }
    let word = String(decoding: bytes, as: UTF8.self).lowercased()
    return word.utf8.contains(0xE2) ? String(word.map { $0 == "\u{2019}" ? "'" : $0 }) : word
  }

  private static func isAbbreviation(_ word: String) -> Bool {
    ["e.g", "i.e", "etc", "vs", "cf", "approx"].contains(word)
  }

  /// Whether a clause begins at word `index`: after punctuation, or after a word that only links clauses.
  func startsClause(_ index: Int) -> Bool {
    if all[index].before >= .bracket { return true }
    return has(.link, index - 1)
  }

  func has(_ traits: Lexicon.Traits, _ index: Int) -> Bool {
    all.indices.contains(index) && all[index].traits.contains(traits)
  }

  func text(_ index: Int) -> String? { all.indices.contains(index) && all[index].code == nil ? all[index].text : nil }
}
