import RuleModel
import SourceChecking
import Testing

/// The code around a place is the same however its lines end and are broken.
@Suite struct CodeAroundTests {
  private func around(_ text: String, _ line: Int, _ column: Int) -> CodeAround? {
    CodeAround.of([SourcePosition(line: line, column: column)], in: Array(text.utf8))[0]
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func lineEnds(end: String) throws {
    let place = try #require(around("let a\(end)let b\(end)  c() \(end)", 3, 3))
    #expect(place == around("let a let b c()", 1, 13))
    #expect(place != around("let a let b c()", 1, 9))
    #expect(around("let a\(end)let b", 2, 1)?.after == around("let b", 1, 1)?.after)
  }

  @Test(arguments: [
    ("a\n", 2, 1, false), ("a", 0, 1, false), ("a", 1, 2, false), ("a", 1, 0, false), ("a\r", 2, 1, false),
    ("a\r", 1, 1, true), ("", 1, 1, false), ("a\nb", 2, 1, true), ("a\nb", 3, 1, false),
  ])
  func placesThatThereAreNot(text: String, line: Int, column: Int, isThere: Bool) {
    #expect((around(text, line, column) != nil) == isThere)
  }

  /// 48 bytes count on each side, and white space is none of them.
  @Test func howFarItReaches() {
    func text(_ first: String, _ before: Int, _ after: Int, _ last: String) -> String {
      first + String(repeating: "a ", count: before) + "b" + String(repeating: " a", count: after) + last
    }
    func same(_ before: Int, _ after: Int) -> [Bool] {
      let column = 2 + 2 * before
      let (one, other) = (
        around(text("x", before, after, "x"), 1, column), around(text("y", before, after, "y"), 1, column)
      )
      return [one?.before == other?.before, one?.after == other?.after]
    }
    #expect(same(48, 47) == [true, true])
    #expect(same(47, 46) == [false, false])
  }
}
