import RuleModel
import Testing

@testable import SkillDocuments

/// Cells and code that hold a value of a design.
struct TokenValueTests {
  @Test(
    arguments: [
      ("#FFF", "colour -"), ("#FFFF", "colour -"), ("#FFFFFF80", "colour -"), ("#FFFFF", nil), ("#GGG", nil),
      ("FFF", nil),
      ("12", "length 12.0pt"), ("12 px", "length 12.0pt"), ("250ms", "duration 0.25s"), ("1.5 sec", "duration 1.5s"),
      ("12 knots", nil), ("`.title`", "font -"), (".titles", nil), ("title", nil), ("Font.body", "font -"),
      (".easeIn(duration: 0.2)", "duration 0.2s"), (".spring(response: 0.4, duration: 9)", "duration 0.4s"),
      (".spring()", "duration -s"), ("UIColor.red", "colour -"), ("\"text\"", nil), ("\"", nil),
    ] as [(String, String?)])
  func cellsThatAreTokens(cell: String, expected: String?) {
    let value = TokenValue(cell: cell)
    #expect(value.map { "\($0.kind) \($0.number.map { "\($0)" } ?? "-")\($0.unit)" } == expected)
  }

  @Test(arguments: [("\"text\"", true), ("\"", false), ("\"a", false), ("a\"", false), ("", false)])
  func quotedTextsAreConstants(code: String, isOne: Bool) { #expect((TokenValue(code: code) != nil) == isOne) }
}
