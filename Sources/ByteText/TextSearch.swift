extension String {
  /// Whether `word`, in small letters of ASCII, stands somewhere in the text in letters of any size.
  @inlinable
  public func holds(_ word: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      let count = word.utf8CodeUnitCount
      guard bytes.count >= count else { return false }
      return (0...bytes.count - count).contains { start in
        (0..<count).allSatisfy { bytes[start + $0] | 0x20 == word.utf8Start[$0] | 0x20 }
      }
    }
  }

  /// The parts between bytes that are signs of their own, without empty ones; several times faster than by characters.
  @inlinable
  public func split(at isSign: (UInt8) -> Bool) -> [Substring] {
    var text = self
    let places = text.withUTF8 { bytes -> [Range<Int>] in
      var places: [Range<Int>] = []
      var start = 0
      for (place, byte) in bytes.enumerated() where isSign(byte) {
        if place > start { places.append(start..<place) }
        start = place + 1
      }
      if start < bytes.count { places.append(start..<bytes.count) }
      return places
    }
    return places.map { place in
      let start = text.utf8.index(text.utf8.startIndex, offsetBy: place.lowerBound)
      return Substring(text.utf8[start..<text.utf8.index(start, offsetBy: place.count)])
    }
  }

  /// The part before the first `mark` that has anything before it; marks at the beginning are left out.
  package func part(before mark: String) -> String {
    var rest = self
    while rest.hasPrefix(mark) { rest.removeFirst(mark.count) }
    return rest.utf8.firstIndex(ofBytes: mark).map { String(rest[..<$0]) } ?? rest
  }
}
