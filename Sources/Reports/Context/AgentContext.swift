import Answering
import POSIXSupport
package import RuleIndex
import RuleModel
package import WireFormats
package import Workbench

/// What an agent should know before it writes code for a task, a sentence or a page, within a budget of tokens.
package struct AgentContext {
  private let task: String
  private let parts: [ContextPart]
  private let unknown: [String]
  private let tokens: [StoredToken]
  private let templates: ContextTemplates
  private let checks: [ContextDocument.Check]
  private let leftOut: [Answer]
  private let shown: (String) -> String
  package let text: String

  /// - Parameter budget: what the text may cost, in tokens of a language model.
  package init(_ task: String, budget: Int, from store: borrowing RuleStore, in workplace: Workplace) throws {
    self.task = task
    shown = workplace.shown
    let brief = try Brief(task, knownTo: store)
    let found = try Answerer.answers(to: brief, by: Precedence(of: store, in: workplace), from: store)
    let isCovered = found.contains { !$0.answers.isEmpty }
    let text = ContextText(in: workplace, budget: budget, isCut: brief.isCut)
    let templates = isCovered ? ContextTemplates(by: brief, in: workplace) : ContextTemplates()
    let tokens = isCovered ? try ContextTokens.named(by: brief, from: store, in: workplace) : []
    let unknown = AgentContext.distinct(found.flatMap(\.unknown))
    let choice = ContextChoice(found.map { ContextPart($0, in: workplace) }, beside: (templates, tokens, unknown), text)
    (parts, leftOut) = (choice.parts, choice.leftOut)
    (self.templates, self.tokens, self.unknown) = (choice.templates, choice.tokens, unknown)
    checks = try ContextChecks.of(choice.parts.flatMap(\.rules), in: workplace)
    self.text = text.text(of: choice)
  }

  package var isCovered: Bool { parts.contains { !$0.rules.isEmpty } }

  package var document: ContextDocument {
    let rules = parts.flatMap(\.rules)
    var set = AnswerSet(question: task, isCovered: isCovered, answers: rules, corrections: [], unknownWords: [])
    set.leftOut = leftOut
    let asked = AskDocument(set, shownAs: shown)
    var document = ContextDocument(
      task: task, covered: isCovered, rules: asked.answers, tokens: tokens.map { AskDocument.Value($0, shown) },
      templates: templates.templates, checks: checks, estimatedTokens: ContextText.cost(of: text),
      leftOut: asked.leftOut ?? [])
    document.parts = parts.map { $0.document(shown) }
    document.unknown = unknown
    document.byHand = templates.byHand
    return document
  }

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0.lowercased()).inserted }
  }
}
