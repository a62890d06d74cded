/// Which words of a question choose the rules that are looked at in a large index.
struct CandidatePlan {
  /// The words whose places ranking wants to know.
  let wanted: [Int]
  /// Rare words, whose rules are all looked at.
  private(set) var rare: [Int] = []
  /// How many rules these hold at most.
  private(set) var rareRows = 0
  /// The other words that the question asks for, the rarest first.
  let common: [Int]

  /// - Parameters:
  ///   - terms: the words of each term of each concept.
  ///   - counts: how many rules hold each word.
  ///   - glue: which words say little.
  init(_ concepts: [Concept], _ terms: [[[Int]]], _ counts: [Int], _ glue: [Bool], _ bounds: CandidateBounds) {
    var importance = [Double](repeating: 0, count: counts.count)
    for (concept, terms) in zip(concepts, terms) {
      for word in terms.prefix(1).joined() { importance[word] = max(importance[word], concept.importance) }
    }
    let known = counts.indices.filter { counts[$0] > 0 && (!glue[$0] || counts[$0] < bounds.mostOfRareWord) }
      .sorted { (-importance[$0], counts[$0], $0) < (-importance[$1], counts[$1], $1) }
    var visits = 0
    wanted = known.filter { word in
      let isRare = counts[word] < bounds.mostOfRareWord
      if !isRare { visits += counts[word] }
      return isRare || importance[word] == 1 || visits <= bounds.mostVisits
    }
    let most = importance.max() ?? 0
    let asked = wanted.filter { importance[$0] == most }
    // What a word is called otherwise chooses by rare words alone.
    let others = Set(zip(concepts, terms).filter { $0.0.importance == most }.flatMap { $0.1.joined() })
    for word in asked + wanted.filter({ importance[$0] != most && others.contains($0) })
    where rareRows + counts[word] <= bounds.mostOfRareWord {
      rare.append(word)
      rareRows += counts[word]
    }
    let rare = Set(rare)
    common = rare.isSuperset(of: asked) ? [] : asked
  }
}
