import RuleModel
import TestSupport
import Testing

@Suite struct LinesTests {
  /// Issue 27, "Nothing lost, nothing let in, nothing pretended": LF, CRLF and CR mean the same in every reader.
  @Test(arguments: [
    ("", [""]),
    ("a", ["a"]),
    ("a\nb", ["a", "b"]),
    ("a\r\nb", ["a", "b"]),
    ("a\rb", ["a", "b"]),
    ("a\r\n\r\nb", ["a", "", "b"]),
    ("a\n\rb", ["a", "", "b"]),
    ("a\r\rb", ["a", "", "b"]),
    ("a\r\n", ["a", ""]),
    ("\r", ["", ""]),
    ("\r\n", ["", ""]),
    ("é\r\n\u{2028}\u{85}\u{0B}\r😀", ["é", "\u{2028}\u{85}\u{0B}", "😀"]),
  ])
  func lines(of text: String, are expected: [String]) {
    #expect(text.lines.map(String.init) == expected)
    #expect(("xy" + text + "z").dropFirst(2).dropLast().lines.map(String.init) == expected)
    #expect(Lines.of(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) } == expected)
    #expect(Lines.ends(in: Array(text.utf8)[...]) == expected.count - 1)
    #expect(Lines.count(in: Array(text.utf8)) == expected.count - (expected.last == "" ? 1 : 0))
  }

  @Test func placesAreThoseOfTheWholeText() {
    let text = "one\r\ntwo\rthree"
    #expect(text.lines.map { text.utf8.distance(from: text.startIndex, to: $0.startIndex) } == [0, 5, 9])
  }
}
