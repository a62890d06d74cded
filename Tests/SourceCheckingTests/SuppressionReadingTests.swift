import HostMessages
import RuleModel
import Testing

@testable import SourceChecking

/// What comments say to us, and what there is to say about them.
@Suite struct SuppressionReadingTests {
  /// A comment from line 5 to line 7.
  private func remark(_ text: String) -> Remark {
    Remark(
      start: SourcePlace(offset: 40, line: 5, column: 3), end: SourcePlace(offset: 90, line: 7, column: 4), text: text)
  }

  @Test(
    arguments: [
      ("// swiftkit:disable:this a", .line(5), ["a"]), ("//swiftkit:disable:next a,b", .line(8), ["a", "b"]),
      ("// swiftkit:disable:previous a", .line(4), ["a"]), ("//\tswiftkit:disable a\tb", .fromHere, ["a", "b"]),
      ("/* swiftkit:enable a */", .endsHere, ["a"]), ("/*swiftkit:disable:file a\n b */", .wholeFile, ["a"]),
      ("// swiftkit:disable a -- b", .fromHere, ["a"]), ("// // swiftkit:disable a", .fromHere, ["a"]),
      ("/// swiftkit:disable a", nil, []), ("/** swiftkit:disable a */", nil, []),
      ("// see swiftkit:disable a", nil, []),
    ] as [(String, Suppression.Reach?, [String])])
  func reading(text: String, reach: Suppression.Reach?, checks: [String]) {
    let remark = remark(text)
    let expected = reach.map {
      Suppression.Reading.suppression(Suppression(reach: $0, checks: checks, start: remark.start, end: remark.end))
    }
    #expect(Suppression.read(remark) == expected)
  }

  private static let unused = "'words' has no finding here; remove this comment"

  @Test(arguments: [
    ("disable words, wrods", ["unknown check 'wrods'; did you mean 'words'?", unused]),
    ("disable words because", ["'because' does not name a check; write `--` before a reason", unused]),
    ("disable wrods", ["unknown check 'wrods'; did you mean 'words'?"]),
    ("disable because", ["unknown check 'because'"]),
    ("disable words wrods and", ["'wrods and' does not name a check; write `--` before a reason", unused]),
    ("disable:file all words", [unused]), ("disable:this all", ["'all' has no finding here; remove this comment"]),
    ("disable bad", []),
    ("enable words", []), ("enable wrods", []), ("disable used", []),
    (
      "disable " + (1...12).map { "w\($0)" }.joined(separator: " "),
      ["unknown checks " + (1...12).map { "'w\($0)'" }.joined(separator: ", ")]
    ),
    (
      "disable " + (1...13).map { "w\($0)" }.joined(separator: " "),
      ["unknown checks " + (1...12).map { "'w\($0)'" }.joined(separator: ", ") + ", …"]
    ),
  ])
  func findings(comment: String, messages: [String]) {
    var list = SuppressionList([remark("// swiftkit:" + comment)], path: "a.swift")
    let place = SourcePosition(line: 6, column: 1)
    let isCovered = list.covers(
      Finding(
        check: "used", severity: .error, path: "a.swift", start: place, end: place, message: "m", rules: [],
        fixable: false))
    #expect(isCovered == (comment.hasSuffix("used") || comment.contains("file all")))
    let found = list.findings(
      unknown: { name in
        ["words", "bad", "used"].contains(name)
          ? nil : UnknownCheck(name: name, suggestion: name == "wrods" ? "words" : nil)
      }, ran: { ["words", "used", "all"].contains($0) })
    #expect(found.map(\.message) == messages)
    #expect(found.allSatisfy { $0.start == SourcePosition(line: 5, column: 3) && !$0.fixable })
  }

  /// On the comment's own line only what stands behind it is meant by a comment without an end.
  @Test func whereItBegins() {
    for (column, isCovered) in [(2, false), (3, false), (4, true)] {
      var list = SuppressionList([remark("/* swiftkit:disable a */")], path: "a.swift")
      let place = SourcePosition(line: 5, column: column)
      let finding = Finding(
        check: "a", severity: .error, path: "a.swift", start: place, end: place, message: "m", rules: [],
        fixable: false)
      let found = list.covers(finding)
      #expect(found == isCovered, "\(column)")
    }
  }
}
