import Ingesting
import POSIXSupport
import RuleIndex
import TestSupport
import Testing

/// Issue "Nothing lost, nothing let in, nothing pretended": links bring in what lies in the same root, and nothing else.
@Suite struct LinkedDocumentsTests {
  private let folder: TemporaryFolder
  private var root: FilePath { folder.path.appending("root") }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# Secret\n\n- **Never** share zorbkey.\n", to: "out/secret.md")
    try folder.write(
      "---\nname: pack\ndescription: d\n---\n# Pack\n\n- Always use one.\n", to: "root/skills/pack/SKILL.md")
    try folder.write("# More\n\n- Never use two.\n- Never use three.\n", to: "root/references/more.md")
  }

  private func link(_ name: String, to target: String) throws {
    let path = root.pushing(FilePath(name))
    try Folder.make(path.removingLastComponent())
    #expect(symlink(target, path.string) == 0)
  }

  private func ingest(_ links: LinkPolicy = LinkPolicy()) throws -> (report: IngestReport, rules: [String]) {
    var store = try RuleStore.inMemory()
    let report = try Ingester.ingest([root], into: &store, links: links)
    return (report, try store.dump(view: "v_rules").map { String($0.prefix { $0 != "\u{1f}" }) })
  }

  /// The layout of published packs: the references of a skill lie beside the skills.
  @Test(arguments: ["../../references", "../../skills/../references", "ROOT/references"])
  func aLinkedFolderInsideTheRootIsPartOfItsSkill(target: String) throws {
    try link("skills/pack/references", to: target.replacing("ROOT", with: root.string))
    let found = try ingest()
    #expect(found.rules.count == 3)
    #expect(found.rules.allSatisfy { $0.hasPrefix("pack/") }, "\(found.rules)")
    #expect(found.report.leftOut.isEmpty)
    #expect(found.report.files == 2)
  }

  @Test(arguments: [
    ("../out/secret.md", "creds.md"), ("OUT/secret.md", "skills/pack/creds.md"), ("../../out", "skills/pack"),
    ("/proc/self/environ", "env.md"), ("../out", "notes"), ("skills/../../out/secret.md", "sly.md"),
  ])
  func nothingOutsideIsRead(target: String, name: String) throws {
    let name = name == "skills/pack" ? "skills/linked" : name
    try link(name, to: target.replacing("OUT", with: folder.path.appending("out").string))
    let found = try ingest()
    #expect(found.rules.count == 3)
    #expect(!found.rules.contains { $0.contains("zorb") || $0.contains("secret") })
    #expect(found.report.leftOut.map(\.path) == [root.pushing(FilePath(name))])
    #expect(found.report.isIncomplete)
  }

  @Test func theUsersOwnLinksLeadAnywhere() throws {
    try link("near.md", to: "../out/secret.md")
    try link("far", to: "\(folder.path)/out")
    let found = try ingest(LinkPolicy(own: [root]))
    #expect(found.rules.count == 4)
    #expect(!found.report.isIncomplete)
  }

  @Test func withinAProjectLinksLeadFromOneRootToAnother() throws {
    try folder.write("# Other\n\n- Always use four.\n", to: "docs/other.md")
    try link("other.md", to: "../docs/other.md")
    #expect(try ingest().rules.count == 3)
    #expect(try ingest(LinkPolicy(projects: [folder.path])).rules.count == 4)
  }

  /// Whatever circles links make, the walk ends and each document is there once.
  @Test func circlesEnd() throws {
    for (name, target) in [
      ("loop", "."), ("skills/up", ".."), ("skills/pack/again", "../pack"), ("a/b", "../c"), ("c/d", "../a"),
      ("round.md", "round.md"), ("twice.md", "references/more.md"), ("skills/other", "pack"),
    ] { try link(name, to: target) }
    let found = try ingest()
    #expect(found.rules.count == 3)
    #expect(found.report.files == 2)
  }

  /// A link that is exchanged after the index was made is judged anew.
  @Test func aLinkThatComesToLeadOutIsForgotten() throws {
    try folder.write("# In\n\n- Always use five.\n", to: "root/.hidden/in.md")
    try link("doc.md", to: ".hidden/in.md")
    var store = try RuleStore.inMemory()
    #expect(try Ingester.ingest([root], into: &store).rules == 4)
    try Folder.removeAll(root.appending("doc.md"))
    try link("doc.md", to: "../out/secret.md")
    #expect(try Ingester.isStale(store))
    let report = try Ingester.ingest([], into: &store)
    #expect(report.rules == 3)
    #expect(report.leftOut.count == 1)
    #expect(try !Ingester.isStale(store))
  }
}
