import POSIXSupport
import TestSupport
import Testing

/// Skills/coverage.tsv says where each thing that the source documents say stands in the pack; nothing may get lost.
@Suite struct SkillCoverageTests {
  @Test func everyPlaceExists() throws {
    var texts: [String: String] = [:]
    let rows = try CoverageRow.all()
    #expect(rows.count > 0)
    for row in rows {
      let text =
        try texts[row.file] ?? FileContents.text(of: PackageFolder.root.appending("Skills").pushing(FilePath(row.file)))
      texts[row.file] = text
      let count = text.ranges(of: row.anchor).count
      #expect(count == 1, "'\(row.anchor)' stands \(count) times in \(row.file), which is to cover \(row.entry)")
      #expect(row.source.wholeMatch(of: /\d{3}:\d+(-\d+)?/) != nil, "'\(row.source)' is no document:line")
    }
  }

  /// Skills/corrections.tsv: what the documents get wrong about the API, and where the pack says it right.
  @Test func everyCorrectionIsMade() throws {
    let rows = try CoverageRow.all("corrections.tsv")
    for row in rows {
      let text = try FileContents.text(of: PackageFolder.root.appending("Skills").pushing(FilePath(row.file)))
      #expect(text.ranges(of: row.anchor).count == 1, "'\(row.anchor)' does not stand once in \(row.file)")
    }
    let listed = Set(rows.map(\.file))
    for rule in try RuleFileExamples.all() where rule.fields["corrects"] != nil {
      let parts = rule.key.split(separator: "/")
      #expect(
        listed.contains("\(parts[0])/rules/\(parts[2]).md"), "\(rule.key) corrects what corrections.tsv does not list")
    }
  }

  @Test(.enabled(if: PackageFolder.shared("inventory") != nil))
  func everyEntryIsCovered() throws {
    let inventory = try #require(PackageFolder.shared("inventory"))
    let lines = try FileContents.text(of: inventory.appending("rules.jsonl")).split(separator: "\n")
    let entries = try lines.map { line in
      String(try #require(line.firstMatch(of: /"id": ?"([^"]+)"/), "no id in \(line.prefix(60))").1)
    }
    let covered = Set(try CoverageRow.all().map(\.entry))
    #expect(entries.count == 678)
    #expect(Set(entries).subtracting(covered).sorted() == [], "entries without a place")
    #expect(covered.subtracting(entries).sorted() == [], "places of no entry")
  }
}

/// One line of Skills/coverage.tsv, or of corrections.tsv, which begins with the place instead of an entry.
private struct CoverageRow {
  let entry: String
  let source: String
  let file: String
  let anchor: String

  static func all(_ name: String = "coverage.tsv") throws -> [CoverageRow] {
    let text = try FileContents.text(of: PackageFolder.root.appending("Skills").appending(name))
    return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(cells.count == 4, "'\(line)' does not have four cells")
      return CoverageRow(entry: cells[0], source: cells[1], file: cells[2], anchor: cells[3])
    }
  }
}
