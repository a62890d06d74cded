import POSIXSupport
import TestSupport
import Testing

/// What a reader of Skills/ may rely on: every file is reachable, says what it is, and speaks for itself.
@Suite struct SkillPackTests {
  @Test func everySkillLeadsToItsFiles() throws {
    for skill in try SkillPack.names() {
      let folder = SkillPack.folder.appending(skill)
      let main = try FileContents.text(of: folder.appending("SKILL.md"))
      #expect(main.split(separator: "\n", omittingEmptySubsequences: false).count < 500, "\(skill) is long")
      for file in try FileTree.files(below: folder) where file.lastComponent?.string != "SKILL.md" {
        var name = file
        _ = name.removePrefix(folder)
        #expect(main.contains("](\(name.string))"), "\(skill)/SKILL.md does not lead to \(name)")
      }
    }
  }

  /// The list in SKILL.md says what each rule says, so that an agent need not open them all.
  @Test func theListOfRulesIsFresh() throws {
    for rule in try RuleFileExamples.all() {
      let parts = rule.key.split(separator: "/")
      let main = try FileContents.text(of: SkillPack.folder.appending("\(parts[0])").appending("SKILL.md"))
      let line = "- [\(parts[2])](rules/\(parts[2]).md): \(rule.statement)"
      #expect(main.contains(line + "\n"), "\(parts[0])/SKILL.md should say: \(line)")
    }
  }

  /// A reader has the pack, not the documents that it was written from.
  @Test func guidesSpeakForThemselves() throws {
    for file in try SkillPack.guides() {
      let text = try FileContents.text(of: file)
      #expect(text.hasPrefix("# "), "\(file) has no title")
      let isAboutSources = file.lastComponent?.string == "sources.md"
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where !isAboutSources {
        let cites = line.contains(/\b00[0-4]:\d/) || line.contains("resolutions.yml") || line.contains("Disputed")
        #expect(!cites, "\(file):\(number + 1) sends the reader elsewhere: \(line)")
      }
    }
  }
}

/// The folders and files of Skills/.
enum SkillPack {
  static let folder = PackageFolder.root.appending("Skills")

  static func names() throws -> [String] {
    try Folder.names(in: folder).filter { FileStatus(folder.appending($0).appending("SKILL.md")) != nil }.sorted()
  }

  static func guides() throws -> [FilePath] {
    try FileTree.files(below: folder).filter { $0.removingLastComponent().lastComponent == "references" }
  }
}
