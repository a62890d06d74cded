import ByteText

/// Short names for keys and identifiers: lower-case words with hyphens between.
enum Slug {
  /// The words of `text` as a slug of at most `limit` bytes, cut between words; empty when there are none.
  ///
  /// Letters beyond ASCII are kept as they are in lower case; apostrophes vanish, so that "Don't" gives `dont`.
  static func make(_ text: some StringProtocol, limit: Int = 64) -> String {
    var slug: [UInt8] = []
    slug.reserveCapacity(limit + 16)
    // Where the current word begins, behind its hyphen.
    var word = 0
    // False when the word does not fit any more.
    func endWord() -> Bool {
      guard slug.count > word else { return true }
      if slug.count > limit {
        // Of a first word that is too long there is at least its beginning.
        let kept = word == 0 ? String(String(decoding: slug, as: UTF8.self).unicodeScalars.prefix(limit / 4)) : ""
        slug.removeLast(slug.count - max(0, word - 1))
        slug += kept.utf8
        word = slug.count
        return false
      }
      slug.append(UInt8(ascii: "-"))
      word = slug.count
      return true
    }
    let bytes = text.utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte < 0x80 {
        bytes.formIndex(after: &index)
        if Ascii.isAlphanumeric(byte) {
          slug.append(Ascii.isUppercase(byte) ? byte | 0x20 : byte)
        } else if byte != UInt8(ascii: "'"), !endWord() {
          break
        }
        if slug.count - word > 4 * limit { break }
        continue
      }
      let scalar = text.unicodeScalars[index]
      text.unicodeScalars.formIndex(after: &index)
      if scalar.properties.isAlphabetic, slug.count > word || !scalar.properties.isGraphemeExtend {
        // A mark at the beginning of a word would melt into the hyphen or slash before it.
        slug += scalar.properties.lowercaseMapping.utf8
      } else if scalar != "\u{2019}", !endWord() {
        break
      }
      // A word without end, such as a pasted blob, must not cost more than it can give.
      if slug.count - word > 4 * limit { break }
    }
    if endWord(), slug.last == UInt8(ascii: "-") { slug.removeLast() }
    return String(decoding: slug, as: UTF8.self)
  }
}
