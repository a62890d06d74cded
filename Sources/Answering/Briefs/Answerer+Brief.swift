package import RuleIndex
import RuleModel

extension Answerer {
  /// The rules for each part of a brief; each of them speaks of what the part asks for.
  package static func answers(
    to brief: Brief, by precedence: Precedence, from store: borrowing RuleStore
  ) throws(RuleIndexError) -> [BriefAnswer] {
    var found: [BriefAnswer] = []
    for part in brief.parts {
      let answer = try answer(to: part, by: precedence, from: store)
      // A title that no rule speaks of asks for nothing.
      if !part.isTitle || !answer.answers.isEmpty { found.append(answer) }
    }
    return found
  }

  private static func answer(
    to part: BriefPart, by precedence: Precedence, from store: borrowing RuleStore
  ) throws(RuleIndexError) -> BriefAnswer {
    let features = NamedFeature.named(in: Question(part.text).words.map(\.plain))
    var missing = features
    var runs: [[BriefRules.Candidate]] = [], asked: [[Concept]] = []
    let statistics = try store.statistics()
    for probe in part.probes {
      let concepts = try QuestionReader.concepts(of: probe, in: store)
      let pins = try self.pins(for: probe, in: store)
      let (ranked, _, grounds) = try Ranking.rank(concepts, pins: pins, in: store, looking: BriefRules.mostLookedAt)
      let coverage = try Coverage(of: probe, concepts, grounds, pins, in: store)
      missing.removeAll { feature in coverage.isSpoken(feature) }
      let firm = grounds.filter { coverage.speaking.contains($0.row) && BriefRules.isFirm($0, concepts) }
      let least = Dictionary(
        firm.map { ($0.row, BriefRules.leastScore(of: $0, concepts) * Ranking.mostRarity(in: statistics)) }
      ) { first, _ in first }
      runs.append(
        ranked.prefix(BriefRules.mostLookedAt).compactMap { scored in
          least[scored.outline.id].map { BriefRules.Candidate(scored: scored, isSure: scored.score >= $0) }
        })
      asked.append(concepts)
    }
    // What is left of a clause without the features that nothing speaks of must still say something.
    let taken = Set(missing.flatMap(\.words))
    for (place, probe) in part.probes.enumerated()
    where probe.words.contains(where: { taken.contains($0.plain) })
      && probe.subjects.count(where: { !taken.contains($0.plain) }) < 2
    { runs[place] = [] }
    let stored = try store.rules(Array(Set(runs.joined().map(\.scored.outline.id))))
    let rules = Dictionary(stored.map { ($0.id, $0) }) { first, _ in first }
    let kept = Set(stored.filter(BriefRules.isRule).map(\.rule.key))
    let found = runs.map { run in
      precedence.leading(
        run.compactMap { one in rules[one.scored.outline.id].map { (Answer($0, one.scored), one.isSure) } })
    }
    let answers = BriefRules.inTurn(found).filter { kept.contains($0.key) }
    var set = AnswerSet(
      question: part.text, isCovered: !answers.isEmpty, answers: precedence.ordered(Duplicates.merged(answers)),
      corrections: [], unknownWords: [])
    try addConflicts(to: &set, asked.first ?? [], from: store)
    set.settle(by: precedence)
    let unknown = missing.map(\.said) + (set.answers.isEmpty && missing.isEmpty ? [part.text] : [])
    return BriefAnswer(
      part: part, answers: set.withoutLosers, unknown: unknown, decision: Decision(part.text, from: set.answers))
  }
}

/// Which rules serve a brief.
enum BriefRules {
  static let mostLookedAt = 10

  /// A rule that speaks of what is asked, and whether it does so strongly enough for a document that is for everybody.
  struct Candidate {
    let scored: Ranking.Scored
    let isSure: Bool
  }

  /// A rule is given if it is at least this much as good as the best one for the same words.
  static let likeness = 0.85
  /// How much of what is asked a rule must speak of.
  private static let leastShare = 0.5
  /// From this rarity on one word says what is meant.
  private static let rareWord = 0.7
  /// What a rule must score, of what a word scores that occurs nowhere: read from some hundred rules that were judged.
  private static let leastScore = 0.5
  /// A single word says less.
  private static let leastOfOneWord = 0.57
  /// How many rules the same words get.
  static let mostOfRun = 2
  /// A remark that asks for nothing must speak of nearly all.
  private static let leastOfRemark = 0.6

  /// Rules, facts of tables and remarks stand alone; code, steps and entries of lists for reviewers do not.
  static func isRule(_ stored: StoredRule) -> Bool {
    // What a document is for is told to who looks for a document.
    if stored.rule.statement.hasPrefix("Use this skill") { return false }
    switch stored.rule.kind {
    case .rule, .tableRow, .mapping, .prose: return true
    case .example, .step, .checklistItem, .token, .workflow: return false
    }
  }

  /// Whether a rule speaks of two words of what is asked, one of them its subject, or of a name.
  static func isFirm(_ grounds: Grounds, _ concepts: [Concept]) -> Bool {
    let spoken = concepts.indices.filter { concepts[$0].importance >= 0.4 && grounds.evidence[$0] >= 0.4 }
    guard Coverage.share(of: grounds, concepts) >= leastShare else { return false }
    let isRare = spoken.contains { grounds.evidence[$0] >= 0.9 && grounds.rarity[$0] >= rareWord }
    return isRare || spoken.contains { concepts[$0].isName }
      || spoken.count > 1 && spoken.contains { concepts[$0].importance == 1 }
  }

  /// What a rule must score to be given, of the rarity of a word that occurs nowhere.
  static func leastScore(of grounds: Grounds, _ concepts: [Concept]) -> Double {
    let subjects = concepts.indices.count { concepts[$0].importance == 1 && grounds.evidence[$0] >= 0.4 }
    return subjects > 1 ? leastScore : leastOfOneWord
  }

  /// The best rule of each run before the second one of any, each once.
  static func inTurn(_ runs: [[Answer]]) -> [Answer] {
    var seen: Set<String> = [], all: [Answer] = []
    for turn in 0..<mostOfRun {
      for run in runs where turn < run.count && isTelling(run[turn]) && seen.insert(run[turn].key).inserted {
        all.append(run[turn])
      }
    }
    return all
  }

  private static func isTelling(_ answer: Answer) -> Bool {
    answer.strength != .info && answer.strength != .may || answer.coverage >= leastOfRemark
  }
}

extension Answer {
  fileprivate init(_ rule: StoredRule, _ scored: Ranking.Scored) {
    self.init(rule, score: scored.score)
    coverage = scored.coverage
  }
}

extension Precedence {
  /// Those of `found`, best first, that are sure and much as good as the best one; before them what stronger documents say.
  fileprivate func leading(_ found: [(answer: Answer, isSure: Bool)]) -> [Answer] {
    let answers = found.map(\.answer)
    guard let best = answers.first else { return [] }
    let own = Set(stronger(answers).map(\.key)), sure = Set(found.filter(\.isSure).map(\.answer.key))
    return ordered(answers).filter {
      own.contains($0.key) || sure.contains($0.key) && $0.score >= best.score * BriefRules.likeness
    }
  }
}

extension AnswerSet {
  /// Without what a settled conflict decides against.
  fileprivate var withoutLosers: [Answer] {
    let positions = conflicts.filter { $0.status == .settled }.flatMap(\.positions)
    func keys(holding: Bool) -> Set<String> {
      Set(positions.filter { $0.holding?.holdsSomewhere == holding }.flatMap { $0.sources.map(\.key) })
    }
    let lost = keys(holding: false).subtracting(keys(holding: true))
    return answers.filter { lost.isDisjoint(with: $0.keys) }
  }
}
