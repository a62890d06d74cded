import POSIXSupport
import RuleIndex
import Testing

struct AliasBookTests {
  /// Every entry is found among all words that hold its own, wherever it lies and whatever its neighbours are called.
  @Test(
    arguments: [
      [:], ["a": ["x"]], ["a": ["x"], "a b": ["y", "z"], "ab": ["z"], "b": ["x y"]],
      ["bar navigation": ["toolbar"], "navigation": ["NavigationStack"], "navigationbar": ["toolbar"], "é": ["e"]],
      ["long": (0..<400).map { "target \($0)" }, "lone": ["x"], "longer": ["y"], "long way": ["z"]],
    ] as [[String: [String]]])
  func entriesAreFound(_ entries: [String: [String]]) throws {
    for words in [Set(entries.keys.flatMap(Self.words)), ["a", "b"], ["navigation", "x"], ["long", "longer"], []] {
      try check(entries, among: words)
    }
  }

  /// More than fit on one page.
  @Test(arguments: [10, 300, 2000])
  func manyEntriesAreFound(_ count: Int) throws {
    let letters = ["a", "ab", "b", "b1", "c", "ca", "é", "zz"]
    var entries: [String: [String]] = [:]
    for number in 0..<count {
      let words = (0..<Int.random(in: 1...3)).map { _ in (letters + ["w\(number % 90)"]).randomElement() ?? "a" }
      entries[AliasKey.of(words)] = ["t\(Int.random(in: 0..<9))"]
    }
    for _ in 0..<10 {
      try check(entries, among: Set((letters + (0..<90).map { "w\($0)" }).shuffled().prefix(20)))
    }
  }

  /// A book comes back from its bytes; bytes that are cut off or foreign are none.
  @Test func aBookComesBackFromItsBytes() {
    let book = AliasBook((0..<500).map { Alias(words: "w\($0) é", target: "t\($0 % 7)") })
    let bytes = book.bytes
    #expect(AliasBook(bytes: bytes) == book)
    #expect(AliasBook(bytes: AliasBook([]).bytes) == AliasBook([]))
    for count in [0, 7, 8, 20, bytes.count / 2, bytes.count - 1] {
      #expect(AliasBook(bytes: Array(bytes.prefix(count))) == nil)
    }
    #expect(AliasBook(bytes: bytes + [0]) == nil)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var damaged = bytes
      damaged[Int.random(in: 0..<60, using: &random)] = UInt8.random(in: 0...255, using: &random)
      _ = AliasBook(bytes: damaged)
    }
  }

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  private func check(
    _ entries: [String: [String]], among words: Set<String>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let aliases = entries.flatMap { words, targets in targets.map { Alias(words: words, target: $0) } }
    var store = try RuleStore.inMemory()
    try store.change { store throws(RuleIndexError) in
      try store.add(Samples.file("a.tsv", [], aliases: AliasBook(aliases.shuffled() + aliases)))
    }
    let stems = words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var found: [String: [String]] = [:]
    for alias in try store.aliases(among: stems) {
      let key = alias.places.map { stems[$0] }.joined(separator: " ")
      #expect(found[key] == nil, "\(key) comes twice", sourceLocation: sourceLocation)
      found[key] = alias.targets.sorted()
    }
    let expected = entries.filter { words.isSuperset(of: Self.words($0.key)) }.mapValues { $0.sorted() }
    #expect(found == expected, sourceLocation: sourceLocation)
  }
}
