import POSIXSupport
import TestSupport
import Testing

@testable import Workbench

/// Which files of a folder of skills may declare checks.
@Suite struct RuleFilesTests {
  @Test(arguments: [
    (["rules/a.md", "rules/b.txt", "a.md"], ["rules/a.md"], ["a.md"]),
    // The root may be a skill and hold others; a skill inside holds none.
    (["SKILL.md", "rules/a.md", "one/rules/b.md"], ["rules/a.md", "one/rules/b.md"], ["SKILL.md"]),
    (["one/SKILL.md", "one/rules/b.md", "one/two/rules/c.md"], ["one/rules/b.md"], ["one/SKILL.md"]),
    (["one/two/rules/c.md", ".git/rules/d.md", "one.md/rules/e.md"], ["one/two/rules/c.md"], ["one.md"]),
    (["1/2/3/4/rules/a.md", "1/2/3/4/5/rules/b.md"], ["1/2/3/4/rules/a.md"], []),
    (["rules/rules/a.md", "rules/one/rules/b.md"], [], []),
  ])
  func files(names: [String], rules: [String], others: [String]) throws {
    let folder = try TemporaryFolder()
    for name in names { try folder.write("# A\n", to: name) }
    let found = RuleFiles(below: ReadingRoot(trusting: folder.path))
    func below(_ paths: [FilePath]) -> [String] {
      paths.map { String($0.string.dropFirst(folder.path.string.utf8.count + 1)) }
    }
    #expect(below(found.files) == rules)
    #expect(below(found.others) == others)
    #expect(found.leftOut.isEmpty)
  }
}
