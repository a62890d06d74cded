import RuleIndex

/// How much of an index is looked at for a question.
struct CandidateBounds {
  /// With up to so many rules every one that holds a phrase of the question is looked at: it takes some milliseconds.
  let mostRules: Int
  /// So many are looked at where there are more.
  let mostRows: Int
  /// How many rules the common words hold together, counted once for each word, before the other names of things are no
  /// longer looked for; the words of the question always are.
  let mostVisits: Int
  /// A word that so many rules hold is a common one.
  var mostOfRareWord: Int { mostRows / 2 }

  static let usual = CandidateBounds(mostRules: 10_000, mostRows: 2_000, mostVisits: 100_000)
}

/// The rules that ranking looks at, and how many rules hold each phrase of a question.
///
/// In an index of the usual size these are all that hold one of the phrases. In a larger one the work is bounded: see
/// `CandidateSearch`.
struct Candidates {
  /// In the order of their numbers.
  let rows: [MatchedRow]
  /// How many rules hold each phrase, outside of the name of their skill; estimated for the common ones of a large index.
  let counts: [Int]

  /// The last column; it says nothing of a single rule, so it does not make a word common.
  static let skillColumn = 6

  /// - Parameter index: for each concept the numbers of the phrases of its terms.
  init(
    _ concepts: [Concept], _ phrases: [SearchPhrase], _ index: [[Int]], _ statistics: IndexStatistics,
    within bounds: CandidateBounds, in store: borrowing RuleStore
  ) throws(RuleIndexError) {
    if statistics.ruleCount <= bounds.mostRules {
      rows = try store.matches(phrases)
      counts = Candidates.counts(of: phrases.count, in: rows)
    } else {
      let search = try CandidateSearch(phrases, within: bounds, in: store)
      (rows, counts) = try search.candidates(for: concepts, index, in: store)
    }
  }

  /// How many of the rows hold each phrase, outside of the name of the skill.
  static func counts(of phrases: Int, in rows: [MatchedRow]) -> [Int] {
    var counts = [Int](repeating: 0, count: phrases)
    var last = [Int](repeating: -1, count: phrases)
    for (number, row) in rows.enumerated() {
      for hit in row.hits where last[hit.phrase] != number && hit.column != skillColumn {
        last[hit.phrase] = number
        counts[hit.phrase] += 1
      }
    }
    return counts
  }
}
