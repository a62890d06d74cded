import POSIXSupport
import TestSupport
import Testing

/// `skills:` of the settings: which packs answer, and whose word comes first.
@Suite struct SkillChoiceTests {
  private let kit: PortableSwiftKit

  init() throws {
    kit = try PortableSwiftKit()
    try kit.folder.write("# Zorks\n\n- Never put a zork into a list.\n", to: "kit/Skills/zorks/SKILL.md")
    try kit.folder.write("# Glass\n\n- Never lay a zork on glass.\n", to: "kit/Skills/glass/SKILL.md")
    try kit.folder.write("zork\tlist\n", to: "kit/Skills/aliases.tsv")
    try kit.folder.write("# Mine\n\n- Always give a zork a name.\n", to: "config/swiftkit/skills/mine.md")
    try kit.write("# House\n\n- Always put a zork into a list.\n", to: "Skills/house.md")
    try kit.write("", to: "Package.swift")
  }

  private func settings(_ text: String) throws { try kit.write(text, to: ".swiftkit.yml") }

  /// Which documents the answers come from, best first.
  private func places(_ arguments: String...) throws -> [String] {
    let run = try kit.run(["ask", "--json"] + arguments, environment: [:])
    let paths = run.output.split(separator: "\n").filter { $0.contains("\"path\"") }
    var names: [String] = []
    for path in paths {
      for name in ["zorks", "glass", "mine", "house"] where path.contains("/\(name)") || path.contains("\(name).md") {
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  @Test(arguments: [
    ("", ["glass", "house", "mine", "zorks"]), ("skills:\n  without: [glass]\n", ["house", "mine", "zorks"]),
    ("skills:\n  without: [bundled]\n", ["house", "mine"]), ("skills:\n  with: [project]\n", ["house"]),
    ("skills:\n  with: [project, glass]\n", ["glass", "house"]),
    ("skills:\n  with: [glass]\n  without: [bundled]\n", ["glass"]),
    ("skills:\n  without: [user, house]\n", ["glass", "zorks"]),
    ("profile: tokens\n", ["glass", "house", "mine", "zorks"]),
  ])
  func packsThatTakePart(text: String, expected: [String]) throws {
    try settings(text)
    #expect(try places("zork", "--limit", "9").sorted() == expected)
  }

  @Test(arguments: [
    ("", "house"), ("skills:\n  precedence: [bundled]\n", "zorks"),
    ("skills:\n  precedence: [zorks, project]\n", "zorks"), ("skills:\n  precedence: [user, project]\n", "house"),
  ])
  func whoseWordComesFirst(text: String, first: String) throws {
    try settings(text)
    #expect(try places("put a zork into a list").first == first)
  }

  @Test(arguments: [
    ("skills:\n  without: [glas]\n", "2:13: error: unknown skill 'glas'; did you mean 'glass'?"),
    ("skills:\n  with: [projekt]\n", "2:10: error: unknown skill 'projekt'; did you mean 'project'?"),
    ("skills:\n  precedence: [xylophone]\n", "unknown skill 'xylophone'; 'swiftkit skills list' shows"),
    ("skills:\n  witout: [glass]\n", "'witout' is not a setting; did you mean 'without'?"),
    ("skills: glass\n", "skills must be lines of 'with:', 'without:' and 'precedence:'"),
  ])
  func whatIsWrongIsTold(text: String, message: String) throws {
    try settings(text)
    for command in [["ask", "zork"], ["context", "zork"], ["settings", "show"], ["skills", "list"], ["check"]] {
      let run = try kit.run(command, environment: [:])
      #expect(run.exitCode == 2, "\(command)")
      #expect(run.errors.contains(message), "\(command): \(run.errors)")
    }
  }

  /// A wrong name hinders neither those who look for the right one nor those who name documents themselves.
  @Test func aWrongNameHindersNobodyElse() throws {
    try settings("skills:\n  without: [xylophone]\n")
    let list = try kit.run("skills", "list")
    for name in ["zorks", "glass", "mine", "house"] { #expect(list.output.contains(name), "\(list.output)") }
    let named = try kit.run("ask", "zork", "--skills", "Skills")
    #expect(named.exitCode == 0 && named.errors == "", "\(named.errors)")
    let doctor = try kit.run("doctor")
    #expect(doctor.output.contains("unknown skill 'xylophone'"), "\(doctor.output)")
  }

  /// The word 'skills' in a comment is none of the settings.
  @Test func aCommentIsNoSetting() throws {
    try settings("# skills\nprofle: tokens\n")
    #expect(try kit.run("ask", "zork").exitCode == 0)
  }

  /// A user's pack is the user's, whichever of its neighbours are left out.
  @Test func oneOfTheUsersPacksIsLeftOut() throws {
    try kit.folder.write("# Other\n\n- Always paint a zork.\n", to: "config/swiftkit/skills/other/SKILL.md")
    try kit.folder.write("# Mine\n\n- Always put a zork into a list.\n", to: "config/swiftkit/skills/mine.md")
    try settings("skills:\n  without: [other]\n")
    #expect(try places("put a zork into a list").first == "house")
  }

  /// Whoever lets the bundled documents come first is not told of their own.
  @Test func theVerdictNamesTheOrder() throws {
    try settings("skills:\n  precedence: [bundled]\n")
    let text = try kit.run("ask", "put a zork into a list").output
    #expect(text.contains("come first by 'skills: precedence'"), "\(text)")
    #expect(!text.contains("Your own documents"), "\(text)")
  }

  /// Settings that say nothing of skills are no matter of answers.
  @Test func aFlawElsewhereHindersNoAnswer() throws {
    try settings("profle: tokens\n")
    #expect(try kit.run("ask", "zork").exitCode == 0)
  }

  @Test func theyAreShown() throws {
    try settings("skills:\n  without: [glass]\n  precedence: [project, bundled]\n")
    let text = try kit.run("settings", "show").output
    for line in ["without: glass", "precedence: project", "precedence: bundled"] {
      #expect(text.contains(line), "\(text)")
    }
  }

  /// What a pack that is not used declares is not checked.
  @Test func theirChecksGoWithThem() throws {
    let rule =
      "---\nid: no-zork\nstrength: never\ndetect:\n  call: zork\n  message: no zork\n---\n# Zork\n\n- Never call zork.\n"
    try kit.write(rule, to: "Skills/team/rules/no-zork.md")
    try kit.write("# Team\n", to: "Skills/team/SKILL.md")
    #expect(try kit.run("checks").output.contains("no-zork"))
    try settings("skills:\n  without: [team]\n")
    #expect(try !kit.run("checks").output.contains("no-zork"))
  }
}
