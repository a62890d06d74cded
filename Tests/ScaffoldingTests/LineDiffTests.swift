import TestSupport
import Testing

@testable import Scaffolding

/// What two texts have in common, held to the plain way of finding it.
@Suite struct LineDiffTests {
  /// What is wrong with the lines that the two are said to have in common; nil for nothing.
  private func fault(_ old: [String], _ new: [String]) -> String? {
    let matches = LineDiff.matches(old.map { Array($0.utf8)[...] }, new.map { Array($0.utf8)[...] })
    let isOrdered = zip(matches, matches.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new }
    let isEqual = matches.allSatisfy { old[$0.old] == new[$0.new] }
    return isOrdered && isEqual && matches.count == longest(old, new) ? nil : "\(old) \(new) \(matches)"
  }

  /// How many lines can be kept, by the table that every textbook has.
  private func longest(_ old: [String], _ new: [String]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for line in old {
      var corner = 0
      for (index, other) in new.enumerated() {
        (corner, row[index + 1]) = (row[index + 1], line == other ? corner + 1 : max(row[index], row[index + 1]))
      }
    }
    return row[new.count]
  }

  /// Every pair of texts of up to four lines, of three different ones.
  @Test func keepsAsManyLinesAsCanBe() {
    var texts: [[String]] = [[]]
    var last = texts
    for _ in 0..<4 {
      last = last.flatMap { text in ["a", "b", "c"].map { text + [$0] } }
      texts += last
    }
    #expect(texts.flatMap { old in texts.compactMap { fault(old, $0) } } == [])
  }

  @Test func keepsAsManyLinesOfLongerTexts() {
    var random = SeededRandom(seed: 29)
    func text() -> [String] {
      (0..<Int.random(in: 5...16, using: &random)).map { _ in ["a", "b", "c", "d"].randomElement(using: &random) ?? "" }
    }
    #expect((0..<1_000).compactMap { _ in fault(text(), text()) } == [])
  }

  @Test(arguments: [
    ("a b c a b b a", "c b a b a c"), ("a b c d e f g h", "h g f e d c b a"), ("x a x b x c x d", "a b c d"),
    ("a a a a b a a a", "b a a b a a b"), ("a b c d e f", "u a v c w e"),
  ])
  func longerTexts(old: String, new: String) {
    let (left, right) = (old.split(separator: " ").map(String.init), new.split(separator: " ").map(String.init))
    #expect([fault(left, right), fault(right, left)] == [nil, nil])
  }
}
