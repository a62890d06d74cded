import Ingesting
import POSIXSupport
import RuleIndex
import RuleModel
import TestSupport
import Testing

/// An index follows its documents, and reads only what changed.
@Suite struct IngesterTests {
  private let folder: TemporaryFolder
  private var index: FilePath { folder.path.appending("index.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  @Test func onlyWhatChangedIsReadAgain() throws {
    try folder.write("# A\n\n- Always use one.\n", to: "skills/a.md")
    try folder.write("# B\n\n- Never use two.\n", to: "skills/b.md")
    var store = try RuleStore.writing(index)
    let root = folder.path.appending("skills")
    let first = try Ingester.ingest([root], into: &store)
    #expect(first.added.count == 2)
    #expect(first.rules == 2)
    #expect(try !Ingester.isStale(store))

    try folder.write("# B\n\n- Never use two.\n- Never use three.\n", to: "skills/b.md")
    #expect(try Ingester.isStale(store))
    let second = try Ingester.ingest([], into: &store)
    #expect(second.changed == [root.appending("b.md")])
    #expect(second.unchanged == 1)
    #expect(second.rules == 3)

    try Folder.removeAll(root.appending("a.md"))
    #expect(try Ingester.isStale(store))
    #expect(try Ingester.ingest([], into: &store).removed == [root.appending("a.md")])
    #expect(try Ingester.ingest([], into: &store).isUnchanged)
  }

  @Test func aFileWrittenAgainWithTheSameContentIsNotReadAgain() throws {
    try folder.write("# A\n\n- Always use one.\n", to: "a.md")
    var store = try RuleStore.writing(index)
    try Ingester.ingest([folder.path.appending("a.md")], into: &store)
    try folder.write("# A\n\n- Always use one.\n", to: "a.md")
    #expect(try Ingester.isStale(store))
    #expect(try Ingester.ingest([], into: &store).isUnchanged)
    #expect(try !Ingester.isStale(store))
  }

  @Test func addingKeepsAndReplacingForgets() throws {
    let a = try folder.write("# A\n\n- Always use one.\n", to: "a.md")
    let b = try folder.write("# B\n\n- Never use two.\n", to: "b.md")
    var store = try RuleStore.writing(index)
    try Ingester.ingest([a], into: &store)
    #expect(try Ingester.ingest([b], into: &store).files == 2)
    #expect(try store.roots() == [a, b])
    #expect(try Ingester.ingest([b], into: &store, startingAnew: true).files == 1)
    #expect(try store.roots() == [b])
    #expect(try Set(store.files().map(\.path)) == [b])
  }

  @Test func aSkillFolderIsReadAsOne() throws {
    try folder.write("---\nname: pack\ndescription: d\n---\n# Pack\n\n- Always use one.\n", to: "s/pack/SKILL.md")
    try folder.write("# More\n\n- Never use two.\n", to: "s/pack/references/more.md")
    try folder.write("# Alone\n\n- Always use three.\n", to: "s/alone.md")
    var store = try RuleStore.writing(index)
    try Ingester.ingest([folder.path.appending("s")], into: &store)
    let keys = try store.dump(view: "v_rules").map { $0.prefix { $0 != "/" } }
    #expect(keys == ["alone", "pack", "pack"])
    // Without its SKILL.md the folder is a folder of documents.
    try Folder.removeAll(folder.path.appending("s/pack/SKILL.md"))
    try Ingester.ingest([], into: &store)
    #expect(try store.dump(view: "v_rules").map { $0.prefix { $0 != "/" } } == ["alone", "more"])
  }

  @Test func theEndingOfAMarkdownFileMayBeInCapitals() throws {
    for name in ["a.MD", "b.Markdown", "c.txt", "md", ".hidden.md"] {
      try folder.write("# A\n\n- Always use one.\n", to: "s/\(name)")
    }
    var store = try RuleStore.inMemory()
    #expect(try Ingester.ingest([folder.path.appending("s")], into: &store).added.count == 2)
  }

  @Test func anUnreadableFileCostsOnlyItself() throws {
    try folder.write("# A\n\n- Always use one.\n", to: "s/a.md")
    let link = folder.path.appending("s/b.md")
    #expect(link.withPlatformString { symlink("/nowhere/at/all.md", $0) } == 0)
    let huge = folder.path.appending("s/c.md")
    try AtomicFile.write([], to: huge)
    #expect(huge.withPlatformString { truncate($0, 1 << 30) } == 0)
    var store = try RuleStore.writing(index)
    let report = try Ingester.ingest([folder.path.appending("s")], into: &store)
    #expect(report.rules == 1)
    #expect(report.unreadable.map(\.path) == [huge])
  }

  @Test func aMissingPathIsRefusedBeforeAnythingChanges() throws {
    var store = try RuleStore.writing(index)
    let none = folder.path.appending("none")
    #expect(throws: IngestError.noSuchRoot(none)) { try Ingester.ingest([none], into: &store) }
  }

  @Test func linksCannotMakeTheWalkEndless() throws {
    try folder.write("# A\n\n- Always use one.\n", to: "s/a.md")
    #expect(folder.path.appending("s/loop").withPlatformString { symlink("..", $0) } == 0)
    var store = try RuleStore.writing(index)
    #expect(try Ingester.ingest([folder.path.appending("s")], into: &store).files == 1)
  }

  @Test func anAliasTableIsRead() throws {
    let table = "# words\nfrosted glass; blur\tMaterial, glassEffect\nno tab here\n\n"
    try folder.write(table, to: "s/aliases.tsv")
    var store = try RuleStore.writing(index)
    let report = try Ingester.ingest([folder.path.appending("s")], into: &store)
    #expect(report.problems.map(\.problem.line) == [3])
    let found = try store.aliases(among: ["blur", "frost", "glass"])
    #expect(found.map(\.places) == [[0], [1, 2]])
    #expect(found.allSatisfy { $0.targets == ["Material", "glassEffect"] })
  }

  @Test func aPackOfSkillsDoesNotDisagreeWithItself() throws {
    let head = "---\nname: %\ndescription: d\n---\n# T\n\n"
    for skill in ["bars", "cards"] {
      try folder.write(head.replacing("%", with: skill), to: "pack/\(skill)/SKILL.md")
    }
    let never = "---\nid: a\nstrength: never\napis: [ultraThinMaterial]\n---\nNever use `.ultraThinMaterial`.\n"
    let always = "---\nid: b\nstrength: always\napis: [ultraThinMaterial]\n---\nAlways use `.ultraThinMaterial`.\n"
    try folder.write(never, to: "pack/bars/rules/a.md")
    try folder.write(always, to: "pack/cards/rules/b.md")
    let guide = "# Cards\n\nA card:\n\n```swift\nText(\"a\").background(.ultraThinMaterial)\n```\n"
    try folder.write(guide, to: "pack/cards/references/guide.md")
    try folder.write(head.replacing("%", with: "lists") + guide, to: "pack/lists/SKILL.md")
    var store = try RuleStore.writing(index)
    try Ingester.ingest([folder.path.appending("pack")], into: &store)
    #expect(try store.conflicts().isEmpty)
    // A document from elsewhere does disagree with the pack.
    try folder.write("# Two\n\n- Always use `.ultraThinMaterial`.\n", to: "other/two.md")
    try Ingester.ingest([folder.path.appending("other")], into: &store)
    #expect(try store.conflicts().map(\.id) == ["opposite-ultrathinmaterial"])
  }

  @Test func documentsThatDisagreeAreFound() throws {
    try folder.write("# One\n\n- Never use `.ultraThinMaterial`.\n- Never use `.font()` in toolbars.\n", to: "s/one.md")
    try folder.write("# Two\n\n- Always use `.ultraThinMaterial`.\n- Always use `.font()`.\n", to: "s/two.md")
    let scale = "## Spacing\n\n| Token | Value |\n|---|---|\n"
    try folder.write("# Three\n\n\(scale)| `ASpacing.sm` | 8 |\n| `ASpacing.md` | 12 |\n", to: "s/three.md")
    try folder.write("# Four\n\n\(scale)| `BSpacing.sm` | 8 |\n| `BSpacing.md` | 16 |\n", to: "s/four.md")
    var store = try RuleStore.writing(index)
    try Ingester.ingest([folder.path.appending("s")], into: &store)
    let found = try store.conflicts()
    #expect(found.map(\.id) == ["opposite-ultrathinmaterial", "scale-spacing"])
    #expect(found.first?.positions.map(\.sources.first?.citation.lines.first) == [3, 3])
    let key = try #require(found.first?.positions.first?.sources.first?.key)
    #expect(try store.conflicts(of: [key]).map(\.id) == ["opposite-ultrathinmaterial"])
    // When one side goes, so does the conflict.
    try Folder.removeAll(folder.path.appending("s/two.md"))
    try Ingester.ingest([], into: &store)
    #expect(try store.conflicts().map(\.id) == ["scale-spacing"])
  }

  /// Whatever happens to the documents, following the changes ends where reading everything anew does.
  @Test(arguments: 0..<6) func incrementalEqualsRebuild(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var store = try RuleStore.writing(index)
    let root = folder.path.appending("s")
    try Folder.make(root)
    for step in 0..<14 {
      for _ in 0..<Int.random(in: 1...3, using: &random) { try edit(step, &random) }
      try Ingester.ingest(step == 0 ? [root] : [], into: &store)
      guard step % 3 == 0 || step == 13 else { continue }
      var fresh = try RuleStore.inMemory()
      try Ingester.ingest([root], into: &fresh)
      for view in RuleStore.documentedViews {
        let difference = try firstDifference(
          fresh.dump(view: view).joined(separator: "\n"), store.dump(view: view).joined(separator: "\n"))
        #expect(difference == nil, "step \(step), \(view)")
      }
      for word in ["glass", "toolbar", "never", "swiftui", "PFSpacing".lowercased()] {
        #expect(try store.uses(of: word) == fresh.uses(of: word))
      }
    }
  }

  private func edit(_ step: Int, _ random: inout SeededRandom) throws {
    let names = ["a.md", "b.md", "pack/SKILL.md", "pack/rules/x.md", "pack/more.md", "deep/er/c.md", "aliases.tsv"]
    guard let name = names.randomElement(using: &random) else { return }
    if Int.random(in: 0..<4, using: &random) == 0 { return try Folder.removeAll(folder.path.appending("s/\(name)")) }
    let sentences = [
      "- Never apply `.glassEffect()` to a toolbar.", "- Always use `List`.",
      "| Token | Value |\n|---|---|\n| `PFSpacing.md` | 12 |",
      "```swift\n// Bad\nText(\"a\").padding(3)\n```", "Prefer 8 to 16 pt.", "## Part \(step)", "",
    ]
    let lines = (0..<Int.random(in: 1...6, using: &random)).compactMap { _ in sentences.randomElement(using: &random) }
    try folder.write(
      "# Title \(Int.random(in: 0...1, using: &random))\n\n" + lines.joined(separator: "\n\n") + "\n", to: "s/\(name)")
  }
}
