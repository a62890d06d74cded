import POSIXSupport
import TestSupport
import Testing

/// Requests and the skills that fit them.
@Suite struct SkillsMatchTests {
  private func shelf() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      ---
      name: glass
      description: Liquid Glass on toolbars and buttons. Not for Metal shaders of your own.
      ---
      # Glass

      ## When to use this skill

      - A toolbar or a floating button gets glass
      - Not for rows of a list: content never gets glass

      ## Rules

      - Never put glass on content
      """, to: "Skills/glass/SKILL.md")
    try folder.write(
      "---\nname: scenes\ndescription: Creates a new feature with its view model and state.\n---\n# Scenes\n\n- Always split state from view\n",
      to: "Skills/scenes/SKILL.md")
    return folder
  }

  private func matches(_ request: String) throws -> String {
    let folder = try shelf()
    return try ProgramRun.swiftkit(
      "skills", "match", request, "--index", "rules.db", "--skills", "Skills", in: folder.path
    ).output
  }

  @Test func theSkillThatSpeaksOfItComesFirst() throws {
    #expect(try matches("a new feature for orders").hasPrefix("scenes"))
    #expect(try matches("toolbar button with glass").hasPrefix("glass"))
  }

  @Test(arguments: [
    ("tune my Metal shader", "Not for Metal shaders of your own"), ("glass on list rows", "Not for rows of a list"),
  ])
  func whatASkillExcludesIsSaid(request: String, exclusion: String) throws {
    let output = try matches(request)
    #expect(output.contains("glass") && output.contains(exclusion), "\(output)")
  }

  @Test func noMatchIsSaid() throws {
    let output = try matches("quarterly tax report")
    #expect(!output.contains("glass") && !output.contains("scenes"), "\(output)")
  }
}
