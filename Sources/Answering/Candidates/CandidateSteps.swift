import RuleIndex

/// Which of the rules that hold common words are looked at: the more of the words stand together, and the rarer these are,
/// the sooner.
struct CandidateSteps {
  /// Each finds more than the one after it.
  let narrowing: [SearchPattern]

  /// More words are not left out one by one: there would be too many ways.
  private static let mostLeftOut = 6

  /// - Parameter words: the rarest first.
  init(_ words: [SearchPattern]) {
    guard !words.isEmpty else {
      narrowing = []
      return
    }
    let all = SearchPattern.all(words)
    var widening = [.within(columns: ["statement"], all), all]
    if words.count > 2 {
      if words.count <= CandidateSteps.mostLeftOut {
        widening.append(
          .any(words.indices.map { left in .all(words.indices.filter { $0 != left }.map { words[$0] }) }))
      }
      let pairs = words.indices.dropLast().map { SearchPattern.all([words[$0], .any(Array(words[($0 + 1)...]))]) }
      widening.append(.any(widening.suffix(1) + [pairs[0]]))
      widening.append(.any(pairs))
    }
    let together = widening.last ?? all
    for last in words.indices where words.count > 1 { widening.append(.any([together] + words[...last])) }
    narrowing = widening.reversed()
  }
}
