import HostMessages
import POSIXSupport
import Testing

@testable import PluginHosting

/// What a host says is looked over before anybody believes it.
@Suite struct ReportAuditTests {
  private static let own = CheckReference(library: 0, check: 0)
  private static let checks = ["a", "b"].map {
    CheckDescription(
      id: $0, level: .warning, title: "T", literals: [], rules: [], isOnByDefault: true, isFixable: true)
  }
  private static let known = PluginDescription(id: "p", version: "1", checks: checks, answersQuestions: true)

  /// Of a plugin with two checks, one of which is to run, over a file of ten bytes.
  private let audit: ReportAudit

  init() {
    let plugin = HostedPlugin(
      library: FilePath("p.so"),
      descriptor: PluginDescriptor(abi: 1, id: "p", version: "1", checks: Self.checks, answers: []), digest: "d",
      checks: ["a"])
    audit = ReportAudit(of: [plugin], limits: HostLimits(findings: 2))
  }

  private static func place(_ offset: UInt32, line: UInt32 = 1, column: UInt32 = 1) -> SourcePlace {
    SourcePlace(offset: offset, line: line, column: column)
  }

  private static func finding(
    _ start: SourcePlace, _ end: SourcePlace, check: CheckReference = own, message: String = "m", lineText: String = "",
    edits: [Range<UInt32>] = []
  ) -> ReportedFinding {
    ReportedFinding(
      check: check, start: start, end: end, message: message, lineText: lineText,
      edits: edits.map { SourceEdit(start: place($0.lowerBound), end: place($0.upperBound), replacement: "") })
  }

  private func sound(
    _ findings: [ReportedFinding] = [], faults: [PluginFault] = [], remarks: [Remark] = []
  ) -> FileReport? {
    audit.sound(
      FileReport(task: 0, outcome: .checked, findings: findings, faults: faults, remarks: remarks), known: [Self.known],
      size: 10)
  }

  @Test(arguments: [
    (finding(place(0), place(10)), true), (finding(place(0), place(11)), false), (finding(place(4), place(4)), true),
    (finding(place(5), place(4)), false), (finding(place(10), place(10)), true),
    (finding(place(0, line: 0), place(1)), false), (finding(place(0, column: 0), place(1)), false),
    (finding(place(0), place(1, line: 0)), false), (finding(place(0), place(1, column: 0)), false),
    (finding(place(0), place(1), lineText: String(repeating: "x", count: 1_000)), true),
    (finding(place(0), place(1), lineText: String(repeating: "x", count: 1_001)), false),
    (finding(place(0), place(1), check: CheckReference(library: 0, check: 1)), false),
    (finding(place(0), place(1), check: CheckReference(library: 0, check: 2)), false),
    (finding(place(0), place(1), check: CheckReference(library: 1, check: 0)), false),
  ])
  func findings(finding: ReportedFinding, isBelieved: Bool) {
    #expect((sound([finding]) != nil) == isBelieved)
  }

  @Test(
    arguments: [
      ([0..<2, 2..<4], true), ([0..<3, 2..<4], false), ([8..<10], true), ([8..<11], false), ([2..<4, 0..<1], false),
      (Array(repeating: 0..<0, count: 1_000), true), (Array(repeating: 0..<0, count: 1_001), false),
    ] as [([Range<UInt32>], Bool)])
  func edits(edits: [Range<UInt32>], isBelieved: Bool) {
    #expect((sound([Self.finding(Self.place(0), Self.place(1), edits: edits)]) != nil) == isBelieved)
  }

  @Test func anEditThatEndsBeforeItBegins() {
    for (start, end) in [(Self.place(3), Self.place(2)), (Self.place(2, line: 0), Self.place(3))] {
      let edit = SourceEdit(start: start, end: end, replacement: "")
      let finding = ReportedFinding(
        check: Self.own, start: Self.place(0), end: Self.place(1), message: "m", lineText: "", edits: [edit])
      #expect(sound([finding]) == nil)
    }
  }

  @Test func noMoreFindingsThanTheLimit() {
    let finding = Self.finding(Self.place(0), Self.place(1))
    #expect(sound([finding, finding]) != nil)
    #expect(sound([finding, finding, finding]) == nil)
  }

  @Test(arguments: [("", "?"), (" \n", "?"), ("two\nlines", "two lines")]) func messages(said: String, shown: String) {
    #expect(sound([Self.finding(Self.place(0), Self.place(1), message: said)])?.findings.map(\.message) == [shown])
  }

  @Test func aMessageWithoutEndIsCut() {
    let long = Self.finding(Self.place(0), Self.place(1), message: String(repeating: "x", count: 2_001))
    #expect(sound([long])?.findings.first?.message.count == 2_000)
  }

  @Test(arguments: [
    (place(3), place(3), true), (place(3), place(2), false), (place(1, line: 0), place(2), false),
    (place(1), place(2, column: 0), false),
  ])
  func remarks(start: SourcePlace, end: SourcePlace, isBelieved: Bool) {
    #expect((sound(remarks: [Remark(start: start, end: end, text: "//")]) != nil) == isBelieved)
  }

  @Test(
    arguments: [
      (0, own, true), (0, nil, true), (1, nil, false), (0, CheckReference(library: 0, check: 1), false),
    ] as [(UInt16, CheckReference?, Bool)])
  func faults(library: UInt16, check: CheckReference?, isBelieved: Bool) {
    let fault = PluginFault(library: library, check: check, reason: "r")
    #expect((sound(faults: [fault]) != nil) == isBelieved)
  }

  @Test func nobodyReadsMoreFaultsThanAThousand() {
    let fault = PluginFault(library: 0, check: nil, reason: "r")
    #expect(sound(faults: Array(repeating: fault, count: 1_001))?.faults.count == 1_000)
  }

  @Test(arguments: [
    (0, 0.0, "s", true), (0, 1.0, "s", true), (0, -0.01, "s", false), (0, 1.01, "s", false), (0, .nan, "s", false),
    (0, 0.5, "", false), (0, 0.5, " \n ", false), (1, 0.5, "s", false), (2, 0.5, "s", false),
  ])
  func answers(library: UInt16, confidence: Double, statement: String, isBelieved: Bool) {
    let silent = PluginDescription(id: "q", version: "1", checks: [], answersQuestions: false)
    let answer = GivenAnswer(library: library, confidence: confidence, key: "k", statement: statement, code: "")
    let report = audit.sound(AnswerReport(task: 0, answers: [answer], faults: []), known: [Self.known, silent])
    #expect((report != nil) == isBelieved)
  }

  @Test func answersWithoutEndAreCut() throws {
    let long = String(repeating: "x", count: 1 << 16 + 1)
    let answer = GivenAnswer(library: 0, confidence: 1, key: long, statement: long, code: long)
    let report = audit.sound(AnswerReport(task: 0, answers: [answer], faults: []), known: [Self.known])
    let cut = try #require(report?.answers.first)
    #expect([cut.key, cut.statement, cut.code].map(\.utf8.count) == [200, 1 << 14, 1 << 16])
  }

  @Test(arguments: [
    ("p", ["a", "b"], true), ("No Name", ["a"], false), ("p", ["a", "No Name"], false), ("p", ["a", "a"], false),
  ])
  func descriptions(id: String, checks: [String], isBelieved: Bool) {
    let said = PluginDescription(
      id: id, version: "1\n2",
      checks: checks.map {
        CheckDescription(
          id: $0, level: .info, title: "a\nb", literals: [], rules: [], isOnByDefault: true, isFixable: true)
      }, answersQuestions: true)
    let description = ReportAudit.sound(said)
    #expect((description != nil) == isBelieved)
    #expect(description.map { $0.version == "1 2" && $0.checks.allSatisfy { $0.title == "a b" } } != false)
  }
}
