import Testing

@testable import Scaffolding

/// Answers of each kind: what is taken and how it is kept, and what is refused.
@Suite struct AnswerTests {
  private func answer(_ text: String, _ kind: TemplateVariable.Kind) -> String? {
    (try? Answer(text, for: TemplateVariable(name: "x", kind: kind)))?.description
  }

  @Test(arguments: [
    ("4", "4"), ("0.35", "0.35"), ("123456789.12", "123456789.12"), ("123456789.123", nil), (".5", nil), ("5.", nil),
    ("1.2.3", nil), ("-1", nil), ("1e3", nil), ("", nil),
  ])
  func numbers(text: String, expected: String?) { #expect(answer(text, .number) == expected) }

  @Test(arguments: [("4", "4"), ("-3", "-3"), ("+3", "3"), ("3.0", nil), ("x", nil), ("", nil)])
  func wholeNumbers(text: String, expected: String?) { #expect(answer(text, .int) == expected) }

  @Test(arguments: [
    ("#4f46e5", "4F46E5"), ("4F46E5", "4F46E5"), ("4F46E", nil), ("4F46E5A", nil), ("4F46EG", nil), ("##4F46E", nil),
  ])
  func colors(text: String, expected: String?) { #expect(answer(text, .hexColor) == expected) }

  @Test(arguments: [("yes", "true"), ("true", "true"), ("no", "false"), ("false", "false"), ("Yes", nil), ("", nil)])
  func truths(text: String, expected: String?) { #expect(answer(text, .bool) == expected) }

  @Test(arguments: [
    ("a b", true), ("é", true), ("", true), ("a\u{1f}", false), ("a\u{7f}", false), ("a\"", false), ("a\\", false),
  ])
  func texts(text: String, isTaken: Bool) { #expect((answer(text, .string) != nil) == isTaken) }

  @Test(arguments: [
    ("itemCount", true), ("a1", true), ("A", false), ("1a", false), ("a_b", false), ("é", false), ("class", false),
    ("", false),
    ("a" + String(repeating: "b", count: TypeName.longest - 1), true),
    ("a" + String(repeating: "b", count: TypeName.longest), false),
  ])
  func memberNames(text: String, isTaken: Bool) { #expect((answer(text, .memberName) != nil) == isTaken) }

  @Test(arguments: [
    ("Int?", true), ("(Int, Int)", true), ("_A", true), ("[Int: [A.B]]", true), ("any View", true), ("anyView", false),
    ("int", false), ("[Int", false), ("Int]", false), ("[Int>", false), ("A-B", false), ("Größe", false), ("", false),
    (String(repeating: "A", count: 200), true), (String(repeating: "A", count: 201), false),
  ])
  func types(text: String, isTaken: Bool) { #expect((answer(text, .swiftType) != nil) == isTaken) }

  @Test(arguments: [("public", true), ("internal", true), ("open", false)])
  func accessLevels(text: String, isTaken: Bool) { #expect((answer(text, .access) != nil) == isTaken) }

  /// Of numbers the highest that is not above the one that is asked for.
  @Test(arguments: [("16.4", "16"), ("17", "17"), ("26.0", "17"), ("14.9", nil), ("x", nil), ("", nil)])
  func choices(value: String, expected: String?) {
    #expect(TemplateVariable.Kind.choice(["15", "16", "17"]).choice(for: value) == expected)
    #expect(TemplateVariable.Kind.bool.choice(for: value) == nil)
  }

  // MARK: - Lists

  private static let pairs = TemplateVariable.Kind.list(of: [
    TemplateVariable(name: "name", kind: .memberName), TemplateVariable(name: "type", kind: .swiftType),
  ])

  private static func rows(_ count: Int) -> String {
    (1...count).map { "a\($0):Int" }.joined(separator: ",")
  }

  @Test(arguments: [
    ("ab:Int,aB:Int", "'aB' appears twice"), ("a", "'type' is missing; write name:type"),
    ("a:Int:b", "write name:type"),
    (rows(101), "at most 100 are allowed"),
  ])
  func rowsThatAreNone(text: String, reason: String) {
    let error = #expect(throws: ScaffoldingError.self) {
      try Answer(text, for: TemplateVariable(name: "x", kind: Self.pairs))
    }
    #expect(error?.description.hasSuffix(reason) == true, "\(error?.description ?? "")")
  }

  @Test func asManyRowsAsThereMayBe() {
    #expect(answer(Self.rows(100), Self.pairs) == Self.rows(100))
  }
}
