import RuleIndex
import RuleModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Orders the rules that a question touches: BM25F over the columns of the index, times how much of the question a rule covers.
///
/// Every constant is the same for all questions; they were chosen together, over several hundred judged ones.
struct Ranking {
  /// What a word in each column counts, and how much a long column counts against it, in the order of `RuleStore.columns`:
  /// statement, heading, lead, api, parts, code, skill.
  static let columnWeights = [1.0, 0.6, 0.4, 0.7, 0.7, 0.6, 0.2]
  static let lengthEffects = [0.4, 0.3, 0.3, 0.2, 0.3, 0.3]
  /// How soon further hits of a word in the same rule stop to count.
  static let saturation = 1.0
  /// The part of the score that a rule keeps when it covers next to nothing of the question.
  static let uncoveredShare = 0.4
  static let adjacencyGain = 0.4
  /// What the other names of a thing count that a rule has beside the best one: a rule that has several is about it.
  static let furtherNames = 0.6
  /// A handful of rules does not tell how common a word is: smaller indexes are taken for one of this size.
  static let fewestRules = 200
  /// Rules scored in full; more are never looked at, however large the index is.
  static let mostCandidates = 300

  /// A scored rule, with what it was scored by.
  struct Scored: Sendable {
    let outline: RuleOutline
    let score: Double
    /// The part of the question, weighed by rarity, that the rule speaks of.
    let coverage: Double
    /// The term that was found for each concept, and what it added.
    let found: [(concept: Int, term: Term, gain: Double)]
    /// The part of the question's neighbours that stand side by side in the rule too.
    fileprivate let adjacency: Double
    /// How well its kind suits the question, and what naming an API of the question adds.
    fileprivate let kindFactor: Double
    fileprivate let pin: Double
  }

  let concepts: [Concept]
  private let phrases: [Term]
  /// The numbers of the phrases of each concept's terms.
  let phraseIndex: [[Int]]
  private let statistics: IndexStatistics
  private let intent: Intent
  /// How rare each phrase and each concept is.
  private(set) var rarity: [Double] = []
  private(set) var conceptRarity: [Double] = []
  private var pins = Pins([])

  /// The rules for `concepts`, best first, the words that occur nowhere, and what the first few rules speak of.
  ///
  /// - Parameter depth: how many rules that is.
  static func rank(
    _ concepts: [Concept], pins: Pins, in store: borrowing RuleStore, looking depth: Int = Grounds.mostRules,
    within bounds: CandidateBounds = .usual
  ) throws(RuleIndexError) -> (ranked: [Scored], unknown: [String], grounds: [Grounds]) {
    var ranking = Ranking(concepts, statistics: try store.statistics())
    ranking.pins = pins
    let candidates = try Candidates(
      concepts, ranking.phrases.map(\.phrase), ranking.phraseIndex, ranking.statistics, within: bounds,
      in: store)
    let rows = candidates.rows
    ranking.weigh(candidates.counts)
    let ranked = try ranking.scored(rows, in: store)
    return (
      ranked, ranking.unknown,
      ranked.prefix(depth).filter { !ranking.intent.isUnwanted($0.outline.kind) }
        .map { ranking.grounds(of: $0.outline.id, rows) }
    )
  }

  private init(_ concepts: [Concept], statistics: IndexStatistics) {
    self.concepts = concepts
    self.statistics = statistics
    intent = Intent(concepts.map(\.word))
    var phrases: [Term] = [], numbers: [String: Int] = [:], index: [[Int]] = []
    for concept in concepts {
      index.append(
        concept.terms.map { term in
          if let number = numbers[term.text] { return number }
          numbers[term.text] = phrases.count
          phrases.append(term)
          return phrases.count - 1
        })
    }
    self.phrases = phrases
    phraseIndex = index
  }

  // MARK: - Rarity

  /// How rare a word is that occurs nowhere.
  var mostRarity: Double { Ranking.mostRarity(in: statistics) }
  private var total: Double { Ranking.total(of: statistics) }

  static func mostRarity(in statistics: IndexStatistics) -> Double { log(1 + (total(of: statistics) + 0.5) / 0.5) }

  private static func total(of statistics: IndexStatistics) -> Double {
    Double(max(statistics.ruleCount, fewestRules))
  }

  /// - Parameter counts: how many rules hold each phrase.
  private mutating func weigh(_ counts: [Int]) {
    let total = total
    rarity = counts.map { count in
      let count = Double(count)
      return log(1 + (max(0, total - count) + 0.5) / (count + 0.5))
    }
    conceptRarity = phraseIndex.enumerated().map { concept, numbers in
      let known = zip(concepts[concept].terms, numbers).filter { counts[$0.1] > 0 }
      if let asked = known.first(where: { $0.0.origin == .asked }) { return rarity[asked.1] }
      return known.map { rarity[$0.1] }.max() ?? mostRarity
    }
    isKnown = phraseIndex.map { numbers in numbers.contains { counts[$0] > 0 } }
    isAskedKnown = phraseIndex.enumerated().map { concept, numbers in
      zip(concepts[concept].terms, numbers).contains { $0.0.origin == .asked && counts[$0.1] > 0 }
    }
  }

  private var isKnown: [Bool] = []
  private(set) var isAskedKnown: [Bool] = []

  /// Words of the question that occur nowhere, by no name.
  private var unknown: [String] {
    zip(concepts, isKnown).filter { !$0.1 && $0.0.importance == 1 }.map(\.0.word)
  }

  // MARK: - Scores

  private func scored(_ rows: [MatchedRow], in store: borrowing RuleStore) throws(RuleIndexError) -> [Scored] {
    var candidates = rows
    if rows.count > Ranking.mostCandidates {
      let rough = rows.map { (row: $0, score: score($0.hits, lengths: nil).total) }
      candidates = rough.sorted { ($1.score, $0.row.row) < ($0.score, $1.row.row) }.prefix(Ranking.mostCandidates).map(
        \.row)
    }
    // Outlines come in the order of the candidates.
    var rest = candidates[...]
    return try store.outlines(of: candidates.map(\.row)).map { outline in
      while let row = rest.first?.row, row != outline.id { rest.removeFirst() }
      let (total, coverage, found, adjacency) = score(rest.first?.hits ?? [], lengths: outline.lengths)
      let (kindFactor, pin) = (kindFactor(outline), pins[outline.id])
      let score = total * kindFactor * pin
      return Scored(
        outline: outline, score: score, coverage: coverage, found: found, adjacency: adjacency,
        kindFactor: kindFactor, pin: pin)
    }.sorted { left, right in
      if left.score != right.score { return left.score > right.score }
      return (left.outline.strength.order, left.outline.key, left.outline.firstLine)
        < (right.outline.strength.order, right.outline.key, right.outline.firstLine)
    }
  }

  private func kindFactor(_ outline: RuleOutline) -> Double {
    outline.isReference ? 0.5 : intent.factor(for: outline.kind, outline.strength)
  }

  private func score(
    _ hits: ArraySlice<Hit>, lengths: [Int]?
  ) -> (total: Double, coverage: Double, found: [(Int, Term, Double)], adjacency: Double) {
    var frequency = [Double](repeating: 0, count: phrases.count)
    for hit in hits { frequency[hit.phrase] += Ranking.columnWeights[hit.column] / lengthFactor(hit.column, lengths) }
    var total = 0.0, covered = 0.0, all = 0.0
    var found: [(Int, Term, Double)] = []
    for (index, concept) in concepts.enumerated() {
      all += concept.importance * conceptRarity[index]
      var best: (term: Term, gain: Double)?
      var sum = 0.0
      for (term, number) in zip(concept.terms, phraseIndex[index]) where frequency[number] > 0 {
        // A correction is for words that the documents do not have, however they are inflected.
        if term.origin == .spelling, isAskedKnown[index] { continue }
        let gain = term.weight * rarity[number] * frequency[number] / (Ranking.saturation + frequency[number])
        sum += gain
        if gain > best?.gain ?? 0 { best = (term, gain) }
      }
      guard let best else { continue }
      let gain = best.gain + Ranking.furtherNames * min(best.gain, sum - best.gain)
      total += concept.importance * gain
      covered += concept.importance * conceptRarity[index] * min(1, best.term.weight.squareRoot())
      found.append((index, best.term, concept.importance * gain))
    }
    let coverage = all > 0 ? covered / all : 0
    let adjacency = adjacency(hits)
    return (total * Ranking.share(coverage) * (1 + Ranking.adjacencyGain * adjacency), coverage, found, adjacency)
  }

  /// The part of its score that a rule keeps for what it covers of the question.
  fileprivate static func share(_ coverage: Double) -> Double { uncoveredShare + (1 - uncoveredShare) * coverage }

  private func lengthFactor(_ column: Int, _ lengths: [Int]?) -> Double {
    guard let lengths, column != Candidates.skillColumn, statistics.averageLengths[column] > 0 else { return 1 }
    let effect = Ranking.lengthEffects[column]
    return 1 - effect + effect * Double(lengths[column]) / statistics.averageLengths[column]
  }

  /// The part of the question's neighbours that stand side by side in the rule too, in the same order.
  private func adjacency(_ hits: ArraySlice<Hit>) -> Double {
    guard concepts.count > 1 else { return 0 }
    var pairs = 0.0, all = 0.0
    for index in 1..<concepts.count {
      guard let left = phraseIndex[index - 1].first, let right = phraseIndex[index].first, left != right else {
        continue
      }
      let isPair = hits.contains { first in
        first.phrase == left
          && hits.contains { $0.phrase == right && $0.column == first.column && $0.position == first.position + 1 }
      }
      let importance = min(concepts[index - 1].importance, concepts[index].importance)
      all += importance
      if isPair { pairs += importance }
    }
    return all > 0 ? pairs / all : 0
  }
}

extension Strength {
  /// The place in the order of display.
  var order: Int { Strength.allCases.firstIndex(of: self) ?? 0 }
}

extension Ranking.Scored {
  /// What the sum of the gains was multiplied by, for people.
  var factors: [Answer.Factor] {
    [
      Answer.Factor(
        reason: "covers \(Int(nearest: coverage * 100)) %", value: Ranking.share(coverage)),
      Answer.Factor(reason: "words side by side", value: 1 + Ranking.adjacencyGain * adjacency),
      Answer.Factor(
        reason: outline.isReference ? "is a list of references" : "is a \(outline.kind.rawValue)", value: kindFactor),
      Answer.Factor(reason: "is about an API named", value: pin),
    ].filter { $0.value != 1 }
  }
}
