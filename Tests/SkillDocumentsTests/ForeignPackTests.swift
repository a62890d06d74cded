import RuleModel
import SkillDocuments
import Testing

/// The ways in which people write skills, each with what was once taken for a rule, or with the wrong sense.
struct ForeignPackTests {
  /// Kind, strength and statement of each rule that `text` makes, code left out.
  private func rules(_ text: String) -> [String] {
    document(text).rules.filter { $0.kind != .example }.map { "\($0.kind) \($0.strength): \($0.statement)" }
  }

  @Test func contentsAndRoutersAreNoRules() {
    let text = """
      # Boats

      ## Contents
      - [Sails](#sails)
        - Reefing
      - Rudders

      ## Where to look
      - `references/sails.md` -- sails and reefing
      - [Rudders](references/rudders.md) - how to steer

      | Topic | Read |
      | --- | --- |
      | Sails | `references/sails.md` |
      | Rudders | [rudders](references/rudders.md), [keels](references/keels.md) |

      ## Sails
      - Never reef the sails late.

      See also: the book of knots.
      Source: a talk on sails.
      """
    #expect(
      rules(text).filter { !$0.contains("See also") && !$0.contains("talk") } == [
        "rule never: Never reef the sails late."
      ])
  }

  /// What sends elsewhere or says what a document holds is no rule, nor is a lead-in that is no sentence.
  @Test(arguments: [
    "For knots, see `knots-of-ships.md`.", "See references/knots.md for all of them.", "Apple docs: UIRope",
    "This reference covers the usual knots.", "Patterns for tying up at night.",
    "When a ship has many sails:\n\n- reef",
  ])
  func waysElsewhereAreNoRules(line: String) {
    let rules = rules("# Boats\n\n\(line)\n\n## Sails\n- Never reef the sails late.\n")
    #expect(rules.last == "rule never: Never reef the sails late.")
    #expect(!rules.contains { $0.hasSuffix(String(line.prefix { $0 != "\n" })) }, "\(rules)")
  }

  /// A token called `md` is no document.
  @Test func tokensAreNoDocuments() {
    let text = "| Token | Points |\n| --- | --- |\n| `PFSpacing.md` | 12 |\n"
    #expect(rules(text) == ["token must: PFSpacing.md: 12"])
  }

  @Test func sampleOutputIsNoRule() {
    let text = """
      # Review

      ## Output
      Example output:

      ### Sail.swift
      **Line 12: Never use `knot()`.**
      - Always use `bend()`.

      ## Rules
      Sample report:

      ```text
      Never tie a knot.
      ```

      - Always coil the rope.
      """
    #expect(rules(text) == ["rule always: Always coil the rope."])
  }

  @Test(arguments: [
    ("- Read `references/sails.md` before you begin.", Rule.Kind.workflow), ("- Ask the user for the port.", .workflow),
    ("- Call both tools first.", .workflow), ("## Review process\n\n1. Look for knots in the rigging.", .workflow),
    ("- Use `Sail` for boats.", .rule), ("## Workflow\n\n- Wrap marks in a `Chart`.", .rule),
    ("- Always check the `rope`. See `references/rope.md`.", .rule),
    ("- Ask the user for permission before you read the log.", .rule),
    ("- Flag invalid fields in red.\n- Use red.\n- Keep it short.", .rule),
    ("- Flag every loose end.\n- Use red.\n- Keep it short.", .workflow),
    ("- Show orders under review in grey.", .rule),
    ("## Output format of logs\n\n- Write one line a watch.", .rule),
    ("## Output format\n\n- Write a table.", .workflow),
    ("- `README.md` must list every knot.", .rule),
    ("## Example: answer a call\n\n- Always lift the horn.", .rule),
    ("## Contents\n\n- Never show an empty hold.", .rule),
  ])
  func ordersToWhoeverWorksWithIt(text: String, kind: Rule.Kind) {
    #expect(document("# T\n\n\(text)\n").rules.first?.kind == kind)
  }

  @Test(arguments: [
    ("- Strongly prefer to avoid long ropes.", Strength.avoid), ("- Prefer not to reef at night.", .avoid),
    ("- Prefer short ropes.", .prefer), ("- No download required: the chart is on board", .info),
    ("- No splice without a whipping; a knot is required.", .never), ("- Guards are always enforced.", .info),
    ("- Always coil the rope.", .always), ("- Splicing wet rope is often a bad idea.", .avoid),
    ("- Prefer short ropes to avoid knots, and avoid splices.", .prefer), ("- Not hide the rope", .never),
    ("1. A squall triggers the alarm", .info),
    ("### Common mistakes\n- Over-using hemp -- only for short ropes", .never),
    ("### Common mistakes\n- Using hemp. Always use nylon.", .always),
    ("- Use hemp\n- Keep it dry\n- Nylon is permitted at night", .must),
    ("- No knots in the halyard", .never),
    ("### Don't\n- Use a bowline here", .never), ("### Do\n- Use a bowline here", .must),
  ])
  func strengths(text: String, strength: Strength) {
    #expect(document("# T\n\n\(text)\n").rules.first?.strength == strength)
  }

  @Test func whatStandsBelowDontSaysSo() {
    #expect(document("# T\n\n### Don't\n- Use a bowline here\n").rules.first?.statement.hasPrefix("Don't: ") == true)
  }

  /// The key is made of the line alone, so that it is the same whatever the statement adds; a remedy is no ban.
  @Test func keysAreOfTheLine() {
    let rule = document("# T\n\n### Don't\n- Use a bowline here\n").rules.first
    #expect(rule?.key.hasSuffix("/use-a-bowline-here") == true, "\(rule?.key ?? "")")
    let remedy = document("# T\n\n### Avoid\n- **Loose ends**: use a whipping\n").rules.first
    #expect(remedy?.statement.hasPrefix("Don't") == false && remedy?.strength == .must, "\(remedy?.statement ?? "")")
  }

  @Test(arguments: [
    ("// no bounce\nlet a = 1", Strength.info), ("// never fetched twice\nlet a = 1", .info),
    ("// avoid: ties twice\nlet a = 1", .never), ("// never do this\nlet a = 1", .never),
    ("// WRONG: never do this\nlet a = 1", .never), ("// Don't: tie it twice\nlet a = 1", .never),
  ])
  func commentsOfCode(code: String, strength: Strength) {
    #expect(document("# T\n\n```swift\n\(code)\n```\n").rules.first { $0.kind == .example }?.strength == strength)
  }

  @Test func rowsCarryTheirHeadings() {
    let text = """
      # Knots

      | Knot | Slips | Use | More |
      | --- | --- | --- | --- |
      | bowline | No | loops | `references/knots.md` |
      | sheet bend | Yes | - | `references/knots.md` |

      | Rope | Floats |
      | --- | --- |
      | hemp | No |
      | nylon | a long story |
      """
    #expect(
      rules(text).map { $0.split(separator: ": ", maxSplits: 1)[1] } == [
        "Knots: bowline: Slips: No \u{2014} Use: loops", "Knots: sheet bend: Slips: Yes", "Knots: hemp: Floats: No",
        "Knots: nylon: Floats: a long story",
      ])
  }

  @Test(arguments: [
    ("## Halyard\n\nIt holds the sail up.", "Halyard: It holds the sail up."),
    ("## `@Mast`\n\n- Use only when the wind is strong.", "@Mast: Use only when the wind is strong."),
    ("## Halyard\n\nWraps a rope in a sheath.", "Halyard: Wraps a rope in a sheath."),
    ("## Overview\n\nIt holds the sail up.", "T of ships: It holds the sail up."),
    ("## Halyard\n\nThe halyard holds the sail up.", "The halyard holds the sail up."),
    ("## Halyard\n\nThe rope holds the sail up.", "Halyard: The rope holds the sail up."),
    ("## Halyard\n\nFastens the sail to the mast.", "Halyard: Fastens the sail to the mast."),
    ("## Halyard\n\n- Availability: ships of 20 metres", "Halyard: Availability: ships of 20 metres"),
    ("## Halyard\n\n- Make them static", "Halyard: Make them static"),
    ("## Halyard\n\nHalyards that last are whipped.", "Halyards that last are whipped."),
    (
      "## Reefs\n\n| Platform | Place |\n| --- | --- |\n| Ketch | at the mizzen |", "Reefs: Ketch: Place: at the mizzen"
    ),
  ])
  func fragmentsCarryTheirSubject(text: String, statement: String) {
    #expect(document("# T of ships\n\n\(text)\n").rules.first?.statement == statement)
  }

  @Test func namesCarryTheirLeadIn() {
    let text = "# T\n\n## Halyard\n\nRopes that must not meet water:\n\n- `@Hemp`\n"
    #expect(document(text).rules.last?.statement == "Ropes that must not meet water: @Hemp")
  }

  /// What a rule is called does not change with the words that are put before it.
  @Test func keysStay() {
    #expect(
      document("# T\n\n## Halyard\n\nIt holds the sail up.\n").rules.first?.key == "t/halyard/it-holds-the-sail-up")
  }
}
