import RuleIndex
import Testing

struct AliasKeyTests {
  @Test(arguments: [
    ["animate", "animated", "animating", "animates"], ["dialog", "dialogs"], ["box", "boxes"],
    ["hop", "hopped", "hopping"],
    ["entry", "entries"], ["edge", "edges"], ["scroll", "scrolling", "scrolled"], ["class", "classes"],
    ["press", "pressed"],
  ])
  func theFormsOfAWordHaveOneStem(_ forms: [String]) {
    #expect(Set(forms.map { AliasKey.stem($0) }).count == 1)
  }

  @Test(arguments: ["string", "red", "status", "axis", "glass", "é", "44", "uuid4"])
  func whatHasNoEndingStays(_ word: String) {
    #expect(AliasKey.stem(word) == word)
  }

  @Test func theOrderOfWordsDoesNotCount() {
    #expect(AliasKey.of(["rounded", "corners"]) == AliasKey.of(["corner", "round", "rounds"]))
  }

  /// Whatever the words are, an entry is found among all words that hold its own, and with the right places.
  @Test func entriesAreFoundAmongWords() {
    var random = SystemRandomNumberGenerator()
    let letters = (0..<12).map { String(UnicodeScalar(UInt8(0x61 + $0))) }
    for _ in 0..<100 {
      let keys = Set(
        (0..<20).map { _ in AliasKey.of(Array(letters.shuffled(using: &random).prefix(.random(in: 1...4)))) })
      let book = AliasBook(keys.map { Alias(words: $0, target: "t\($0)") })
      let words = Array(letters.shuffled(using: &random).prefix(7)).sorted()
      let expected = keys.filter { $0.split(separator: " ").allSatisfy { words.contains(String($0)) } }
      let found = book.entries(among: words, most: 4)
      #expect(Set(found.flatMap(\.targets)) == Set(expected.map { "t\($0)" }))
      for entry in found { #expect(entry.targets == ["t" + entry.places.map { words[$0] }.joined(separator: " ")]) }
      #expect(book.entries(among: words, most: 1).allSatisfy { $0.places.count == 1 })
    }
  }
}
