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
    // A `#` begins a comment behind a blank only, a mark stands alone, and a name may hold what ends a text elsewhere.
    ("a: b#c", "{a='b#c'}"), ("a: 'b'\t# c", "{a='b'}"), ("a#b: c", "{a#b='c'}"), ("a: [b#c]", "{a=['b#c']}"),
    ("---a: b", "{---a='b'}"), ("..a : b", "{..a='b'}"), ("'a' : b", "{a='b'}"), ("'it''s': b", "{it's='b'}"),
    ("\"a\\\"b\": c", "{a\"b='c'}"), ("'a\\': b", "{a\\='b'}"), ("a: -b", "{a='-b'}"), ("a: ?b", "{a='?b'}"),
    ("a: :b", "{a=':b'}"), ("a: \u{a0}b", "{a='\u{a0}b'}"), ("ä: 'b\tc'", "{ä='b\tc'}"),
    ("a:\nb: c", "{a='' b='c'}"), ("-\n- a", "['' 'a']"), ("a: |\nb: c", "{a='' b='c'}"),
    // Blanks at the end of a line of a text in quotes are none of it, but for those with a backslash.
    ("a: \"b  \n  c\"", "{a='b c'}"), ("a: \"b\t\n  c\"", "{a='b c'}"), ("a: \"b\\ \n  c\"", "{a='b  c'}"),
    ("- a: \"b\n   c\"", "[{a='b c'}]"), ("a: \"b\\n\"", "{a='b\n'}"), ("a: \"\\x411\"", "{a='A1'}"),
    ("a: \"\\U0001F600\"", "{a='😀'}"), ("a: \"\\a\\b\\e\\f\\v\\0\"", "{a='\u{7}\u{8}\u{1b}\u{c}\u{b}\0'}"),
    // Lines below `>` that are indented further keep their ends.
    ("a: >\n  one\n   two\n  three", "{a='one\n two\nthree'}"), ("a: >\n  one\n\n  two", "{a='one\ntwo'}"),
    ("a: |-2\n   b\n", "{a=' b'}"), ("a: |9\n          b", "{a=' b'}"), ("a: | # c\n  b", "{a='b'}"),
    ("a: |\n  \n  b", "{a='\nb'}"), ("a: |+\n\n\n", "{a=''}"),
    ("a: [b\n  c]", "{a=['b c']}"), ("a: [b\n\n  c]", "{a=['b\nc']}"), ("a: [b,\n c]", "{a=['b' 'c']}"),
    ("a: [b, # c\n  # d\n  e]", "{a=['b' 'e']}"), ("a: [b:c]", "{a=['b:c']}"), ("a: {'<<': b}", "{a={<<='b'}}"),
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
    ("a: 'b'#c", "1:7"), ("'a':b", "1:1"), ("a #b: c", "1:1"), ("a\tb: c", "1:1"), ("a\t: b", "1:1"),
    ("a: [?b]", "1:5"), ("a: [:b]", "1:5"), ("a: [b:]", "1:7"), ("a: [b?c]", "1:4"), ("a: [b\tc]", "1:8"),
    ("a: {<<: b}", "1:5"), ("x: {a\n  : b}", "1:5"), ("a: |:\n  b", "1:4"), ("a: |0\n  b", "1:4"),
    ("a: \u{9f}b", "1:4"), ("a: b\u{1f}", "1:5"), ("a: \u{8}b", "1:4"), ("a: \"\\x4\"", "1:5"),
    ("- a: b\n  c", "2:3"), ("a: b\n  # c\n  d", "3:3"), ("a: b # c\n  d", "2:3"), ("a: b\n \tc", "2:2"),
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
    ("a: \"\\ä\"", "{a='ä'}"), ("a: \"\\x4\"", "{a='\u{fffd}'}"), ("a: \"b  \nc: d", "{a='b' c='d'}"),
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

  /// What looks like a mistake in settings and is none.
  @Test(arguments: ["- ''", "a:", "- []", "a: [b]", "- a\n- b", "a: |\n  b\n\n"])
  func alsoRightStrictly(text: String) throws {
    #expect(try YAMLReader.read(strictly: Array(text.utf8)) == YAMLReader.read(Array(text.utf8)).node)
  }

  /// What does not belong to a value is a problem of its own.
  @Test(arguments: [
    ("- a: \"b\n  c\"", ["1:6", "2:3"]), ("a: [b,\nc]", ["1:4", "2:1"]), ("a: |\t# c\n  b", ["1:4", "2:3"]),
  ])
  func whatFollowsAWrongValue(text: String, places: [String]) {
    let problems = YAMLReader.read(Array(text.utf8)).problems
    #expect(problems.map { "\($0.place.line):\($0.place.column)" } == places, "\(problems)")
  }

  /// A line is named by how it begins, without its comment.
  @Test(arguments: [
    ("a: b\nwords  # c\nd: e", "'words' is not 'name: value'; it is ignored"),
    ("a: b\nc#d", "'c#d' is not 'name: value'; it is ignored"),
    (
      "a: b\n" + String(repeating: "x", count: 41),
      "'\(String(repeating: "x", count: 40))' is not 'name: value'; it is ignored"
    ),
    ("a: b\n    c: d # e", "'c: d' is indented more than the field it seems to belong to; it is ignored"),
  ])
  func linesInRemarks(text: String, remark: String) {
    #expect(YAMLReader.read(Array(text.utf8)).problems.map(\.remark) == [remark])
  }

  /// Line ends behind a block text: one, none, or all of them.
  @Test(arguments: [
    ("a: |\n  b\n\n", "b\n"), ("a: |\n  b", "b"), ("a: |-\n  b\n\n", "b"), ("a: |+\n  b\n\n", "b\n\n"),
    ("a: |+\n  b\n \n\nc: d", "b\n\n\n"), ("a: >+\n  b", "b"), ("a: |+\n\n\n", "\n\n"),
  ])
  func endsOfBlockTexts(text: String, expected: String) {
    #expect(YAMLReader.read(Array(text.utf8)).node?["a"]?.content == .text(expected))
  }

  @Test(arguments: [(32, []), (33, [.tooDeep])] as [(Int, [YAMLProblem.Reason])])
  func depths(levels: Int, reasons: [YAMLProblem.Reason]) {
    let list = String(repeating: "- ", count: levels) + "a"
    let brackets = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    for text in [list, brackets] {
      #expect(YAMLReader.read(Array(text.utf8)).problems.map(\.reason) == reasons, "\(text)")
    }
  }

  @Test(arguments: [(1024, []), (1025, [.longName])] as [(Int, [YAMLProblem.Reason])])
  func lengthsOfNames(count: Int, reasons: [YAMLProblem.Reason]) {
    let text = String(repeating: "a", count: count) + ": b"
    #expect(YAMLReader.read(Array(text.utf8)).problems.map(\.reason) == reasons)
  }

  /// A name that comes again is found among few and among many.
  @Test(arguments: [1, 11, 12, 13, 40]) func repeatedNames(count: Int) {
    let names = (0..<count).map { "k\($0)" }
    let twice = ["k0", "k\(count - 1)"]
    let lines = (names + twice).map { "\($0): v" }.joined(separator: "\n")
    let problems = YAMLReader.read(Array(lines.utf8)).problems
    #expect(problems.map(\.reason) == twice.map { .twice($0) })
    #expect(problems.map(\.place.line) == [count + 1, count + 2])
  }

  @Test func valuesAsLists() {
    let node = YAMLReader.read(Array("a: [b, '', c]\nd: e\nf:\ng: {h: i}".utf8)).node
    #expect(node?["a"]?.texts == ["b", "c"] && node?["d"]?.texts == ["e"])
    #expect(node?["f"]?.items == [] && node?["g"]?.items == [] && node?["a"]?.items.count == 3)
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
    ("0b12", nil), ("0x1G", nil), ("00b1", nil), ("+0x1F", .integer), ("-1", .integer), ("+.inf", .float),
    ("1_000.5", .float), (".5_0", .float), ("._5", nil),
  ])
  func types(text: String, type: YAMLType?) {
    #expect(YAMLReader.read(Array("a: \(text)".utf8)).node?["a"]?.type == type)
  }
}
