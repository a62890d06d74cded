/// Where a brief says a phrase.
struct BriefSign: Hashable, Sendable {
  let part: Int
  /// From which word of the part to which.
  let words: ClosedRange<Int>
  /// Whether it leaves little doubt by itself.
  let isTelling: Bool

  /// A phrase of so many words hardly means anything else.
  private static let tellingLength = 3
  /// A part of which a phrase is so much, one word in so many, is about it: "Pay with Apple Pay."
  private static let tellingShare = 5

  init(_ phrase: NearPhrase, at words: ClosedRange<Int>, in part: Int, of count: Int) {
    (self.part, self.words) = (part, words)
    isTelling = phrase.length >= BriefSign.tellingLength || words.count * BriefSign.tellingShare >= count
  }

  /// How many of `signs` have no word in common: "search" as a phrase and again as a cue is said once.
  static func count(_ signs: Set<BriefSign>) -> Int {
    var count = 0
    var last: BriefSign?
    for sign in signs.sorted(by: { ($0.part, $0.words.upperBound) < ($1.part, $1.words.upperBound) }) {
      if let last, last.part == sign.part, last.words.upperBound >= sign.words.lowerBound { continue }
      (count, last) = (count + 1, sign)
    }
    return count
  }

  /// Whether they say what is meant: two of them, or a telling one.
  static func areTelling(_ signs: Set<BriefSign>) -> Bool { signs.contains(where: \.isTelling) || count(signs) > 1 }
}

extension Brief {
  /// Whether one phrase is at least half of all that it says: "Theme support".
  func isHardlyMore(than signs: Set<BriefSign>) -> Bool {
    parts.count == 1 && signs.contains { $0.words.count * 2 >= parts[0].words.count }
  }

  /// Where a phrase stands, of these parts.
  func signs(of phrase: NearPhrase, in places: [Int]) -> [BriefSign] {
    places.compactMap { place in
      phrase.place(in: parts[place].words).map {
        BriefSign(phrase, at: $0, in: place, of: parts[place].words.count)
      }
    }
  }
}
