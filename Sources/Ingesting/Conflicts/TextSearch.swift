extension String {
  /// Where `text` begins; Foundation, which has a search of its own, is not linked.
  func range(ofText text: String) -> String.Index? {
    let wanted = Array(text.utf8), bytes = utf8
    guard let first = wanted.first else { return nil }
    var index = bytes.startIndex
    while let start = bytes[index...].firstIndex(of: first) {
      if bytes[start...].starts(with: wanted) { return start }
      index = bytes.index(after: start)
    }
    return nil
  }

  /// Whether `word`, in small letters of ASCII, stands somewhere in the text in letters of any size.
  func holds(_ word: StaticString) -> Bool {
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
