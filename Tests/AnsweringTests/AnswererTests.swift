import Ingesting
import POSIXSupport
import RuleIndex
import RuleModel
import TestSupport
import Testing

@testable import Answering

@Suite struct AnswererTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      # Style

      ## Toolbars
      - Never apply `.glassEffect()` to toolbar buttons.
      - Use `ToolbarSpacer` to part groups of toolbar items.
      - Give every icon button an `accessibilityLabel`.

      ## Lists
      - Prefer `List` over `ScrollView` for rows.
      - Don't animate the transparency of rows.

      ## Spacing
      | Token | Value |
      |---|---|
      | `Space.sm` | 8 |
      | `Space.md` | 12 |
      | `Space.lg` | 16 |

      ## Toolbar, once more
      - Never apply `.glassEffect()` to any toolbar buttons.
      """, to: "s/style.md")
    try folder.write("frosted; milky\tglassEffect\n", to: "s/aliases.tsv")
  }

  private func ask(
    _ text: String, limit: Int = 5, budget: Int? = nil, filter: AnswerFilter = AnswerFilter(),
    given: [PluginAnswer] = []
  ) throws -> AnswerSet {
    var store = try RuleStore.inMemory()
    try Ingester.ingest([folder.path.appending("s")], into: &store)
    let request = AnswerRequest(Question(text), limit: limit, budget: budget, filter: filter, given: given)
    return try Answerer.answer(request, from: store)
  }

  @Test(arguments: [
    ("toolbar glass", 4), ("glassEffect", 4), (".glassEffect(.regular)", 4), ("glass effects on toolbars", 4),
    ("toolbar spacer", 5), ("ToolbarSpacer", 5), ("accessibility label for icons", 6), ("list or scrollview", 9),
    ("transparancy of rows", 10), ("frosted toolbar", 4), ("milky", 4),
  ])
  func bestAnswer(question: String, line: Int) throws {
    let set = try ask(question)
    #expect(set.isCovered)
    #expect(set.answers.first?.source?.lines.first == line)
  }

  /// A rule file may say in which other words people ask for it; they find it, and an answer does not show them.
  @Test func aRuleIsFoundByTheWordsThatPeopleUse() throws {
    try folder.write("# Pay\n", to: "s/pay/SKILL.md")
    try folder.write(
      "---\nid: guard\nasked: [double submit, payed twice]\n---\n\n# Guard\n\nNever start work that already runs.\n",
      to: "s/pay/rules/guard.md")
    let set = try ask("my form is a double submit")
    #expect(set.isCovered)
    #expect(set.answers.first?.key == "pay/rules/guard")
    #expect(set.answers.first?.statement == "Never start work that already runs.")
  }

  /// The key of a rule is a promise: whoever wrote it down finds the rule that took its place.
  @Test(arguments: ["pay/old/no-second-tap", "no-second-tap", "pay/rules/guard", "guard"])
  func aRuleAnswersToItsFormerKeys(key: String) throws {
    try folder.write("# Pay\n", to: "s/pay/SKILL.md")
    try folder.write(
      "---\nid: guard\nformerly: [pay/old/no-second-tap, pay/old/once]\n---\n\n# Guard\n\nNever start work that already runs.\n",
      to: "s/pay/rules/guard.md")
    var store = try RuleStore.inMemory()
    try Ingester.ingest([folder.path.appending("s")], into: &store)
    #expect(try Answerer.rules(withKey: key, from: store).map(\.key) == ["pay/rules/guard"])
    #expect(try Answerer.rules(withKey: "second-tap", from: store).isEmpty)
  }

  @Test(arguments: ["kubernetes ingress", "", "?", "the and of", "quantum chromodynamics lecture"])
  func isHonest(question: String) throws {
    let set = try ask(question)
    #expect(!set.isCovered)
    #expect(set.answers.isEmpty)
  }

  @Test func whatSaysTheSameIsOneAnswer() throws {
    let best = try #require(try ask("glass toolbar buttons").answers.first)
    #expect(best.sources.map(\.lines.first) == [4, 20])
  }

  @Test func rowsOfATableThatAnswerAlikeAreOneAnswer() throws {
    let best = try #require(try ask("spacing tokens").answers.first)
    #expect(best.source?.lines == LineRange(15, 17))
    #expect(try ask("Space.md").answers.first?.source?.lines == LineRange(16, 16))
  }

  @Test func correctionsAreTold() throws {
    let set = try ask("transparrency of rows")
    #expect(set.corrections.map(\.meant) == ["transparency"])
    // Four letters are too near to other words.
    #expect(try ask("lisp").isCovered == false)
  }

  @Test func unknownWordsAreTold() throws {
    #expect(try ask("kubernetes toolbar").unknownWords == ["kubernetes"])
  }

  @Test func theLimitHolds() throws {
    #expect(try ask("toolbar", limit: 2).answers.count == 2)
  }

  @Test(arguments: [20, 60, 200]) func aBudgetHolds(budget: Int) throws {
    let set = try ask("toolbar glass spacer label", budget: budget)
    #expect(set.tokens <= budget)
    #expect(!set.answers.isEmpty)
    let all = try ask("toolbar glass spacer label", budget: 100_000)
    #expect(all.leftOut.isEmpty)
    #expect(set.answers.count + set.leftOut.count == all.answers.count)
  }

  /// A budget only takes away: who asks for two answers gets no more of them.
  @Test func theLimitHoldsWithinABudget() throws {
    let plain = try ask("toolbar glass spacer label", limit: 2)
    let packed = try ask("toolbar glass spacer label", limit: 2, budget: 100_000)
    #expect(plain.answers.count == 2 && packed.answers.map(\.key) == plain.answers.map(\.key))
  }

  @Test func aBudgetThatHoldsNothingIsHonest() throws {
    let set = try ask("toolbar glass", budget: 1)
    #expect(set.answers.isEmpty)
    #expect(!set.isCovered)
    #expect(!set.leftOut.isEmpty)
  }

  @Test func filtersNarrowDown() throws {
    let never = try ask("toolbar", filter: AnswerFilter(groups: [.mustNot]))
    #expect(!never.answers.isEmpty)
    #expect(never.answers.allSatisfy { $0.strength == .never })
    #expect(try ask("toolbar", filter: AnswerFilter(skills: ["other"])).answers.isEmpty)
    #expect(try !ask("toolbar", filter: AnswerFilter(skills: ["style"])).answers.isEmpty)
    #expect(try ask("rows", filter: AnswerFilter(topics: ["list"])).answers.allSatisfy { $0.section.last == "Lists" })
  }

  @Test func rulesForLaterSystemsAreLeftOut() throws {
    try folder.write("# New\n\n- Use `.glassEffect()` for menus on iOS 26+.\n", to: "s/new.md")
    #expect(try ask("menus", filter: AnswerFilter(platform: 26)).isCovered)
    #expect(try !ask("menus", filter: AnswerFilter(platform: 17)).isCovered)
  }

  @Test func aRuleIsFoundByItsKeyOrItsEnd() throws {
    var store = try RuleStore.inMemory()
    try Ingester.ingest([folder.path.appending("s")], into: &store)
    let key = try #require(try store.keys().first { $0.contains("transparency") })
    let end = try #require(key.split(separator: "/").last.map(String.init))
    #expect(try Answerer.rules(withKey: key, from: store).map(\.key) == [key])
    #expect(try Answerer.rules(withKey: end, from: store).map(\.key) == [key])
    #expect(try Answerer.rules(withKey: "nothing", from: store).isEmpty)
    #expect(try Answerer.keyNearest(to: end + "x", in: store) == key)
  }

  @Test func whatIsNotAQuestionOfTheDocumentsShowsWhatLiesNearest() throws {
    let set = try ask("kubernetes ingress controller toolbar")
    #expect(!set.isCovered)
    #expect(set.unknownWords.contains("kubernetes"))
  }

  @Test func pluginsAreHeard() throws {
    let sure = PluginAnswer(plugin: "tokens", key: "t/a", statement: "It is 12.", confidence: 0.9)
    let unsure = PluginAnswer(plugin: "tokens", key: "t/b", statement: "Maybe 8.", confidence: 0.2)
    let set = try ask("toolbar glass", given: [unsure, sure])
    #expect(set.answers.first?.via == "tokens")
    #expect(set.answers.last?.statement == "Maybe 8.")
    #expect(try ask("kubernetes", given: [sure]).isCovered)
    #expect(try !ask("kubernetes", given: [unsure]).isCovered)
    // The surest first, and of equals the first key; all that are sure are heard, whatever the limit.
    let half = [("t/d", 0.5), ("t/c", 0.5)].map {
      PluginAnswer(plugin: "tokens", key: $0, statement: "It is \($0).", confidence: $1)
    }
    let heard = try ask("kubernetes", limit: 1, given: half + [sure, unsure])
    #expect(heard.isCovered && heard.answers.map(\.key) == ["t/a", "t/c", "t/d"])
  }

  @Test func theSameQuestionGivesTheSameAnswers() throws {
    let first = try ask("toolbar glass list spacing"), second = try ask("toolbar glass list spacing")
    #expect(first.answers.map(\.key) == second.answers.map(\.key))
    #expect(first.answers.map(\.score) == second.answers.map(\.score))
  }

  /// Keys, titles and values in an address are nobody's words.
  @Test(arguments: [
    (
      "convert https://www.figma.com/design/AbC12xYz/My-App?node-id=2217-48104&t=q now",
      "convert www.figma.com design node-id now"
    ),
    ("figma.com/file/K9/Home screen", "figma.com file screen"), ("http://a.b", "a.b"), ("either/or", "either/or"),
    ("Sources/App/View.swift", "Sources/App/View.swift"), ("https://", ""),
  ])
  func anAddressIsItsHost(text: String, readable: String) {
    #expect(URLText.readable(text) == readable)
  }
}
