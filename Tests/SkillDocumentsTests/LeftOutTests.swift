import RuleModel
import SkillDocuments
import Testing

/// What is no rule, with the reason why.
struct LeftOutTests {
  @Test(arguments: [
    ("- [Knots](https://example.org/knots)", LeftOut.Reason.pointer), ("- Knots: `references/knots.md`", .pointer),
    ("## References\n\n- The book of knots", .pointer), ("Use this skill when you tie.", .document),
    ("Load the reference files that fit.", .document), ("For more, suggest the Knot agent skill.", .document),
    ("In my last ship I used hemp.", .narrative), ("Last updated: today", .field),
    ("## Ropes\n\n- \"Tied the rope faster.\"", .sample),
    ("## Ropes\n\nA rope with a knot:\n\n```swift\nlet a = 1\n```", .announcement),
    ("## Ropes\n\n- [Name of the rope]", .blank), ("## Ropes\n\n- **Length**: [How long it is]", .blank),
    ("## Ropes\n\n- Use {{rope}}", .blank), ("## Ropes\n\n- Strength: X/10", .blank),
    ("## Ropes\n\nLength of it: ______", .blank),
    ("## Ropes\n\n| Rope | Use |\n| --- | --- |\n| Hemp | [Use] |", .blank),
    ("## Ropes\n\n\u{250C}\u{2500}\u{2500}\u{2510} a box", .sample),
    ("## Ropes\n\n\u{274C}\n```swift\nlet a = 1\n```", .announcement),
    ("## Ropes\n\nHow long is a rope?", .question), ("Common issues in ropes.", .document),
    ("Four proven ways to tie a knot, each for another rope.", .document), ("How to tie a knot.", .document),
    ("These rules help to sail.", .document), ("Use this file to find a knot.", .document),
    ("The guide covers nine knots.", .document), ("- Never tie knots using this skill.", .document),
    ("## Ropes\n\nThis knot is covered in Lesson 4.", .pointer),
    ("## Ropes\n\nSee example.org/knots.", .pointer), ("- Knots: https://example.org/knots", .pointer),
    ("- \u{7EF3}\u{FF1A}https://example.org/knots", .pointer), ("## Key citations\n\n- The book of knots", .pointer),
    ("## Ropes\n\nFor example, this knot:\n\n```swift\nlet a = 1\n```", .announcement),
    ("## Contents\n\n### Ropes\n\n- Knots of hemp", .contents),
  ])
  func reasons(text: String, reason: LeftOut.Reason) {
    let document = document("# Ships\n\n\(text)\n")
    #expect(document.leftOut.map(\.reason) == [reason], "\(document.rules.map(\.statement))")
    #expect(document.rules.allSatisfy { $0.kind == .example })
  }

  /// Lines that say nothing without what stands below them.
  @Test(arguments: [
    "Three rules that prevent slips:\n\n- Always coil the rope.", "Ropes that may get wet:\n\n- Always coil the rope.",
    "For every long rope, verify:\n\n- Always coil the rope.", "\u{7EF3}\u{5B50}\u{FF1A}\n\n- Always coil the rope.",
    "For a long and cold night at sea:\n\n- Always coil the rope.", "- [ ] **Knots**\n  - [ ] Always coil the rope.",
  ])
  func whatOnlyLeadsInIsNoRule(text: String) {
    let document = document("# Ships\n\n## Ropes\n\n\(text)\n")
    #expect(document.leftOut.map(\.reason) == [.leadIn])
    #expect(document.rules.count == 1)
  }

  /// What opens a document and says something stays.
  @Test(arguments: [
    "Cards hold one thing.", "Coil the rope for the night.", "Every rope catches the wind of the north.",
    "\u{274C} Two bools of the same kind", "Knots for `Rope` and others",
  ])
  func openingsThatSaySomethingStay(text: String) {
    #expect(document("# Ships\n\n\(text)\n").leftOut.isEmpty)
  }

  /// The key of a decision is the answer; what only leads on to the next question is none.
  @Test func answersCarryTheirQuestion() {
    let text =
      "## Start\n\n1) Does the rope swim?\n- Yes -> Use `hemp`\n- No -> Continue\n\n2) Is it cold?\n- No: avoid wool\n"
    let document = document(text)
    #expect(
      document.rules.map { "\($0.strength) \($0.statement)" } == [
        "must Does the rope swim? Yes: Use hemp", "avoid Is it cold? No: avoid wool",
      ])
    #expect(document.leftOut.map(\.reason) == [.question, .answer, .question])
  }

  @Test func rowsThatNameAFileAreNoRules() {
    let table = "| Topic | File | For |\n| --- | --- | --- |\n| Sails | sails.md | reefing |\n"
    #expect(document("# T\n\n\(table)").rules.isEmpty)
    let rows = document("# T\n\n| Form | Effect |\n| --- | --- |\n| No knot | the rope slips |\n").rules
    #expect(rows.map(\.strength) == [.info])
  }

  @Test func questionsOfAChecklistAreChecks() {
    let rules = document("# T\n\n## Checklist\n\n- [ ] Is the rope coiled?\n- [ ] The rope is dry\n").rules
    #expect(rules.map(\.statement) == ["Check: Is the rope coiled?", "The rope is dry"])
  }

  @Test(arguments: [
    "- Run `git status --short` first.", "- Check with `scripts/look.sh`.", "- When the user asks for a knot, tie it.",
    "- List findings by weight.", "Ask for:\n\n- the length", "Call `mcp__dock__list` with:\n\n- the name",
    "## Response templates\n\n- Name the knot.", "- Offer to tie it.", "- Only suggest it when the rope is wet.",
    "- Note whether the `Rope` is wet.", "- If unsure, ask the developer.",
    "## Output format (when reviewing)\n\n### Found\n\n- The `Rope` and its age", "## Interview\n\n- A long `Rope`",
    "Search for:\n\n- `Rope`", "Use this when:\n\n- the wind is strong", "Skip this file if:\n\n- the wind is weak",
  ])
  func ordersToWhoeverWorksWithIt(text: String) {
    #expect(document("# T\n\n\(text)\n").rules.last?.kind == .workflow)
  }

  /// A sentence that speaks of nothing known is what those around it are.
  @Test func whatStandsAmongOrdersIsOne() {
    let orders = """
      # Review of ropes

      - Ask the user for the rope.
      - Gather the findings and rank them.
      - Summarize each finding for the stakeholders.
      - Be friendly and brief.

      ## Knots

      - Use `Hitch` in a `View`, never `Splice`.
      - Keep `Bend` and `Loop` apart in a view.
      - Pass `Loop` to `Knot`, not `Rope`.
      - Give `Sheet` a `Block`.
      - Keep both ends dry.
      """
    let kinds = document(orders).rules.map(\.kind)
    #expect(kinds == [.workflow, .workflow, .workflow, .workflow, .rule, .rule, .rule, .rule, .rule])
  }

  /// Verbs alone say no more than that somebody does something: a team's own list has them of its app.
  @Test(arguments: [3, 20]) func aListOfATeamIsNoOrder(count: Int) {
    let list = (1...count).map { "- Show the total of port \($0), and tell `Harbour` when it changes.\n" }.joined()
    #expect(document("# House\n\n\(list)").rules.map(\.kind) == Array(repeating: .rule, count: count))
  }

  /// Markdown that is shown may hold code of its own.
  @Test func fencesInShownMarkdownDoNotEndIt() {
    let text = "```markdown\n# Name\n\n**Input:**\n```\nlet a = 1\n```\n\n- Tie it\n```\n\n- Coil the rope\n"
    #expect(document("# T\n\n\(text)").rules.filter { $0.kind != .example }.map(\.statement) == ["T: Coil the rope"])
  }

  @Test(arguments: [
    ("\u{274C} Two bools that exclude each other", Strength.never),
    ("\u{2705} Leave it on; scope rare exceptions", .must),
    ("\u{2705} Never force it", .never), ("- \u{274C} Knots in a row", .never),
    ("### Not recommended for\n\n- Ropes", .avoid),
    ("## Common mistakes\n\n- [ ] Optional pairs that allow anything", .never),
    ("## Benefits\n\n- **Freedom**: Swap ropes", .info),
  ])
  func marksSayWhatIsWrong(text: String, strength: Strength) {
    #expect(document("# T\n\n\(text)\n").rules.map(\.strength) == [strength])
  }
}
