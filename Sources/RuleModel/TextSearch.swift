extension String {
  /// Where `text` begins; Foundation, which has a search of its own, is not linked.
  package func range(ofText text: String) -> String.Index? {
    var whole = self, text = text
    let offset = whole.withUTF8 { bytes in
      text.withUTF8 { wanted -> Int? in
        guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
        return (0...bytes.count - wanted.count).first { start in
          bytes[start] == first && bytes[start..<start + wanted.count].elementsEqual(wanted)
        }
      }
    }
    return offset.map { utf8.index(utf8.startIndex, offsetBy: $0) }
  }

  /// Whether `word`, in small letters of ASCII, stands somewhere in the text in letters of any size.
  package func holds(_ word: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      let count = word.utf8CodeUnitCount
      guard bytes.count >= count else { return false }
      return (0...bytes.count - count).contains { start in
        (0..<count).allSatisfy { bytes[start + $0] | 0x20 == word.utf8Start[$0] | 0x20 }
      }
    }
  }
}
