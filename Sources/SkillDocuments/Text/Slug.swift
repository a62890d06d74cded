/// Short names for keys and identifiers: lower-case words with hyphens between.
enum Slug {
  /// The words of `text` as a slug of at most `limit` bytes, cut between words; empty when there are none.
  ///
  /// Letters beyond ASCII are kept as they are in lower case; apostrophes vanish, so that "Don't" gives `dont`.
  static func make(_ text: some StringProtocol, limit: Int = 64) -> String {
    var slug: [UInt8] = []
    var word: [UInt8] = []
    // False when the word does not fit any more.
    func endWord() -> Bool {
      guard !word.isEmpty else { return true }
      if slug.isEmpty, word.count > limit {
        slug = Array(String(String(decoding: word, as: UTF8.self).unicodeScalars.prefix(limit / 4)).utf8)
        return false
      }
      guard slug.count + word.count + (slug.isEmpty ? 0 : 1) <= limit else { return false }
      if !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
      slug += word
      word.removeAll(keepingCapacity: true)
      return true
    }
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        let byte = UInt8(scalar.value)
        if Ascii.isAlphanumeric(byte) {
          word.append(Ascii.isUppercase(byte) ? byte | 0x20 : byte)
        } else if byte != UInt8(ascii: "'"), !endWord() {
          break
        }
      } else if scalar.properties.isAlphabetic, !word.isEmpty || !scalar.properties.isGraphemeExtend {
        // A mark at the beginning of a word would melt into the hyphen or slash before it.
        word += scalar.properties.lowercaseMapping.utf8
      } else if scalar != "\u{2019}", !endWord() {
        break
      }
      // A word without end, such as a pasted blob, must not cost more than it can give.
      if word.count > 4 * limit { break }
    }
    _ = endWord()
    return String(decoding: slug, as: UTF8.self)
  }
}
