import RuleIndex
import Testing

/// Which examples use a name, whatever the size of its letters.
struct SampleUsesTests {
  @Test func aRowCountsOnceForAName() {
    let uses = SampleUses([("Text", 1), ("text", 1), ("TEXT", 2), ("Label", 2), ("Text", 3), ("Label", 2)])
    #expect(uses.names == ["Text", "Label"])
    #expect(uses.rows == ["text": [1, 2, 3], "label": [2]])
  }
}
