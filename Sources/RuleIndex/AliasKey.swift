import ByteText

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
    guard letters.count - start > 3, letters[start...].allSatisfy(Ascii.isLowercase) else { return }
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
    private var words: [Range<Int>] = []
    private var letters: [UInt8] = []

    /// Appends the key of the words in `text` to `key`; nothing where it has no words.
    mutating func append(keyOf text: ArraySlice<UInt8>, to key: inout [UInt8]) {
      let start = key.count
      var word = start
      words.removeAll(keepingCapacity: true)
      for byte in text {
        if Ascii.isLowercase(byte) || Ascii.isDigit(byte) {
          key.append(byte)
        } else if Ascii.isUppercase(byte) {
          key.append(byte | 0x20)
        } else if byte >= 0x80 {
          key.removeLast(key.count - start)
          let text = String(decoding: text, as: UTF8.self).lowercased()
          key += AliasKey.of(NameParts.words(in: text)).utf8
          return
        } else {
          word = finishWord(from: word, in: &key)
        }
      }
      word = finishWord(from: word, in: &key)
      if words.count > 1 {
        settle(&key, from: start)
      } else if word > start {
        key.removeLast()
      }
    }

    /// Cuts the endings off the word that ends the key and puts a space behind it; gives the place of the next.
    private mutating func finishWord(from start: Int, in key: inout [UInt8]) -> Int {
      guard key.count > start else { return start }
      AliasKey.stem(&key, from: start)
      words.append(start..<key.count)
      key.append(0x20)
      return key.count
    }

    /// Puts the words in order, each once.
    private mutating func settle(_ key: inout [UInt8], from start: Int) {
      // A handful of words: they are inserted one by one.
      var count = 1
      for word in words[1...] {
        var place = count
        while place > 0, order(word, words[place - 1], in: key) < 0 { place -= 1 }
        if place > 0, order(word, words[place - 1], in: key) == 0 { continue }
        for index in stride(from: count, to: place, by: -1) { words[index] = words[index - 1] }
        words[place] = word
        count += 1
      }
      letters.removeAll(keepingCapacity: true)
      letters += key[start...]
      key.removeLast(letters.count)
      for (index, word) in words[..<count].enumerated() {
        if index > 0 { key.append(0x20) }
        for place in word { key.append(letters[place - start]) }
      }
    }

    /// Negative, 0 or positive as the first of two words comes before, equals or comes after the second.
    private func order(_ left: Range<Int>, _ right: Range<Int>, in key: [UInt8]) -> Int {
      var (first, second) = (left.lowerBound, right.lowerBound)
      while first < left.upperBound, second < right.upperBound {
        let difference = Int(key[first]) - Int(key[second])
        if difference != 0 { return difference }
        first += 1
        second += 1
      }
      return left.count - right.count
    }
  }
}
