import RuleIndex
import RuleModel

/// Rules that say the same in nearly the same words become one answer with several sources.
enum Duplicates {
  /// The share of words that two statements must have in common.
  static let likeness = 0.8

  static func merged(_ answers: [Answer]) -> [Answer] {
    var kept: [(answer: Answer, words: Set<String>)] = []
    for answer in answers {
      let words = Set(NameParts.words(in: answer.statement).map { $0.lowercased() })
      let twin = kept.firstIndex { other in
        isSameSense(other.answer, answer) && jaccard(other.words, words) >= likeness
      }
      if let twin {
        kept[twin].answer.sources += answer.sources
        kept[twin].answer.keys += answer.keys
        if kept[twin].answer.examples.isEmpty { kept[twin].answer.examples = answer.examples }
      } else {
        kept.append((answer, words))
      }
    }
    return kept.map(\.answer)
  }

  private static func isSameSense(_ left: Answer, _ right: Answer) -> Bool {
    if left.kind == .example || right.kind == .example { return isSameCode(left, right) }
    return left.strength.polarity == right.strength.polarity
  }

  /// Whether one is the code that the other announces.
  private static func isSameCode(_ left: Answer, _ right: Answer) -> Bool {
    left.kind != right.kind && !left.examples.isEmpty && left.examples == right.examples
  }

  private static func jaccard(_ left: Set<String>, _ right: Set<String>) -> Double {
    let common = left.intersection(right).count
    let all = left.count + right.count - common
    return all == 0 ? 0 : Double(common) / Double(all)
  }
}
