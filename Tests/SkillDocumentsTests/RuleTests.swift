import RuleModel
import SkillDocuments
import Testing

struct RuleTests {
  private func rule(_ text: String) throws -> Rule { try #require(document(text + "\n").rules.first) }

  private func roles(_ rule: Rule) -> [String] { rule.interfaces.map { "\($0.name):\($0.role)" } }

  @Test(arguments: [
    (
      "Never use `NavigationView` \u{2014} Use `NavigationStack`", ["NavigationView:forbid", "NavigationStack:replace"]
    ),
    ("Use `.sheet()`, not `.popover()`", ["sheet:require", "popover:forbid"]),
    ("Never apply `.frame(width: 44)` to toolbar buttons", ["frame:forbid"]),
    ("Prefer `.task` over `.onAppear`", ["task:require", "onAppear:forbid"]),
    ("Use `A()` instead of `B()`", ["A:require", "B:forbid"]),
    ("Remove the `toolbarBackground`", ["toolbarBackground:forbid"]),
    ("Never set `.font()` when `.bold()` works", ["font:forbid", "bold:subject"]),
    ("Use `glassEffectID` (e.g., `one`, `two`)", ["glassEffectID:require", "one:mention", "two:mention"]),
    ("Avoid ScrollViews and ZStack", ["ScrollView:forbid", "ZStack:forbid"]),
    ("The `TabView` shows tabs", ["TabView:subject"]),
    ("Use `chevron.left`", ["chevron.left:require"]),
    ("Use `PFSpacing.md`, see `notes/x.md`", ["PFSpacing:require", "md:require"]),
    ("Use `Color(\"name\", bundle: .main)` on iOS with CTAs", ["Color:require", "main:require"]),
  ])
  func interfaces(text: String, expected: [String]) throws {
    #expect(roles(try rule("- " + text)) == expected)
  }

  @Test(arguments: [
    ("Radius: 16-24pt, 10\u{2013}14pt inside", ["16.0...24.0pt", "10.0...14.0pt"]),
    ("Targets of 44x44pt or 44\u{D7}44pt", ["44.0...44.0pt"]),
    ("Use `duration: 0.2-0.3`", ["0.2...0.3"]), ("Contrast of 4.5:1", ["4.5...4.5:1"]),
    ("At 60% for 250 ms", ["60.0...60.0%", "0.25...0.25s"]),
    ("Exit at 0.6-0.8x", ["0.6...0.8x"]), ("Use iOS 26 and Swift 6", []), ("Use #09090B, 2217:48104 and H2O", []),
  ])
  func quantities(text: String, expected: [String]) throws {
    #expect(try rule("- " + text).quantities.map { "\($0.lower)...\($0.upper)\($0.unit)" } == expected)
  }

  @Test func minimumOS() {
    let rules = document("## Glass (iOS 26+)\n\n- Use it\n- Use `.task` (iOS 15+)\n\n## Other\n\n- Use it\n").rules
    #expect(rules.map(\.minimumOS) == [26, 15, nil])
  }

  @Test(arguments: [
    ("Never pad \u{2014} it looks cramped", "it looks cramped", ""),
    ("Use a label because VoiceOver reads it", "because VoiceOver reads it", ""),
    ("Never use borders. Use a shadow instead.", "", "Use a shadow instead"),
    ("Never nest glass. This causes undefined sampling.", "This causes undefined sampling", ""),
  ])
  func reasons(text: String, rationale: String, fix: String) throws {
    let rule = try rule("- " + text)
    #expect(rule.rationale ?? "" == rationale)
    #expect(rule.fix ?? "" == fix)
  }

  @Test func mistakesOfATable() {
    let rules = document(
      """
      ## Mistakes

      | Mistake | Fix |
      |---|---|
      | `.font()` on bars | Use `.tint()` |
      | Missing `.label()` | Add it |
      | `.frame()` | NEVER \u{2014} the bar sizes it |
      | Sizes everywhere | Let it flow |
      """
    ).rules
    #expect(rules.map(\.strength) == [.never, .must, .never, .avoid])
    #expect(rules.map(\.fix) == ["Use .tint()", "Add it", nil, "Let it flow"])
    #expect(rules[0].statement == "Mistake: .font() on bars. Fix: Use .tint()")
    #expect(roles(rules[0]) == ["font:forbid", "tint:replace"])
    #expect(roles(rules[1]) == ["label:require"])
    #expect(rules[2].rationale == "the bar sizes it")
    #expect(rules.allSatisfy { $0.leadIn == "Mistake | Fix" })
    #expect(rules.map(\.lines.first) == [5, 6, 7, 8])
  }

  /// Signs beside the words of headers change nothing.
  @Test(arguments: [("Do", "Don't"), ("Do this", "Never do"), ("Mistake", "Fix")])
  func signsInHeaders(left: String, right: String) {
    func rules(_ left: String, _ right: String) -> [Rule] {
      document("## T\n\n| \(left) | \(right) |\n|---|---|\n| Use `.tint()` | Use `.font()` |\n| `.a()` | `.b()` |\n")
        .rules
    }
    let plain = rules(left, right)
    let signed = rules("\u{2705} \(left)", "\u{274C} \(right)")
    #expect(!plain.isEmpty)
    #expect(signed.map(\.strength) == plain.map(\.strength))
    #expect(signed.map(\.fix) == plain.map(\.fix))
    #expect(signed.map { roles($0) } == plain.map { roles($0) })
  }

  @Test func examplesGetTheirVerdictFromComments() throws {
    let sample = document(
      """
      Always name it:

      ```swift
      // Good
      named()

      // BAD: it is not
      unnamed()

      // DON'T DO THIS
      other()
      ```
      """)
    #expect(sample.rules.map(\.kind) == [.rule, .example])
    let examples = try #require(sample.rules.last).examples
    #expect(examples.map(\.verdict) == [.good, .bad, .bad])
    #expect(examples.map(\.lines) == [LineRange(4, 5), LineRange(7, 8), LineRange(10, 11)])
    #expect(examples[0].code == "// Good\nnamed()")
    #expect(sample.rules[0].examples == examples)
    #expect(sample.rules[1].lines == LineRange(3, 12))
  }

  @Test(arguments: [
    ("**Common mistake:**", Example.Verdict.bad), ("**Correct pattern:**", .good), ("Some text:", .neutral),
    ("Give it a state to avoid wrong events:", .neutral), ("Know what to avoid:", .bad), ("Mistakes to avoid:", .bad),
    ("Try to avoid this:", .bad), ("Remember to avoid:", .bad), ("Make sure to avoid this:", .bad),
    ("Check for things to avoid:", .bad), ("Look for code to avoid:", .bad), ("Review these patterns to avoid:", .bad),
    ("Set the start to avoid this:", .bad),
  ])
  func examplesGetTheirVerdictFromTheLeadIn(lead: String, verdict: Example.Verdict) {
    let sample = document("\(lead)\n\n```swift\ncall()\n```\n")
    #expect(sample.rules.last?.examples.map(\.verdict) == [verdict])
  }

  @Test func longCodeIsSplitAtBlankLines() {
    let block = (1...30).map { "line\($0)()\nmore\($0)()\n" }.joined(separator: "\n")
    let rules = document("# T\n\n```swift\n\(block)```\n").rules
    #expect(rules.count == 3)
    #expect(rules.allSatisfy { $0.lines.count <= 40 })
    #expect(rules.first?.lines.first == 3)
    #expect(rules.last?.lines.last == document("# T\n\n```swift\n\(block)```\n").lineCount)
    for (left, right) in zip(rules, rules.dropFirst()) { #expect(left.lines.last + 1 == right.lines.first) }
  }

  @Test func keysAreStableAndUnique() {
    let rules = document("---\nname: s\n---\n# T\n- Never do it\n- Never do it\n## A b!\n- Never do it\n- Do it-2\n")
      .rules
    #expect(rules.map(\.key) == ["s/t/never-do-it", "s/t/never-do-it-2", "s/a-b/never-do-it", "s/a-b/do-it-2"])
    let moved = document("---\nname: s\n---\n# T\n\ntext\n\n## A b!\n- Never do it\n").rules
    #expect(moved.last?.key == "s/a-b/never-do-it")
    #expect(moved.last?.sourceHash == rules[2].sourceHash)
  }

  @Test func bareLeadInsHeadersAndBreaksAreNoRules() {
    let rules = document("# T\n\n---\n\nUse:\n- `A`\n\n| Mistake | Fix |\n|---|---|\n\n**Bold:**\n").rules
    #expect(rules.map(\.statement) == ["Use: A"])
  }

  @Test func linksAndMarkupLeaveNoTrace() throws {
    let sample = document(
      "Use *this* and __that__ [link](https://a.b/c_d) snake_case `co*de` ~~old~~ <https://x.y> a\\*b\n")
    #expect(sample.rules.map(\.statement) == ["Use this and that link snake_case co*de old https://x.y a*b"])
    #expect(sample.links.map(\.target) == ["https://a.b/c_d", "https://x.y"])
  }

  @Test func contexts() throws {
    #expect(try rule("- Never put glass on toolbar buttons").contexts == ["glass", "toolbar", "button"])
  }
}
