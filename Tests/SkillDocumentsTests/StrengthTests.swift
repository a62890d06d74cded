import RuleModel
import SkillDocuments
import Testing

/// How firmly a text asks, by its words and by what it hangs under.
struct StrengthTests {
  @Test(arguments: [
    ("Never force unwrap", Strength.never), ("Do NOT nest stacks", .never), ("Don't clip text", .never),
    ("In bars: NO glass at all", .never), ("You must not block", .never), ("No raw colors", .never),
    ("Use raw values, never computed ones", .must), ("Raw data never enters the context", .info),
    ("ALWAYS label icons", .always), ("The system always handles this", .info),
    ("Views must be small", .must), ("Minimum target: 44pt", .must), ("Use a stack", .must),
    ("Just provide a label", .must),
    ("For icon buttons: use the plain style", .must), ("When it scrolls, hide the bar", .must),
    ("Tint ONLY for meaning", .must),
    ("One primary action per screen", .must), ("`@State` for local state", .must),
    ("Prefer system colors", .prefer), ("Cells should be plain", .prefer),
    ("Use a mask when the edge should not show", .must), ("When it is read, a row should not move", .avoid),
    ("Items that should match others", .info),
    ("Truncate rather than shrink", .prefer), ("Use leading alignment for most reading", .prefer),
    ("Use the new effect on iOS 26+", .prefer), ("Avoid fixed sizes", .avoid),
    ("Don't set widths except on images", .avoid),
    ("Use sparingly: `.lineLimit(1)`", .avoid), ("You may add padding", .may), ("Use for badges", .may),
    ("The overlay was required before iOS 17", .info), ("A title is required", .must),
    ("Glass bends light", .info), ("List rows are plain", .info), ("Animations don't run here", .info),
    ("`.regular` = the default", .info),
  ])
  func ownWords(text: String, expected: Strength) {
    #expect(document("## Things\n\n- \(text)\n").rules.map(\.strength) == [expected], "\(text)")
  }

  @Test(arguments: [
    ("Don't tint:\n- Every icon", "Don't tint: every icon", Strength.never),
    ("Tint only:\n- Primary actions", "Tint only: primary actions", .must),
    ("**Rules for cards:**\n- Radius: 16pt", "Rules for cards: Radius: 16pt", .must),
    ("**Don't do in body:**\n- Sorting", "Don't do in body: sorting", .never),
    ("**Why this works:**\n- Move it and it moves", "Move it and it moves", .info),
    ("## Common Pitfalls\n- Glass on glass", "Common Pitfalls: Glass on glass", .never),
    ("## Checklist\n- [ ] No heavy work", "No heavy work", .must),
    ("## Checklist\n- [ ] Consider smaller images", "Consider smaller images", .may),
    ("## Steps\n1. Open the file", "Open the file", .must),
    ("Do not use this skill when:\n- Writing shaders", "Do not use this skill when: writing shaders", .never),
    ("- Never a\n- Use b\n- Fragment", "Fragment", .must),
  ])
  func whatIsAbove(text: String, statement: String, strength: Strength) {
    let rule = document(text + "\n").rules.last
    #expect(rule?.statement == statement)
    #expect(rule?.strength == strength)
  }

  @Test func statementsOfDifferentFirmnessPart() {
    let rules = document("Glass floats above the content. Never put glass on glass. It looks muddy.\n").rules
    #expect(rules.map(\.strength) == [.info, .never])
    #expect(rules[1].statement == "Never put glass on glass. It looks muddy.")
    #expect(rules[1].rationale == "It looks muddy")
  }

  @Test func polarityFollows() {
    let rules = document("- Never a thing\n- Always a thing\n\nGlass bends light.\n\n- [ ] No heavy work\n").rules
    #expect(rules.map(\.polarity) == [.forbids, .requires, .neutral, .forbids])
  }
}
