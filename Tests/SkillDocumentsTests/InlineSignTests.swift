import Testing

@testable import SkillDocuments

/// Dashes, arrows and bars inside of lines.
struct InlineSignTests {
  @Test(
    arguments: [
      ("a - b", 2, 1), ("a -- b", 2, 2), ("a- b", 1, nil), ("a -b", 2, nil), ("- b", 0, nil), ("a -", 2, nil),
      ("a --", 2, nil), ("a \u{2014} b", 2, 3), ("a\u{2014}b", 1, 3), ("\u{2014}", 0, 3), ("1\u{2013}2", 1, nil),
      ("a \u{2013} b", 2, 3), ("\u{2013} b", 0, nil), ("a\u{2015}b", 1, nil), ("a b", 1, nil),
    ] as [(String, Int, Int?)])
  func dashes(text: String, place: Int, length: Int?) {
    #expect(Dash.length(at: place, in: Array(text.utf8)) == length)
  }

  @Test(
    arguments: [
      ("->", 0, 2), ("=>", 0, 2), ("a -> b", 2, 2), ("-", 0, nil), ("=a", 0, nil), ("\u{2192}", 0, 3),
      ("\u{21D2}", 0, 3), ("\u{2200}", 0, nil), ("\u{2014}", 0, nil), (">", 0, nil),
    ] as [(String, Int, Int?)])
  func arrows(text: String, place: Int, length: Int?) {
    #expect(Dash.arrowLength(at: place, in: Array(text.utf8)) == length)
  }

  @Test func aSignThatIsCutOffIsNone() {
    let bytes = Array("\u{2014}".utf8.prefix(2))
    #expect(Dash.length(at: 0, in: bytes) == nil)
    #expect(Dash.arrowLength(at: 0, in: Array("\u{2192}".utf8.prefix(2))) == nil)
  }

  @Test(
    arguments: [
      ("| a | b |", ["a", "b"]), ("a | b", ["a", "b"]), ("a", nil), ("", nil), ("|", [""]), ("| |", [""]),
      ("| a |", ["a"]),
      ("a | ", ["a"]), ("| a | `b | c` |", ["a", "`b | c`"]), (#"a \| b | c"#, ["a | b", "c"]),
      (#"a \\| b"#, [#"a \\"#, "b"]),
      ("a | | b", ["a", "", "b"]),
    ] as [(String, [String]?)])
  func cells(line: String, expected: [String]?) {
    #expect(TableCells.split(Array(line.utf8)[...]) == expected)
  }

  @Test(
    arguments: [
      ("|-|-|", 2), ("--|--", 2), ("| :-: |", 1), ("---", nil), ("| |", nil), ("|-a|", nil), ("", nil),
    ] as [(String, Int?)])
  func columns(line: String, count: Int?) {
    #expect(TableCells.columns(ofDelimiter: Array(line.utf8)[...]) == count)
  }
}
