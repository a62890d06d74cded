import APIFacts
import Answering
import RuleModel
import WireFormats
import Workbench

/// One part of a task, and what is said of it beside rules.
struct ContextPart: Sendable {
  let text: String
  let isUnknown: Bool
  var decision: Decision?
  /// What SwiftUI declares by names in it, where no rule speaks of it.
  let facts: [APIAnswer]

  init(_ answer: BriefAnswer, isServed: Bool, in workplace: Workplace) {
    text = answer.part.text
    isUnknown = !answer.unknown.isEmpty
    decision = answer.decision
    facts =
      isServed
      ? []
      : NamedDeclarations.answers(to: answer.part.text, isCovered: false) { try? APIRequest.table(in: workplace) }
        .filter { $0.name.dropFirst().contains(where: \.isUppercase) && !ContextPart.isSystem($0.name) }
  }

  /// "iOS 17" asks for no value of that name.
  private static func isSystem(_ name: String) -> Bool { name.hasSuffix("OS") && name.count < 9 }

  /// - Parameter rules: the keys of those that are given for it.
  func document(_ rules: [String], _ shown: (String) -> String) -> ContextDocument.Part {
    ContextDocument.Part(
      text: text, covered: !rules.isEmpty, rules: rules,
      decision: decision.map { AskDocument.Decision($0, shown) },
      facts: facts.isEmpty ? nil : facts.map { APIDocument($0) })
  }
}
