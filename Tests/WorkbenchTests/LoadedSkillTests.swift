import Ingesting
import POSIXSupport
import RuleIndex
import TestSupport
import Testing
import Workbench

/// Where a skill comes from, and what this machine lacks of its needs.
@Suite struct LoadedSkillTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The skill that stands alone in `place`, as a project in the folder sees it.
  private func loaded(_ fields: String = "", at place: String = "a", path: String? = "/bin:/usr/bin") throws
    -> LoadedSkill
  {
    try folder.write("---\nname: a\ndescription: d\n\(fields)---\n# A\n\n- Always a.\n", to: "\(place)/SKILL.md")
    var store = try RuleStore.inMemory()
    _ = try Ingester.ingest([folder.path.pushing(FilePath(place))], into: &store)
    var workplace = Workplace(workingFolder: folder.path.appending("project"))
    workplace.configurationFolder = folder.path.appending("settings")
    workplace.environment = ["LANG=C"] + (path.map { ["PATH=\($0)"] } ?? [])
    let skills = try store.skills()
    return LoadedSkill(try #require(skills.first), in: workplace)
  }

  /// A system is one of several, in letters of any size; programs are all needed.
  @Test(
    arguments: [
      ("", []), ("requires:\n  os: [linux, darwin]\n", []), ("requires:\n  os: [Plan9, Linux, MacOS]\n", []),
      ("requires:\n  os: [plan9, beos]\n", ["plan9", "beos"]), ("requires:\n  bins: [sh, ls]\n", []),
      ("requires:\n  bins: [sh, no-such-program]\n", ["no-such-program"]),
      ("requires:\n  os: [plan9]\n  bins: [no-such-program, sh]\n", ["plan9", "no-such-program"]),
      ("requires:\n  os: [linux, mac]\n  bins: [no-such-program]\n", ["no-such-program"]),
      ("requires:\n  bins: [/bin/sh, /bin/no-such-program]\n", ["/bin/no-such-program"]),
    ] as [(String, [String])])
  func needs(fields: String, unmet: [String]) throws { #expect(try loaded(fields).unmet == unmet) }

  @Test(
    arguments: [
      (nil, ["sh"]), ("", ["sh"]), ("/no-such-folder:/bin", []), ("/no-such-folder", ["sh"]),
    ] as [(String?, [String])])
  func programsAreFoundInThePath(path: String?, unmet: [String]) throws {
    #expect(try loaded("requires:\n  bins: [sh]\n", path: path).unmet == unmet)
  }

  @Test(
    arguments: [
      ("project/Skills/a", "project"), ("project/Skills", "project"), ("project/.claude/skills/a", "project"),
      ("settings/skills/a", "user"), ("settings/skills2/a", "named"), ("project/Other/a", "named"),
      ("other/Skills/a", "named"),
    ])
  func places(place: String, root: String) throws {
    for name in ["project/.git", "settings/skills"] { try Folder.make(folder.path.pushing(FilePath(name))) }
    #expect(try loaded(at: place).root.rawValue == root)
  }
}
