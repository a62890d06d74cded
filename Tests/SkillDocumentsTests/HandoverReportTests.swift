import SkillDocuments
import Testing

@Suite struct HandoverReportTests {
  /// The parts with these numbers, each with a line of text, the code with a preview.
  private static func report(_ parts: [Int], heading: (Int, String) -> String = { "## \($0). \($1)" }) -> String {
    parts.compactMap(HandoverReport.Part.init).map { part in
      let text = part == .code ? "```swift\nstruct A: View {}\n#Preview { A() }\n```" : "Something."
      return "\(heading(part.rawValue, part.title))\n\n\(text)\n"
    }.joined(separator: "\n")
  }

  @Test(arguments: [
    report(Array(1...8)),
    "# Portfolio screen\n\n" + report(Array(1...8)) { "### \($1)" },
    report(Array(1...8)) { "\($0). **\($1)**" },
    report(Array(1...8)) { "**\($0). \($1)**" },
    HandoverReport.template,
  ])
  func wholeReportsAreFine(_ text: String) {
    #expect(HandoverReport(reading: text).problems == [])
  }

  @Test(arguments: 1...8)
  func aMissingPartIsFound(_ part: Int) {
    let problems = HandoverReport(reading: Self.report((1...8).filter { $0 != part })).problems
    #expect(
      problems.map(\.message) == ["part \(part), \(HandoverReport.Part(rawValue: part)?.title ?? ""), is missing"])
  }

  @Test(arguments: 1...7)
  func aPartInTheWrongPlaceIsFound(_ part: Int) {
    var parts = Array(1...8)
    parts.swapAt(part - 1, part)
    let problems = HandoverReport(reading: Self.report(parts)).problems
    #expect(problems.count == 1)
    #expect(problems.first?.message.contains("part \(part), ") == true)
    #expect(problems.first?.message.contains("comes after part \(part + 1)") == true)
  }

  @Test(arguments: [
    ("struct A: View {}", "part 8, SwiftUI code, has no #Preview"),
    ("struct A: View {} // #Preview", "part 8, SwiftUI code, has no #Preview"),
  ])
  func codeHasAPreview(code: String, message: String) {
    let text = Self.report(Array(1...7)) + "\n## 8. SwiftUI code\n\n```swift\n\(code)\n```\n"
    #expect(HandoverReport(reading: text).problems.map(\.message) == [message])
  }

  @Test(arguments: [
    ("\n## 8. SwiftUI code\n\nsee above\n", "has no Swift code block"),
    ("\n## 8. SwiftUI code\n\n```json\n#Preview\n```\n", "has no Swift code block"),
    ("\n## 8. SwiftUI code\n", "is empty"),
  ])
  func codeIsSwift(end: String, message: String) {
    let problems = HandoverReport(reading: Self.report(Array(1...7)) + end).problems
    #expect(problems.count == 1 && problems[0].message.hasSuffix(message), "\(problems)")
  }

  @Test func anEmptyPartAndASecondOneAreFound() {
    let text = Self.report([1, 2]) + "\n## 3. Design tokens\n\n" + Self.report([4, 4, 5, 6, 7, 8])
    #expect(
      HandoverReport(reading: text).problems.map(\.message) == [
        "part 3, Design tokens, is empty", "part 4, Interaction, appears twice",
      ])
  }

  @Test func problemsHaveTheLineOfTheirPart() {
    let problems = HandoverReport(reading: "## 2. Hierarchy and layout\n\nx\n\n## 1. UX intent\n").problems
    #expect(
      problems.prefix(3).map(\.description) == [
        "5: part 1, UX intent, comes after part 2, Hierarchy and layout,", "5: part 1, UX intent, is empty",
        "6: part 3, Design tokens, is missing",
      ])
  }

  /// A short title names a part; a long one, or one four levels deep, speaks of something else.
  @Test(arguments: [
    ("## 1. The one true UX intent here", true), ("## 1. The one and only UX intent here", false),
    ("### UX intent", true), ("#### UX intent", false), ("UX intent", false), ("**UX intent**", true),
  ])
  func titlesThatNameAPart(heading: String, isPart: Bool) {
    let messages = HandoverReport(reading: "\(heading)\n\nx\n").problems.map(\.message)
    #expect(messages.contains("part 1, UX intent, is missing") == !isPart)
  }

  @Test(arguments: ["## 1. UX intent: calm", "**1. UX intent** \u{2014} calm", "**UX intent:** calm"])
  func textMayStandBehindTheTitle(line: String) {
    #expect(!HandoverReport(reading: line + "\n").problems.contains { $0.message.hasSuffix("is empty") })
  }

  @Test func headingsInCodeAreNone() {
    let text =
      Self.report(Array(1...7)) + "\n## 8. SwiftUI code\n\n```swift\n// ## 1. UX intent\n#Preview { A() }\n```\n"
    #expect(HandoverReport(reading: text).problems == [])
  }

  @Test func nothingIsEightMissingParts() {
    #expect(HandoverReport(reading: "").problems.count == 8)
  }
}

@Suite struct ReviewChecklistTests {
  @Test func rowsAndTasksAreItems() {
    let list = ReviewChecklist(
      reading: """
        # Title

        ## First

        | Question | Answered by |
        | --- | --- |
        | Is it good? | `a-b`, `c-d` |
        | Is it nice? | a person |

        ## Second

        - [ ] 3. There is a `#Preview` (`e-f`).
        """)
    #expect(list.title == "Title")
    #expect(list.items.map(\.question) == ["Is it good?", "Is it nice?", "There is a #Preview"])
    #expect(list.items.map(\.checks) == [["a-b", "c-d"], [], ["e-f"]])
    #expect(list.items.map(\.section) == ["First", "First", "Second"])
    #expect(list.items.map(\.number) == [1, 2, 3])
  }
}
