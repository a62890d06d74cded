/// Takes names of code apart: `glassEffectID` is glass, effect, id.
package enum NameParts {
  /// The parts of `word`, in small letters, cut where capitals begin and where letters and digits meet; a word of a
  /// single part gives none.
  package static func parts(of word: some StringProtocol) -> [String] {
    let bytes = Array(word.utf8)
    let starts = bytes.indices.filter { $0 == 0 || begins(at: $0, in: bytes[...]) }
    guard starts.count > 1 else { return [] }
    return zip(starts, starts.dropFirst() + [bytes.count]).map { start, end in
      String(decoding: bytes[start..<end].map(small), as: UTF8.self)
    }
  }

  /// The parts of every name in `text`, in order; words that are not joined names are left out.
  package static func parts(inText text: String) -> String {
    var parts: [UInt8] = []
    let bytes = Array(text.utf8)
    for word in ranges(in: text) {
      guard word.dropFirst().contains(where: { begins(at: $0, in: bytes[word]) }) else { continue }
      for place in word {
        if !parts.isEmpty, place == word.lowerBound || begins(at: place, in: bytes[word]) {
          parts.append(UInt8(ascii: " "))
        }
        parts.append(small(bytes[place]))
      }
    }
    return String(decoding: parts, as: UTF8.self)
  }

  /// The words of a text: runs of letters and digits, as the index's tokenizer sees them.
  package static func words(in text: String) -> [Substring] {
    let utf8 = text.utf8
    return ranges(in: text).map { range in
      let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      return text[start..<utf8.index(start, offsetBy: range.count)]
    }
  }

  /// Where the words of a text stand, in bytes.
  static func ranges(in text: String) -> [Range<Int>] {
    var text = text
    // Bytes in memory are walked several times faster than the text's own indices.
    return text.withUTF8 { bytes in
      var ranges: [Range<Int>] = []
      var start = -1
      var index = 0
      while index < bytes.count {
        let (isPart, length) = bytes[index] < 0x80 ? (isAsciiWord(bytes[index]), 1) : scalar(at: index, in: bytes)
        if isPart {
          if start < 0 { start = index }
        } else if start >= 0 {
          ranges.append(start..<index)
          start = -1
        }
        index += length
      }
      if start >= 0 { ranges.append(start..<bytes.count) }
      return ranges
    }
  }

  /// Whether the sign that begins at `index`, outside of ASCII, belongs to a word; and its length. The bytes are a text's.
  private static func scalar(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (isPart: Bool, length: Int) {
    let length = bytes[index] < 0xe0 ? 2 : bytes[index] < 0xf0 ? 3 : 4
    var value = UInt32(bytes[index]) & (length == 2 ? 0x1f : length == 3 ? 0x0f : 0x07)
    for byte in bytes[(index + 1)..<min(index + length, bytes.count)] { value = value << 6 | UInt32(byte & 0x3f) }
    return (Unicode.Scalar(value).map(isWord) ?? false, length)
  }

  /// Whether a part of `word` begins at `index`, behind its first byte.
  private static func begins(at index: Int, in word: ArraySlice<UInt8>) -> Bool {
    let (byte, previous) = (word[index], word[index - 1])
    if isUpper(byte), !isUpper(previous) || (index + 1 < word.endIndex && isLower(word[index + 1])) { return true }
    return isDigit(byte) != isDigit(previous)
  }

  private static func small(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte | 0x20 : byte }
  private static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5a }
  private static func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7a }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.generalCategory == .nonspacingMark
  }

  private static func isAsciiWord(_ byte: UInt8) -> Bool { isUpper(byte) || isLower(byte) || isDigit(byte) }
}
