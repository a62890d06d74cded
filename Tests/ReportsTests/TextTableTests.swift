import Reports
import Testing

/// Texts that both clients give.
@Suite struct TextTableTests {
  @Test(arguments: [
    ([["a", "b"], ["long", "c"]], "a     b\nlong  c\n"), ([["a"], [" "]], "a\n\n"),
  ])
  func columnsStandBelowEachOther(rows: [[String]], expected: String) {
    #expect(TextTable.text(rows) == expected)
  }

  /// Code of a document cannot end the block that it stands in.
  @Test(arguments: [
    ("let a = 1", "```swift\nlet a = 1\n```"), ("````", "`````swift\n````\n`````"),
  ])
  func fences(code: String, expected: String) {
    #expect(AgentText.fenced(code) == expected)
  }
}
