import Testing

@testable import SymbolRules

/// The words of the names of symbols.
@Suite struct SymbolWordsTests {
  /// Bisection needs the order of bytes; whoever adds a word by hand must not break it.
  @Test(arguments: [SymbolWords.beginnings, SymbolWords.continuations])
  func wordsAreInOrder(text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    #expect(words.count > 500)
    for (word, next) in zip(words, words.dropFirst()) {
      let isInOrder = word.utf8.lexicographicallyPrecedes(next.utf8)
      #expect(isInOrder, "\(word) \(next)")
    }
  }

  @Test func everyWordIsKnown() {
    for word in SymbolWords.beginnings.split(separator: " ") { #expect(SymbolWords.allow(String(word)), "\(word)") }
    for word in SymbolWords.continuations.split(separator: " ") {
      #expect(SymbolWords.allow("star.\(word).fill"), "\(word)")
    }
  }

  @Test(arguments: [
    "", ".fill", "star.", "sta", "starr", "00 01", "zzzz", "-", "star.filled", "star.zzzz", "0percent", "a b",
  ])
  func otherWordsAreNot(name: String) { #expect(!SymbolWords.allow(name)) }
}
