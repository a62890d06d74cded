import Ingesting
import POSIXSupport
import RuleIndex
import TestSupport
import Testing

/// A key in a resolution that no rule has would drop the conflict without a word.
@Suite struct UnknownKeyTests {
  private let folder: TemporaryFolder
  private var root: FilePath { folder.path.appending("s") }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("---\nname: pack\ndescription: d\n---\n# Pack\n", to: "s/pack/SKILL.md")
    for name in ["one", "two"] {
      try folder.write("---\nid: \(name)\nstrength: must\n---\nAlways use \(name).\n", to: "s/pack/rules/\(name).md")
    }
  }

  private func resolve(_ first: String, _ second: String) throws {
    try folder.write(
      """
      - id: one-or-two
        title: One or two
        positions:
          - summary: one
            sources: [\(first)]
          - summary: two
            sources: [\(second)]
        resolution: one
      """, to: "s/resolutions.yml")
  }

  @Test(arguments: [
    ("pack/rules/oen", "unknown rule 'pack/rules/oen'; did you mean 'pack/rules/one'?"),
    ("pakc/rules/one", "unknown rule 'pakc/rules/one'; did you mean 'pack/rules/one'?"),
    ("pack/rules/entirely-different", "unknown rule 'pack/rules/entirely-different'"),
  ])
  func aWrongKeyIsToldUntilItIsRight(key: String, message: String) throws {
    var store = try RuleStore.inMemory()
    let keys = { () throws in try store.keys() }
    try resolve(key, "pack/rules/two")
    let report = try Ingester.ingest([root], into: &store)
    #expect(try keys().sorted() == ["pack/rules/one", "pack/rules/two"])
    #expect(report.problems.map(\.problem.message) == [message])
    #expect(report.problems.map(\.problem.line) == [5])
    #expect(try store.resolutionProblems().map(\.message) == [message])
    try resolve("pack/rules/one", "pack/rules/two")
    #expect(try Ingester.ingest([], into: &store).problems.isEmpty)
    #expect(try store.resolutionProblems().isEmpty)
    #expect(try store.conflicts().map(\.id) == ["one-or-two"])
  }

  /// One file of resolutions may serve many sets of documents.
  @Test func aSkillThatIsNotHereIsNoMistake() throws {
    var store = try RuleStore.inMemory()
    try resolve("elsewhere/rules/one", "pack/rules/two")
    #expect(try Ingester.ingest([root], into: &store).problems.isEmpty)
  }
}
