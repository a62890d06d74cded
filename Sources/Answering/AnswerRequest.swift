/// A question and what the asker wants to see.
package struct AnswerRequest: Sendable {
  package var question: Question
  package var limit: Int
  /// What plugins said.
  package var given: [PluginAnswer]

  package init(_ question: Question, limit: Int = 5, given: [PluginAnswer] = []) {
    self.question = question
    self.limit = limit
    self.given = given
  }
}
