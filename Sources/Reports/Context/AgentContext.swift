import Answering
import POSIXSupport
package import RuleIndex
import RuleModel
package import WireFormats
package import Workbench

/// What an agent should know before it writes code for a task, a sentence or a page, within a budget of tokens.
package struct AgentContext {
  private let task: String
  private let choice: ContextChoice
  private let unknown: [String]
  private let checks: [ContextDocument.Check]
  private let shown: (String) -> String
  package let text: String

  /// - Parameter budget: what the text may cost, in tokens of a language model.
  package init(_ task: String, budget: Int, from store: borrowing RuleStore, in workplace: Workplace) throws {
    self.task = task
    shown = workplace.shown
    let brief = try Brief(task, knownTo: store)
    let found = try Answerer.answers(
      to: brief, about: SubjectsFile.subjects(in: workplace), by: Precedence(of: store, in: workplace), from: store)
    let isCovered = !found.sections.isEmpty
    let text = ContextText(in: workplace, budget: budget, isCut: brief.isCut)
    let templates =
      isCovered ? ContextTemplates(by: brief, about: found.sections, in: workplace) : ContextTemplates()
    let tokens = isCovered ? try ContextTokens.named(by: brief, from: store, in: workplace) : []
    unknown = AgentContext.distinct(found.parts.flatMap(\.unknown))
    let parts = found.parts.enumerated().map { place, part in
      ContextPart(part, isServed: found.sections.contains { $0.parts.contains(place) }, in: workplace)
    }
    choice = ContextChoice(found, parts, beside: (templates, tokens, unknown), text)
    checks = try ContextChecks.of(choice.rules, in: workplace)
    self.text = text.text(of: choice)
  }

  package var isCovered: Bool { choice.sections.contains { !$0.answers.isEmpty } }

  package var document: ContextDocument {
    var set = AnswerSet(question: task, isCovered: isCovered, answers: choice.rules, corrections: [], unknownWords: [])
    set.leftOut = choice.leftOut
    let asked = AskDocument(set, shownAs: shown)
    var document = ContextDocument(
      task: task, covered: isCovered, rules: asked.answers, tokens: choice.tokens.map { AskDocument.Value($0, shown) },
      templates: choice.templates.templates, checks: checks, estimatedTokens: ContextText.cost(of: text),
      leftOut: asked.leftOut ?? [])
    document.parts = choice.parts.enumerated().map { $1.document(choice.rules(for: $0), shown) }
    document.unknown = unknown
    document.byHand = choice.templates.byHand
    return document
  }

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0.lowercased()).inserted }
  }
}
