import HostMessages
import POSIXSupport
import RuleModel
import SourceChecking
import TestSupport
import Testing

/// Texts with edits put in, and the diffs that show these.
@Suite struct FixedSourceTests {
  private func finding(_ edits: [(Range<Int>, String)]) -> CheckedFinding {
    let place = SourcePosition(line: 1, column: 1)
    return CheckedFinding(
      finding: Finding(
        check: "a", severity: .warning, path: "a.swift", start: place, end: place, message: "a", rules: [],
        fixable: true), lineText: "",
      edits: edits.map { range, text in
        SourceEdit(
          start: SourcePlace(offset: UInt32(range.lowerBound), line: 1, column: 1),
          end: SourcePlace(offset: UInt32(range.upperBound), line: 1, column: 1), replacement: text)
      })
  }

  @Test func ofTwoThatTouchTheFirstWins() {
    let source = Array("0123456789".utf8)
    let fixed = FixedSource(
      source,
      applying: [finding([(4..<6, "x")]), finding([(2..<5, "y")]), finding([(8..<8, "z")]), finding([(8..<9, "")])])
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == "01y567z89")
    #expect(fixed.count == 2)
  }

  @Test func severalEditsStandOrFallTogether() {
    let fixed = FixedSource(
      Array("0123456789".utf8),
      applying: [finding([(0..<2, "a"), (5..<6, "b")]), finding([(5..<6, "c"), (8..<9, "d")])])
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == "a234b6789")
  }

  /// What only lies next to another edit is made, up to the end of the text.
  @Test(
    arguments: [
      ([[(2..<4, "x")], [(4..<6, "y")]], "01xy6789", 2),
      ([[(0..<1, "a"), (4..<6, "b")], [(2..<4, "c")]], "a1cb6789", 2),
      ([[(0..<2, "a"), (2..<3, "b")]], "ab3456789", 1), ([[(9..<10, "x")]], "012345678x", 1),
      ([[(10..<10, "x")], [(0..<0, "y")]], "y0123456789x", 2), ([[(3..<3, "x")], [(3..<3, "y")]], "012x3456789", 1),
      ([[]], "0123456789", 0),
    ] as [([[(Range<Int>, String)]], String, Int)])
  func neighbours(edits: [[(Range<Int>, String)]], text: String, count: Int) {
    let fixed = FixedSource(Array("0123456789".utf8), applying: edits.map(finding))
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == text && fixed.count == count)
  }

  /// What no host lets through, and a plugin may write into its pipe all the same.
  @Test(
    arguments: [[(8..<20, "x")], [(2..<6, "x"), (4..<8, "y")], [(4..<8, "y"), (2..<6, "x")]] as [[(Range<Int>, String)]]
  )
  func editsThatCannotBe(edits: [(Range<Int>, String)]) {
    let fixed = FixedSource(Array("0123456789".utf8), applying: [finding(edits), finding([(0..<1, "a")])])
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == "a123456789")
    #expect(fixed.count == 1)
  }

  /// Beside `diff -u`, on random texts and edits.
  @Test func diffsAreThoseThatPatchTakes() throws {
    var random = SeededRandom(seed: 11)
    for round in 0..<60 {
      let lines = (0..<Int.random(in: 0...30, using: &random)).map { "line \($0 % 4)\(round % 5 == 0 ? "\r" : "")" }
      let source = Array((lines.joined(separator: "\n") + (round % 3 == 0 ? "" : "\n")).utf8)
      let edits = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        let start = Int.random(in: 0...source.count, using: &random)
        let end = Int.random(in: start...min(source.count, start + 12), using: &random)
        return finding([(start..<end, ["", "x", "x\ny\n", "\n"].randomElement(using: &random) ?? "")])
      }
      let fixed = FixedSource(source, applying: edits)
      let folder = try TemporaryFolder()
      try folder.write(source, to: "a.swift")
      let diff = fixed.unifiedDiff(of: source, path: "a.swift")
      try folder.write(diff, to: "a.diff")
      let patch = try ProgramRun(
        "/usr/bin/env", ["git", "apply", "--unsafe-paths", "--allow-empty", "a.diff"], in: folder.path)
      #expect(patch.exitCode == 0, "\(patch.errors)\n\(diff)")
      #expect(try FileContents.bytes(of: folder.path.appending("a.swift")) == fixed.bytes)
    }
  }
}
