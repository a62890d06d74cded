import Testing

@testable import Answering

/// How much the phrases of a subject tell that stand in a brief.
struct BriefSignTests {
  @Test(arguments: [
    ("a b c", 0...0, 100, true), ("a b", 0...1, 10, true), ("a b", 0...1, 11, false), ("a", 3...3, 5, true),
    ("a", 3...3, 6, false),
  ])
  func aLongPhraseTellsAndSoDoesOneInAShortPart(phrase: String, words: ClosedRange<Int>, count: Int, isTelling: Bool) {
    let sign = BriefSign(NearPhrase(phrase), at: words, in: 0, of: count)
    #expect(sign.isTelling == isTelling)
    #expect(BriefSign.areTelling([sign]) == isTelling)
  }

  @Test(
    arguments: [
      ([], 0), ([(0, 0...1)], 1), ([(0, 0...1), (0, 1...2)], 1), ([(0, 0...1), (0, 2...3)], 2),
      ([(0, 0...1), (1, 0...1)], 2), ([(0, 0...5), (0, 1...2)], 1),
    ] as [([(Int, ClosedRange<Int>)], Int)])
  func signsThatOverlapAreOne(places: [(Int, ClosedRange<Int>)], count: Int) {
    let signs = Set(places.map { BriefSign(NearPhrase("a"), at: $0.1, in: $0.0, of: 100) })
    #expect(BriefSign.count(signs) == count)
    #expect(BriefSign.areTelling(signs) == (count > 1))
  }
}
