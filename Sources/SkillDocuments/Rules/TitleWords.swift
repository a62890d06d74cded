import ByteText

/// The words by which the title of a section names its subject.
struct TitleWords {
  private let stems: [String]

  init(_ title: Words) {
    stems = title.all.filter(TitleWords.names).map { TitleWords.stem($0.text) }
  }

  /// Whether the title names nothing, as "T" and "Overview".
  var isEmpty: Bool { stems.isEmpty }

  /// Whether a text uses one of the words, in any of their forms: "animated" below "Animations".
  func occur(in words: Words) -> Bool {
    !stems.isEmpty && words.all.contains { TitleWords.names($0) && stems.contains(TitleWords.stem($0.text)) }
  }

  private static func names(_ word: Words.Word) -> Bool {
    word.text.utf8.count > 2 && word.traits.isDisjoint(with: [.object, .condition, .place])
      && !SectionTitle.isGeneral(word: word.text)
  }

  private static func stem(_ word: String) -> String {
    for ending in ["ing", "es", "s", "ed"] where word.hasSuffix(ending) && word.utf8.count > ending.utf8.count + 3 {
      return String(word.dropLast(ending.utf8.count))
    }
    return word
  }
}
