/// Short names for keys and identifiers: lower-case words with hyphens between.
enum Slug {
  /// The words of `text` as a slug of at most `limit` bytes, cut between words; empty when there are none.
  ///
  /// Letters beyond ASCII are kept as they are in lower case; apostrophes vanish, so that "Don't" gives `dont`.
  static func make(_ text: some StringProtocol, limit: Int = 64) -> String {
    var slug = ""
    var word = ""
    func endWord() -> Bool {
      guard !word.isEmpty else { return true }
      let room = limit - slug.utf8.count - (slug.isEmpty ? 0 : 1)
      guard word.utf8.count <= room else {
        if slug.isEmpty { slug = String(word.unicodeScalars.prefix(limit / 4)) }
        return false
      }
      slug += (slug.isEmpty ? "" : "-") + word
      word = ""
      return true
    }
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        let byte = UInt8(scalar.value)
        if Ascii.isAlphanumeric(byte) {
          word.unicodeScalars.append(Ascii.isUppercase(byte) ? UnicodeScalar(byte | 0x20) : scalar)
        } else if byte != UInt8(ascii: "'") {
          guard endWord() else { return slug }
        }
      } else if scalar.properties.isAlphabetic {
        word += scalar.properties.lowercaseMapping
      } else if scalar != "\u{2019}" {
        guard endWord() else { return slug }
      }
      // A word without end, such as a pasted blob, must not cost more than it can give.
      if word.utf8.count > 4 * limit { break }
    }
    _ = endWord()
    return slug
  }
}
