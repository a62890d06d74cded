import RuleIndex
import RuleModel

/// Whose word counts first: folders in groups, such as the project's before the user's before the bundled one.
package struct Precedence: Hashable, Sendable {
  /// Folders, or files, the strongest group first; what lies in none of them comes last.
  private let groups: [[String]]
  /// Whether somebody chose the order, and it is not that of one's own before others.
  private let isChosen: Bool

  /// - Parameter groups: paths without links, the strongest group first.
  package init(_ groups: [[String]] = [], isChosen: Bool = false) {
    self.groups = groups.map { $0.filter { !$0.isEmpty } }
    self.isChosen = isChosen
  }

  var isEmpty: Bool { groups.count < 2 }

  /// 0 for the strongest group.
  func rank(of path: String) -> Int {
    groups.firstIndex { $0.contains { isWithin($0, path) } } ?? groups.count
  }

  private func isWithin(_ folder: String, _ path: String) -> Bool {
    guard path.utf8.starts(with: folder.utf8) else { return false }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/")
  }

  func verdict(for claim: String) -> String {
    let order = isChosen ? "These documents come first by 'skills: precedence'" : "Your own documents come first"
    return "\(order), so this holds: \(claim)"
  }

  /// What a contradiction is called that it settles.
  var title: String { isChosen ? "Documents that come first and others" : "Your own documents and others" }

  /// An answer stands before those of weaker documents if it is at least this much as good as the best one.
  private static let leastShare = 0.4
  /// And speaks of nearly as much of the question.
  private static let leastCoverage = 0.75

  /// `answers`, best first, with those of stronger documents before all that say it for everybody.
  func ordered(_ answers: [Answer]) -> [Answer] {
    let ranked = ranked(answers)
    return (0...groups.count).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.answer) }
  }

  /// Those of `answers`, best first, that stand before what documents say for everybody.
  func stronger(_ answers: [Answer]) -> [Answer] {
    isEmpty ? [] : ranked(answers).filter { $0.rank < groups.count }.map(\.answer)
  }

  private func ranked(_ answers: [Answer]) -> [(answer: Answer, rank: Int)] {
    guard !isEmpty, let best = answers.first(where: { $0.via == nil }) else {
      return answers.map { ($0, groups.count) }
    }
    return answers.map { answer in
      let isAboutIt =
        answer.score >= best.score * Precedence.leastShare
        && answer.coverage >= best.coverage * Precedence.leastCoverage
      return (answer, isAboutIt ? answer.source.map { rank(of: $0.path) } ?? groups.count : groups.count)
    }
  }
}

extension StoredConflict {
  /// Whether documents of different strength take part.
  fileprivate func isBetweenGroups(of precedence: Precedence) -> Bool {
    !precedence.isEmpty && Set(positions.flatMap(\.sources).map { precedence.rank(of: $0.citation.path) }).count > 1
  }

  /// What holds where nobody has settled it: the word of the strongest documents, if only one side has it.
  func decided(by precedence: Precedence) -> StoredConflict {
    guard status == .open, !precedence.isEmpty else { return self }
    let ranks = positions.map { $0.sources.map { precedence.rank(of: $0.citation.path) }.min() ?? .max }
    guard let strongest = ranks.min(), ranks.count(where: { $0 == strongest }) == 1,
      let side = ranks.firstIndex(of: strongest)
    else { return self }
    let decided = positions.enumerated().map { place, position in
      Position(
        claim: position.claim, sources: position.sources,
        holding: Holding(profiles: place == side ? Holding.knownProfiles : []))
    }
    return StoredConflict(
      id: id, kind: kind, title: title, status: .settled,
      resolution: precedence.verdict(for: positions[side].claim), positions: decided)
  }
}

extension AnswerSet {
  /// Says what holds where stronger documents contradict weaker ones, and puts what holds before what does not.
  mutating func settle(by precedence: Precedence) {
    guard isCovered else { return }
    conflicts = conflicts.map { $0.decided(by: precedence) }
    let known = conflicts
    for conflict in Contradiction.found(among: answers, precedence)
    where !known.contains(where: { $0.keys.isSuperset(of: conflict.keys) }) {
      conflicts.append(conflict)
      for place in answers.indices where conflict.keys.contains(answers[place].key) {
        answers[place].conflicts.append(conflict.id)
      }
    }
    putWinnersFirst(by: precedence)
  }

  /// Puts each rule of weaker documents that a settled conflict decides against behind the one that it decides for.
  private mutating func putWinnersFirst(by precedence: Precedence) {
    for conflict in conflicts where conflict.status == .settled && conflict.isBetweenGroups(of: precedence) {
      let lost = keys(of: conflict) { $0.holding?.holdsSomewhere == false }
      let won = keys(of: conflict) { $0.holding?.holdsSomewhere == true }.subtracting(lost)
      guard let winner = answers.firstIndex(where: { !won.isDisjoint(with: $0.keys) }) else { continue }
      let losers = answers[..<winner].filter { !lost.isDisjoint(with: $0.keys) }
      guard !losers.isEmpty else { continue }
      let best = answers[winner]
      let before = answers[..<winner].filter { lost.isDisjoint(with: $0.keys) }
      answers = before + [best] + losers + answers[(winner + 1)...]
    }
  }

  private func keys(of conflict: StoredConflict, _ isWanted: (StoredConflict.Position) -> Bool) -> Set<String> {
    Set(conflict.positions.filter(isWanted).flatMap { $0.sources.map(\.key) })
  }
}
