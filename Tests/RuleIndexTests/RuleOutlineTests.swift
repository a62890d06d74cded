import POSIXSupport
import RuleIndex
import RuleModel
import Testing

/// What ranking knows of a rule without reading it: the words of its statement, headings, lead, names, parts and code.
struct RuleOutlineTests {
  @Test(
    arguments: [
      (rule(.rule, "Use glass", section: ["Top", "Inner"], names: ["glassEffect"]), [2, 2, 0, 1, 2, 0]),
      // The title of the document is not counted, nor a reason that the statement gives itself.
      (
        rule(
          .rule, "Use glass", section: ["Sample", "Bars"], lead: "In all bars", rationale: "It is light", fix: "Use"),
        [5, 1, 3, 0, 0, 0]
      ),
      (rule(.rule, "Use glass", section: ["Sample"], rationale: "", names: ["größeNeu"]), [2, 0, 0, 1, 2, 0]),
      // Only an example has code.
      (rule(.rule, "Use glass", section: [], code: "Text()"), [2, 0, 0, 0, 0, 0]),
      (rule(.example, "Use glass", section: [], code: "Text().boldText()"), [2, 0, 0, 0, 0, 4]),
      // More than there is room for is counted as far as there is.
      (
        rule(.rule, String(repeating: "glass ", count: 1100), section: ["Top"], lead: "In bars"),
        [1023, 1, 2, 0, 0, 0]
      ),
    ] as [(Rule, [Int])])
  func wordsAreCounted(rule: Rule, lengths: [Int]) throws {
    let outline = try #require(try outlines([rule]).first)
    #expect(outline.lengths == lengths)
    #expect(outline.key == rule.key && outline.firstLine == 3)
  }

  @Test(
    arguments: [
      (.prose, ["Top", "See also"], true), (.prose, ["Further Reading"], true), (.prose, ["Links", "Bars"], false),
      (.rule, ["See also"], false), (.prose, [], false),
    ] as [(Rule.Kind, [String], Bool)])
  func whatOnlyPointsElsewhereIsAReference(kind: Rule.Kind, section: [String], expected: Bool) throws {
    #expect(try outlines([rule(kind, "Use glass", section: section)]).map(\.isReference) == [expected])
  }

  @Test func lengthsHaveAnAverage() throws {
    var rows: [Int64] = []
    let store = try filled(
      [rule(.rule, "Use glass", section: ["Top"]), rule(.rule, "Never tint glass bars", section: [])], &rows)
    let statistics = try store.statistics()
    #expect(statistics.ruleCount == 2)
    #expect(statistics.averageLengths == [3, 0.5, 0, 0, 0, 0])
  }

  private func outlines(_ rules: [Rule]) throws -> [RuleOutline] {
    var rows: [Int64] = []
    let store = try filled(rules, &rows)
    return try store.outlines(of: rows)
  }

  private func filled(_ rules: [Rule], _ rows: inout [Int64]) throws -> RuleStore {
    let file = IndexedFile(
      path: "/a.md", unit: "/a.md", stamp: FileStamp(size: 1, modified: 2, inode: 3), hash: "h", lineCount: 9,
      skill: Skill(id: "a", title: "Sample"), rules: rules)
    var store = try RuleStore.inMemory()
    var added: [Int64] = []
    try store.change { store throws(RuleIndexError) in added = try store.add(file) }
    rows = added
    return store
  }
}

private func rule(
  _ kind: Rule.Kind, _ statement: String, section: [String], lead: String = "", rationale: String? = nil,
  fix: String? = nil, names: [String] = [], code: String = ""
) -> Rule {
  Rule(
    key: "a/b/\(statement.prefix(9))", kind: kind, strength: .must, polarity: .requires, statement: statement,
    leadIn: lead, rationale: rationale, fix: fix, interfaces: names.map { InterfaceUse(name: $0, role: .require) },
    section: section, lines: LineRange(3, 4),
    examples: [Example(verdict: .good, language: "swift", code: code, lines: LineRange(5, 5))])
}
