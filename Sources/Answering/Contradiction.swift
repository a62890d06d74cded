import ByteText
import RuleIndex
import RuleModel

/// Two rules of different documents that cannot both be followed, told by their words alone.
///
/// Shown are only pairs in which one side belongs to stronger documents: that side holds. Found is what says the opposite
/// of the same thing, or says the same of another name or number.
struct Contradiction {
  /// The part of the smaller rule's words that both must have.
  private static let leastShared = 0.6

  private let plain: Set<String>
  private let special: Set<String>
  /// Names that it asks for something else in place of: `onAppear` of "in `.task`, not in `onAppear`".
  private let ruledOut: Set<String>
  private let polarity: Polarity

  private init(_ answer: Answer) {
    // A title before the order is none of its words, unless it says too little without them.
    let claim = Contradiction(answer, String(answer.claim))
    self = claim.plain.count + claim.special.count > 1 ? claim : Contradiction(answer, answer.statement)
  }

  private init(_ answer: Answer, _ statement: String) {
    var plain: Set<String> = [], special: Set<String> = [], ruledOut: Set<String> = []
    var isRuledOut = false
    for word in NameParts.words(in: statement) {
      let lower = word.lowercased()
      let isName = word.dropFirst().contains { $0.isUppercase } || word.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
      if isName || statement.utf8.contains(bytesOf: "." + word) {
        special.insert(lower)
        if isRuledOut, answer.strength.polarity != .forbids { ruledOut.insert(lower) }
        isRuledOut = false
      } else if ["not", "instead", "rather", "never"].contains(lower) {
        isRuledOut = true
      } else if !StopWords.contains(lower), !Contradiction.orders.contains(lower) {
        plain.insert(AliasKey.stem(lower))
      }
    }
    (self.plain, self.special, self.ruledOut, polarity) = (plain, special, ruledOut, answer.strength.polarity)
  }

  /// Words that say how firmly something is asked, not of what.
  private static let orders: Set<String> = [
    "always", "avoid", "must", "never", "not", "only", "prefer", "should", "don", "dont", "instead",
  ]

  /// Whether both cannot be followed.
  private func contradicts(_ other: Contradiction) -> Bool {
    if !ruledOut.isDisjoint(with: other.names) || !other.ruledOut.isDisjoint(with: names) { return isAbout(other) }
    guard polarity != .neutral, other.polarity != .neutral else { return false }
    if polarity != other.polarity {
      // What one asks for the other forbids: the name itself, or the same thing where neither has a name.
      if special.isEmpty, other.special.isEmpty { return plain.count > 1 && plain.isSubset(of: other.plain) }
      let (forbidding, asking) = polarity == .forbids ? (self, other) : (other, self)
      guard !special.isDisjoint(with: other.special) else { return false }
      return forbidding.plain.isEmpty && forbidding.special.isSubset(of: asking.special) || isAbout(other)
    }
    // Two prohibitions can both be followed, and so can a name and a number.
    guard polarity != .forbids, special.isDisjoint(with: other.special), isAbout(other) else { return false }
    return !words.isEmpty && !other.words.isEmpty || !numbers.isEmpty && !other.numbers.isEmpty
  }

  /// Whether both speak of the same thing: they share most of the words of the shorter one.
  private func isAbout(_ other: Contradiction) -> Bool {
    let shared = plain.intersection(other.plain)
    let least = min(plain.count, other.plain.count)
    return !shared.isEmpty && Double(shared.count) >= Contradiction.leastShared * Double(least)
  }

  private var numbers: Set<String> { special.filter { $0.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } } }
  private var words: Set<String> { special.subtracting(numbers) }

  /// The names that it asks for.
  private var names: Set<String> { polarity == .forbids ? [] : special.subtracting(ruledOut) }

  /// The contradictions between answers of stronger documents and of weaker ones.
  static func found(among answers: [Answer], _ precedence: Precedence) -> [StoredConflict] {
    guard !precedence.isEmpty else { return [] }
    let ranks = answers.map { answer in answer.source.map { precedence.rank(of: $0.path) } }
    // Most questions are answered by documents of one rank: no words need be looked at.
    guard Set(ranks.compactMap { $0 }).count > 1 else { return [] }
    let sides = zip(answers, ranks).compactMap { answer, rank in
      answer.source.flatMap { source in rank.map { (answer, Contradiction(answer), source, $0) } }
    }
    return sides.enumerated().flatMap { index, side in
      sides[(index + 1)...].compactMap { other in
        guard side.3 != other.3, side.1.contradicts(other.1) else { return nil }
        let (strong, weak) = side.3 < other.3 ? (side, other) : (other, side)
        func position(_ side: (Answer, Contradiction, Citation, Int), holds: Bool) -> StoredConflict.Position {
          .init(
            claim: side.0.statement, sources: [.init(key: side.0.key, citation: side.2)],
            holding: Holding(profiles: holds ? Holding.knownProfiles : []))
        }
        return StoredConflict(
          id: "own-word/\(weak.0.key)", kind: "precedence", title: precedence.title, status: .settled,
          resolution: precedence.verdict(for: strong.0.statement),
          positions: [position(strong, holds: true), position(weak, holds: false)])
      }
    }
  }
}
