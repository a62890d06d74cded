import ByteText
import RuleIndex

/// What of a question one rule speaks of: for each concept how surely, from 0 to 1.
struct Grounds: Sendable {
  /// How many of the best rules are looked at.
  static let mostRules = 3

  let row: Int64
  /// How surely the rule speaks of each concept, in their order.
  let evidence: [Double]
  /// How rare each concept is, from 0 for what every rule holds to 1 for what none does.
  let rarity: [Double]

  /// What a word counts by the column that holds it: code shows much that it is not about, and the skill's name is as
  /// good as nothing for a single rule. In the order of `RuleStore.columns`.
  static let places = [1.0, 0.9, 0.8, 1.0, 0.8, 0.5, 0.3]
  /// What one part of a joined name says: little, `Kit` and `View` are parts of hundreds.
  static let onePart = 0.15
  static let spelling = 0.8
  static let alias = 0.9
  /// From this rarity on the target of an alias says as much as it can; what every rule holds names nothing.
  static let rareTarget = 0.45
}

extension Ranking {
  /// What the rule in `row` speaks of; `rows` are all matches in the order of their numbers.
  func grounds(of row: Int64, _ rows: [MatchedRow]) -> Grounds {
    let place = rows.partitioningIndex { $0.row >= row }
    let hits = place < rows.count && rows[place].row == row ? rows[place].hits : []
    var places: [Int: Double] = [:]
    for hit in hits { places[hit.phrase] = max(places[hit.phrase] ?? 0, Grounds.places[hit.column]) }
    let evidence = concepts.indices.map { index in
      zip(concepts[index].terms, phraseIndex[index]).reduce(0.0) { best, pair in
        guard let place = places[pair.1], pair.0.origin != .spelling || !isAskedKnown[index] else { return best }
        return max(best, sureness(of: pair.0, rarity[pair.1] / mostRarity, at: place, concepts[index]))
      }
    }
    return Grounds(row: row, evidence: evidence, rarity: conceptRarity.map { $0 / mostRarity })
  }

  private func sureness(of term: Term, _ rarity: Double, at place: Double, _ concept: Concept) -> Double {
    switch term.origin {
    // The name of an API stands in code by right; `.products` is a plain word there.
    case .asked: concept.isJoined ? 1 : place
    case .spelling: Grounds.spelling * place
    case .part: place * (term.weight < QuestionReader.Weight.nameParts ? Grounds.onePart : term.weight)
    case .alias, .phrase:
      Grounds.alias * min(1, rarity / Grounds.rareTarget) * place
        * (term.weight / QuestionReader.Weight.alias).squareRoot()
    }
  }
}
