import RuleIndex
import RuleModel

/// Turns the words of a question into concepts, with the vocabulary of an index at hand.
enum QuestionReader {
  /// What hits of each kind count, compared with the word that was asked for.
  enum Weight {
    static let nameParts = 0.8
    static let onePart = 0.3
    static let spelling = 0.8
    static let alias = 0.6
  }

  static func concepts(of question: Question, in store: borrowing RuleStore) throws(RuleIndexError) -> [Concept] {
    var concepts: [Concept] = []
    for word in question.words {
      let importance = word.importance
      var terms = [Term(word.plain, weight: 1, origin: .asked)]
      let parts = word.isColour ? [] : NameParts.parts(of: word.written)
      if !parts.isEmpty {
        terms.append(Term(parts.joined(separator: " "), weight: Weight.nameParts, origin: .part))
        terms += parts.filter { $0.utf8.count > 1 }.map { Term($0, weight: Weight.onePart, origin: .part) }
      } else if importance == 1, let meant = try correction(of: word.plain, in: store) {
        terms.append(Term(meant, weight: Weight.spelling, origin: .spelling))
      }
      concepts.append(
        Concept(
          word: word.plain, importance: importance, isName: word.isName, isJoined: !parts.isEmpty,
          terms: terms.compactMap { $0 }))
    }
    try addCompounds(to: &concepts, in: store)
    try addAliases(to: &concepts, in: store)
    return concepts
  }

  // MARK: - Names written as words

  /// Words side by side that are an API name when joined, as in "toolbar spacer", are looked for as that name too.
  private static func addCompounds(to concepts: inout [Concept], in store: borrowing RuleStore) throws(RuleIndexError) {
    for run in try compounds(of: concepts.map(\.word), in: store) {
      guard let term = Term(run.name, weight: 1, origin: .part) else { continue }
      for index in run.range { concepts[index].terms.append(term) }
    }
  }

  /// Runs of two or three words that are the name of an API of the documents when joined.
  static func compounds(
    of words: [String], in store: borrowing RuleStore
  ) throws(RuleIndexError) -> [(name: String, range: Range<Int>)] {
    var found: [(String, Range<Int>)] = []
    for count in 2...3 where count <= words.count {
      for start in 0...(words.count - count) {
        let range = start..<start + count
        guard !words[range].contains(where: StopWords.contains) else { continue }
        let name = words[range].joined()
        if try !store.rows(naming: name).isEmpty { found.append((name, range)) }
      }
    }
    return found
  }

  // MARK: - Spelling

  /// Shorter words are too near to other real words: with four letters, `tile` would become `title`.
  private static let shortestCorrected = 6

  /// The word of the documents that is one slip away (two in long words), where `word` itself does not occur.
  private static func correction(
    of word: String, in store: borrowing RuleStore
  ) throws(RuleIndexError) -> String? {
    let length = word.count
    guard length >= shortestCorrected, word.utf8.allSatisfy({ $0 < 0x80 }), try store.uses(of: word) == 0 else {
      return nil
    }
    let slips = length >= 9 ? 2 : 1
    let candidates = try store.words(beginning: String(word.prefix(1)), length: length - slips...length + slips)
    let near = candidates.compactMap { candidate -> (distance: Int, uses: Int, word: String)? in
      let distance = Spelling.editDistance(word, candidate.word)
      return distance <= slips ? (distance, -candidate.uses, candidate.word) : nil
    }
    return near.min { $0 < $1 }?.word
  }

  // MARK: - Aliases

  /// The words of an alias may stand in any order, but not further apart: beyond that they are about several things.
  private static let widestAlias = 8

  /// Adds what the documents call a group of words to the concepts of these words.
  private static func addAliases(to concepts: inout [Concept], in store: borrowing RuleStore) throws(RuleIndexError) {
    let words = concepts.map(\.word)
    let places = Dictionary(grouping: words.indices) { AliasKey.stem(words[$0]) }
    let stems = places.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for alias in try store.aliases(among: stems) {
      let groups = alias.places.map { places[stems[$0]] ?? [] }
      let firsts = groups.compactMap(\.first)
      guard let first = firsts.min(), let last = firsts.max(), last - first < widestAlias,
        groups.count == 1 || firsts.contains(where: { !StopWords.contains(words[$0]) })
      else { continue }
      for target in alias.targets where !says(words, target) {
        for term in terms(for: target, words: groups.count) {
          for index in groups.joined()
          where !concepts[index].terms.contains(where: { $0.text == term.text && $0.weight >= term.weight }) {
            concepts[index].terms.append(term)
          }
        }
      }
    }
  }

  /// Whether the question holds all words of `target` already: then the alias would count them twice.
  private static func says(_ words: [String], _ target: String) -> Bool {
    NameParts.words(in: target).allSatisfy { words.contains($0.lowercased()) }
  }

  private static func terms(for target: String, words: Int) -> [Term] {
    // Several words say more surely what is meant than one, but each of them has the alias.
    let weight = Weight.alias / Double(words).squareRoot().squareRoot()
    let names = NameParts.words(in: target).map { String($0) }
    let parts = names.flatMap { name in
      let parts = NameParts.parts(of: name)
      return parts.isEmpty ? [name.lowercased()] : parts
    }
    let origin: Term.Origin = words > 1 ? .phrase : .alias
    var terms = [Term(target, weight: weight, origin: origin)]
    if parts.count > names.count {
      terms.append(Term(parts.joined(separator: " "), weight: weight * Weight.nameParts, origin: origin))
    }
    return terms.compactMap { $0 }
  }
}
