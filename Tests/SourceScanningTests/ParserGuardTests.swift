import Testing

@testable import SourceScanning

/// What the parser is not given, because one more bracket takes it twice as long.
@Suite struct ParserGuardTests {
  private func reason(_ text: String) -> String? {
    Array(text.utf8).withUnsafeBytes { $0.reasonNotToParse }
  }

  private static let inARow = "it opens more than 20 brackets in a row, which takes the parser too long"

  @Test(arguments: [
    "[", "[ ", "[\n", "[\r\n", "[\t", "[(", "[/*c*/", "[/* /*[*/ ] */", "[//\n", "[// ]\n", "[\u{b}", "[\u{c}",
    "[\u{a0}",
    "[\u{1}",
  ])
  func bracketsInARow(unit: String) {
    #expect(reason("let a = " + String(repeating: unit, count: 21)) == Self.inARow)
    #expect(reason("let a = " + String(repeating: unit, count: 20)) == nil)
    #expect(reason("let a = " + String(repeating: "\(unit)\n]\n", count: 200).replacing("(\n]", with: "(\n)]")) == nil)
  }

  @Test(arguments: [
    "[@a ", "[@a(b) ", "[@", "[inout ", "[some ", "[any ", "[each ", "[a<", "a<[", "[consuming ", "[() -> ", "(a: [",
    "[any a & ", "(a<[", "@a<[", "[nonisolated(nonsending) ", "[a<b,",
  ])
  func bracketsInsideOfBrackets(unit: String) throws {
    let reason = try #require(self.reason("let a = " + String(repeating: unit, count: 12)))
    #expect(reason == "it nests so many brackets that parsing it would take too long")
  }

  /// Each counts by what may stand in a type before it.
  @Test(arguments: [("[some ", 10), ("[any a & ", 10), ("[@a ", 10), ("[a<", 7), ("[@", 7), ("[a<b,", 10)])
  func howManyBracketsInsideOfBrackets(unit: String, most: Int) {
    #expect(reason("let a = " + String(repeating: unit, count: most)) == nil)
    #expect(reason("let a = " + String(repeating: unit, count: most + 1)) != nil)
  }

  @Test(arguments: ["\\(", "\\ (", "\\.a(", "\\(a", "\\/**/("]) func keyPaths(unit: String) {
    let reason = self.reason("let a = " + String(repeating: unit, count: 51))
    #expect(self.reason("let a = " + String(repeating: unit, count: 50)) == nil)
    #expect(
      reason == "it nests more than 50 parentheses in key paths, which takes the parser too long")
  }

  @Test(arguments: ["\"\\(", "#\"\\#(", "\"a\\(b + ", "\"\\((", "\"\"\"\n\\("]) func stringsInsideOfInterpolations(
    unit: String
  ) {
    let reason = self.reason("if let a, f(" + String(repeating: unit, count: 51))
    #expect(
      reason == "it nests more than 50 string interpolations, which takes the parser too long")
    #expect(self.reason("if let a, f(" + String(repeating: unit, count: 50)) == nil)
  }

  /// Texts as people and generators write them.
  @Test(arguments: [
    String(repeating: "\"\\(a)\" ", count: 500), String(repeating: "f(\\.a) { [", count: 30),
    String(repeating: "a.map(\\.b).sorted(by: \\.c)\n", count: 100),
    "let a = \"" + String(repeating: "[", count: 90) + "\"",
    "let a = #\"" + String(repeating: "\\(", count: 90) + "\"#", "/* " + String(repeating: "[", count: 90) + " */",
    "let a = \"\"\"\n" + String(repeating: "[ \" \\\\(", count: 90) + "\n\"\"\"",
    String(repeating: "[1, 2], ", count: 900),
    String(repeating: "(", count: 200), "[[[[[[[1]]]]]]]", String(repeating: "[a: ", count: 9),
    String(repeating: "let a = \"[ \\(b[\"c\"])\"\n", count: 90),
    "let a = \"" + String(repeating: "\\\\(", count: 90) + "\"",
  ])
  func whatTheParserMayHave(text: String) { #expect(reason(text) == nil) }

  /// The scan itself keeps its place in text that is cut short or nests without end.
  @Test(arguments: ["\"\\(", "{", "/*", "#\"", "\"\"\"\\(\"", "`", "\\", "\u{c2}", "[", "}", ")", "\"\\(["])
  func anything(unit: String) {
    _ = reason(String(repeating: unit, count: 100_000))
    _ = reason(String(String(repeating: unit, count: 3).dropLast()))
  }
}
