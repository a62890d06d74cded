import POSIXSupport
import TestSupport
import Testing

/// `check --explain`, with a plugin and a skill of its own.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct CheckExplainTests {
  private let kit: PortableSwiftKit

  init() throws {
    kit = try PortableSwiftKit(plugins: ["test": ""])
    try kit.folder.write(
      "---\nname: skill\ndescription: Rules about trips.\n---\n\n# Skill\n", to: "kit/Skills/skill/SKILL.md")
    try kit.folder.write(
      """
      ---
      id: rule
      group: section
      strength: never
      severity: warning
      check: words
      ---

      Never say trip.

      Somebody might fall.

      ### Bad

      ```swift
      let trip = 1
      ```

      ### Good

      ```swift
      let walk = 1
      ```

      """, to: "kit/Skills/skill/rules/rule.md")
  }

  @Test func theRuleBehindACheck() throws {
    let run = try kit.run("check", "--explain", "words")
    #expect(run.errors == "")
    expectGolden(run.output.replacing(kit.kit.string, with: "KIT"), "explain.txt")
    #expect(run.exitCode == 0)
  }

  @Test func asJSON() throws {
    let run = try kit.run("check", "--explain", "words", "--json")
    expectGolden(run.output.replacing(kit.kit.string, with: "KIT"), "explain.json")
  }

  @Test func withSettingsOfOnesOwn() throws {
    try kit.write("severity:\n  words: error\n", to: ".swiftkit.yml")
    let run = try kit.run("check", "--explain", "words")
    #expect(run.output.hasPrefix("words: Trips\nerror here, warning by default, on, plugin test, no automatic fix\n"))
  }

  @Test func aCheckWithoutRules() throws {
    let run = try kit.run("check", "--explain", "bad")
    #expect(run.output.contains("None of the loaded rules belongs to it."))
    #expect(run.exitCode == 0)
  }

  @Test func anUnknownCheck() throws {
    let run = try kit.run("check", "--explain", "wrods")
    #expect(run.errors.hasPrefix("Error: unknown check 'wrods'; did you mean 'words'?\n"))
    #expect(run.exitCode == 64)
  }

  @Test func withoutAPlaceForADatabase() throws {
    // A file where the folder of caches would be.
    try kit.folder.write("", to: "cache")
    let run = try kit.run("check", "--explain", "words")
    #expect(run.output.contains("Never say trip."))
    #expect(run.exitCode == 0)
  }
}
