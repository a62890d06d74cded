import Testing

@testable import Scaffolding

/// Lines with their endings, the imports among them, and how they are indented.
@Suite struct LineSequenceTests {
  @Test(arguments: [
    ("", []), ("a", ["a"]), ("\n", ["\n"]), ("a\r\nb\rc\n\nd", ["a\r\n", "b\r", "c\n", "\n", "d"]), ("a\r", ["a\r"]),
    ("\r\r\n", ["\r", "\r\n"]),
  ])
  func everyLineKeepsItsEnding(text: String, expected: [String]) {
    #expect(LineSequence(text).map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test(arguments: [("a\r\n", "a"), ("a b\r", "a b"), ("\n", ""), ("", ""), ("a", "a")])
  func aBodyHasNoEnding(line: String, expected: String) { #expect(LineSequence.body(of: line[...]) == expected) }

  @Test(arguments: [("a\r\nb\rc", "a\nb\nc"), ("\r\n\r", "\n\n"), ("a\nb\n", "a\nb\n"), ("", "")])
  func everyEndingBecomesALineFeed(text: String, expected: String) {
    #expect(Array(LineSequence.withLineFeeds(text).utf8) == Array(expected.utf8))
  }

  @Test(arguments: [
    ("import A\nimport C\n\nx\n", ["B"], "import A\nimport B\nimport C\n\nx\n"),
    ("// x\nimport A\n", ["C", "B"], "// x\nimport A\nimport B\nimport C\n"), ("import A\n", ["A"], "import A\n"),
    ("import B\n\nimport Z\n", ["A"], "import A\nimport B\n\nimport Z\n"),
    ("import B\n\nimport Z\n", ["C"], "import B\nimport C\n\nimport Z\n"), ("let a = 1\n", ["A"], "let a = 1\n"),
    ("import A\n", [], "import A\n"), ("import A\nimport B", ["C"], "import A\nimport B\nimport C\n"),
  ])
  func importsAreAddedInOrder(text: String, modules: [String], expected: String) {
    #expect(ImportLines.adding(Set(modules), to: text) == expected)
    let (old, new) = (text.replacing("\n", with: "\r\n"), expected.replacing("\n", with: "\r\n"))
    #expect(Array(ImportLines.adding(Set(modules), to: old).utf8) == Array(new.utf8))
  }

  @Test(arguments: [("A", "import A\nimport B"), ("C", "import B\nimport C\n")])
  func importsBesideOneWithoutLineEnding(module: String, expected: String) {
    #expect(ImportLines.adding([module], to: "import B") == expected)
  }

  // MARK: - Indentation

  @Test(arguments: [("tab", true), ("1", true), ("16", true), ("0", false), ("17", false), ("-2", false), ("x", false)])
  func onlyUsualWidthsAreTaken(text: String, isKnown: Bool) {
    #expect(Indentation(recorded: text)?.recorded == (isKnown ? text : nil))
  }

  @Test(arguments: [
    ("4", "a\n  b\n    c", "a\n    b\n        c"), ("4", "   a\n", "     a\n"),
    ("tab", "  a\n     b\n", "\ta\n\t\t b\n"),
    ("1", "    a", "  a"), ("4", "", ""), ("4", "\n  \n", "\n    \n"),
  ])
  func everyStepBecomesTheWidth(width: String, text: String, expected: String) {
    #expect(Indentation(recorded: width)?.applied(to: text) == expected)
  }

  /// What most lines behind an opening brace say.
  @Test(arguments: [
    ("a {\n    b\n}\n", "4"), ("a {\n\tb\n}\n", "tab"), ("a {  \n\n  b\n", "2"),
    ("a {\n  b {\n    c\n  }\n}\nd {\n    e\n", "2"),
    ("a {\n  b\nc {\n    d\n", "2"), ("a {\n        b\n", "8"), ("a {\n         b\n", nil), ("a {\nb\n", nil),
    ("a {\n\t b\n", nil),
    ("\ta {\n\t  b\n", "2"), ("a\n  b\n", nil), ("a {\r\n   b\r\n", "3"), ("", nil),
  ])
  func mostLinesDecideTheStep(text: String, expected: String?) {
    #expect(FoundIndentation.step(in: Array(text.utf8)[...]) == expected)
  }
}
