import RuleIndex

/// What somebody asked, taken apart into words.
package struct Question: Hashable, Sendable {
  package let text: String
  /// The distinct words in the order of the text, as they are written; at most `mostWords`.
  let words: [Word]

  struct Word: Hashable, Sendable {
    /// As it is written: `glassEffect`.
    let written: String
    /// In small letters.
    let plain: String
    /// Whether it looks like a name of code: a capital inside, or a dot, @ or # before it.
    let isName: Bool
    /// A colour such as `#6366F1`, which has no parts.
    let isColour: Bool
    /// How much it counts: 1, or less for words that say little.
    let importance: Double
  }

  /// Whether there is more text, or there are more words, than are read.
  package let isCut: Bool

  /// Whoever pastes a whole file means its first words at most; the rest would only cost time.
  package static let mostWords = 64

  package init(_ text: String) { self.init(text, weighing: StopWords.importance) }

  /// - Parameter importance: what a word that is no name counts, by its small letters.
  init(_ text: String, weighing importance: (String) -> Double) {
    self.text = text
    var words: [Word] = []
    var seen: Set<String> = []
    let start = Question.head(of: text)
    let head = URLText.readable(start)
    var isCut = start.endIndex < text.endIndex
    for written in NameParts.words(in: head) {
      let plain = written.lowercased()
      if words.count == Question.mostWords {
        isCut = isCut || !seen.contains(plain)
        continue
      }
      guard written.utf8.count <= 80, seen.insert(plain).inserted else { continue }
      let before = head.utf8.prefix(upTo: written.startIndex).last
      let hasInnerCapital = written.dropFirst().contains { $0.isUppercase } && written.contains { $0.isLowercase }
      let isMarked = before == UInt8(ascii: ".") || before == UInt8(ascii: "@")
      let isColour = before == UInt8(ascii: "#") && written.allSatisfy(\.isHexDigit)
      words.append(
        Word(
          written: String(written), plain: plain, isName: hasInnerCapital || isMarked, isColour: isColour,
          importance: Question.isSample(written, in: head)
            ? 0.1 : hasInnerCapital || isMarked ? 1 : importance(plain)))
    }
    self.words = words
    self.isCut = isCut
  }

  /// Whether a word begins the text that a view shows, as in `Text("Hello")`: any other would do.
  private static func isSample(_ word: Substring, in text: String) -> Bool {
    let before = text[..<word.startIndex]
    guard before.hasSuffix("(\"") else { return false }
    return ["Text", "Label", "Button"].contains(where: before.dropLast(2).hasSuffix)
  }

  /// What is read of `text`.
  ///
  /// Longer texts are cut before anything walks over them, but not within a word: half a word would be a rare one.
  package static func head(of text: String) -> Substring {
    guard text.utf8.count > mostBytes else { return text[...] }
    let head = text.utf8.prefix(mostBytes)
    let gap = head.lastIndex { $0 < 0x30 } ?? head.startIndex
    return text[..<gap]
  }

  private static let mostBytes = 16_384
}
