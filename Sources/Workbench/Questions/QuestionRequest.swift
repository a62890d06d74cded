package import Answering
package import RuleIndex

/// A question to the documents and the plugins, and how much of an answer is wanted.
package struct QuestionRequest: Hashable, Sendable {
  package var question: Question
  package var documents = IndexRequest()
  /// The most answers.
  package var limit = 5
  /// What all answers may cost together, in tokens of a language model; the limit does not count then.
  package var budget: Int?
  package var filter = AnswerFilter()

  /// The five best answers of the default documents.
  package init(_ text: String) { question = Question(text) }

  /// The answers of the documents, and of the plugins that have one.
  package func answers(in workplace: Workplace) throws -> AnswerSet {
    // Plugins come first, so that their hosts are gone before the index is locked to be read.
    let given = PluginInventory.answers(to: question.text, in: workplace)
    return try documents.withStore(in: workplace) { store in try answers(from: store, given: given, in: workplace) }
  }

  /// The answers of `store`; throws `UnknownSkill` where the filter names one that it does not hold.
  ///
  /// - Parameter given: what plugins said.
  package func answers(
    from store: borrowing RuleStore, given: [PluginAnswer], in workplace: Workplace
  ) throws -> AnswerSet {
    try filter.requireSkills(in: store)
    var request = AnswerRequest(question, limit: limit, budget: budget, filter: filter, given: given)
    request.precedence = try Precedence(of: store, in: workplace)
    var set = try Answerer.answer(request, from: store)
    // Without the table the rules answer all the same; 'doctor' says what an installation lacks.
    set.facts = NamedDeclarations.answers(to: question.text, isCovered: set.isCovered) {
      try? APIRequest.table(in: workplace)
    }
    return set
  }
}
