import RuleModel
import Testing

/// Titles that stand before statements, and what a statement says without them.
struct HeadedRuleTests {
  @Test(arguments: [
    ("Glass", "Glass"), ("1. Glass", "Glass"), ("3) Bars", "Bars"), ("1.2: Bars", "Bars"), ("99. Bars", "Bars"),
    ("100. Bars", "100. Bars"), ("2.1 Bars", "2.1 Bars"), ("3D touch", "3D touch"), (".5: Bars", ".5: Bars"),
    ("5 \u{2014} Motion", "Motion"), ("4 - Motion", "4 - Motion"), ("4- Motion", "Motion"),
    ("4-column bars", "4-column bars"), ("1.", "1."),
    ("Step 4: Test", "Test"), ("RULE 5 \u{2014} Motion", "Motion"), ("Item 4: Test", "Item 4: Test"),
    ("Step four: Test", "Step four: Test"), ("🎨 Colours", "Colours"), ("🎨", "🎨"), ("(Bars)", "(Bars)"),
  ])
  func aTitleLosesItsNumber(title: String, expected: String) { #expect(Rule.headed(title) == expected) }

  /// Fifty letters and spaces, and what follows: sixty in all have room.
  @Test(arguments: [
    ("abcd efghi", "abcd efghi"), ("abcd efghij", "abcd\u{2026}"), ("abcd, efghi", "abcd\u{2026}"),
    ("ab() efghij", "ab()\u{2026}"), ("`ab` efghij", "`ab`\u{2026}"), ("ab12 efghij", "ab12\u{2026}"),
    ("abc- (+ efgh", "abc\u{2026}"),
  ])
  func aLongTitleIsCutBehindAWord(end: String, expected: String) {
    let start = String(repeating: "abcd ", count: 10)
    #expect(Rule.headed(start + end) == start + expected)
  }

  @Test func aLongWordIsCut() {
    let letters = String(repeating: "a", count: 61)
    #expect(Rule.headed(letters) == String(letters.prefix(59)) + "\u{2026}")
  }

  @Test(arguments: [
    ("Glass: use it", ["Top", "Glass"], "use it"), ("Top: use it", ["Top", "Glass"], "use it"),
    ("Glass: use it", ["Bars"], "Glass: use it"), ("Glass:use it", ["Glass"], "Glass:use it"),
    ("Glass use: it", ["Glass"], "Glass use: it"), ("Glass: use it", ["2. Glass"], "use it"),
    (": use it", [""], ": use it"),
    ("Use it", ["Use"], "Use it"),
  ])
  func theClaimStandsBehindTheTitle(statement: String, section: [String], claim: String) {
    #expect(String(Rule.claim(of: statement, below: section)) == claim)
  }
}
