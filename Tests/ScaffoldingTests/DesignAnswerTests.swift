import Testing

@testable import Scaffolding

/// A project's names for colours and lengths, as somebody writes them down.
@Suite struct DesignAnswerTests {
  @Test(arguments: [
    ("secondaryText", "secondaryText"), ("spacing1", "spacing1"), ("spacing999", "spacing999"),
    ("radius12", "radius12"),
    ("spacing1000", nil), ("spacing0", nil), ("spacing016", nil), ("spacing", nil), ("spacing1x", nil),
    ("radius-1", nil),
    ("text", nil),
  ])
  func roles(word: String, expected: String?) { #expect(DesignRole(word)?.word == expected) }

  @Test(arguments: [
    ("Spacing.medium", true), (".textSecondary", true), ("Color(.textSecondary)", true), ("_a.b1", true),
    (".class", true),
    ("A.class", true), ("class.a", false), ("A.self", false), ("A.Type", false), (".init", false), ("A.b.init", false),
    ("Color(.a", false), ("A..b", false), (".", false), ("", false), ("1a", false), ("a b", false), ("A.é", false),
    ("A.b()", false),
  ])
  func expressions(text: String, expected: Bool) { #expect(DesignAnswer.isExpression(text[...]) == expected) }

  @Test(arguments: [
    ("system", ""), ("", ""), ("secondaryText:Palette.text@Design", "secondaryText:Palette.text@Design"),
    ("spacing16:A.b,radius4:C.d", "radius4:C.d,spacing16:A.b"), ("secondaryText", nil), ("secondaryText:", nil),
    ("secondaryText:a:b", nil), ("secondaryText:a@b@c", nil), ("secondaryText:a@1", nil), ("secondaryText:a@", nil),
    ("other:a", nil),
  ])
  func answers(text: String, expected: String?) { #expect(DesignAnswer(text)?.description == expected) }
}
