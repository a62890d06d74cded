import POSIXSupport
import TestSupport
import Testing

/// Checks that rule files of a project declare: no library, no trust, only data.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct SkillCheckTests {
  private let kit: PortableSwiftKit

  init() throws {
    kit = try PortableSwiftKit()
    try kit.write("import SwiftUI\nlet a = Text(\"A\").font(.title)\nlet b = Text(\"B\").font(.body)\n", to: "a.swift")
  }

  private func rule(_ id: String, _ detect: String, in folder: String = "Skills") throws {
    try kit.write(
      "---\nid: \(id)\nstrength: must\nseverity: error\n\(detect)\n---\n\nUse the body font.\n",
      to: "\(folder)/team/rules/\(id).md")
  }

  private static let titles = """
    detect:
      modifier: font
      arguments:
        first: .title
      message: the font title is not for {root}
    """

  @Test func aRuleOfTheProjectIsChecked() throws {
    try rule("no-title", Self.titles)
    let run = try kit.run("check", "a.swift")
    #expect(run.output == "a.swift:2:19: error: the font title is not for Text [skill/no-title]\n")
    #expect(run.exitCode == 1)
    let checks = try kit.run("checks", "--json")
    #expect(checks.output.contains("\"id\" : \"skill/no-title\""), "\(checks.output)")
    #expect(checks.output.contains("\"plugin\" : \"skill\""))
    #expect(checks.output.contains("team/rules/no-title"))
  }

  @Test func settingsAndSuppressionsKnowIt() throws {
    try rule("no-title", Self.titles, in: ".claude/skills")
    try kit.write("severity:\n  skill/no-title: info\n", to: ".swiftkit.yml")
    #expect(try kit.run("check", "a.swift").output.contains(": note: "))
    try kit.write("disable: [skill/no-title]\n", to: ".swiftkit.yml")
    #expect(try kit.run("check", "a.swift").output == "")
    try kit.write("", to: ".swiftkit.yml")
    try kit.write(
      "// swiftkit:disable:next skill/no-title -- a poster\nlet a = Text(\"A\").font(.title)\n", to: "b.swift")
    #expect(try kit.run("check", "b.swift").output == "")
  }

  /// A changed rule is another check: nothing of the old one comes out of the cache.
  @Test func aChangedRuleIsRunAnew() throws {
    try rule("no-title", Self.titles)
    #expect(try kit.run("check", "a.swift").output.contains("a.swift:2:19"))
    try rule("no-title", Self.titles.replacing(".title", with: ".body"))
    #expect(try kit.run("check", "a.swift").output.contains("a.swift:3:19"))
  }

  /// A rule file that lies beside its folder would never run, and nobody would know.
  @Test func aRuleOutsideOfItsFolderIsTold() throws {
    try kit.write("---\nname: team\ndescription: Ours.\n---\n\n# Team\n", to: "Skills/team/SKILL.md")
    try kit.write("---\nid: no-title\n\(Self.titles)\n---\n\nUse the body font.\n", to: "Skills/team/no-title.md")
    try kit.write("# Notes\n\n```yaml\n---\ndetect:\n  modifier: font\n```\n", to: "Skills/team/notes.md")
    let errors = try kit.run("check", "a.swift").errors
    #expect(
      errors.contains("Skills/team/no-title.md:1:1: error: a check declared with 'detect:' is only read from"),
      "\(errors)")
    #expect(!errors.contains("notes.md"))
  }

  /// Whoever loses a rule file must not believe that the code was fixed.
  @Test func aBaselineTellsWhichChecksAreGone() throws {
    try rule("no-title", Self.titles)
    _ = try kit.run("check", "a.swift", "--write-baseline", "known.json")
    try kit.write("", to: "Skills/team/rules/no-title.md")
    for option in [[], ["--prune-baseline"], ["--baseline-strict"]] {
      let run = try kit.run(["check", "a.swift", "--baseline", "known.json"] + option, environment: [:])
      #expect(run.errors.contains("1 finding in known.json is of 'skill/no-title', but this check does not exist here"))
      #expect(!run.errors.contains("no longer"), "\(run.errors)")
      #expect(run.exitCode == 0)
    }
  }

  /// What is said of a suppression is none of a plugin's checks, and can be fixed as all else.
  @Test func aBaselineKnowsWhatIsSaidOfSuppressions() throws {
    try kit.write("// swiftkit:disable:next wrods\nlet a = 1\n", to: "b.swift")
    _ = try kit.run("check", "b.swift", "--write-baseline", "known.json")
    try kit.write("let a = 1\n", to: "b.swift")
    let run = try kit.run("check", "b.swift", "--baseline", "known.json")
    #expect(run.errors.contains("1 finding in known.json no longer occurs"), "\(run.errors)")
  }

  @Test func aMistakeIsToldWithItsPlace() throws {
    try rule("no-title", Self.titles)
    try rule("wrong", "detect:\n  modifer: font\n  message: x")
    let complaint =
      "Skills/team/rules/wrong.md:6:3: error: 'modifer' is not a key of 'detect'; did you mean 'modifier'?"
    let run = try kit.run("check", "a.swift")
    #expect(run.output.contains("[skill/no-title]"))
    #expect(run.errors.contains(complaint), "\(run.errors)")
    #expect(try kit.run("checks").errors.contains(complaint))
  }
}
