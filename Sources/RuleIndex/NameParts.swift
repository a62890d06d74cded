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
    eachRange(in: text) { range, bytes in
      let word = bytes[range]
      guard range.dropFirst().contains(where: { begins(at: $0, in: word) }) else { return }
      for place in range {
        if !parts.isEmpty, place == range.lowerBound || begins(at: place, in: word) { parts.append(UInt8(ascii: " ")) }
        parts.append(small(word[place]))
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

  /// How many words a text has.
  static func count(in text: String) -> Int {
    var count = 0
    eachRange(in: text) { _, _ in count += 1 }
    return count
  }

  /// Calls `body` with each word of a text, in small letters.
  static func eachWord(in text: String, _ body: (String) -> Void) {
    eachRange(in: text) { range, bytes in
      let word = bytes[range]
      guard word.allSatisfy({ $0 < 0x80 }) else { return body(String(decoding: word, as: UTF8.self).lowercased()) }
      body(
        String(unsafeUninitializedCapacity: word.count) { small in
          for (place, byte) in word.enumerated() { small[place] = self.small(byte) }
          return word.count
        })
    }
  }

  /// Where the words of a text stand, in bytes.
  static func ranges(in text: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(text.utf8.count / 5)
    eachRange(in: text) { range, _ in ranges.append(range) }
    return ranges
  }

  /// Calls `body` with the place of each word and the bytes of the text.
  private static func eachRange(in text: String, _ body: (Range<Int>, UnsafeBufferPointer<UInt8>) -> Void) {
    var text = text
    // Bytes in memory are walked several times faster than the text's own indices.
    text.withUTF8 { bytes in
      var start = -1
      var index = 0
      while index < bytes.count {
        let (isPart, length) = bytes[index] < 0x80 ? (isAsciiWord(bytes[index]), 1) : scalar(at: index, in: bytes)
        if isPart {
          if start < 0 { start = index }
        } else if start >= 0 {
          body(start..<index, bytes)
          start = -1
        }
        index += length
      }
      if start >= 0 { body(start..<bytes.count, bytes) }
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
  private static func begins<Word: RandomAccessCollection<UInt8>>(at index: Int, in word: Word) -> Bool
  where Word.Index == Int {
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
