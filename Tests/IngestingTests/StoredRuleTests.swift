import POSIXSupport
import RuleIndex
import RuleModel
import SkillDocuments
import TestSupport
import Testing

/// A rule that was just stored is taken for what the index holds, so both must be the same.
@Suite struct StoredRuleTests {
  @Test func aRuleJustStoredIsTheOneThatIsRead() throws {
    var store = try RuleStore.inMemory()
    var added: [StoredRule] = []
    for path in try FileTree.files(below: PackageFolder.root.appending("Skills")) where path.string.hasSuffix(".md") {
      let document = SkillReader.read(bytes: try FileContents.bytes(of: path), path: path.string)
      let file = IndexedFile(
        path: path, unit: path.string, stamp: FileStamp(size: 1, modified: 2, inode: 3), hash: "h",
        lineCount: document.lineCount, skill: document.skill, rules: document.rules)
      try store.change { store throws(RuleIndexError) in
        for (row, rule) in zip(try store.add(file), file.rules) { added.append(StoredRule(rule, of: file, id: row)) }
      }
    }
    #expect(added.count > 1000)
    let read = try store.rules(added.map(\.id))
    #expect(read.count == added.count)
    for (one, other) in zip(added, read) {
      #expect(one.rule == other.rule && one.path == other.path && one.skill == other.skill, "\(one.rule.key)")
    }
  }
}
