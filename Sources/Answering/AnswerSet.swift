package import APIFacts
package import RuleIndex

/// What came of a question.
package struct AnswerSet: Sendable {
  package let question: String
  /// Whether the documents, or a plugin, speak of what was asked.
  package var isCovered: Bool
  /// Best first.
  package var answers: [Answer]
  /// Where the documents disagree on what is answered.
  package var conflicts: [StoredConflict] = []
  /// Words that were taken as another one: written, meant.
  package var corrections: [(written: String, meant: String)]
  /// Words of the question that occur nowhere.
  package var unknownWords: [String]
  /// The answer as a choice, where the question puts things side by side.
  package var decision: Decision?
  /// The lists that the question asks for, whole.
  package var checklists: [Checklist] = []
  /// The tokens that have the value that was asked for.
  package var values: [StoredToken] = []
  /// What the table of declarations says of names in the question: facts, not rules; they cover nothing.
  package var facts: [APIAnswer] = []
  /// Answers that did not fit the budget, best first.
  package var leftOut: [Answer] = []

  package init(
    question: String, isCovered: Bool, answers: [Answer], corrections: [(written: String, meant: String)],
    unknownWords: [String]
  ) {
    self.question = question
    self.isCovered = isCovered
    self.answers = answers
    self.corrections = corrections
    self.unknownWords = unknownWords
  }

  /// Whether the answers are no answers, only what lies nearest to the question.
  package var isNearest: Bool { !isCovered && !answers.isEmpty }

  /// The estimated cost of all answers for a language model.
  package var tokens: Int { answers.reduce(0) { $0 + $1.tokens } }
}
