import Ingesting
import POSIXSupport
import RuleIndex
import TestSupport
import Testing

@testable import Answering

/// The search of a large index, tried on our own documents with bounds so narrow that these are large.
@Suite struct CandidateSearchTests {
  private static let narrow = CandidateBounds(mostRules: 0, mostRows: 200, mostVisits: 2_000)

  private static let wide = CandidateBounds(mostRules: .max, mostRows: 0, mostVisits: 0)

  private func store() throws -> RuleStore {
    var store = try RuleStore.inMemory()
    try Ingester.ingest([PackageFolder.root.appending("Skills")], into: &store)
    return store
  }

  private func candidates(
    _ texts: [String], within bounds: CandidateBounds, in store: borrowing RuleStore
  ) throws -> Candidates {
    let terms = texts.compactMap { Term($0, weight: 1, origin: .asked) }
    let concepts = terms.map { Concept(word: $0.text, importance: 1, isName: false, isJoined: false, terms: [$0]) }
    return try Candidates(
      concepts, terms.map(\.phrase), terms.indices.map { [$0] }, store.statistics(), within: bounds, in: store)
  }

  @Test(arguments: [
    ["toolbar", "scroll view", "glass effect", "dynamic type", "button", "snowboard"], ["view", "view model"],
    ["matched geometry effect", "namespace"], ["snowboard"], ["view"],
  ])
  func phrasesStandWhereTheIndexHasThem(texts: [String]) throws {
    let store = try store()
    let all = try candidates(texts, within: CandidateSearchTests.wide, in: store)
    let some = try candidates(texts, within: CandidateSearchTests.narrow, in: store)
    #expect(some.rows.count <= CandidateSearchTests.narrow.mostRows)
    #expect(some.rows.map(\.row) == some.rows.map(\.row).sorted())
    let known = Dictionary(uniqueKeysWithValues: all.rows.map { ($0.row, Set($0.hits)) })
    for row in some.rows where !row.hits.isEmpty { #expect(known[row.row] == Set(row.hits)) }
    for (text, (exact, estimate)) in zip(texts, zip(all.counts, some.counts)) where !text.contains(" ") {
      // Rare words are counted; of common ones some stretches of the index tell.
      let slack = exact < CandidateSearchTests.narrow.mostOfRareWord ? 1.0 : 3.0
      #expect(Double(estimate) <= Double(exact) * slack && Double(estimate) >= Double(exact) / slack, "\(text)")
    }
  }

  private static let questions = [
    "toolbar button glass", "sheet with detents", "deep link to a detail screen in a tab",
    "where does a view model belong",
    "empty state when a search finds nothing", "animate rows that are deleted by a swipe", "focus the next text field",
    "cancel a task when the view goes away", "scroll position after a refresh", "localise plural strings",
    "button without a label for VoiceOver", "fetch SwiftData models in a list", "preview with sample data",
    "glass over glass", "minimum size of a touch target", "reduce motion", "test that a service was called",
    "image from the network in a row", "dynamic type with fixed fonts", "errors that keep the content",
    "debounce a search field", "observable model in the environment", "navigation stack path",
    "confirm a destructive action",
  ]

  /// The best rule is nearly always the same as when all rules are looked at.
  @Test func theBestRuleIsAmongThem() throws {
    let store = try store()
    var others: [String] = []
    for text in CandidateSearchTests.questions {
      let question = Question(text)
      let concepts = try QuestionReader.concepts(of: question, in: store)
      let pins = try Answerer.pins(for: question, in: store)
      let best = try [CandidateSearchTests.wide, CandidateSearchTests.narrow].map { bounds in
        try Ranking.rank(concepts, pins: pins, in: store, within: bounds).ranked.first?.outline.key
      }
      #expect(best[0] != nil)
      if best[0] != best[1] { others.append(text) }
    }
    #expect(others.count <= 2, "\(others)")
  }
}
