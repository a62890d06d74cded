import POSIXSupport
import TestSupport
import Testing

@Suite struct SkillsCommandTests {
  private func shelf() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "---\nname: cards\ndescription: Rules for cards.\n---\n# Cards\n\nSee `references/more.md` and the `glass-rules` skill.\n",
      to: "Skills/cards/SKILL.md")
    try folder.write("# More\n\n- Never put a card on a card\n", to: "Skills/cards/references/more.md")
    try folder.write("---\nid: one\nstrength: never\n---\nNever nest cards.\n", to: "Skills/cards/rules/one.md")
    try folder.write("---\nname: glass-rules\ndescription: Glass.\n---\n# Glass\n", to: "Skills/glass-rules/SKILL.md")
    try folder.write("# For people\n", to: "Skills/README.md")
    return folder
  }

  private func damaged() throws -> TemporaryFolder {
    let folder = try shelf()
    try folder.write(
      "---\nname: Lists\nversion: 1.0\ntags: [a, b]\n---\n# Lists\n\n- Never a \u{E2}\u{20AC}\u{201D} b\n\nSee `references/no.md`.\n",
      to: "Skills/lists/SKILL.md")
    try folder.write(
      "# A note\n\n- Never put a row in a row of rows\n- Never put a row in a row of rows\n", to: "notes.md")
    return folder
  }

  @Test func aCleanShelfHasNoFindings() throws {
    let folder = try shelf()
    let run = try ProgramRun.swiftkit("skills", "lint", "Skills", in: folder.path)
    #expect(run.exitCode == 0)
    #expect(run.output == "")
    #expect(run.errors == "swiftkit: no findings in 4 documents\n")
  }

  @Test func findingsAreListed() throws {
    let folder = try damaged()
    let run = try ProgramRun.swiftkit("skills", "lint", ".", in: folder.path)
    #expect(run.exitCode == 1)
    expectGolden(run.output + run.errors, "skills-lint.txt")
  }

  @Test func findingsAsJSON() throws {
    let folder = try damaged()
    let run = try ProgramRun.swiftkit("skills", "lint", "Skills/lists", "notes.md", "--json", in: folder.path)
    #expect(run.exitCode == 1)
    #expect(run.errors == "")
    expectGolden(run.output, "skills-lint.json")
  }

  @Test func remarksAloneFailOnlyWhereAsked() throws {
    let folder = try TemporaryFolder()
    let head = "---\nname: n\ndescription: d\n---\n"
    try folder.write(head + "## A\n- Never put rows in other rows\n## B\n- Never put rows in other rows\n", to: "a.md")
    #expect(try ProgramRun.swiftkit("skills", "lint", "a.md", in: folder.path).exitCode == 0)
    #expect(try ProgramRun.swiftkit("skills", "lint", "a.md", "--fail-on", "info", in: folder.path).exitCode == 1)
  }

  /// What a title adds to a statement is no difference.
  @Test func statementsBelowOtherTitlesAreCompared() throws {
    let folder = try TemporaryFolder()
    let rule = "- Use it for the four rows of cards\n"
    try folder.write("---\nname: n\ndescription: d\n---\n## Alpha\n\(rule)## Beta\n\(rule)", to: "a.md")
    let run = try ProgramRun.swiftkit("skills", "lint", "a.md", in: folder.path)
    #expect(run.output.contains("nearly repeats line 6: 'Alpha: Use it"), "\(run.output)")
  }

  @Test func whatIsTakenAndWhatIsLeftOutIsShown() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "---\nname: cards\ndescription: d\n---\n# Cards\n\n- Never nest cards\n- Ask the user for a card\n- [more](more.md)\n",
      to: "cards/SKILL.md")
    try folder.write("# Decks\n\n- Use `Card`\n", to: "cards/more.md")
    let run = try ProgramRun.swiftkit("skills", "lint", "cards", "--extracted", in: folder.path)
    #expect(run.exitCode == 0)
    #expect(
      run.output == """
        cards/SKILL.md:7: MUST NOT, rule: Never nest cards
        cards/SKILL.md:8: MUST, an order to the agent that works with the document: Ask the user for a card
        cards/SKILL.md:9: left out, it only leads to another place: more
        cards/more.md:3: MUST, rule: Decks: Use Card

        """)
    #expect(run.errors == "swiftkit: 2 rules, 1 order to agents, 1 piece left out\n")
    let both = try ProgramRun.swiftkit("skills", "lint", "cards", "--extracted", "--json", in: folder.path)
    #expect(both.exitCode == 64 && both.errors.contains("--extracted cannot be combined with --json"))
  }

  @Test func whatIsNotThereIsAnError() throws {
    let folder = try shelf()
    let run = try ProgramRun.swiftkit("skills", "lint", "nowhere", in: folder.path)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("nowhere"))
    #expect(try ProgramRun.swiftkit("skills", "lint").exitCode == 64)
  }

  @Test(.enabled(if: PackageFolder.shared("seeds") != nil, "needs the five documents beside the checkout"))
  func theFiveDocuments() throws {
    let folder = try #require(PackageFolder.shared("seeds"))
    let run = try ProgramRun.swiftkit("skills", "lint", ".", in: folder)
    #expect(run.exitCode == 1)
    #expect(run.errors == "swiftkit: 22 warnings, 1 note in 5 documents\n")
    #expect(run.output.split(separator: "\n").count == 23)
  }
}
