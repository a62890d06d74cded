import SkillDocuments
import Testing

struct SwiftSnippetTests {
  /// `line: code`, with `|` for the ends of lines.
  private func check(_ document: String, _ expected: [String]) {
    let found = SwiftSnippet.all(in: Array(document.utf8)).map { snippet in
      "\(snippet.firstLine): \(snippet.code.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "|"))"
    }
    #expect(found == expected)
  }

  @Test func swiftFencesOnly() {
    check(
      "# A\n\n```swift\nlet a = 1\n\nlet b = 2\n```\n\n```\nlet c = 3\n```\n\n```js\nlet d\n```\n",
      ["4: let a = 1||let b = 2|"])
    check("~~~Swift\r\nlet a = 1\r\n~~~\r\n", ["2: let a = 1|"])
    check("", [])
    check("```swift\nlet a = 1", ["2: let a = 1|"])
    check("\u{0}\u{1}\u{2}```swift\nlet a = 1\n```\n", [])
  }

  @Test func indentationOfListsStays() {
    check("1. Write\n\n   ```swift\n   let a = 1\n   ```\n", ["4:    let a = 1|"])
  }

  /// What the document itself calls bad says nothing of what it advises.
  @Test func badCodeIsLeftOut() {
    check("```swift\n// BAD\nfoo()\n\n// Good\nbar()\n```\n", ["5: // Good|bar()|"])
    check("## Avoid\n\n```swift\nfoo()\n```\n\n## Use\n\n```swift\nbar()\n```\n", ["10: bar()|"])
    check("\u{274C} Wrong:\n\n```swift\nfoo()\n```\n\nThen:\n\n```swift\nbar()\n```\n", ["10: bar()|"])
  }

  /// Code is cut by verdicts, never by its length.
  @Test func longCodeStaysWhole() {
    let code = (0..<90).map { "let a\($0) = 1\n\n" }.joined()
    #expect(SwiftSnippet.all(in: Array("```swift\n\(code)```\n".utf8)).map(\.code) == [String(code.dropLast())])
  }
}
