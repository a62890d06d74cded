import Testing

@testable import Scaffolding

/// Names that are offered for others, as long as they may be and no longer.
@Suite struct NameSuggestionTests {
  private static func long(_ count: Int) -> String { "A" + String(repeating: "b", count: count - 1) }

  @Test(arguments: [
    ("portfolio", "Portfolio"), ("trade history", "TradeHistory"), ("a/b\\c", "C"), ("3d model", "ThreeDModel"),
    ("12x", "OneX"), ("Größe", "Groesse"), ("PortfolioView", "Portfolio"), ("View", "View"),
    ("PortfolioViewView", "Portfolio"),
    ("class", "MyClass"), ("!?", nil), ("", nil), ("日本", nil),
    (long(TypeName.longest), long(TypeName.longest)), (long(TypeName.longest + 1), long(TypeName.longest)),
    (long(TypeName.longest) + "Cd", long(TypeName.longest)),
    (long(TypeName.longest - 1) + "Cd", long(TypeName.longest - 1)),
    (long(TypeName.longest - 2) + "Cd", long(TypeName.longest - 2) + "Cd"),
  ])
  func offered(text: String, expected: String?) { #expect(NameSuggestion.typeName(for: text, ["View"]) == expected) }
}
