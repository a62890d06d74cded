import ByteText

/// Takes names of code apart: `glassEffectID` is glass, effect, id.
package enum NameParts {
  /// The parts of `word`, in small letters, cut where capitals begin and where letters and digits meet; a word of a
  /// single part gives none.
  package static func parts(of word: some StringProtocol) -> [String] {
    let bytes = Array(word.utf8)
    let starts = bytes.indices.filter { $0 == 0 || begins(at: $0, in: bytes[...]) }
    guard starts.count > 1 else { return [] }
    return zip(starts, starts.dropFirst() + [bytes.count]).map { start, end in
      String(decoding: bytes[start..<end].map(Ascii.lowercased), as: UTF8.self)
    }
  }

  /// Appends the parts of `word` in small letters, with a space before each; nothing unless it is a joined name.
  static func append(partsOf word: UnsafeBufferPointer<UInt8>, to parts: inout [UInt8]) {
    guard isJoined(word) else { return }
    for place in word.indices {
      if place == 0 ? !parts.isEmpty : begins(at: place, in: word) { parts.append(UInt8(ascii: " ")) }
      parts.append(Ascii.lowercased(word[place]))
    }
  }

  /// The words of a text: runs of letters and digits, as the index's tokenizer sees them.
  package static func words(in text: String) -> [Substring] {
    let utf8 = text.utf8
    return ranges(in: text).map { range in
      let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      return text[start..<utf8.index(start, offsetBy: range.count)]
    }
  }

  /// Where the word ends whose sign at `index`, beyond ASCII, may belong to it, and where to look for the next word.
  static func end(ofWordAt index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (end: Int, next: Int) {
    var end = index
    while end < bytes.count {
      let (isPart, length) = bytes[end] < 0x80 ? (Ascii.isAlphanumeric(bytes[end]), 1) : scalar(at: end, in: bytes)
      guard isPart else { return (end, end + length) }
      end += length
    }
    return (end, end)
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
        let (isPart, length) =
          bytes[index] < 0x80 ? (Ascii.isAlphanumeric(bytes[index]), 1) : scalar(at: index, in: bytes)
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

  /// Whether a word has more than one part.
  private static func isJoined(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 1
    while index < word.count {
      if begins(at: index, in: word) { return true }
      index += 1
    }
    return false
  }

  /// Whether a part of `word` begins at `index`, behind its first byte.
  private static func begins<Word: RandomAccessCollection<UInt8>>(at index: Int, in word: Word) -> Bool
  where Word.Index == Int {
    let (byte, previous) = (word[index], word[index - 1])
    if Ascii.isUppercase(byte),
      !Ascii.isUppercase(previous) || (index + 1 < word.endIndex && Ascii.isLowercase(word[index + 1]))
    {
      return true
    }
    return Ascii.isDigit(byte) != Ascii.isDigit(previous)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.generalCategory == .nonspacingMark
  }
}
