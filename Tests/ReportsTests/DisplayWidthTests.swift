import Testing

@testable import Reports

/// How many columns letters take, at the edges of the blocks of wide ones.
@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("e\u{301}", 1), ("\u{301}", 0), ("\u{10ff}", 1), ("\u{1100}", 2), ("\u{115f}", 2), ("€", 1),
    ("\u{303e}", 2), ("\u{303f}", 1), ("ぁ", 2), ("가", 2), ("\u{ff60}", 2), ("\u{ff61}", 1), ("🙂", 2), ("❤", 1),
    ("❤\u{fe0f}", 2), ("日本 a", 6),
  ])
  func columns(text: String, expected: Int) { #expect(text.columns == expected) }
}
