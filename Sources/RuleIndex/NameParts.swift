/// Takes names of code apart: `glassEffectID` is glass, effect, id.
package enum NameParts {
  /// The parts of `word`, in small letters, cut where capitals begin and where letters and digits meet; a word of a
  /// single part gives none.
  package static func parts(of word: some StringProtocol) -> [String] {
    var parts: [String] = []
    var current: [UInt8] = []
    let bytes = Array(word.utf8)
    for (index, byte) in bytes.enumerated() {
      if index > 0, !current.isEmpty {
        let previous = bytes[index - 1]
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        let begins = isUpper(byte) && (!isUpper(previous) || isLower(next))
        if begins || isDigit(byte) != isDigit(previous) {
          parts.append(String(decoding: current, as: UTF8.self))
          current = []
        }
      }
      current.append(isUpper(byte) ? byte | 0x20 : byte)
    }
    parts.append(String(decoding: current, as: UTF8.self))
    return parts.count > 1 ? parts : []
  }

  /// The parts of every name in `text`, in order; words that are not joined names are left out.
  package static func parts(inText text: String) -> String {
    words(in: text).flatMap { parts(of: $0) }.joined(separator: " ")
  }

  /// The words of a text: runs of letters and digits, as the index's tokenizer sees them.
  package static func words(in text: String) -> [Substring] {
    var words: [Substring] = []
    let bytes = text.utf8
    var start: String.Index?
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let next: String.Index
      let isPart: Bool
      if bytes[index] < 0x80 {
        isPart = isAsciiWord(bytes[index])
        next = bytes.index(after: index)
      } else {
        isPart = isWord(text.unicodeScalars[index])
        next = text.unicodeScalars.index(after: index)
      }
      if isPart {
        if start == nil { start = index }
      } else if let begin = start {
        words.append(text[begin..<index])
        start = nil
      }
      index = next
    }
    if let begin = start { words.append(text[begin...]) }
    return words
  }

  private static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5a }
  private static func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7a }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.generalCategory == .nonspacingMark
  }

  private static func isAsciiWord(_ byte: UInt8) -> Bool { isUpper(byte) || isLower(byte) || isDigit(byte) }
}
