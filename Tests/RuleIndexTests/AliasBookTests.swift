import RuleIndex
import Testing

struct AliasBookTests {
  /// Every entry is found by exactly its own words, wherever it lies and whatever its neighbours are called.
  @Test(arguments: [
    [:], ["a": ["x"]], ["a": ["x"], "a b": ["y", "z"], "ab": ["z"], "b": ["x y"]],
    ["navigation bar": ["toolbar"], "navigation": ["NavigationStack"], "navigationbar": ["toolbar"], "é": ["e"]],
  ] as [[String: [String]]])
  func entriesAreFound(_ entries: [String: [String]]) {
    check(entries)
  }

  @Test func manyEntriesAreFound() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<50 {
      var entries: [String: [String]] = [:]
      for _ in 0..<Int.random(in: 0..<200, using: &random) {
        let words = (0..<Int.random(in: 1...3, using: &random)).map { _ in
          String((0..<Int.random(in: 1...4, using: &random)).map { _ in "ab1c".randomElement(using: &random) ?? "a" })
        }
        entries[words.joined(separator: " ")] = ["t\(Int.random(in: 0..<9, using: &random))"]
      }
      check(entries)
    }
  }

  private func check(_ entries: [String: [String]], sourceLocation: SourceLocation = #_sourceLocation) {
    let aliases = entries.flatMap { words, targets in targets.map { Alias(words: words, target: $0) } }
    let book = AliasBook(stored: AliasBook(aliases.shuffled() + aliases).bytes)
    for (words, targets) in entries {
      #expect(book.targets(of: words).sorted() == targets.sorted(), "\(words)", sourceLocation: sourceLocation)
      for other in [words + "a", words + " a", String(words.dropLast())] where entries[other] == nil {
        #expect(book.targets(of: other).isEmpty, "\(other)", sourceLocation: sourceLocation)
      }
    }
  }
}
