import Testing

@testable import SourceScanning

@Suite struct CommentPlacesTests {
  /// One sign a line: `b` for both, `s` for a free start alone, `e` for a free end alone, `-` for none.
  @Test(arguments: [
    ("let a = 1\nlet b = 2", "bb"),
    ("let a = 1 // one\nlet b = 2\n", "sb"),
    ("let a = \"// no comment\"\n", "b"),
    ("let a = \"\"\"\n  text // no comment\n  \"\"\"\nlet b = 2\n", "s-eb"),
    ("let a = #\"\"\"\n  \\#(b)\n  \"\"\"#, c = 1\n", "s-e"),
    ("/* one\n two */ let a = 1\n", "se"),
    ("let a = /* /* in */\n */ 1 // end\n", "s-"),
    ("let a = #/\n  x\n/#\r\nlet b = 1\r\n", "s-eb"),
    ("call(\n  \"\\(\"\"\"\n    in\n    \"\"\")\"\n)\n", "bs-eb"),
    ("", ""), ("\n\n", "bb"), ("let a = 1\rlet b = 2\r", "bb"), ("let a = 1 // one\r\nlet b = 2", "sb"),
    ("// one", "s"),
    ("let a = b / c\nlet d = 1", "bb"), ("/", "b"), ("/* one */ let a = 1\n", "b"),
    ("let a = \"\"\"\n  one", "se"),
  ])
  func places(source: String, expected: String) {
    let lines = CommentPlaces(in: Array(source.utf8)).lines
    let found = lines.map { line in
      line.hasFreeStart ? line.hasFreeEnd ? "b" : "s" : line.hasFreeEnd ? "e" : "-"
    }
    #expect(found.joined() == expected)
  }
}
