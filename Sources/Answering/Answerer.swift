package import RuleIndex
import RuleModel

/// Answers questions from a rules index.
package enum Answerer {
  /// The ranked, cited answers to a question; honest about a question that the documents do not answer.
  package static func answer(
    _ request: AnswerRequest, from store: borrowing RuleStore
  ) throws(RuleIndexError) -> AnswerSet {
    let concepts = try QuestionReader.concepts(of: request.question, in: store)
    let pins = try self.pins(for: request.question, in: store)
    let (ranked, unknown, grounds) = try Ranking.rank(concepts, pins: pins, in: store)
    let coverage = try Coverage(of: request.question, concepts, grounds, pins, in: store)
    var set = AnswerSet(
      question: request.question.text, isCovered: coverage.isCovered, answers: [],
      corrections: corrections(concepts, ranked), unknownWords: unknown + coverage.unspoken(beside: unknown))
    let nearest = set.isCovered || isNear(concepts, ranked.first) ? ranked : []
    let answers = try Procedure.completed(self.answers(nearest, concepts, request, from: store), from: store)
    set.answers = Array(answers.prefix(set.isCovered ? request.limit : min(request.limit, mostNear)))
    if let budget = request.budget { (set.answers, set.leftOut) = Packing.pack(set.answers, into: budget) }
    if set.answers.isEmpty { set.isCovered = false }
    if set.isCovered { set.decision = Decision(request.question.text, from: answers) }
    set.checklists = try Checklist.asked(by: request.question, request.filter, from: store)
    if let value = ValueQuestion(request.question) { set.values = try value.tokens(request.filter, from: store) }
    if !set.checklists.isEmpty || !set.values.isEmpty { set.isCovered = true }
    try addConflicts(to: &set, concepts, from: store)
    set.settle(by: request.precedence)
    set.merge(request.given, limit: request.limit)
    return set
  }

  private static func isNear(_ concepts: [Concept], _ best: Ranking.Scored?) -> Bool {
    concepts.contains { $0.importance == 1 } && (best?.coverage ?? 0) >= nearCoverage
  }

  /// The best rules for a question that is not covered are shown as what lies nearest, from this coverage on.
  static let nearCoverage = 0.2
  private static let mostNear = 10

  private static func answers(
    _ ranked: [Ranking.Scored], _ concepts: [Concept], _ request: AnswerRequest, from store: borrowing RuleStore
  ) throws(RuleIndexError) -> [Answer] {
    let depth = request.filter.isEmpty ? request.limit.plus(further) : ranked.count
    let wanted = ranked.prefix(depth)
    let rules = try store.rules(wanted.map(\.outline.id)).filter { request.filter.lets($0) }
    let scored = Dictionary(wanted.map { ($0.outline.id, $0) }) { first, _ in first }
    let answers = rules.compactMap { rule in scored[rule.id].map { answer(rule, $0, concepts) } }
    return request.precedence.ordered(Families.merged(Duplicates.merged(answers)))
  }

  /// How many rules are read beyond the limit, to find those that say the same.
  private static let further = 30

  private static func answer(_ rule: StoredRule, _ scored: Ranking.Scored, _ concepts: [Concept]) -> Answer {
    var answer = Answer(rule, score: scored.score)
    answer.coverage = scored.coverage
    answer.factors = scored.factors
    answer.reasons = scored.found.map {
      Answer.Reason(word: concepts[$0.concept].word, found: $0.term.text, gain: $0.gain)
    }
    return answer
  }

  private static func corrections(
    _ concepts: [Concept], _ ranked: [Ranking.Scored]
  ) -> [(written: String, meant: String)] {
    let used = ranked.prefix(5).flatMap(\.found).filter { $0.term.origin == .spelling }
    return concepts.indices.compactMap { index in
      used.first { $0.concept == index }.map { (concepts[index].word, $0.term.text) }
    }
  }

  // MARK: - Names

  static func pins(
    for question: Question, in store: borrowing RuleStore
  ) throws(RuleIndexError) -> Pins {
    var found: [(row: Int64, gain: Double)] = []
    for word in question.words where word.isName {
      for (row, role) in try store.rows(naming: word.written) {
        let gain =
          switch InterfaceUse.Role(rawValue: role) {
          case .subject, .forbid, .require: 1.5
          case .replace: 1.2
          case .mention, nil: 1.0
          }
        found.append((row, gain))
      }
    }
    return Pins(found)
  }
}

extension AnswerSet {
  /// Puts what plugins said among the answers: what they are sure of first, the rest last.
  fileprivate mutating func merge(_ given: [PluginAnswer], limit: Int) {
    guard !given.isEmpty else { return }
    let sorted = given.sorted { ($1.confidence, $0.key) < ($0.confidence, $1.key) }
    let sure = sorted.filter { $0.confidence >= 0.5 }.map { Answer($0) }
    let unsure = sorted.filter { $0.confidence < 0.5 }.map { Answer($0) }
    answers = Array((sure + answers + unsure).prefix(max(limit, sure.count)))
    if !sure.isEmpty { isCovered = true }
  }
}
