import RuleIndex
import Testing

@testable import Answering

/// Phrases put together of the words that were found, and the rules that hold them.
struct PhrasePlacesTests {
  private func row(_ hits: [Hit]) -> MatchedRow { MatchedRow(row: 7, hits: hits[...]) }

  @Test(
    arguments: [
      ([Hit(phrase: 0, column: 0, position: 3), Hit(phrase: 1, column: 0, position: 4)], [3]),
      ([Hit(phrase: 0, column: 0, position: 0), Hit(phrase: 1, column: 0, position: 1)], [0]),
      ([Hit(phrase: 0, column: 0, position: 3), Hit(phrase: 1, column: 1, position: 4)], []),
      ([Hit(phrase: 0, column: 0, position: 3), Hit(phrase: 1, column: 0, position: 5)], []),
      ([Hit(phrase: 0, column: 0, position: 3), Hit(phrase: 0, column: 0, position: 4)], []),
      ([Hit(phrase: 0, column: 0, position: 3)], []), ([], []),
    ] as [([Hit], [Int])])
  func wordsStandBehindEachOther(hits: [Hit], starts: [Int]) {
    let places = PhrasePlaces([[0, 1]], wanted: [0, 1], isGlue: [false, false])
    #expect(Array(places.phrases(in: row(hits)).hits) == starts.map { Hit(phrase: 0, column: 0, position: $0) })
  }

  /// A word that stands everywhere is not looked for: there must be room for it.
  @Test(arguments: [(1, [0]), (2, [1]), (0, [])]) func glueTakesAPlace(position: Int, starts: [Int]) {
    let places = PhrasePlaces([[0, 1]], wanted: [1], isGlue: [true, false])
    let found = places.phrases(in: row([Hit(phrase: 0, column: 2, position: position)])).hits
    #expect(Array(found) == starts.map { Hit(phrase: 0, column: 2, position: $0) })
  }

  @Test(arguments: [(2, [5, 3, 0]), (4, [5, 4, 0]), (0, [5, 0, 0])])
  func aPhraseIsAsFrequentAsItsRarestWordAtMost(rows: Int, counts: [Int]) {
    let places = PhrasePlaces([[0], [0, 1], [1, 2]], wanted: [], isGlue: [false, false, false])
    let held = (0..<rows).map { _ in row([Hit(phrase: 1, column: 0, position: 0)]) }
    #expect(places.counts(in: held, ofWords: [5, 3, 9]) == counts)
  }

  /// Each rule counts once, and not for the name of its skill.
  @Test func rulesAreCountedOnce() {
    let rows = [
      row([
        Hit(phrase: 0, column: 0, position: 0), Hit(phrase: 0, column: 1, position: 2),
        Hit(phrase: 1, column: 6, position: 0),
      ]), row([Hit(phrase: 0, column: 0, position: 0), Hit(phrase: 1, column: 5, position: 2)]),
    ]
    #expect(Candidates.counts(of: 3, in: rows) == [2, 1, 0])
  }
}
