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

/// The five documents that swiftkit was made for, where they lie beside the checkout, and our own pack.
@Suite struct SkillsMatchCorpusTests {
  private static let documents = PackageFolder.root.removingLastComponent().appending("shared/seeds")

  private func match(_ request: String, among skills: FilePath) throws -> ProgramRun {
    let folder = try TemporaryFolder()
    return try ProgramRun.swiftkit(
      "skills", "match", request, "--index", "rules.db", "--skills", skills.string, in: folder.path)
  }

  /// The names that fit, best first, without those that exclude the request.
  private func names(_ run: ProgramRun) -> [String] {
    run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") && !$0.contains("(excludes this)") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  @Test(
    .enabled(if: FileStatus(documents) != nil, "needs the documents beside the checkout"),
    arguments: [
      ("convert this design https://figma.com/design/abc/Home?node-id=1-2", "figma-to-swiftui"),
      ("https://www.figma.com/file/abc/Home", "figma-to-swiftui"), ("implement this Figma", "figma-to-swiftui"),
      ("build this screen from the figma frame", "figma-to-swiftui"),
      ("new feature", "swiftui-development-skill"), ("start a new feature for orders", "swiftui-development-skill"),
      ("which colors go on a card", "swiftui-development-skill"),
      ("add a settings screen", "swiftui-development-skill"),
      ("animate a swipe gesture with haptics", "swiftui-ux-craft"), ("review my code for quality", "swiftui-ux-craft"),
      ("group glass elements that morph", "ios-liquid-glass-ui"),
      ("fallbacks for reduced transparency", "ios-liquid-glass-ui"),
      ("what does the playbook say", "the-world-class-swiftui-ui-playbook"),
    ])
  func theDocumentThatIsMeant(request: String, first: String) throws {
    let run = try match(request, among: Self.documents)
    #expect(names(run).first == first, "\(run.output)")
    #expect(run.exitCode == 0)
  }

  @Test(.enabled(if: FileStatus(documents) != nil, "needs the documents beside the checkout"))
  func whatADocumentExcludes() throws {
    let metal = try match("tune my Metal shader", among: Self.documents)
    #expect(names(metal).isEmpty)
    #expect(metal.output.contains("use metal-refraction-physics instead"))
    #expect(metal.exitCode == 1)
    let rows = try match("glass on list rows", among: Self.documents)
    #expect(rows.output.contains("ios-liquid-glass-ui (excludes this)"))
    #expect(rows.output.contains("not for: Applying effects to the content layer (lists, cards, images)"))
    let tax = try match("quarterly tax report", among: Self.documents)
    #expect(tax.output.hasPrefix("No skill fits this request"))
    #expect(tax.exitCode == 1)
  }

  @Test(arguments: [
    ("convert this design https://figma.com/design/abc/Home?node-id=1-2", "figma-conversion"),
    ("implement the figma screen", "figma-conversion"), ("new feature", "architecture-and-data-flow"),
    ("where does state of a view model live", "architecture-and-data-flow"), ("glass toolbar button", "liquid-glass"),
    ("VoiceOver and reduce motion", "accessibility"), ("spring animation for a card", "motion"),
    ("sheet with detents", "sheets"), ("spacing tokens", "design-tokens"), ("SF Symbols", "symbols"),
    ("review this file", "review"), ("why does my list stutter", "performance"), ("Dynamic Type sizes", "typography"),
    ("contrast of colours", "color"), ("primary button style", "buttons"), ("toolbar items", "toolbars-and-navigation"),
  ])
  func theSkillOfThePackThatIsMeant(request: String, first: String) throws {
    let run = try match(request, among: PackageFolder.root.appending("Skills"))
    #expect(names(run).first == first, "\(run.output)")
  }

  @Test func whatThePackExcludes() throws {
    let skills = PackageFolder.root.appending("Skills")
    let metal = try match("tune my Metal shader", among: skills)
    #expect(!names(metal).contains("liquid-glass"))
    #expect(metal.output.contains("not for: Not for shaders in the Metal Shading Language"), "\(metal.output)")
    let rows = try match("glass on list rows", among: skills)
    #expect(names(rows).first != "liquid-glass")
    #expect(rows.output.contains("liquid-glass (excludes this)"), "\(rows.output)")
  }
}
