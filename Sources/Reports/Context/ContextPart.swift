import APIFacts
import Answering
import RuleModel
import WireFormats
import Workbench

/// One part of a task with what is given for it.
struct ContextPart: Sendable {
  let text: String
  /// Best first.
  var rules: [Answer]
  /// All that speak of it, given or not.
  let found: [Answer]
  let isUnknown: Bool
  let decision: Decision?
  /// What SwiftUI declares by names in it, where no rule speaks of it.
  let facts: [APIAnswer]

  init(_ answer: BriefAnswer, in workplace: Workplace) {
    text = answer.part.text
    (rules, found) = (answer.answers, answer.answers)
    isUnknown = !answer.unknown.isEmpty
    decision = answer.decision
    facts =
      !answer.answers.isEmpty
      ? []
      : NamedDeclarations.answers(to: answer.part.text, isCovered: false) { try? APIRequest.table(in: workplace) }
        .filter { $0.name.dropFirst().contains(where: \.isUppercase) }
  }

  func document(_ shown: (String) -> String) -> ContextDocument.Part {
    ContextDocument.Part(
      text: text, covered: !rules.isEmpty, rules: rules.map(\.key),
      decision: decision.map { AskDocument.Decision($0, shown) },
      facts: facts.isEmpty ? nil : facts.map { APIDocument($0) })
  }
}
