import RuleModel
import SourceChecking
import Testing

/// Lines as somebody names them, and the findings that touch them.
@Suite struct LineRangesTests {
  @Test(
    arguments: [
      ("1", [1...1]), ("2-5", [2...5]), ("4-4", [4...4]), ("3-", [3...Int.max]), ("1,3-4", [1...1, 3...4]), ("0", nil),
      ("0-2", nil), ("-3", nil), ("5-4", nil), ("", nil), ("1,", nil), ("a", nil), ("1-2-3", nil), ("-", nil),
    ] as [(String, [ClosedRange<Int>]?)])
  func reading(text: String, ranges: [ClosedRange<Int>]?) {
    #expect(LineRanges(text)?.ranges == ranges)
  }

  /// What ends at the beginning of a line does not touch it.
  @Test(arguments: [
    ((3, 5), (3, 9), "3", true), ((3, 5), (3, 9), "2,4-", false), ((3, 5), (5, 1), "5", false),
    ((3, 5), (5, 1), "4", true), ((3, 5), (5, 2), "5", true), ((3, 1), (3, 1), "3", true), ((3, 1), (3, 1), "2", false),
    ((3, 5), (9, 9), "6", true), ((3, 5), (9, 9), "10-", false),
  ])
  func touching(start: (Int, Int), end: (Int, Int), lines: String, isTouched: Bool) throws {
    let finding = Finding(
      check: "c", severity: .warning, path: "a", start: SourcePosition(line: start.0, column: start.1),
      end: SourcePosition(line: end.0, column: end.1), message: "m", rules: [], fixable: false)
    #expect(try #require(LineRanges(lines)).touch(finding) == isTouched)
  }
}
