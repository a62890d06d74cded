import RuleModel
import SkillDocuments
import Testing

/// Statements that say what they speak of by the title or the line above, where they do not say it themselves.
struct SubjectTests {
  @Test(arguments: [
    ("- Use `hemp` instead", "Sails: Use hemp instead"), ("- Wrap in `Sheath`", "Sails: Wrap in Sheath"),
    ("- Must be dry before the start", "Sails: Must be dry before the start"),
    ("- Instead, coil the rope", "Sails: Instead, coil the rope"),
    ("- With this knot the rope holds", "Sails: With this knot the rope holds"),
    ("- Guides the wind to the mast", "Sails: Guides the wind to the mast"),
    ("- Only becomes wet in rain", "Sails: Only becomes wet in rain"),
    ("- Use one for each mast", "Sails: Use one for each mast"), ("- Soft canvas", "Sails: Soft canvas"),
    ("- `.wet` -- takes water", "Sails: .wet -- takes water"),
    ("- Note: it must be dry", "Sails: Note: it must be dry"),
    ("- On a ketch, shows a light", "Sails: On a ketch, shows a light"),
    ("- Rope that takes water", "Sails: Rope that takes water"),
    ("- Use one rope for each sail", "Use one rope for each sail"),
    ("- It is wise to reef sails", "It is wise to reef sails"),
    ("- Never use `HempRope`; use `nylon` instead", "Never use HempRope; use nylon instead"),
    ("- `hempRope` instead of `nylon`", "hempRope instead of nylon"),
    ("- Sailing needs a lot of care", "Sailing needs a lot of care"),
    ("- [ ] Sheets of sails have labels", "Sheets of sails have labels"),
    ("- Use one rope for each mast", "Sails: Use one rope for each mast"),
    ("- It is wise to reef", "Sails: It is wise to reef"), ("- Ropes need care", "Sails: Ropes need care"),
    ("- Never use `hemp`; use `nylon` instead", "Sails: Never use hemp; use nylon instead"),
    ("- [ ] Sheets have labels", "Sails: Sheets have labels"),
    (
      "A cloth that takes the wind from behind in a storm.",
      "Sails: A cloth that takes the wind from behind in a storm."
    ),
    ("- Easier to reef than a jib", "Sails: Easier to reef than a jib"), ("- [ ] Dry weather", "Sails: Dry weather"),
    ("- [ ] Sequence is logical", "Sails: Sequence is logical"), ("- Verify with a lamp", "Sails: Verify with a lamp"),
    ("- Better grip: Respects the wind", "Sails: Better grip: Respects the wind"),
  ])
  func titles(text: String, statement: String) {
    #expect(document("# T\n\n## Sails\n\n### Notes\n\n\(text)\n").rules.first?.statement == statement)
  }

  @Test(arguments: [
    ("Reef the sail when:\n\n- the wind is strong", "Reef the sail when: the wind is strong"),
    ("Key points:\n\n- Keep the rope dry", "Keep the rope dry"),
    (
      "Consider these when it blows from behind:\n\n- a storm jib",
      "Consider these when it blows from behind: a storm jib"
    ),
    ("## Anti-Patterns\n\n- Knots that slip under load.", "Anti-Patterns: Knots that slip under load."),
    ("## 2. Ropes\n\n- They swim", "Ropes: They swim"),
    ("#### Use `hemp` when\n\n- A short rope in the rain", "Use hemp when: a short rope in the rain"),
    ("## Step 3: Tie\n\n- It holds", "Tie: It holds"),
    ("## If the ship has a `Mast`\n\n- Use `Sheath`", "If the ship has a Mast: Use Sheath"),
    ("## Ropes\n\nA storm on the sea has no mercy at all:\n\n- Respect the wind", "Ropes: Respect the wind"),
    ("## Ropes\n\nKnots for the night:\n\n- Respect the wind", "Knots for the night: respect the wind"),
    (
      "## Key facts (ships of 1900)\n\n## Ropes (long)\n\n### Rules (new)\n\n- Respect the wind",
      "Ropes (long): Respect the wind"
    ),
    ("## Ropes\n\n| Name | Use |\n| --- | --- |\n| `Jib` | wind |", "Ropes: Jib: Use: wind"),
    ("## Ropes\n\n| Name | Use |\n| --- | --- |\n| Jib rope | wind |", "Jib rope: Use: wind"),
    ("## Ropes\n\n| Name | Use |\n| --- | --- |\n| Jib or reef? | Jib |", "Jib or reef? Jib"),
  ])
  func linesAbove(text: String, statement: String) {
    #expect(document("# T\n\n\(text)\n").rules.last?.statement == statement)
  }

  /// What goes on from an earlier sentence names the code that it speaks of.
  @Test func laterSentencesCarryTheirTopic() {
    let rules = document("# T\n\n## Sails\n\n- Prefer `Jib` in a storm. However, never tie it to the mast.\n").rules
    #expect(
      rules.map(\.statement) == ["Prefer Jib in a storm.", "Jib: However, never tie it to the mast."])
  }

  /// A checklist of mistakes names what is wrong, and one of states what is right; what forbids by itself keeps its sense.
  @Test(arguments: [
    ("Common mistakes checklist", "Knots that slip", "Common mistakes checklist: Knots that slip", Strength.never),
    ("Common mistakes checklist", "Never knot wet rope", "Never knot wet rope", .must),
    ("Checklist", "Knots that hold", "T: Knots that hold", .must),
  ])
  func mistakesToTick(title: String, text: String, statement: String, strength: Strength) {
    let rule = document("# T\n\n## \(title)\n\n- [ ] \(text)\n").rules.first
    #expect(rule?.statement == statement)
    #expect(rule?.strength == strength)
  }

  @Test func longTitlesAreCutBetweenWords() {
    let title = "Ropes, knots and splices of all the ships that sail the seven seas"
    let rule = document("# T\n\n## \(title)\n\n- They swim\n").rules.first
    #expect(rule?.statement == "Ropes, knots and splices of all the ships that sail the\u{2026}: They swim")
    #expect(rule?.claim == "They swim")
  }

  @Test(arguments: [
    ("- A text that must not change is marked.", Strength.info), ("- Wool is best avoided at sea.", .avoid),
    ("- No: use wool", .must), ("- Leaving out a required key stops the start.", .info),
    ("- Knots are never included.", .info),
    ("- No-slip: the usual form", .info),
  ])
  func senses(text: String, strength: Strength) {
    #expect(document("# T\n\n## A\n\n\(text)\n").rules.first?.strength == strength)
  }

  /// A paragraph that is cut for its length is cut behind a sentence.
  @Test func longParagraphsAreCutBehindSentences() {
    let text = "one two\nthree four\nfive. Six\nseven\neight\nnine ten\neleven.\n"
    let rules = document("# T\n\n## A\n\n\(text)").rules
    #expect(
      rules.map(\.statement).contains { $0.hasSuffix("Six seven eight nine ten eleven.") }, "\(rules.map(\.statement))")
    #expect(rules.allSatisfy { $0.lines.count <= 5 })
  }
}
