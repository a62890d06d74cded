/// A question and what the asker wants to see.
package struct AnswerRequest: Sendable {
  package var question: Question
  package var limit: Int
  /// The most tokens that all answers within the limit may cost together.
  package var budget: Int?
  package var filter: AnswerFilter
  /// What plugins said.
  package var given: [PluginAnswer]
  /// Whose documents come first; the empty one takes all alike.
  package var precedence = Precedence()

  package init(
    _ question: Question, limit: Int = 5, budget: Int? = nil, filter: AnswerFilter = AnswerFilter(),
    given: [PluginAnswer] = []
  ) {
    self.question = question
    self.limit = limit
    self.budget = budget
    self.filter = filter
    self.given = given
  }
}
