import RuleIndex

/// Which of the rules that hold common words are looked at: the more of the words stand together, and the rarer these are,
/// the sooner.
struct CandidateSteps {
  /// Each finds more than the one after it.
  let narrowing: [SearchPattern]

  /// Of a long question the rarest words choose: more could be combined in too many ways.
  private static let mostWords = 6

  /// - Parameter all: the rarest first.
  init(_ all: [SearchPattern]) {
    let words = Array(all.prefix(CandidateSteps.mostWords))
    guard !words.isEmpty else {
      narrowing = []
      return
    }
    let together = SearchPattern.all(words)
    var widening = [.within(columns: ["statement"], together), together]
    if words.count > 2 {
      widening.append(
        .any(words.indices.map { left in .all(words.indices.filter { $0 != left }.map { words[$0] }) }))
      let pairs = words.indices.dropLast().map { SearchPattern.all([words[$0], .any(Array(words[($0 + 1)...]))]) }
      widening.append(.any(widening.suffix(1) + [pairs[0]]))
      widening.append(.any(pairs))
    }
    let widest = widening.last ?? together
    for last in words.indices where words.count > 1 { widening.append(.any([widest] + words[...last])) }
    narrowing = widening.reversed()
  }
}
