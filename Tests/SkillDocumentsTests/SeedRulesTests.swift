import POSIXSupport
import RuleModel
import SkillDocuments
import TestSupport
import Testing

/// The rules of the five documents against what a person read in them.
@Suite(.enabled(if: Seeds.all != nil, "needs the five documents beside the checkout"))
struct SeedRulesTests {
  @Test func everyBulletRowAndTaskIsCoveredByASmallRule() throws {
    for document in try #require(Seeds.all).documents {
      let small = document.rules.filter { $0.lines.count <= 5 }
      for block in document.blocks {
        switch block.kind {
        case .item:
          let isBareLeadIn = block.text.hasSuffix(":**")
          let isLeftOut = document.leftOut.contains { $0.lines.overlaps(block.lines) }
          #expect(
            isBareLeadIn || isLeftOut || small.contains { $0.lines.overlaps(block.lines) },
            "\(document.path) \(block.lines)")
        case .table(let table):
          for line in table.firstRowLine..<(table.firstRowLine + table.rows.count) {
            #expect(small.contains { $0.lines == LineRange(line, line) }, "\(document.path):\(line)")
          }
        case .code:
          #expect(document.rules.contains { $0.kind == .example && $0.lines.overlaps(block.lines) })
        case .frontMatter, .heading, .paragraph, .quote, .thematicBreak, .comment: continue
        }
      }
      for rule in document.rules { #expect(rule.lines.count <= (rule.kind == .example ? 40 : 5), "\(rule.key)") }
      #expect(Set(document.rules.map(\.key)).count == document.rules.count)
      #expect(document.rules.map(\.lines.first) == document.rules.map(\.lines.first).sorted())
      #expect(document.rules.allSatisfy { $0.key.split(separator: "/").count == 3 })
    }
  }

  @Test func readingTwiceGivesTheSame() throws {
    let folder = try #require(PackageFolder.shared("seeds"))
    for file in try FileTree.files(below: folder) {
      let bytes = try FileContents.bytes(of: file)
      let first = SkillReader.read(bytes: bytes, path: file.string)
      let second = SkillReader.read(bytes: bytes, path: file.string)
      #expect(first.rules == second.rules && first.tokens == second.tokens && first.skill == second.skill)
    }
  }
}
