import POSIXSupport
import PluginHosting
import Reports
import RuleModel
import SourceChecking
import Testing

/// Findings as people see them at a terminal: under their file, with the line of code.
@Suite struct GroupedFindingsTests {
  private func text(
    _ source: String, line: Int = 1, columns: Range<Int>, message: String = "gone", width: Int? = nil,
    isColoured: Bool = false
  ) -> String {
    let finding = Finding(
      check: "old", severity: .warning, path: "a.swift",
      start: SourcePosition(line: line, column: columns.lowerBound),
      end: SourcePosition(line: line, column: columns.upperBound), message: message, rules: [], fixable: true)
    let report = CheckReport(
      outcome: CheckOutcome(
        findings: [CheckedFinding(finding: finding, lineText: "", edits: [])], files: 1, skipped: [], problems: []),
      catalogue: CheckCatalogue(of: []))
    return GroupedFindings(
      report, in: SourceLines(below: FilePath("/"), sources: ["a.swift": Array(source.utf8)]),
      style: TextStyle(isColoured: isColoured), columns: width
    ).text
  }

  /// The line of code and the mark below it.
  private func frame(_ source: String, _ columns: Range<Int>, line: Int = 1, width: Int? = nil) -> [String] {
    let lines = text(source, line: line, columns: columns, width: width).split(separator: "\n").map(String.init)
    return lines.filter { $0.contains(" | ") }
  }

  @Test func headingPlaceAndCode() {
    #expect(
      text("let a = 1\n    b.old()\n", line: 2, columns: 7..<10) == """
        a.swift
          2:7  warning gone [old] fixable
             2 | b.old()
               |   ^^^

        Why, and how to fix it: swiftkit check --explain old

        """)
  }

  @Test(arguments: [
    ("\t\tx.old()", 5..<8, ["     1 | x.old()", "       |   ^^^"]),
    // Bytes are not letters, and some letters are two columns wide.
    ("let ä = old", 10..<13, ["     1 | let ä = old", "       |         ^^^"]),
    ("/* 日本 */ old", 14..<17, ["     1 | /* 日本 */ old", "       |            ^^^"]),
    ("f(\"🙂\", old)", 11..<14, ["     1 | f(\"🙂\", old)", "       |         ^^^"]),
    // A place at the end of the line, one without length, and one that is not there.
    ("old", 4..<4, ["     1 | old", "       |    ^"]), ("old", 9..<12, ["     1 | old", "       |    ^"]),
    ("a\u{1b}b old", 5..<8, ["     1 | a\\u{1b}b old", "       |          ^^^"]),
  ])
  func theMarkStandsBelowThePlace(source: String, columns: Range<Int>, expected: [String]) {
    #expect(frame(source, columns) == expected)
  }

  @Test func longLinesAreCutAroundThePlace() {
    let source = String(repeating: "x", count: 100) + "old" + String(repeating: "y", count: 100)
    let lines = frame(source, 101..<104, width: 60)
    #expect(lines.allSatisfy { $0.count <= 60 }, "\(lines)")
    let place = lines[0].firstRange(of: "old").map { lines[0].distance(from: lines[0].startIndex, to: $0.lowerBound) }
    let mark = lines[1].firstIndex(of: "^").map { lines[1].distance(from: lines[1].startIndex, to: $0) }
    #expect(place != nil && place == mark, "\(lines)")
    #expect(frame(source, 1..<204, width: 60).allSatisfy { $0.count <= 60 })
  }

  /// Only what may be shown of a line is looked at: wide letters up to the place, and a million of others around it.
  @Test func endlessLines() {
    let source = String(repeating: "日", count: 300_000) + "old" + String(repeating: "y", count: 1_000_000)
    for end in [900_004, 1_900_004] {
      let lines = frame(source, 900_001..<end, width: 60)
      #expect(lines.count == 2 && lines[0].contains("日old"), "\(lines)")
      #expect(lines[1].contains("^^^"))
    }
  }

  @Test func wordsAreWrapped() {
    let long = String(repeating: "word ", count: 40)
    let lines = text("old", columns: 1..<4, message: long, width: 60).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 60 }, "\(lines)")
    #expect(lines.count > 4)
  }

  @Test func coloursOnlyWhereTheyAreWanted() {
    #expect(!text("old", columns: 1..<4).contains("\u{1b}"))
    #expect(text("old", columns: 1..<4, isColoured: true).contains("\u{1b}[33mwarning\u{1b}[0m"))
  }
}
