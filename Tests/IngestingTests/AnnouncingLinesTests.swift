import RuleModel
import Testing

@testable import Ingesting

/// A rule that quotes the line above it is cited with that line.
struct AnnouncingLinesTests {
  private static let long = "Use" + String(repeating: " a", count: 198) + ":"

  @Test(arguments: [
    ("Use glass:\ncode", "Use glass: code", 2, 2, 1), ("Use glass:\n\ncode", "Use glass: code", 3, 3, 1),
    ("Use glass:\n---\ncode", "Use glass: code", 3, 3, 1), ("Use glass:\ncode", "\u{2022} Use glass: code", 2, 2, 1),
    ("Use glass:\ncode", "(Use) glass: code", 2, 2, 1), ("\(long)\ncode", "\(long) code", 2, 2, 1),
    // What is too far above, or not quoted from its first word to its last, is not cited.
    ("Use glass:\n\n\ncode", "Use glass: code", 4, 4, 4), ("Use glass:\nOther\ncode", "Use glass: code", 3, 3, 3),
    ("Use glass now:\ncode", "Use glass: code", 2, 2, 2), ("The glass:\ncode", "Use glass: code", 2, 2, 2),
    ("code", "Use glass: code", 1, 1, 1),
    // Nor is a rule of forty lines.
    ("Use glass:\ncode", "Use glass: code", 2, 40, 1), ("Use glass:\ncode", "Use glass: code", 2, 41, 2),
  ])
  func theLineAboveIsCited(text: String, statement: String, first: Int, last: Int, expected: Int) {
    let rule = Rule(
      key: "a/b/c", kind: .rule, strength: .must, polarity: .requires, statement: statement, section: [],
      lines: LineRange(first, last))
    #expect(
      AnnouncingLines(Array(text.utf8)).cited(by: [rule]).map(\.lines) == [LineRange(expected, last)])
  }
}
