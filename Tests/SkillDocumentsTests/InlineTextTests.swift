import Testing

@testable import SkillDocuments

/// Text without its marks, and what the marks said of it.
struct InlineTextTests {
  @Test(arguments: [
    (#"\*a\*"#, "*a*"), (#"\a"#, #"\a"#), ("<b>", "<b>"), ("<https://a.b>", "https://a.b"), ("a  \nb", "a b"),
    ("``a ` b``", "a ` b"), ("` a `", "a"), ("`  `", "  "), ("`a", "`a"), ("![a](b)", "a"), ("!a", "!a"),
    ("[a]", "[a]"),
    ("[a](b", "[a](b"), ("[a](b(c)d)e", "ae"), ("]", "]"), ("~~a~~", "a"), ("~a", "~a"), ("2 * 3 * 4", "2 * 3 * 4"),
    ("*a* b", "a b"), ("snake_case", "snake_case"), ("_a_", "a"), ("a_b_", "a_b"), ("__init__", "init"), ("", ""),
  ])
  func marksAreLeftOut(markdown: String, plain: String) { #expect(InlineText(markdown).plain == plain) }

  @Test(
    arguments: [
      ("**Bold:** text", "Bold", 5), ("**Bold**: text", "Bold", 5), ("**Bold** : text", "Bold", 6),
      ("**Bold** - text", "Bold", 6), ("**Bold** text", nil, nil), ("**Bold**", nil, nil), ("A **Bold:** x", nil, nil),
      ("**\(String(repeating: "a", count: 96))**: x", String(repeating: "a", count: 96), 97),
      ("**\(String(repeating: "a", count: 97))**: x", nil, nil), ("text", nil, nil),
    ] as [(String, String?, Int?)])
  func aBoldBeginningIsALabel(markdown: String, label: String?, end: Int?) {
    let found = InlineText(markdown).label
    #expect(found?.text == label && found?.end == end)
  }

  @Test(arguments: [
    ("`a`: b", true), ("`a` = b", true), ("`a` -> b", true), ("`a`", false), ("`a`  ", false), ("x `a`: b", false),
    ("`a` b", false), ("a: b", false),
  ])
  func codeBeforeASignIsDefined(markdown: String, isDefined: Bool) {
    #expect(InlineText(markdown).isDefinition(before: ":") == isDefined)
  }

  @Test(arguments: [("a:", true), ("a\u{FF1A}", true), ("a", false), ("a: b", false), ("", false)])
  func endsInAColon(markdown: String, expected: Bool) { #expect(InlineText(markdown).endsInColon == expected) }

  @Test(arguments: [("[a](b)", true), ("[a](b) c", false), ("[a](b)[c](d)", false), ("a", false), ("[a](b).", false)])
  func isOneLink(markdown: String, expected: Bool) { #expect(InlineText(markdown).isOneLink == expected) }

  @Test func placesHaveTheirLine() {
    let text = InlineText("a\nb\nc")
    #expect((0..<5).map { text.line(at: $0) } == [0, 0, 1, 1, 2])
  }

  @Test func aPartKeepsItsCode() {
    let text = InlineText("a `bc` d")
    let middle = text.slice(1..<5), start = text.slice(0..<3), end = text.slice(4..<6)
    #expect(middle.plain == "bc" && middle.codes.map(\.range) == [0..<2])
    #expect(start.plain == "a b" && start.codes.map(\.range) == [2..<3])
    #expect(end.plain == "d" && end.codes.isEmpty)
  }
}
