import POSIXSupport
import TestSupport
import Testing

/// `swiftkit skills` and `swiftkit tokens` as lists, and the filters of `ask`.
@Suite struct ListingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      ---
      name: cards
      description: Rules for cards.
      version: "1.2"
      metadata:
        openclaw:
          requires:
            bins: [sh, no-such-program-anywhere]
          os: [plan9]
      ---
      # Cards

      ## When to use
      - Building a card
      - Laying out a grid of cards

      ## Toolbars
      - Never put a card into a toolbar.
      - Prefer one card a toolbar row on iOS 26+.

      ## Spacing
      | Token | Value | Use |
      |---|---|---|
      | `CardSpacing.inner` | 16 | inside |
      | `CardSpacing.outer` | 24 | between |

      ## Colors
      | Token | Hex |
      |---|---|
      | `Color.card` | `#FFFFFF` |
      """, to: "skills/cards.md")
    try folder.write("# Notes\n\n- Never put a \u{E2}\u{20AC}\u{201D} into a toolbar.\n", to: "skills/notes.md")
  }

  private func run(_ arguments: [String]) throws -> ProgramRun {
    try ProgramRun(
      PackageFolder.program, arguments, in: folder.path,
      environment: [
        "HOME": folder.path.string, "XDG_CACHE_HOME": folder.path.appending("cache").string, "PATH": "/usr/bin:/bin",
      ])
  }

  private func swiftkit(_ arguments: String...) throws -> ProgramRun {
    try run(arguments + ["--skills", "skills"])
  }

  @Test func skillsAreListed() throws {
    let run = try swiftkit("skills")
    #expect(run.exitCode == 0, "\(run.errors)")
    expectGolden(run.output, "skills-list.txt")
    #expect(try swiftkit("skills", "list").output == run.output)
  }

  @Test func skillsAsJSON() throws { expectGolden(try swiftkit("skills", "--json").output, "skills-list.json") }

  @Test func aSkillKnowsWhereItComesFrom() throws {
    try folder.write("# Mine\n\n- Use it.\n", to: ".config/swiftkit/skills/mine.md")
    try folder.write("# Theirs\n\n- Use it.\n", to: "project/Skills/theirs.md")
    try folder.write("", to: "project/Package.swift")
    let run = try ProgramRun(
      PackageFolder.program, ["skills"], in: folder.path.appending("project"),
      environment: [
        "HOME": folder.path.string, "XDG_CONFIG_HOME": folder.path.appending(".config").string,
        "XDG_CACHE_HOME": folder.path.appending("cache").string,
      ])
    #expect(run.output.contains("mine  user  "), "\(run.output)\(run.errors)")
    #expect(run.output.contains("theirs  project  Skills/theirs.md"))
    #expect(run.output.contains("liquid-glass  bundled  "))
  }

  @Test(arguments: [
    ([], ["card", "inner", "outer"]), (["--kind", "length"], ["inner", "outer"]), (["--name", "OUTER"], ["outer"]),
    (["--value", "16"], ["inner"]), (["--value", "16pt"], ["inner"]), (["--value", "#fff"], ["card"]),
    (["--value", "FFFFFF"], ["card"]), (["--kind", "colour", "--value", "16"], []), (["--value", "16s"], []),
  ])
  func tokensAreListed(arguments: [String], names: [String]) throws {
    let run = try self.run(["tokens"] + arguments + ["--skills", "skills"])
    #expect(run.exitCode == (names.isEmpty ? 1 : 0), "\(run.errors)")
    for name in ["card", "inner", "outer"] { #expect(run.output.contains(".\(name) ") == names.contains(name)) }
  }

  @Test func tokensAsText() throws { expectGolden(try swiftkit("tokens").output, "tokens-list.txt") }
  @Test func tokensAsJSON() throws { expectGolden(try swiftkit("tokens", "--json").output, "tokens-list.json") }
  @Test func anUnknownKindIsWrongUse() throws { #expect(try swiftkit("tokens", "--kind", "smell").exitCode == 64) }

  @Test(arguments: [
    (["--strength", "must-not"], ["cards.md:18", "notes.md:3"]), (["--strength", "should"], ["cards.md:19"]),
    (["--strength", "prefer"], ["cards.md:19"]), (["--skill", "notes"], ["notes.md:3"]),
    (["--platform", "17"], ["cards.md:18", "notes.md:3"]), (["--topic", "toolbars"], ["cards.md:18", "cards.md:19"]),
    (["--platform", "26", "--skill", "cards"], ["cards.md:18", "cards.md:19"]), (["--topic", "gesture"], []),
  ])
  func filtersNarrowDown(arguments: [String], places: [String]) throws {
    let run = try self.run(["ask", "toolbar", "--skills", "skills"] + arguments)
    #expect(run.exitCode == (places.isEmpty ? 1 : 0), "\(run.output)\(run.errors)")
    for place in ["cards.md:18", "cards.md:19", "notes.md:3"] {
      #expect(run.output.contains("skills/\(place)\n") == places.contains(place), "\(place)\n\(run.output)")
    }
  }

  @Test func everyAnswerIsExplained() throws {
    let run = try swiftkit("ask", "card toolbar", "--explain")
    let answers = run.output.split(separator: "\n").filter { $0.contains("\u{2022}") }.count
    #expect(answers > 1)
    #expect(
      run.output.split(separator: "\n").filter { $0.contains("score ") && $0.contains(" in the ") }.count == answers)
    #expect(run.output.contains("card in the statement"))
  }

  @Test func conflictsAsJSONSayWhatHolds() throws {
    try folder.write("# Two\n\n- Always put a card into a toolbar.\n", to: "skills/two.md")
    try folder.write(
      """
      - id: cards-in-toolbars
        title: Cards in toolbars
        positions:
          - summary: never
            sources: ["cards.md:18", "notes.md:3"]
          - summary: always
            sources: ["two.md:3"]
            holds: []
        resolution: Toolbars hold buttons.
      """, to: "skills/resolutions.yml")
    expectGolden(try swiftkit("conflicts", "--json").output, "conflicts.json")
    expectGolden(try swiftkit("conflicts").output, "conflicts.txt")
    #expect(try swiftkit("conflicts", "--fail-on", "open").exitCode == 0)
  }

  @Test func problemsOfAResolutionsFileHaveAPlace() throws {
    try folder.write("- id: a\n  positons: []\n", to: "skills/resolutions.yml")
    let run = try self.run(["ingest", "skills", "--index", "i.db"])
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("skills/resolutions.yml:2:3: warning: unknown field 'positons'"), "\(run.errors)")
  }
}
