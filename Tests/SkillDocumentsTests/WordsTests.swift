import Testing

@testable import SkillDocuments

/// The words of a sentence, each with what stands before it, and what these say of it.
struct WordsTests {
  private func words(_ text: String) -> Words { Words(InlineText(text)) }

  @Test(
    arguments: [
      ("a, b (c): d; e. f", ["a start", "b comma", "c bracket", "d colon", "e dash", "f sentence"]),
      ("e.g. a", ["e.g start", "a space"]), ("e.g! a", ["e.g start", "a sentence"]),
      ("1.5 a.b c.", ["1.5 start", "a.b space", "c space"]), (#"a."b"#, ["a start", "b sentence"]),
      ("a.(b", ["a start", "b bracket"]), ("a - b", ["a start", "b dash"]), ("a-b", ["a start", "b space"]),
      ("a -> b", ["a start", "b dash"]), ("Don\u{2019}t @State", ["don't start", "@state space"]),
      ("`x` a", [" start", "a space"]), ("", []), ("\u{201C}Use it\u{201D}", ["use start", "it space"]),
      ("a\u{2026}b \u{2022} c", ["a start", "b space", "c space"]),
    ] as [(String, [String])])
  func wordsHaveABoundary(text: String, expected: [String]) {
    #expect(words(text).all.map { "\($0.text) \($0.before)" } == expected)
  }

  @Test(arguments: [
    ("Then I tie it", true), ("Tell me more", true), ("Use I/O", false), ("Tie it", false), ("`me` ties", false),
  ])
  func theFirstPersonTellsAStory(text: String, isOne: Bool) { #expect(Narrative.isOne(words(text)) == isOne) }

  @Test(arguments: [
    ("Author: Ann", true), ("Last updated: today", true), ("Author", false), ("Rope: long", false),
    ("Author Ann", false),
    ("Author: a b c d e f g h i j", true), ("Author: a b c d e f g h i j k", false),
  ])
  func fieldsOfADocument(text: String, isOne: Bool) { #expect(Narrative.isField(words(text)) == isOne) }

  @Test(arguments: [("Context: boats", true), ("Context boats", false), ("Rope: boats", false), ("Context", false)])
  func purposesOfADocument(text: String, isOne: Bool) { #expect(Narrative.isPurpose(words(text)) == isOne) }

  @Test(arguments: [
    ("\"a\"", true), ("\"a\" and \"b\"", false), ("\u{201C}a\u{201D}", true),
    ("\u{201C}a\u{201D} \u{201C}b\u{201D}", false),
    ("a", false), ("\"a", false), ("", false),
  ])
  func quotes(text: String, isOne: Bool) { #expect(Narrative.isQuote(text) == isOne) }

  @Test(arguments: [("\u{250C}\u{2500}\u{2510}", true), ("\u{250C}\u{2500}", false), ("a box", false)])
  func diagrams(text: String, isOne: Bool) { #expect(Narrative.isDiagram(InlineText(text)) == isOne) }
}
