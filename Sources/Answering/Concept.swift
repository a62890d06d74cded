import RuleIndex

/// One thing that a question speaks of, with every way in which the documents may call it.
struct Concept: Sendable {
  /// The word of the question.
  let word: String
  /// How much it counts: 1, or less for words that say little.
  let importance: Double
  /// Whether it is written like a name of code.
  let isName: Bool
  /// Whether it has a capital inside, as no plain word has: `glassEffect`.
  let isJoined: Bool
  var terms: [Term]
}

/// A word or phrase to look for.
struct Term: Sendable {
  enum Origin: Hashable, Sendable {
    case asked
    /// A part of a joined name.
    case part
    /// The word that was probably meant.
    case spelling
    case alias
    /// An alias of several words side by side: it says what these words mean together.
    case phrase
  }

  let text: String
  let phrase: SearchPhrase
  /// What a hit counts, compared with the word itself.
  let weight: Double
  let origin: Origin

  init?(_ text: String, weight: Double, origin: Origin) {
    guard let phrase = SearchPhrase(text) else { return nil }
    self.text = text
    self.phrase = phrase
    self.weight = weight
    self.origin = origin
  }
}
