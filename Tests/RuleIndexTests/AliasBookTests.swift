import POSIXSupport
import RuleIndex
import Testing

struct AliasBookTests {
  /// Every entry is found by exactly its own words, wherever it lies and whatever its neighbours are called.
  @Test(arguments: [
    [:], ["a": ["x"]], ["a": ["x"], "a b": ["y", "z"], "ab": ["z"], "b": ["x y"]],
    ["navigation bar": ["toolbar"], "navigation": ["NavigationStack"], "navigationbar": ["toolbar"], "é": ["e"]],
    ["long": (0..<400).map { "target \($0)" }, "lone": ["x"], "longer": ["y"]],
  ] as [[String: [String]]])
  func entriesAreFound(_ entries: [String: [String]]) throws {
    try check(entries)
  }

  /// More than fit on one page.
  @Test func manyEntriesAreFound() throws {
    for count in [10, 300, 2000] {
      var entries: [String: [String]] = [:]
      for _ in 0..<count {
        let words = (0..<Int.random(in: 1...3)).map { _ in
          String((0..<Int.random(in: 1...4)).map { _ in "ab1c".randomElement() ?? "a" })
        }
        entries[words.joined(separator: " ")] = ["t\(Int.random(in: 0..<9))"]
      }
      try check(entries)
    }
  }

  private func check(_ entries: [String: [String]], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let aliases = entries.flatMap { words, targets in targets.map { Alias(words: words, target: $0) } }
    var store = try RuleStore.inMemory()
    try store.change { store throws(RuleIndexError) in
      try store.add(Samples.file("a.tsv", [], aliases: AliasBook(aliases.shuffled() + aliases)))
    }
    let words = entries.keys.sorted()
    let found = try store.aliases(of: words.map { [$0] }).map { $0.sorted() }
    #expect(found == words.map { (entries[$0] ?? []).sorted() }, sourceLocation: sourceLocation)
    let others = words.flatMap { [$0 + "a", $0 + " a", String($0.dropLast())] }.filter { entries[$0] == nil }
    #expect(try store.aliases(of: others.map { [$0] }).allSatisfy(\.isEmpty), sourceLocation: sourceLocation)
  }
}
