import RuleModel
import TestSupport
import Testing
import YAMLSubset

@Suite struct YAMLReaderTests {
  /// What a text holds, in one line.
  private func shown(_ text: String) -> String {
    func line(_ node: YAMLNode) -> String {
      switch node.content {
      case .text: "'\(node.scalar ?? "")'"
      case .list(let items): "[" + items.map(line).joined(separator: " ") + "]"
      case .map(let entries): "{" + entries.map { "\($0.name)=\(line($0.value))" }.joined(separator: " ") + "}"
      }
    }
    return YAMLReader.read(Array(text.utf8)).node.map(line) ?? "nothing"
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
    // The reader of resolutions ended the first at its second quote and made `n` of the second; that of settings kept
    // the backslash; that of front matter took the third and fourth for texts.
    ("a: 'it''s'", "{a='it's'}"), ("a: \"b\\nc\\x41\\u00e4\"", "{a='b\ncAä'}"), ("- - a\n  - b", "[['a' 'b']]"),
    ("a:\n  [b]", "{a=['b']}"),
    ("a: [b,\n  c # d\n]\ne: {f: [g], 'h': i}", "{a=['b' 'c'] e={f=['g'] h='i'}}"),
    ("a: b\n  c\n\n  d\ne: 'f\n\n  g'", "{a='b c\nd' e='f\ng'}"), ("a: \"b \\\n  c\"", "{a='b c'}"),
    ("a: |2-\n   b\n\n  c\nd: >+\n e\n\n", "{a=' b\n\nc' d='e'}"), ("- a:\n  - b\n-", "[{a=['b']} '']"),
    ("a: b\t# c\n\t\nd: e\t", "{a='b' d='e'}"), ("a: b\n...\n# c", "{a='b'}"), ("{a: b}", "{a='b'}"),
  ])
  func reads(text: String, expected: String) {
    #expect(shown(text) == expected)
    #expect(YAMLReader.read(Array(text.utf8)).problems.isEmpty)
  }

  @Test(arguments: [
    ("a: b\n\tc: d", "2:1"), ("a: b\nwords\nc: d", "2:1"), ("a: b\n    c: d\ne: f", "2:5"), ("a: \"b", "1:4"),
    ("a: [b, c", "1:4"), ("a: b\na: c", "2:1"), ("  a: b\nc: d", "2:1"), ("- a\n   words: b\n- c", "2:4"),
    ("a: &b c", "1:4"), ("- *b", "1:3"), ("a: !b c", "1:4"), ("%a: b", "1:1"), ("? a", "1:1"),
    ("a: b\n---\nc: d", "2:1"), ("a: b\n...\nc: d", "3:1"), ("--- a", "1:1"), ("<<: {a: b}", "1:1"),
    ("a: @b", "1:4"), ("a: `b`", "1:4"), ("a: - b", "1:4"), ("a: b: c", "1:4"), ("a: \"\\d\"", "1:5"),
    ("a: \"\\ud800\"", "1:5"), ("a: 'b' c", "1:7"), ("a: [b] c", "1:4"), ("a: {b}", "1:4"), ("a: [b,,c]", "1:4"),
    ("a: [\"b\" c]", "1:5"), ("a: b\tc", "1:4"), ("a:\tb", "1:3"), ("a: |x\n  b", "1:4"), ("a: \u{7f}", "1:4"),
    ("ä: \u{2028}b", "1:5"), ("a: |\n    \n  b", "2:1"), ("[a]: b", "1:1"), ("a: |\n  b\n\t\nc: d", "3:1"),
  ])
  func whatIsWrongHasAPlaceAndCostsItsLine(text: String, place: String) {
    let (_, problems) = YAMLReader.read(Array(text.utf8))
    #expect(problems.map { "\($0.place.line):\($0.place.column)" } == [place], "\(problems)")
    let error = #expect(throws: YAMLProblem.self) { try YAMLReader.read(strictly: Array(text.utf8)) }
    #expect(error?.place == problems.first?.place)
  }

  /// What is said of a mark between documents depends on what stands around it.
  @Test(arguments: [
    ("--- a", "unsupported YAML; put text in quotes"),
    ("a: b\n---\nc: d", "a second document begins here; it is ignored"),
    ("---\na: b\n---\nc: d", "a second document begins here; it is ignored"),
    ("a: b\n--- c", "a second document begins here; it is ignored"),
    ("a: b\n...\nc: d", "a second document begins here; it is ignored"),
    ("a: b\n... c", "a second document begins here; it is ignored"),
  ])
  func marksBetweenDocuments(text: String, remark: String) {
    #expect(YAMLReader.read(Array(text.utf8)).problems.map(\.remark) == [remark])
  }

  /// What became of a text with a problem.
  @Test(arguments: [
    ("a: [b] c", "{a='[b] c'}"), ("a: {b}\nc: d", "{a='{b}' c='d'}"), ("a: b: c", "{a='b: c'}"),
    ("a: *.swift", "{a='*.swift'}"), ("@a: b", "{@a='b'}"), ("a: \"b\n  c\nd: e", "{a='b' d='e'}"),
    ("a: [b,\n  c\nd: e", "{a='[b, c' d='e'}"), ("a: \"\\d\"", "{a='d'}"), ("a: >2 b", "{a='>2 b'}"),
    ("a: b\nc\nd: e", "{a='b' d='e'}"), ("a: \"b\" c", "{a='b\" c'}"), ("a:\n\tb: c", "{a={b='c'}}"),
  ])
  func theRestIsKept(text: String, expected: String) {
    #expect(shown(text) == expected)
    #expect(YAMLReader.read(Array(text.utf8)).problems.count == 1)
  }

  /// What is right in YAML, and a mistake in settings.
  @Test(arguments: [("a: b\n  c", "2:3"), ("a:\n  b", "2:3"), ("-", "1:1"), ("a: [b,]", "1:4")])
  func strictly(text: String, place: String) {
    #expect(YAMLReader.read(Array(text.utf8)).problems.isEmpty)
    let error = #expect(throws: YAMLProblem.self) { try YAMLReader.read(strictly: Array(text.utf8)) }
    #expect(error.map { "\($0.place.line):\($0.place.column)" } == place)
  }

  @Test func bytesThatAreNoText() {
    for bytes: [UInt8] in [[0x61, 0xff], [0x61, 0x3a, 0x20, 0xef, 0xbf], [0x23, 0xed, 0xa0, 0x80]] {
      let problem = YAMLReader.read(bytes).problems.first
      #expect(problem?.reason == .strangeCharacter && problem?.place.line == 1)
    }
    #expect(YAMLReader.read(Array("a: \u{fffd}".utf8)).problems.isEmpty)
  }

  @Test func placesAreThoseOfTheText() {
    let document = YAMLReader.read(Array("- id: x\n  sources: [\"a:1\", b]\n  none:\n".utf8)).node
    let sources = document?.items.first?["sources"]?.items ?? []
    #expect(sources.map(\.place) == [SourcePosition(line: 2, column: 13), SourcePosition(line: 2, column: 20)])
    #expect(document?.items.first?["none"]?.place == SourcePosition(line: 3, column: 8))
    let bytes = Array("x\r\n---\r\nä: [b]\r\n---".utf8)
    let part = YAMLReader.read(Array(Lines.ranges(in: bytes)[2...2]), of: bytes, from: 3).node
    #expect(part?["ä"]?.items.first?.place == SourcePosition(line: 3, column: 6))
  }

  @Test(arguments: [
    ("", YAMLType.null), ("~", .null), ("Null", .null), ("yes", .boolean(true)), ("Off", .boolean(false)),
    ("12", .integer),
    ("-0", .integer), ("0123", .integer), ("08", nil), ("0x1F", .integer), ("0b11", .integer), ("1_000", .integer),
    ("1:30", nil), ("1:60", nil), ("1.50", .float), (".5", .float), ("+.5", nil), ("1e3", nil), ("1.0e+3", .float),
    ("-.inf", .float), (".nan", .float), ("1:30.5", nil), ("1.0.0", nil), ("2024-01-02", nil), ("y", nil),
    ("-", nil),
    ("1.5e+", nil), ("1.5e3", nil), ("1.5e-2x", nil), ("0b", nil),
    ("'12'", nil), ("0x", nil), ("+", nil), ("1.", .float), (".", nil),
  ])
  func types(text: String, type: YAMLType?) {
    #expect(YAMLReader.read(Array("a: \(text)".utf8)).node?["a"]?.type == type)
  }
}
