import RuleIndex
import RuleModel

extension Answerer {
  /// Adds the conflicts that the answers take part in, those nearest to the question first.
  static func addConflicts(
    to set: inout AnswerSet, _ concepts: [Concept], from store: borrowing RuleStore
  ) throws(RuleIndexError) {
    guard set.isCovered else { return }
    let found = try store.conflicts(of: set.answers.flatMap(\.keys))
    let asked = concepts.filter { $0.importance == 1 }.map { Inflection.variants(of: $0.word) }
    var ranked: [(conflict: StoredConflict, nearness: Double)] = []
    for conflict in found {
      let shared = wordsShared(by: conflict, asked)
      // What is cited together with thirty other lines is part of the conflict only if the question speaks of that.
      let touched = set.answers.indices.filter { conflict.isTouched(by: set.answers[$0], closely: shared == 0) }
      guard !touched.isEmpty, shared >= 0.5 || touched.contains(0) || conflict.parts(set.answers) else { continue }
      for place in touched { set.answers[place].conflicts.append(conflict.id) }
      ranked.append((conflict, touched.reduce(shared) { $0 + 1 / Double($1 + 1) }))
    }
    set.conflicts = ranked.sorted { ($1.nearness, $0.conflict.id) < ($0.nearness, $1.conflict.id) }.map(\.conflict)
  }

  /// The part of the question's words, each in its forms, that the title and the claims of a conflict hold.
  private static func wordsShared(by conflict: StoredConflict, _ asked: [[String]]) -> Double {
    guard !asked.isEmpty else { return 0 }
    let text = ([conflict.title] + conflict.positions.map(\.claim)).joined(separator: " ").lowercased()
    let words = Set(NameParts.words(in: text).flatMap { Inflection.variants(of: String($0)) })
    let shared = asked.count { $0.contains(where: words.contains) }
    return Double(shared) / Double(asked.count)
  }
}

extension StoredConflict {
  /// A citation of more lines than this speaks of a passage as a whole.
  private static let mostCitedLines = 8

  /// Whether two of the answers take different positions.
  fileprivate func parts(_ answers: [Answer]) -> Bool {
    let keys = positions.map { Set($0.sources.map(\.key)) }
    let taken = answers.compactMap { answer in keys.firstIndex { !$0.isDisjoint(with: answer.keys) } }
    return Set(taken).count > 1
  }

  fileprivate func isTouched(by answer: Answer, closely: Bool) -> Bool {
    positions.contains { position in
      position.sources.contains { source in
        answer.keys.contains(source.key)
          && (!closely || source.citation.lines.count <= StoredConflict.mostCitedLines
            || answer.sources.contains { $0.lines == source.citation.lines })
      }
    }
  }
}
