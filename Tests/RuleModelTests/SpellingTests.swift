import RuleModel
import TestSupport
import Testing

@Suite struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "ab", 1), ("abc", "abcd", 1),
    ("abc", "acb", 1), ("kitten", "sitting", 3), ("check", "chekc", 1), ("saturday", "sunday", 3), ("a", "b", 1),
    // A letter is what a reader counts as one.
    ("größe", "grosse", 3), ("größe", "größe", 0), ("🎨", "🖌", 1),
  ])
  func editDistance(left: String, right: String, expected: Int) {
    #expect(Spelling.editDistance(left, right) == expected)
    #expect(Spelling.editDistance(right, left) == expected)
  }

  /// What must hold for any two words.
  @Test func editDistanceIsADistance() {
    var random = SeededRandom(seed: 12)
    func word() -> String {
      String((0..<Int.random(in: 0...7, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" })
    }
    for _ in 0..<500 {
      let left = word(), right = word()
      let distance = Spelling.editDistance(left, right)
      #expect((distance == 0) == (left == right))
      #expect(distance == Spelling.editDistance(right, left))
      #expect(distance >= abs(left.count - right.count))
      #expect(distance <= max(left.count, right.count))
    }
  }

  private static let commands = ["new", "ask", "check", "ingest", "checks"]

  @Test(arguments: [
    ("chekc", "check"), ("ingset", "ingest"), ("Check", "check"), ("asl", "ask"), ("nw", "new"), ("ch3ck", "check"),
    // A third of the letters may differ.
    ("ihgezt", "ingest"),
    // Equally near to two: the first of the list.
    ("checkk", "check"),
  ])
  func suggestsTheNearest(word: String, expected: String) {
    #expect(Spelling.nearest(to: word, in: Self.commands) == expected)
  }

  @Test(arguments: ["deploy", "", "x", "portfolio", "chk0ck0"])
  func suggestsNothingThatIsFarAway(word: String) {
    #expect(Spelling.nearest(to: word, in: Self.commands) == nil)
  }

  @Test func suggestsNothingOutOfNothing() {
    #expect(Spelling.nearest(to: "check", in: [String]()) == nil)
  }

  /// A settings file, or a comment in a Swift file, may hold a word of a megabyte where a name is expected.
  @Test func nothingIsNearToALongText() {
    let long = String(repeating: "a", count: 1_000_000)
    let names = (0..<200).map { "check-\($0)" }
    #expect(Spelling.nearest(to: long, in: names) == nil)
    #expect(Spelling.nearest(to: "chekc-20", in: [long] + names) == "check-20")
    let longest = String(repeating: "a", count: 256)
    #expect(Spelling.nearest(to: longest, in: [longest + "a", longest]) == longest)
    #expect(Spelling.nearest(to: longest, in: [longest + "a"]) == nil)
    #expect(Spelling.nearest(to: longest + "a", in: [longest]) == nil)
  }
}
