import Ingesting
import POSIXSupport
import RuleIndex
import RuleModel
import TestSupport
import Testing

@testable import Answering

/// Questions that want more than a ranked list: choices, checklists, names of values.
@Suite struct FormTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      # Style

      ## Decisions
      | Question | Answer |
      |---|---|
      | List or ScrollView? | List for standard rows, ScrollView for custom layouts |

      - Sheet: independent tasks, short forms
      - NavigationLink: drilling down, long lists
      - Use `@Observable` (not `ObservableObject`)

      ## Spacing scale
      | Token | Value |
      |---|---|
      | `Space.sm` | 8 |
      | `Space.md` | 12 |

      ## Colours
      | Token | Hex | Use |
      |---|---|---|
      | `Color.accent` | `#6366F1` | Buttons |

      ## 3) Review checklist
      ### Looks
      - [ ] One clear hero element
      - [ ] 44 pt touch targets
      ### Speed
      - [ ] No heavy work in body

      ## Slow screens
      1. Reproduce the stutter
      2. Record a trace
      3. Move work off the main thread

      ## Before release checklist
      - [ ] Version is raised
      - [ ] Notes are written
      """, to: "s/style.md")
  }

  private func ask(_ text: String, filter: AnswerFilter = AnswerFilter()) throws -> AnswerSet {
    var store = try RuleStore.inMemory()
    try Ingester.ingest([folder.path.appending("s")], into: &store)
    return try Answerer.answer(AnswerRequest(Question(text), filter: filter), from: store)
  }

  @Test(arguments: [
    ("list or scrollview", ["list", "scrollview"]), ("List vs. ScrollView?", ["List", "ScrollView"]),
    ("should I use a List or a ScrollView for cards", ["List", "ScrollView"]),
    ("when to use sheet versus navigation link in a tab", ["sheet", "navigation link"]),
    ("list or not", []), ("list", []), ("list or list", []), ("", []), ("or", []),
    ("what is the best way to lay out my very long list or grid", []),
    (String(repeating: "list or ", count: 60), []),
  ])
  func alternatives(question: String, expected: [String]) {
    #expect(Decision.alternatives(in: question) == expected)
  }

  @Test(arguments: [
    ("Use a list, not a grid", true), ("Lists over the grid", true), ("A list not in any big grid", false),
    ("A list not in a grid", true), ("No list, no grid, not", false), ("Use list and grid", false), ("", false),
  ])
  func oneOfThemIsPreferred(statement: String, expected: Bool) {
    #expect(DecisionClause.prefersOne(of: ["list", "grid"], statement) == expected)
  }

  @Test(arguments: [
    ("List or grid? A list", "A list"), ("List or grid?", "List or grid?"), ("A list", "A list"), ("a?  b?c", "b?c"),
  ])
  func theQuestionIsNotPartOfTheAnswer(statement: String, answer: String) {
    #expect(DecisionClause.withoutQuestion(statement) == answer)
  }

  @Test func aChoiceIsAnsweredAsAChoice() throws {
    let decision = try #require(try ask("list or scrollview").decision)
    #expect(decision.verdict?.text == "List for standard rows, ScrollView for custom layouts")
    #expect(decision.verdict?.source.lines.first == 6)
    #expect(decision.alternatives.map(\.name) == ["list", "scrollview"])
    #expect(
      decision.alternatives.map { $0.parts.first?.text } == ["List for standard rows", "ScrollView for custom layouts"])
  }

  @Test func whatIsNotSaidAtOnceIsSaidOfEach() throws {
    let decision = try #require(try ask("sheet or navigation link").decision)
    #expect(decision.verdict == nil)
    #expect(decision.alternatives.map { $0.parts.first?.source.lines.first } == [8, 9])
  }

  @Test func aRuleThatTakesOneIsTheVerdict() throws {
    let decision = try #require(try ask("Observable or ObservableObject").decision)
    #expect(decision.verdict?.source.lines.first == 10)
  }

  @Test(arguments: ["list or kubernetes", "scrollview", "how do lists scroll"])
  func noChoice(question: String) throws { #expect(try ask(question).decision == nil) }

  @Test(arguments: ["stutter", "record a trace", "slow screens steps"])
  func stepsAreWholeAndInOrder(_ question: String) throws {
    let answers = try ask(question).answers
    let best = try #require(answers.first)
    #expect(best.statement == "1. Reproduce the stutter\n2. Record a trace\n3. Move work off the main thread")
    #expect(best.keys.count == 3 && best.sources.map(\.lines.count) == [4])
    #expect(!answers.dropFirst().contains { best.keys.contains($0.key) })
  }

  @Test func checklistsAreWholeAndInOrder() throws {
    let set = try ask("review checklist")
    #expect(set.isCovered)
    #expect(set.checklists.map(\.title) == ["Review checklist"])
    let items = try #require(set.checklists.first?.items)
    // The first below each title carries it, and cites its line.
    #expect(items.map(\.source.lines.first) == [24, 26, 27])
    #expect(items.map(\.part) == ["Looks", "Looks", "Speed"])
    #expect(try ask("checklist").checklists.count == 2)
    #expect(try ask("release checklist").checklists.map(\.items.count) == [2])
    #expect(try ask("kubernetes checklist").checklists.isEmpty)
    #expect(try ask("touch targets").checklists.isEmpty)
    #expect(try ask("checklist", filter: AnswerFilter(skills: ["other"])).checklists.isEmpty)
  }

  @Test(arguments: [
    ("#6366F1", ["accent"]), ("which token is #6366f1", ["accent"]), ("what is 12pt spacing", ["md"]),
    ("spacing 8", ["sm"]), ("12 pt", ["md"]), ("#123456", []), ("12 things about toolbars in lists", []),
    ("radius 12", []),
    ("spacing 0.5", []), ("99999999999999999999 spacing", []),
  ])
  func valuesHaveNames(question: String, names: [String]) throws {
    #expect(try ask(question).values.map(\.token.name) == names)
  }

  @Test func aNameIsAnAnswer() throws {
    #expect(try ask("#6366F1").isCovered)
    #expect(try !ask("#123456").isCovered)
  }
}
