import Answering
import Ingesting
import POSIXSupport
import RuleIndex
import RuleModel
import TestSupport
import Testing
import Workbench

@testable import Reports

/// Answers in the texts for people and for agents, each part of them by itself.
@Suite struct AnswerTextTests {
  private let folder: TemporaryFolder
  private let stored: Answer
  private let plugin: Answer

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# Bars\n\n- Always label toolbar buttons.\n", to: "skills/bars.md")
    var store = try RuleStore.inMemory()
    try Ingester.ingest([folder.path.appending("skills")], into: &store)
    let given = PluginAnswer(plugin: "p", key: "p/a", statement: "It is 12.", code: "a", confidence: 0.9)
    let set = try Answerer.answer(AnswerRequest(Question("label toolbar buttons"), given: [given]), from: store)
    stored = try #require(set.answers.first { $0.via == nil })
    plugin = try #require(set.answers.first { $0.via != nil })
  }

  /// The rule as another document says it.
  private func rule(_ number: Int, in path: String = "d.md", _ strength: Strength = .must) -> Answer {
    var answer = stored
    let place = Citation(path: path, lines: LineRange(number, number))
    (answer.key, answer.statement, answer.strength) = ("d/\(number)", "Statement \(number).", strength)
    (answer.source, answer.sources, answer.section) = (place, [place], [])
    return answer
  }

  private func set(_ answers: [Answer], isCovered: Bool = true, unknown: [String] = []) -> AnswerSet {
    AnswerSet(question: "q", isCovered: isCovered, answers: answers, corrections: [], unknownWords: unknown)
  }

  private func text(_ set: AnswerSet, columns: Int? = nil) -> String {
    AskText(in: Workplace(workingFolder: folder.path), columns: columns) { $0 }.text(for: set)
  }

  // MARK: - For people

  @Test func theFirstLineSaysWhatWasFound() {
    let (one, two) = (rule(1), rule(2, in: "e.md"))
    for (answers, verdict) in [
      ([], "Nothing to show."), ([one], "1 rule from 1 document, best: d.md:1"),
      ([one, two], "2 rules from 2 documents, best: d.md:1"), ([two, two], "2 rules from 1 document, best: e.md:2"),
      ([plugin], "Not covered by the documents; answered by the plugin 'p'"),
      ([one, plugin], "1 rule from 1 document and 1 answer of the plugin 'p', best: d.md:1"),
      ([plugin, one], "1 rule from 1 document and 1 answer of the plugin 'p', first: the plugin 'p'"),
    ] as [([Answer], String)] {
      let lines = text(set(answers)).split(separator: "\n")
      #expect(lines.first.map(String.init) == verdict)
      #expect(lines.contains("ANSWER") == (answers.first?.via != nil))
      #expect(lines.count { $0.contains("via p") } == answers.count { $0.via != nil })
    }
  }

  /// Each group has one heading, that of the best rule first.
  @Test func eachStrengthHasOneHeading() {
    let lines = text(set([rule(1, .avoid), rule(2, .must), rule(3, .avoid)])).split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.hasPrefix("  \u{2022}") || !$0.hasPrefix(" ") }.dropFirst() == [
        "SHOULD NOT", "  \u{2022} Statement 1.", "  \u{2022} Statement 3.", "MUST", "  \u{2022} Statement 2.",
      ])
  }

  @Test(arguments: [
    (0, ""), (1, " They do not mention 'w0'."), (5, " They do not mention 'w0', 'w1', 'w2', 'w3', 'w4'."),
    (6, " They do not mention 'w0', 'w1', 'w2', 'w3', 'w4'."),
  ])
  func whatIsNotCovered(unknown: Int, reason: String) {
    let words = (0..<unknown).map { "w\($0)" }
    #expect(text(set([], isCovered: false, unknown: words)) == "The documents do not answer this.\(reason)\n")
    let near = text(set([rule(1)], isCovered: false, unknown: words))
    #expect(near.hasPrefix("The documents do not answer this.\(reason)\nThe closest rules:\n"))
  }

  @Test(
    arguments: [
      (0, nil), (1, "d/0 (7)"), (3, "d/0 (7), d/1 (7), d/2 (7)"), (4, "d/0 (7), d/1 (7), d/2 (7) and 1 more"),
    ] as [(Int, String?)])
  func whatIsLeftOut(count: Int, list: String?) {
    var set = set([rule(1)])
    set.leftOut = (0..<count).map { number in
      var answer = rule(number)
      answer.tokens = 7
      return answer
    }
    let last = text(set).split(separator: "\n").last.map(String.init) ?? ""
    #expect(last.contains("left out") == (list != nil))
    if let list { #expect(last.hasSuffix("tokens; left out to stay within the budget: \(list)")) }
  }

  @Test(arguments: [0, 1, 3, 4, 5]) func threeConflictsAreShown(count: Int) {
    var set = set([rule(1)])
    set.conflicts = (0..<count).map { number in
      StoredConflict(id: "i\(number)", kind: "declared", title: "t", status: .open, resolution: "r", positions: [])
    }
    let text = text(set)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("CONFLICT") } == min(count, 3))
    let more = (0..<count).dropFirst(3).map { "i\($0)" }.joined(separator: ", ")
    #expect(text.contains("The answers are also part of these conflicts: \(more)\n") == (count > 3))
  }

  /// Twelve lines of code are shown, and then how many there are.
  @Test(arguments: [(1, false), (12, false), (13, true), (14, true)])
  func codeIsCutBehindTwelveLines(count: Int, isCut: Bool) {
    var answer = rule(1)
    let code = Array(repeating: "a", count: count).joined(separator: "\n")
    answer.examples = [Example(verdict: .good, language: "swift", code: code, lines: LineRange(1, 1))]
    let lines = text(set([answer])).split(separator: "\n").filter { $0.hasPrefix("    + ") }
    #expect(lines.count == min(count, 12) + (isCut ? 1 : 0))
    #expect(lines.last?.contains("…") == isCut)
    #expect(lines.last?.contains("\(count - 12) more") == isCut)
  }

  /// Lines are as wide as the terminal, but no narrower than 40 columns and no wider than 100.
  @Test(arguments: [(nil, 100), (10, 40), (40, 40), (60, 60), (100, 100), (200, 100)] as [(Int?, Int)])
  func linesAreAsWideAsTheTerminal(columns: Int?, width: Int) {
    let ask = AskText(in: Workplace(workingFolder: folder.path), columns: columns)
    func lines(_ second: Int) -> [String] {
      let words = String(repeating: "a", count: 19) + " " + String(repeating: "b", count: second)
      return ask.wrapped(words, first: "", rest: "  ")
    }
    #expect(lines(width - 20).map(\.count) == [width])
    #expect(lines(width - 19).map(\.count) == [19, width - 17])
    #expect(ask.wrapped("", first: "  ", rest: "") == ["  "])
  }

  @Test func reasonsThatAreNotInTheStatement() {
    var (told, new) = (rule(1), rule(2))
    (told.rationale, new.rationale) = ("Statement 1.", "It is short.")
    let text = AskText(in: Workplace(workingFolder: folder.path)) { $0 }.rules([told, new])
    #expect(text.split(separator: "\n").filter { $0.contains("why: ") } == ["    why: It is short."])
    let agent = AgentText(Workplace(workingFolder: folder.path))
    #expect(agent.rules([told, new]).split(separator: "\n").filter { $0.hasPrefix("why: ") } == ["why: It is short."])
  }

  // MARK: - For agents

  @Test func agentsGetTheSameInShort() {
    let agent = AgentText(Workplace(workingFolder: folder.path))
    #expect(agent.text(for: set([])) == "Nothing to show.")
    #expect(agent.text(for: set([], isCovered: false)) == "The documents do not answer this.")
    let near = agent.text(for: set([rule(1)], isCovered: false))
    #expect(near.hasPrefix("The documents do not answer this. The closest rules:\nMUST: Statement 1. [d/1] d.md:1"))
    var cut = set([])
    cut.leftOut = [plugin]
    #expect(agent.text(for: cut) == "Left out to stay within the budget: p/a (\(plugin.tokens))")
    #expect(agent.lines(for: plugin) == ["NOTE: It is 12. [p/a] via p", "example:", "```swift\na\n```"])
  }

  /// Further lines of a statement cannot be taken for lines of the answer.
  @Test(arguments: [("a\nb", "a\n  b"), ("a\rb", "a\n  b"), ("a\r\nb", "a\n  b"), ("ab", "ab")])
  func linesOfOthers(statement: String, expected: String) {
    var answer = plugin
    (answer.statement, answer.examples) = (statement, [])
    let agent = AgentText(Workplace(workingFolder: folder.path))
    #expect(agent.lines(for: answer) == ["NOTE: \(expected) [p/a] via p"])
  }

  /// About four bytes are a token, begun ones included.
  @Test(arguments: [(0, 0), (1, 1), (3, 1), (4, 1), (5, 2), (8, 2), (9, 3)])
  func fourBytesAreAToken(bytes: Int, tokens: Int) {
    let text = String(repeating: "a", count: bytes)
    #expect(ContextText.cost(of: text) == tokens)
    #expect(ContextText.cost(of: [text, text]) == (2 * bytes + 5) / 4)
  }
}
