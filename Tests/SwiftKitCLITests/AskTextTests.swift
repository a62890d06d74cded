import Answering
import Ingesting
import POSIXSupport
import Reports
import RuleIndex
import RuleModel
import TestSupport
import Testing
import Workbench

@testable import SwiftKitCLI

/// Answers as people see them, with colours and without.
@Suite struct AskTextTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      # House style

      ## Toolbars
      - **NEVER apply `.glassEffect()` to toolbar buttons.** The system applies it.

      ```swift
      // Bad
      Button("Edit", action: edit)
        .glassEffect(.regular) // twice
      ```

      ```swift
      // Good
      @State private var count = 3
      Button("Edit \\(count)", action: edit)
      ```

      - Prefer toolbar titles of one word.
      - Avoid two rows of toolbar buttons.

      ## Choices
      - List for rows, ScrollView for custom layouts

      ## Spacing scale
      | Token | Value |
      |---|---|
      | `Space.sm` | 8 |
      | `Space.md` | 12 |

      ## Release checklist
      - [ ] Toolbar buttons have labels
      - [ ] Rows are stable
      """, to: "skills/house.md")
    try SettledConflict.write(beside: "skills", in: folder)
  }

  private func text(_ question: String, colours: Bool, explains: Bool = false, given: [PluginAnswer] = []) throws
    -> String
  {
    var store = try RuleStore.inMemory()
    try Ingester.ingest([folder.path.appending("skills")], into: &store)
    var context = CommandContext(Workplace(workingFolder: folder.path), colours: colours)
    context.output = StandardStream.output
    let set = try Answerer.answer(AnswerRequest(Question(question), given: given), from: store)
    return AskText(context, explains: explains).text(for: set).replacing("\u{1b}", with: "␛")
  }

  @Test(arguments: [false, true]) func answers(colours: Bool) throws {
    let questions = ["toolbar button glass", "list or scrollview", "release checklist", "spacing 12", "kubernetes"]
    let texts = try questions.map { "$ swiftkit ask \"\($0)\"\n" + (try text($0, colours: colours)) }
    expectGolden(texts.joined(separator: "\n"), colours ? "ask-coloured.txt" : "ask-plain.txt")
  }

  /// A weaker rule that answers better stands before a stronger one that only comes near.
  @Test func theBestRuleIsFirst() throws {
    try folder.write("# Photos\n\n- Never zoom a video.\n- Prefer a pinch to zoom a photo.\n", to: "skills/photos.md")
    let text = try text("pinch to zoom a photo", colours: false)
    let rules = text.split(separator: "\n").filter { $0.contains("•") }
    #expect(rules.first?.contains("pinch") == true && rules.dropFirst().contains { $0.contains("video") }, "\(text)")
  }

  @Test func reasonsAreShown() throws {
    let text = try text("toolbar button glass", colours: false, explains: true)
    #expect(text.contains("score "))
    #expect(text.contains("covers "))
    #expect(text.contains("toolbar "))
  }

  @Test func whatPluginsSayIsNoRule() throws {
    let sure = PluginAnswer(plugin: "tokens", key: "t/a", statement: "It is 12.", confidence: 0.9)
    let text = try text("toolbar button titles", colours: false, given: [sure])
    let verdict = text.prefix { $0 != "\n" }
    #expect(verdict.hasSuffix("and 1 answer of the plugin 'tokens', first: the plugin 'tokens'"), "\(verdict)")
    #expect(
      try self.text("kubernetes", colours: false, given: [sure]).hasPrefix(
        "Not covered by the documents; answered by the plugin 'tokens'"))
  }

  @Test(arguments: [
    ("let a = 1", "␛[35mlet␛[0m a = ␛[36m1␛[0m"), ("// note", "␛[2m// note␛[0m"),
    ("x(\"a\\\"b\", 2)", "x(␛[33m\"a\\\"b\"␛[0m, ␛[36m2␛[0m)"),
    ("Text(\"open", "␛[34mText␛[0m(␛[33m\"open␛[0m"), (".default", ".default"), ("@State", "␛[35m@State␛[0m"),
    ("a.0.b", "a.␛[36m0.b␛[0m"), ("", ""), ("größe", "größe"),
  ])
  func highlighting(code: String, expected: String) {
    var highlighter = SwiftHighlighter(TextStyle(isColoured: true))
    #expect(highlighter.line(Substring(code)).replacing("\u{1b}", with: "␛") == expected)
    var plain = SwiftHighlighter(TextStyle(isColoured: false))
    #expect(plain.line(Substring(code)) == code)
  }

  @Test func commentsAndTextsGoOverLines() {
    var highlighter = SwiftHighlighter(TextStyle(isColoured: true))
    let lines = ["/* a", "b */ let", "\"\"\"", "let", "\"\"\" + c"].map { highlighter.line(Substring($0)) }
    #expect(
      lines.map { $0.replacing("\u{1b}", with: "␛") } == [
        "␛[2m/* a␛[0m", "␛[2mb */␛[0m ␛[35mlet␛[0m", "␛[33m\"\"\"␛[0m", "␛[33mlet␛[0m", "␛[33m\"\"\"␛[0m + c",
      ])
  }
}
