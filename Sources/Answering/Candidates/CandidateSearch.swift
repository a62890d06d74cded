import RuleIndex
import RuleModel

/// A search of a large index with bounded work: the rules that hold a rare word, and of those that hold only common ones the
/// rules that hold most of these together.
///
/// The index is asked for single words, which it finds at once; phrases are found in the rows that these give.
struct CandidateSearch {
  private let bounds: CandidateBounds
  /// The words of each phrase, by their numbers.
  private let phrases: [[Int]]
  private let words: [SearchPhrase]
  /// How many rules hold each word: exact for rare ones.
  private let counts: [Int]

  init(
    _ phrases: [SearchPhrase], within bounds: CandidateBounds, in store: borrowing RuleStore
  ) throws(RuleIndexError) {
    self.bounds = bounds
    var words: [SearchPhrase] = [], numbers: [SearchPhrase: Int] = [:]
    self.phrases = phrases.map { phrase in
      phrase.parts.map { word in
        if let number = numbers[word] { return number }
        numbers[word] = words.count
        words.append(word)
        return words.count - 1
      }
    }
    let lastRow = try store.lastRow()
    var counts: [Int] = []
    for word in words {
      counts.append(try CandidateSearch.count(of: word, lastRow, upTo: bounds.mostOfRareWord, in: store))
    }
    (self.words, self.counts) = (words, counts)
  }

  /// No index holds more rules; one that claims to is not counted on.
  private static let mostCounted = 1 << 40

  /// How many rules hold a word; of a common one four stretches of the index tell.
  private static func count(
    of word: SearchPhrase, _ lastRow: Int64, upTo most: Int, in store: borrowing RuleStore
  ) throws(RuleIndexError) -> Int {
    let pattern = telling(.phrase(word))
    let whole = try store.count(of: pattern, upTo: most)
    if whole.rows < most { return whole.rows }
    var share = Double(most) / Double(max(1, whole.last))
    for quarter in 1...3 as ClosedRange<Int64> {
      let first = lastRow / 4 * quarter
      let found = try store.count(of: pattern, from: first, upTo: most / 4)
      let end = found.rows < most / 4 ? lastRow : found.last
      share += Double(found.rows) / Double(max(1, end - first))
    }
    return min(max(most, Int(nearest: share / 4 * Double(lastRow))), mostCounted)
  }

  /// The rows to look at with the places of all phrases, and how many rules hold each phrase.
  func candidates(
    for concepts: [Concept], _ index: [[Int]], in store: borrowing RuleStore
  ) throws(RuleIndexError) -> (rows: [MatchedRow], counts: [Int]) {
    let glue = words.map { $0.words.allSatisfy { StopWords.contains($0.lowercased()) } }
    let plan = CandidatePlan(concepts, index.map { $0.map { phrases[$0] } }, counts, glue, bounds)
    let places = PhrasePlaces(phrases, wanted: plan.wanted, isGlue: glue)
    let rows = try rows(by: plan, in: store).map { places.phrases(in: $0) }
    return (rows, places.counts(in: rows, ofWords: counts))
  }

  private static func telling(_ pattern: SearchPattern) -> SearchPattern {
    .within(columns: SearchPattern.telling, pattern)
  }

  /// The rows that hold something rare, those of the widest step that has room, and the first of the next one.
  private func rows(by plan: CandidatePlan, in store: borrowing RuleStore) throws(RuleIndexError) -> [MatchedRow] {
    let wanted = plan.wanted.map { words[$0] }
    var whole = plan.rare.map { CandidateSearch.telling(.phrase(words[$0])) }
    let steps = CandidateSteps(plan.common.map { .phrase(words[$0]) }).narrowing.map(CandidateSearch.telling)
    let room = bounds.mostRows - plan.rareRows
    var left = room
    // Each step finds less than the one before it: half of those left are tried at a time.
    var first = steps.startIndex, end = steps.endIndex
    while first < end {
      let middle = first + (end - first) / 2
      let count = try store.count(of: steps[middle], upTo: room + 1).rows
      if count <= room { (end, left) = (middle, room - count) } else { first = middle + 1 }
    }
    if first < steps.endIndex { whole.append(steps[first]) }
    let next = first > steps.startIndex ? steps[first - 1] : nil
    var rows = whole.isEmpty ? [] : try store.matches(wanted, in: .any(whole), upTo: bounds.mostRows)
    if let next, left > 0 {
      let known = Set(rows.map(\.row))
      rows += try store.matches(wanted, in: next, upTo: left).filter { !known.contains($0.row) }
      rows.sort { $0.row < $1.row }
    }
    return rows
  }
}
