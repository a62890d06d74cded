import RuleIndex

/// Finds the phrases of a question in rows of which the places of single words are known.
struct PhrasePlaces {
  /// The words of each phrase, by their numbers.
  private let phrases: [[Int]]
  /// The words by the numbers that hits have.
  private let wanted: [Int]
  /// For each word the phrases that are looked for by it, with its place in them and the other words that are sought.
  private var anchored: [[Anchored]]

  private struct Anchored {
    let phrase: Int
    let place: Int
    let others: [(word: Int, place: Int)]
  }

  /// - Parameter isGlue: which words within a phrase are taken to be there.
  init(_ phrases: [[Int]], wanted: [Int], isGlue: [Bool]) {
    (self.phrases, self.wanted) = (phrases, wanted)
    anchored = Array(repeating: [], count: isGlue.count)
    let known = Set(wanted)
    for (phrase, words) in phrases.enumerated() where words.allSatisfy({ known.contains($0) || isGlue[$0] }) {
      let sought = words.enumerated().filter { known.contains($1) }.map { (word: $1, place: $0) }
      guard let anchor = sought.first else { continue }
      anchored[anchor.word].append(
        Anchored(phrase: phrase, place: anchor.place, others: Array(sought.dropFirst())))
    }
  }

  /// The row with the places of phrases for those of words.
  func phrases(in row: MatchedRow) -> MatchedRow {
    var found: [Hit] = []
    found.reserveCapacity(row.hits.count)
    for hit in row.hits {
      for anchor in anchored[wanted[hit.phrase]] where hit.position >= anchor.place {
        let start = hit.position - anchor.place
        let isWhole = anchor.others.allSatisfy { other in
          row.hits.contains {
            $0.position == start + other.place && $0.column == hit.column && wanted[$0.phrase] == other.word
          }
        }
        if isWhole { found.append(Hit(phrase: anchor.phrase, column: hit.column, position: start)) }
      }
    }
    return MatchedRow(row: row.row, hits: found[...])
  }

  /// How many rules hold each phrase: a phrase of several words is as common as the rarest of them, and at least as the
  /// rows show.
  func counts(in rows: [MatchedRow], ofWords counts: [Int]) -> [Int] {
    let held = Candidates.counts(of: phrases.count, in: rows)
    return phrases.indices.map { phrase in
      if phrases[phrase].count == 1 { return counts[phrases[phrase][0]] }
      guard held[phrase] > 0 else { return 0 }
      return max(held[phrase], phrases[phrase].map { counts[$0] }.min() ?? 0)
    }
  }
}
