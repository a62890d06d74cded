import RuleModel
import Testing

@testable import Ingesting

@Suite struct PlacedYAMLTests {
  /// What a text holds, in one line.
  private func shown(_ text: String) -> String {
    func line(_ node: PlacedYAML) -> String {
      switch node.value {
      case .text(let text): "'\(text)'"
      case .list(let items): "[" + items.map(line).joined(separator: " ") + "]"
      case .map(let entries): "{" + entries.map { "\($0.name)=\(line($0.value))" }.joined(separator: " ") + "}"
      }
    }
    return PlacedYAMLReader.read(Array(text.utf8)).document.map(line) ?? "nothing"
  }

  @Test(arguments: [
    ("", "nothing"), ("# only a comment\n\n", "nothing"), ("a: b", "{a='b'}"),
    ("a: b # c\nd: 'e # f'", "{a='b' d='e # f'}"),
    ("- a\n- \"b: c\"\n-  d", "['a' 'b: c' 'd']"), ("a: [b, \"c, d\", 'e']", "{a=['b' 'c, d' 'e']}"),
    ("a: []", "{a=[]}"),
    ("a:\n  b: c\n  d:\n  - e\n  - f\ng: h", "{a={b='c' d=['e' 'f']} g='h'}"),
    ("- a: b\n  c: d\n- a: e", "[{a='b' c='d'} {a='e'}]"), ("-\n  a: b", "[{a='b'}]"),
    ("a: |\n  one\n  two\nb: >\n  one\n  two", "{a='one\ntwo' b='one two'}"),
    ("\u{feff}a: b\r\nc: d\r\n", "{a='b' c='d'}"), ("---\na: http://b.c/d", "{a='http://b.c/d'}"),
    ("\"a\": \"b \\\" c\"", "{a='b \" c'}"), ("a:", "{a=''}"), ("größe: ä", "{größe='ä'}"),
  ])
  func reads(text: String, expected: String) {
    #expect(shown(text) == expected)
    #expect(PlacedYAMLReader.read(Array(text.utf8)).problems.isEmpty)
  }

  @Test(arguments: [
    ("a: b\n\tc: d", "2:1"), ("a: b\nwords\nc: d", "2:1"), ("a: b\n    c: d\ne: f", "2:5"), ("a: \"b", "1:4"),
    ("a: [b, c", "1:4"), ("a: b\na: c", "2:1"), ("  a: b\nc: d", "2:1"), ("- a\n   words: b\n- c", "2:4"),
  ])
  func whatIsWrongHasAPlaceAndCostsItsLine(text: String, place: String) {
    let (document, problems) = PlacedYAMLReader.read(Array(text.utf8))
    #expect(problems.map { "\($0.place.line):\($0.place.column)" } == [place])
    #expect(document != nil)
  }

  @Test func placesAreThoseOfTheText() {
    let document = PlacedYAMLReader.read(Array("- id: x\n  sources: [\"a:1\", b]\n".utf8)).document
    let sources = document?.items.first?["sources"]?.items ?? []
    #expect(sources.map(\.place) == [SourcePosition(line: 2, column: 13), SourcePosition(line: 2, column: 20)])
  }

  @Test func nothingMakesItCrash() {
    var random = SystemRandomNumberGenerator()
    let pieces = ["- ", "a: ", "[", "]", "\"", "'", "\n", "  ", "\t", "#", ":", "|", ">", "x", ",", "\\", "\u{e4}"]
    for _ in 0..<2000 {
      let text = (0..<20).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      _ = PlacedYAMLReader.read(Array(text.utf8))
      _ = ResolutionsFile(Array(text.utf8))
    }
    let deep = (0..<500).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(!PlacedYAMLReader.read(Array(deep.utf8)).problems.isEmpty)
  }
}
