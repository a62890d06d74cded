import POSIXSupport
import TestSupport
import Testing

/// Skills/subjects.yml names rules and templates that exist, and each subject with the phrases that tell of it;
/// Skills/cues.yml names rules of subjects.
@Suite struct SubjectsPackTests {
  @Test func whatSubjectsNameExists() throws {
    let rules = Set(try RuleFileExamples.all().map(\.key))
    let templates = Set(try Folder.names(in: PackageFolder.root.appending("Templates")))
    let text = try FileContents.text(of: SkillPack.folder.appending("subjects.yml"))
    let named = text.matches(of: /(?m)^    - (\S+)$/).map { String($0.1) }
    for rule in named { #expect(rules.contains(rule), "no rule '\(rule)'") }
    let wanted = text.matches(of: /(?m)^  templates: \[([^\]]+)\]$/).flatMap { $0.1.split(separator: ", ") }
    for template in wanted { #expect(templates.contains(String(template)), "no template '\(template)'") }
    let entries = text.split(separator: "\n- title: ").dropFirst()
    #expect(entries.count > 90 && wanted.count > 20)
    for entry in entries {
      let title = entry.prefix { $0 != "\n" }
      #expect(entry.contains("\n  said:") && entry.contains("\n  rules:\n    - "), "'\(title)' lacks phrases or rules")
    }
  }
  @Test func cuesAreOfRulesOfSubjects() throws {
    func keys(_ name: String, _ pattern: Regex<(Substring, Substring)>) throws -> [String] {
      try FileContents.text(of: SkillPack.folder.appending(name)).matches(of: pattern).map { String($0.1) }
    }
    let rules = Set(try keys("subjects.yml", /(?m)^    - (\S+)$/))
    let cued = try keys("cues.yml", /(?m)^([a-z][^:\s]*):/)
    #expect(cued.count > 300 && Set(cued).count == cued.count)
    for rule in cued { #expect(rules.contains(rule), "no subject has '\(rule)'") }
  }
}
