/// Under what an alias is filed: the stems of its words, each once, in the order of the alphabet.
///
/// So `rounded corners` is found in "corners that are not round" too: people put the same words in many orders.
package enum AliasKey {
  /// The key of `words`, which are in small letters.
  package static func of(_ words: [some StringProtocol]) -> String {
    Set(words.map { stem($0) }).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: " ")
  }

  /// A word, in small letters, without the endings of plurals and of the forms of verbs.
  ///
  /// It need not be a word, as long as the forms of a word share it; words of other alphabets stay as they are.
  package static func stem(_ word: some StringProtocol) -> String {
    var letters = Array(word.utf8)
    stem(&letters, from: 0)
    return String(decoding: letters, as: UTF8.self)
  }

  /// Cuts the endings off the word that begins at `start` and ends with `letters`.
  static func stem(_ letters: inout [UInt8], from start: Int) {
    guard letters.count - start > 3, letters[start...].allSatisfy({ $0 &- 0x61 < 26 }) else { return }
    dropPlural(&letters, start)
    dropVerbEnding(&letters, start)
    if letters.count - start > 3, letters.last == UInt8(ascii: "e") { letters.removeLast() }
    if letters.count - start > 2, letters.last == UInt8(ascii: "y") { letters[letters.count - 1] = UInt8(ascii: "i") }
  }

  private static func dropPlural(_ letters: inout [UInt8], _ start: Int) {
    guard letters.last == UInt8(ascii: "s") else { return }
    switch letters[letters.count - 2] {
    case UInt8(ascii: "s"), UInt8(ascii: "u"), UInt8(ascii: "i"): return
    case UInt8(ascii: "e") where letters.count - start > 4:
      switch letters[letters.count - 3] {
      case UInt8(ascii: "i"), UInt8(ascii: "x"), UInt8(ascii: "s"), UInt8(ascii: "h"): letters.removeLast(2)
      default: letters.removeLast()
      }
    default: letters.removeLast()
    }
  }

  private static func dropVerbEnding(_ letters: inout [UInt8], _ start: Int) {
    let length: Int
    if hasEnding("ing", letters, start) {
      length = 3
    } else if hasEnding("ed", letters, start) {
      length = 2
    } else {
      return
    }
    guard letters[start..<letters.count - length].contains(where: isVowel) else { return }
    letters.removeLast(length)
    let last = letters[letters.count - 1]
    if letters.count - start > 3, last == letters[letters.count - 2], !isDoubledAtEnd(last) { letters.removeLast() }
  }

  private static func hasEnding(_ ending: StaticString, _ letters: [UInt8], _ start: Int) -> Bool {
    let count = ending.utf8CodeUnitCount
    guard letters.count - start > count + 2 else { return false }
    return (0..<count).allSatisfy { letters[letters.count - count + $0] == ending.utf8Start[$0] }
  }

  private static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
      UInt8(ascii: "y"):
      true
    default: false
    }
  }

  /// Letters that words end in twice without any ending: `scroll`, `press`, `buzz`.
  private static func isDoubledAtEnd(_ letter: UInt8) -> Bool {
    letter == UInt8(ascii: "l") || letter == UInt8(ascii: "s") || letter == UInt8(ascii: "z")
  }
}

extension AliasKey {
  /// Makes keys of many texts; a value of its own, because its room is used again for each.
  struct Maker {
    private var letters: [UInt8] = []
    private var words: [Range<Int>] = []

    /// Appends the key of the words in `text` to `key`; nothing where it has no words.
    mutating func append(keyOf text: ArraySlice<UInt8>, to key: inout [UInt8]) {
      guard text.allSatisfy({ $0 < 0x80 }) else {
        let text = String(decoding: text, as: UTF8.self).lowercased()
        key += AliasKey.of(NameParts.words(in: text)).utf8
        return
      }
      split(text)
      var isFirst = true
      for word in words {
        if !isFirst { key.append(0x20) }
        isFirst = false
        key += letters[word]
      }
    }

    /// Sets `words` to the stems in `text`, each once, in order.
    private mutating func split(_ text: ArraySlice<UInt8>) {
      letters.removeAll(keepingCapacity: true)
      words.removeAll(keepingCapacity: true)
      var start = 0
      for byte in text {
        if byte &- 0x61 < 26 || byte &- 0x30 < 10 {
          letters.append(byte)
        } else if byte &- 0x41 < 26 {
          letters.append(byte | 0x20)
        } else {
          start = finishWord(from: start)
        }
      }
      _ = finishWord(from: start)
    }

    /// Files the word that ends with `letters`; gives the place where the next begins.
    private mutating func finishWord(from start: Int) -> Int {
      guard letters.count > start else { return start }
      AliasKey.stem(&letters, from: start)
      let word = start..<letters.count
      let place = words.firstIndex { !letters[$0].lexicographicallyPrecedes(letters[word]) } ?? words.count
      if place == words.count || !letters[words[place]].elementsEqual(letters[word]) { words.insert(word, at: place) }
      return letters.count
    }
  }
}
