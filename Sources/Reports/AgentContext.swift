import Answering
import HostMessages
import POSIXSupport
import PluginHosting
package import RuleIndex
import RuleModel
import Scaffolding
package import WireFormats
package import Workbench

/// What an agent should know before it writes code for a task, within a budget of tokens.
package struct AgentContext {
  private let task: String
  private let answers: AnswerSet
  private let tokens: [StoredToken]
  private let templates: [ContextDocument.Template]
  private let checks: [ContextDocument.Check]
  private let shown: (String) -> String
  package let text: String

  /// - Parameter budget: what the text may cost, in tokens of a language model.
  package init(_ task: String, budget: Int, from store: borrowing RuleStore, in workplace: Workplace) throws {
    self.task = task
    shown = workplace.shown
    let writer = AgentText(workplace)
    let words = Set(task.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)).filter { $0.count > 2 }
    templates = AgentContext.templates(for: words, in: workplace)
    let all = try store.tokens()
    let allChecks = try AgentContext.allChecks(in: workplace)
    let asked = AnswerRequest(Question(task), limit: 40, budget: budget)
    var answers = try Answerer.answer(asked, from: store)
    let tokens = AgentContext.tokens(for: words, among: all)
    var checks = AgentContext.checks(of: answers, among: allChecks)
    var count = tokens.count
    var text = ""
    // Rules are what counts most, but one must be left when there is any; tokens go first.
    while true {
      checks = AgentContext.checks(of: answers, among: allChecks)
      text = AgentContext.text(task, answers, Array(tokens.prefix(count)), templates, checks, by: writer)
      if AgentContext.cost(of: text) <= budget { break }
      if count > 3 {
        count -= 1
      } else if answers.answers.count > 1, let last = answers.answers.popLast() {
        answers.leftOut.insert(last, at: 0)
      } else if count > 0 {
        count -= 1
      } else {
        break
      }
    }
    (self.answers, self.tokens, self.checks, self.text) = (answers, Array(tokens.prefix(count)), checks, text)
  }

  package var isCovered: Bool { answers.isCovered }

  package var document: ContextDocument {
    let asked = AskDocument(answers, shownAs: shown)
    return ContextDocument(
      task: task, covered: answers.isCovered, rules: asked.answers,
      tokens: tokens.map { AskDocument.Value($0, shown) }, templates: templates, checks: checks,
      estimatedTokens: AgentContext.cost(of: text), leftOut: asked.leftOut ?? [])
  }

  /// A model's tokens for prose and code are about four bytes each.
  private static func cost(of text: String) -> Int { (text.utf8.count + 3) / 4 }

  private static func text(
    _ task: String, _ set: AnswerSet, _ tokens: [StoredToken], _ templates: [ContextDocument.Template],
    _ checks: [ContextDocument.Check], by writer: AgentText
  ) -> String {
    var lines = ["# Before you write: \(AgentStep.plain(task))", ""]
    if !set.isCovered { lines += ["The documents do not speak of this task; what lies nearest follows.", ""] }
    lines.append("## Rules")
    for answer in set.answers { lines += writer.lines(for: answer) }
    if !tokens.isEmpty { lines += ["", "## Tokens"] + tokens.map { writer.line(for: $0) } }
    if !templates.isEmpty {
      lines +=
        ["", "## Templates"] + templates.map { ForeignText.line("- \($0.name): \($0.summary) (`\($0.command)`)") }
    }
    lines += ["", "## Checks", "Run `swiftkit check` on what you wrote; it must come back clean."]
    lines += checks.map { ForeignText.line("- \($0.id): \($0.title)") }
    if !set.leftOut.isEmpty {
      lines += ["", "\(set.leftOut.count) more rules did not fit; `swiftkit ask` finds them."]
    }
    return TextOrigin.warned(lines.joined(separator: "\n")) + "\n"
  }

  private static func tokens(for words: Set<String>, among all: [StoredToken]) -> [StoredToken] {
    func nearness(_ stored: StoredToken) -> Int {
      let text = "\(stored.token.namespace) \(stored.token.name) \(stored.token.usage ?? "")".lowercased()
      return words.count { text.contains($0) }
    }
    let scored = all.enumerated().map { (place: $0.offset, token: $0.element, score: nearness($0.element)) }
    return scored.filter { $0.score > 0 }.sorted { ($1.score, $0.place) < ($0.score, $1.place) }.prefix(8).map(\.token)
  }

  private static func templates(for words: Set<String>, in workplace: Workplace) -> [ContextDocument.Template] {
    guard let layout = try? ProjectLayout(workingFolder: workplace.workingFolder, output: nil, target: nil) else {
      return []
    }
    let library = TemplateLibrary(for: layout.root.folder, in: workplace)
    let scored = library.entries().compactMap { entry -> (ContextDocument.Template, Int)? in
      guard let template = try? library.template(named: entry.name) else { return nil }
      let text = Set("\(entry.name) \(template.summary)".lowercased().split { !$0.isLetter }.map(String.init))
      let score = words.count { word in text.contains { $0.hasPrefix(word) || word.hasPrefix($0) && $0.count > 3 } }
      guard score > 0 else { return nil }
      let argument = template.argument == nil ? "" : " NAME"
      return (
        .init(name: entry.name, summary: template.summary, command: "swiftkit new \(entry.name)\(argument)"), score
      )
    }
    return scored.sorted { ($1.1, $0.0.name) < ($0.1, $1.0.name) }.prefix(2).map(\.0)
  }

  private static func allChecks(in workplace: Workplace) throws -> [String: String] {
    // Without the plugins, which may not be built, the rules are still worth having.
    guard let inventory = try? PluginInventory.withSkillChecks(in: workplace) else { return [:] }
    var titles: [String: String] = [:]
    for plugin in inventory.plugins {
      for check in plugin.descriptor.checks { titles[plugin.publicName(ofCheck: check.id)] = check.title }
    }
    return titles
  }

  private static func checks(of set: AnswerSet, among titles: [String: String]) -> [ContextDocument.Check] {
    Set(set.answers.compactMap(\.check)).sorted().map { .init(id: $0, title: titles[$0] ?? "see the rule") }
  }
}
