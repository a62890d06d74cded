import AgentServer
import JSON
import POSIXSupport
import RuleIndex
import TestSupport
import Testing
import Workbench

@testable import AgentTools

/// What an agent gets of a skill: its own file where that has a name and a description, else a copy that has them.
@Suite struct ServedSkillTests {
  private static let rules = "# Glass\n\nHow glass looks.\n\n- Never tint \"glass\".\n"

  @Test(arguments: [
    // Whole: as it is.
    ("---\nname: glass\ndescription: Bars of glass.\nlicense: [MIT, 2]\n---\n\n" + rules, nil, nil),
    // Without a description, without a name, with a wrong one, without any front matter.
    ("---\nname: glass\n---\n\n" + rules, nil, "glass"), ("---\ndescription: Bars.\n---\n" + rules, nil, "glass"),
    ("---\nname: Other\ndescription: \"A \\\"b\\\" c\"\n---\n" + rules, nil, "glass"), (rules, nil, "glass"),
    // Under another name, and one that is no name.
    ("---\nname: glass\ndescription: Bars of glass.\n---\n\n" + rules, "project-glass", "project-glass"),
    (rules, "--Ünsere  Regeln 2!--", "nsere-regeln-2"), (rules, "?!", "skill"),
    (rules, String(repeating: "a", count: 63) + "-b", String(repeating: "a", count: 63)),
    (rules, String(repeating: "a", count: 65), String(repeating: "a", count: 64)),
  ])
  func theSkillsOwnFile(text: String, other: String?, copied: String?) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "Skills/glass/SKILL.md")
    try folder.write("let a = 1\n", to: "Skills/glass/code/a.swift")
    let skills = folder.path.appending("Skills")
    let place = Workplace(workingFolder: folder.path)
    let request = IndexRequest(index: folder.path.appending("index.sqlite").string, skills: [skills.string])
    let stored = try IndexKeeper(request, in: place).withStore { store in try store.skills() }
    let reach = SkillReach(roots: [skills], links: SkillRoots.links(in: place))
    let first = try #require(stored.first)
    let skill = try #require(ServedSkill(first, in: reach, from: .named, named: other))
    #expect(
      skill.files.map { "\($0.path) \($0.mediaType)" } == ["SKILL.md text/markdown", "code/a.swift text/x-swift"])
    let served = String(decoding: try skill.files[0].bytes(), as: UTF8.self)
    guard let copied else {
      #expect(served == text)
      #expect(try skill.entry().line.contains(#""license":["MIT",2]"#))
      return
    }
    let said = text.contains("Bars of glass") ? "Bars of glass." : text.contains("Bars") ? "Bars." : nil
    let description = text.contains("A \\") ? #"A \"b\" c"# : said ?? "Glass"
    #expect(served.hasPrefix("---\nname: \(copied)\ndescription: \"\(description)\"\n---\n"), "\(served)")
    #expect(served.hasSuffix("\n---\n" + rulesAsTheyFollow(text)), "\(served)")
    #expect(skill.uri == "skill://\(copied)")
    #expect(skill.resources.map(\.name) == [copied, "code/a.swift"])
    #expect(skill.children(of: "")?.map(\.name).sorted() == ["SKILL.md", "code"])
    #expect(skill.children(of: "code")?.map(\.uri) == ["skill://\(copied)/code/a.swift"])
    #expect(skill.children(of: "cod") == nil)
  }

  private func rulesAsTheyFollow(_ text: String) -> String {
    text.contains("---\n\n#") ? "\n" + Self.rules : Self.rules
  }
}
