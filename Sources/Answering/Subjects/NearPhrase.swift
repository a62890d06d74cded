import RuleIndex

/// Some words that say what a text is about where they stand near each other, in this order and in any form.
///
/// `a|b` in the place of a word is one or the other; `=books` is that form alone.
package struct NearPhrase: Hashable, Sendable {
  /// For each place what may stand there.
  private let places: [Place]

  private struct Place: Hashable {
    let stems: Set<String>
    /// Words that stand there as they are written.
    let words: Set<String>

    func takes(_ word: PlainWord) -> Bool {
      stems.contains(word.stem) || words.contains(word.text) || word.name.map(stems.contains) ?? false
    }
  }

  /// So many other words may stand between two of a phrase: "type to" is not said by "type up to".
  private static let widestGap = 1
  /// "No sign in" asks for none.
  private static let denials: Set<String> = ["no", "without", "non"]

  package init(_ text: String) {
    places = text.lowercased().split(separator: " ").map { place in
      let forms = place.split(separator: "|")
      return Place(
        stems: Set(forms.filter { !$0.hasPrefix("=") }.map { AliasKey.stem($0) }),
        words: Set(forms.filter { $0.hasPrefix("=") }.map { String($0.dropFirst()) }))
    }
  }

  /// How many words it has.
  var length: Int { places.count }

  /// Whether it stands in a text, which is given as its words.
  package func stands(in words: [PlainWord]) -> Bool { place(in: words) != nil }

  /// From which word to which it stands in a text for the first time.
  func place(in words: [PlainWord]) -> ClosedRange<Int>? {
    guard let first = places.first else { return nil }
    for start in words.indices where first.takes(words[start]) && !NearPhrase.isDenied(start, in: words) {
      if let end = end(from: start, in: words) { return start...end }
    }
    return nil
  }

  /// "No login", "no account or login", and "no UICollectionView", whose last part is the phrase.
  private static func isDenied(_ place: Int, in words: [PlainWord]) -> Bool {
    let start = words[place].start(at: place)
    guard start > 0 else { return false }
    if denials.contains(words[start - 1].text) { return true }
    return start > 2 && ["or", "nor"].contains(words[start - 1].text) && denials.contains(words[start - 3].text)
  }

  private func end(from start: Int, in words: [PlainWord]) -> Int? {
    var last = start
    for place in places.dropFirst() {
      let near = words[(last + 1)...].prefix(NearPhrase.widestGap + 1)
      guard let next = near.firstIndex(where: place.takes) else { return nil }
      last = next
    }
    return last
  }
}

/// A word of a text as phrases are compared with it.
package struct PlainWord: Hashable, Sendable {
  /// In small letters.
  let text: String
  let stem: String
  /// The stem of the name that it ends: `swiftdata` of `data` in SwiftData.
  let name: String?
  /// How many parts of that name stand before it.
  private let partsBefore: Int

  private init(_ text: String, endOf name: String?, after partsBefore: Int = 0) {
    (self.text, self.name, self.partsBefore) = (text, name.map { AliasKey.stem($0) }, partsBefore)
    stem = AliasKey.stem(text)
  }

  /// Where the name begins that ends at `place`, where this word stands.
  func start(at place: Int) -> Int { max(0, place - partsBefore) }

  /// The words of a text in their order; a name such as SwiftData or iPad gives its parts, and can be said as a whole.
  static func words(of text: String) -> [PlainWord] {
    NameParts.words(in: text).flatMap { word in
      let parts = NameParts.parts(of: word)
      guard let last = parts.last, parts.count > 1 else {
        return [PlainWord(parts.first ?? word.lowercased(), endOf: nil)]
      }
      return parts.dropLast().map { PlainWord($0, endOf: nil) } + [
        PlainWord(last, endOf: word.lowercased(), after: parts.count - 1)
      ]
    }
  }
}
