package import RuleIndex
import RuleModel

extension Answerer {
  /// The rules for what a brief is about: those of its subjects, and those that speak of what one of its parts asks for.
  package static func answers(
    to brief: Brief, about subjects: [Subject] = [], by precedence: Precedence, from store: borrowing RuleStore
  ) throws(RuleIndexError) -> BriefAnswers {
    var sections = BriefSections(about: subjects)
    for subject in FoundSubject.all(of: subjects, in: brief) {
      sections.add(subject, try rules(of: subject, precedence, from: store))
    }
    sections.settle()
    var parts: [BriefAnswer] = []
    for (place, part) in brief.parts.enumerated() {
      var (answer, lost) = try answer(to: part, beside: sections.answers(for: place), sections, precedence, from: store)
      sections.drop(lost)
      sections.add(answer.answers, to: place, of: part, stronger: precedence.stronger(answer.answers))
      if sections.serve(place) || part.isTitle || part.text.hasSuffix(":") {
        answer.unknown.removeAll { $0 == part.text }
      } else if answer.unknown.isEmpty {
        answer.unknown = [part.text]
      }
      parts.append(answer)
    }
    return BriefAnswers(sections: sections.ordered, parts: parts)
  }

  private static func rules(
    of subject: FoundSubject, _ precedence: Precedence, from store: borrowing RuleStore
  ) throws(RuleIndexError) -> [Answer] {
    var rules: [Answer] = []
    for key in subject.needed {
      // A team's own version of a rule holds.
      let versions = try store.rules(store.rows(withWholeKey: key)).map { Answer($0, score: 1) }
      let rank = { (rule: Answer) in rule.source.map { precedence.rank(of: $0.path) } ?? .max }
      if let strongest = versions.min(by: { rank($0) < rank($1) }) { rules.append(strongest) }
    }
    return rules
  }

  /// - Parameter beside: the rules of the subjects that the part speaks of.
  /// - Returns: also the keys of rules that lose against a stronger document.
  private static func answer(
    to part: BriefPart, beside: [Answer], _ sections: BriefSections, _ precedence: Precedence,
    from store: borrowing RuleStore
  ) throws(RuleIndexError) -> (BriefAnswer, lost: Set<String>) {
    let features = NamedFeature.named(in: NameParts.words(in: part.text).map(String.init))
    var missing = features.filter { !sections.areCalled($0.words) }
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
      let telling = Set(firm.filter { BriefRules.isTelling($0, concepts) }.map(\.row))
      runs.append(
        ranked.prefix(BriefRules.mostLookedAt).compactMap { scored in
          least[scored.outline.id].map { least in
            let isSupported = telling.contains(scored.outline.id) || sections.tell(scored.outline.key)
            return BriefRules.Candidate(scored: scored, isSure: isSupported && scored.score >= least)
          }
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
    let answers = precedence.ordered(
      Duplicates.merged(BriefRules.inTurn(found).filter { kept.contains($0.key) }))
    // What a stronger document contradicts is no advice.
    let all = precedence.stronger(answers).isEmpty ? answers : answers + beside
    var set = AnswerSet(
      question: part.text, isCovered: !answers.isEmpty, answers: all, corrections: [], unknownWords: [])
    try addConflicts(to: &set, asked.first ?? [], from: store)
    set.settle(by: precedence)
    let left = set.withoutLosers
    let lost = Set(all.flatMap(\.keys)).subtracting(left.flatMap(\.keys))
    let own = Set(answers.map(\.key))
    let unknown = missing.map(\.said) + (answers.isEmpty && missing.isEmpty ? [part.text] : [])
    let answer = BriefAnswer(
      part: part, answers: left.filter { own.contains($0.key) }, unknown: unknown,
      decision: part.asksForChoice ? Decision(part.text, from: left) : nil)
    return (answer, lost)
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
  private static let leastOfRemark = 0.85

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

  /// Whether a rule that nothing else speaks for has evidence of its own: three telling words of what is asked, two that are
  /// most of it, or a rare one that is nearly all. One everyday word is none.
  static func isTelling(_ grounds: Grounds, _ concepts: [Concept]) -> Bool {
    let told = concepts.indices.filter {
      concepts[$0].importance == 1 && grounds.evidence[$0] >= 0.8 && grounds.rarity[$0] >= tellingWord
    }
    guard let rarest = told.map({ grounds.rarity[$0] }).max() else { return false }
    if told.count > 2 || told.contains(where: { concepts[$0].isName }) { return true }
    let share = Coverage.share(of: grounds, concepts)
    return told.count > 1 && share >= most || rarest >= rareWord && share >= nearlyAll
  }
  /// Every twentieth rule may have the word.
  private static let tellingWord = 0.4
  private static let most = 0.5
  private static let nearlyAll = 0.75

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
