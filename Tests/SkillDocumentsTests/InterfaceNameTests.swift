import Testing

@testable import SkillDocuments

/// Names of an interface in code and in prose.
struct InterfaceNameTests {
  @Test(arguments: [
    ("tint", ["tint"]), ("a b", []), (".glassEffect(.regular)", ["glassEffect", "regular"]), ("#FFF", []),
    ("#abcde", ["abcde"]), ("Color.pf*", ["Color"]), ("width: 4", []), ("maxWidth: 4", []), ("README.md", []),
    ("a/b", []), ("x // Color", []), ("x // Color\n", ["x"]), ("\"Color\"", []), ("true", []), ("View.View", ["View"]),
    ("", []),
  ])
  func inCode(code: String, names: [String]) { #expect(InterfaceNames.names(inCode: code.utf8) == names) }

  @Test(arguments: [
    ("aBcd", true), ("aBc", false), ("ABcd", false), ("ABcde", true), ("Abcd", false), ("URLs", false),
    ("a-Bcd", false),
    ("", false),
  ])
  func humpsMakeAName(word: String, isOne: Bool) {
    #expect(InterfaceNames.isCamelCase(Array(word.utf8)[...]) == isOne)
  }

  @Test(arguments: [
    ("Views", "View"), ("Class", "Class"), ("Status", "Status"), ("Axis", "Axis"), ("IDs", "IDs"), ("s", "s"),
    ("View", "View"),
  ])
  func pluralsAreCalledAsOne(word: String, singular: String) {
    #expect(String(decoding: InterfaceNames.singular(Array(word.utf8)[...]), as: UTF8.self) == singular)
  }
}
