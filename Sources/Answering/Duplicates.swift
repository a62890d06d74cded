import ByteText
import RuleIndex
import RuleModel

/// Rules that say the same in nearly the same words become one answer with several sources.
enum Duplicates {
  /// The share of words that two statements must have in common.
  static let likeness = 0.8
  /// A claim of so few words may mean another thing below each title.
  private static let mostOfTitle = 5

  static func merged(_ answers: [Answer]) -> [Answer] {
    var (kept, said): ([Answer], [WordSet]) = ([], [])
    for answer in answers {
      // Said below two titles it is still the same, unless it is so short that the title says of what.
      let claim = WordSet(String(answer.claim))
      let words = claim.count > mostOfTitle ? claim : WordSet(answer.statement)
      let twin = said.indices.first { said[$0].likeness(to: words) >= likeness && isSameSense(kept[$0], answer) }
      if let twin {
        // A skill that was installed into a project is read there and where it came from: one place is enough to cite.
        if isCopy(answer, of: kept[twin]) { continue }
        kept[twin].sources += answer.sources
        kept[twin].keys += answer.keys
        if kept[twin].examples.isEmpty { kept[twin].examples = answer.examples }
      } else {
        kept.append(answer)
        said.append(words)
      }
    }
    return kept
  }

  /// Whether both are one rule of one skill, from two folders that hold the same.
  private static func isCopy(_ answer: Answer, of other: Answer) -> Bool {
    func place(_ answer: Answer) -> [Substring]? { answer.source?.path.split(separator: "/").suffix(3).map { $0 } }
    return answer.statement == other.statement && answer.examples == other.examples && place(answer) == place(other)
  }

  private static func isSameSense(_ left: Answer, _ right: Answer) -> Bool {
    if left.kind == .example || right.kind == .example { return isSameCode(left, right) }
    return left.strength.polarity == right.strength.polarity
  }

  /// Whether one is the code that the other announces.
  private static func isSameCode(_ left: Answer, _ right: Answer) -> Bool {
    left.kind != right.kind && !left.examples.isEmpty && left.examples == right.examples
  }
}

/// The different words of a text, as numbers in order: whether two texts are alike is asked for every pair of answers.
private struct WordSet {
  private let words: [UInt64]

  var count: Int { words.count }

  init(_ text: String) {
    let all = NameParts.words(in: text).map { word in
      word.utf8.reduce(into: FNV1a()) { $0.combine(Ascii.lowercased($1)) }.value
    }
    words = all.sorted().reduce(into: []) { words, word in
      if words.last != word { words.append(word) }
    }
  }

  /// The share of words that both have.
  func likeness(to other: WordSet) -> Double {
    var (left, right, common) = (0, 0, 0)
    while left < words.count, right < other.words.count {
      let (mine, theirs) = (words[left], other.words[right])
      if mine == theirs { common += 1 }
      if mine <= theirs { left += 1 }
      if theirs <= mine { right += 1 }
    }
    let all = words.count + other.words.count - common
    return all == 0 ? 0 : Double(common) / Double(all)
  }
}
