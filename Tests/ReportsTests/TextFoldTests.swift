import Reports
import Testing

/// What a narrow terminal gets; in a pipe nothing is wrapped.
@Suite struct TextFoldTests {
  @Test(arguments: [
    ("a b c", 80, "a b c"), ("one two three", 9, "one two\n  three"),
    ("  one two three", 12, "  one two\n    three"),
    ("one two\n\nthree", 20, "one two\n\nthree"),
    ("https://example.org/long word", 10, "https://example.org/long\n  word"),
    ("\u{1b}[1mone\u{1b}[0m two", 7, "\u{1b}[1mone\u{1b}[0m two"), ("日本 日本 日本", 9, "日本\n  日本\n  日本"),
    ("a:1,b:2,c:3", 9, "a:1,\n  b:2,c:3"), ("one, two", 6, "one,\n  two"),
  ])
  func lines(text: String, width: Int, expected: String) {
    #expect(TextFold.text(text, width: width) == expected)
    #expect(TextFold.text(text, width: nil) == text)
  }

  @Test(arguments: [
    ([["a", "one two three"], ["bb", "x"]], 12, "a   one two\n    three\nbb  x\n"),
    ([["list", "a:1,b:2,c:3", "its help"]], 16, "list  a:1,  its\n      b:2,  help\n      c:3\n"),
    ([["/a/path/that/is/long", "word"]], 8, "/a/path/that/is/long  word\n"), ([["a", "b"]], 80, "a  b\n"),
  ])
  func tables(rows: [[String]], width: Int, expected: String) {
    #expect(TextTable.text(rows, width: width) == expected)
  }
}
