/// Under what an alias is filed: the stems of its words, each once, in the order of the alphabet.
///
/// So `rounded corners` is found in "corners that are not round" too: people put the same words in many orders.
package enum AliasKey {
  /// The key of `words`.
  package static func of(_ words: [some StringProtocol]) -> String {
    Set(words.map { stem($0) }).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: " ")
  }

  /// A word, in small letters, without the endings of plurals and of the forms of verbs.
  ///
  /// It need not be a word, as long as the forms of a word share it; words of other alphabets stay as they are.
  package static func stem(_ word: some StringProtocol) -> String {
    var letters = Array(word.utf8)
    guard letters.count > 3, letters.allSatisfy({ $0 &- 0x61 < 26 }) else { return String(word) }
    dropPlural(&letters)
    dropVerbEnding(&letters)
    if letters.count > 3, letters.last == UInt8(ascii: "e") { letters.removeLast() }
    if letters.count > 2, letters.last == UInt8(ascii: "y") { letters[letters.count - 1] = UInt8(ascii: "i") }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func dropPlural(_ letters: inout [UInt8]) {
    guard letters.last == UInt8(ascii: "s") else { return }
    switch letters[letters.count - 2] {
    case UInt8(ascii: "s"), UInt8(ascii: "u"), UInt8(ascii: "i"): return
    case UInt8(ascii: "e") where letters.count > 4:
      switch letters[letters.count - 3] {
      case UInt8(ascii: "i"):
        letters.removeLast(2)
      case UInt8(ascii: "x"), UInt8(ascii: "s"), UInt8(ascii: "h"):
        letters.removeLast(2)
      default: letters.removeLast()
      }
    default: letters.removeLast()
    }
  }

  private static func dropVerbEnding(_ letters: inout [UInt8]) {
    for ending in ["ing", "ed"]
    where letters.count > ending.utf8.count + 2 && letters.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
      let stem = letters.dropLast(ending.utf8.count)
      guard stem.contains(where: { "aeiouy".utf8.contains($0) }) else { return }
      letters = Array(stem)
      let last = letters[letters.count - 1]
      if letters.count > 3, last == letters[letters.count - 2], !"lsz".utf8.contains(last) { letters.removeLast() }
      return
    }
  }
}
