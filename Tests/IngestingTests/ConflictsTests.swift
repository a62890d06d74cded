import POSIXSupport
import RuleIndex
import RuleModel
import TestSupport
import Testing

@testable import Ingesting

/// Conflicts that people settled, beside those that are found.
@Suite struct ConflictsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# One\n\n- Never use `.ultraThinMaterial`.\n", to: "s/one.md")
    try folder.write("# Two\n\n- Always use `.ultraThinMaterial`.\n", to: "s/two.md")
  }

  private func conflicts(resolutions: String? = nil) throws -> [StoredConflict] {
    if let resolutions { try folder.write(resolutions, to: "s/resolutions.yml") }
    var store = try RuleStore.inMemory()
    try Ingester.ingest([folder.path.appending("s")], into: &store)
    return try store.conflicts()
  }

  @Test func aProjectSettlesWhatWasFound() throws {
    #expect(try conflicts().map(\.status) == [.open])
    let settled = try conflicts(
      resolutions: "- id: ours\n  settles: [opposite-ultrathinmaterial]\n  resolution: Only on old systems.\n")
    #expect(settled.map(\.status) == [.settled])
    #expect(settled.map(\.resolution) == ["Only on old systems."])
  }

  @Test func aDeclaredConflictTakesThePlaceOfTheFoundOne() throws {
    let text = """
      - id: material
        title: Material
        positions:
          - summary: never
            sources: ["one.md:3"]
            before: 26
          - summary: always
            sources: ["two.md:3"]
            from: 26
        resolution: It depends on the system.
      """
    let found = try conflicts(resolutions: text)
    #expect(found.map(\.id) == ["material"])
    let material = try #require(found.first)
    #expect(material.kind == "declared")
    #expect(material.positions.map(\.claim) == ["never", "always"])
    #expect(material.positions.map { $0.holding?.text } == ["before iOS 26", "from iOS 26"])
    #expect(material.positions.map { $0.holding?.holds(on: 26) } == [false, true])
    #expect(material.keys.count == 2)
    // The other document is gone: there is nobody to disagree with.
    try Folder.removeAll(folder.path.appending("s/two.md"))
    #expect(try conflicts().isEmpty)
  }

  private let undecided = """
    - id: m
      positions:
        - summary: a
          sources: ["one.md:3"]
        - summary: b
          sources: ["two.md:3"]

    """

  @Test func anUndecidedEntryIsOpen() throws {
    let text = undecided
    let found = try conflicts(resolutions: text)
    #expect(found.map(\.id) == ["m"])
    #expect(found.map(\.status) == [.open])
    #expect(found.first?.positions.map(\.holding) == [nil, nil])
  }

  @Test(
    arguments: [
      // One side says what was decided; of three sides two are enough.
      (["one.md:3"], ["m", "opposite-ultrathinmaterial"]), (["one.md:3", "two.md:3", "gone.md:3"], ["m"]),
      // The same lines twice do not disagree, nor do lines that are not there.
      (["one.md:3", "one.md:3"], ["opposite-ultrathinmaterial"]),
      (["one.md:3-4", "two.md:3"], ["opposite-ultrathinmaterial"]), (["one.md:2-3", "two.md:3"], ["m"]),
    ] as [([String], [String])])
  func sidesAreCountedThatAreThere(places: [String], expected: [String]) throws {
    let sides = places.map { "    - summary: s\n      sources: [\"\($0)\"]\n" }
    #expect(try conflicts(resolutions: "- id: m\n  positions:\n" + sides.joined()).map(\.id) == expected)
  }

  @Test func aDocumentOfAnotherLengthIsNotCitedByItsLines() throws {
    let head = "documents:\n  \"1\":\n    skill: one\n    lines: 99\n  \"2\": two\nconflicts:\n"
    let text = head + undecided.replacing("one.md", with: "1").replacing("two.md", with: "2")
    #expect(try conflicts(resolutions: text).map(\.id) == ["opposite-ultrathinmaterial"])
    #expect(try conflicts(resolutions: text.replacing("99", with: "3")).map(\.id) == ["m"])
  }

  @Test func rulesWrittenFromCitedLinesTakePart() throws {
    try folder.write(
      "---\nid: mine\nstrength: never\nsources: [\"one.md:3\"]\n---\nNever put materials on controls.\n",
      to: "s/pack/rules/mine.md")
    try folder.write("---\nname: pack\ndescription: d\n---\n# Pack\n", to: "s/pack/SKILL.md")
    let found = try conflicts(resolutions: undecided + "      holds: []\n  resolution: r\n")
    #expect(found.first?.positions.first?.sources.map(\.key).contains { $0.hasSuffix("/mine") } == true)
    #expect(found.first?.positions.last?.holding?.text == "never")
  }

  @Test func problemsOfTheFileAreReported() throws {
    try folder.write("- id: x\n  positons: []\n", to: "s/resolutions.yml")
    var store = try RuleStore.inMemory()
    let report = try Ingester.ingest([folder.path.appending("s")], into: &store)
    #expect(report.problems.map { "\($0.problem.line):\($0.problem.column)" } == ["1:3", "2:3"])
    #expect(report.problems.last?.problem.message.contains("did you mean 'positions'") == true)
    #expect(try store.conflicts().map(\.id) == ["opposite-ultrathinmaterial"])
  }

  @Test(.enabled(if: PackageFolder.shared("seeds") != nil, "needs the five documents beside the checkout"))
  func everyDisagreementOfTheFiveDocumentsIsSettled() throws {
    let seeds = try #require(PackageFolder.shared("seeds"))
    var store = try RuleStore.inMemory()
    try Ingester.ingest([seeds, PackageFolder.root.appending("Skills/resolutions.yml")], into: &store)
    let declared = try store.conflicts().filter { $0.kind == "declared" }
    #expect(declared.count == 83)
    #expect(declared.allSatisfy { $0.status == .settled })
    #expect(declared.flatMap(\.positions).count == 271)
    // Front matter, headings and references to other files hold no rule; everything else that is cited does.
    let without = declared.filter { conflict in conflict.positions.contains { $0.sources.contains { $0.key.isEmpty } } }
    #expect(
      without.map(\.id) == [
        "activation-overlap", "availability", "dangling-references", "dark-first-vs-both-modes", "figma-tool-names",
        "frontmatter-shapes", "platform-requirements",
      ])
  }
}
