extension StringProtocol {
  /// Where `text` stands first.
  func firstRange(of text: String) -> Range<Index>? {
    guard let first = text.first else { return nil }
    var start = startIndex
    while let place = self[start...].firstIndex(of: first) {
      if self[place...].hasPrefix(text) {
        return place..<index(place, offsetBy: text.count)
      }
      start = index(after: place)
    }
    return nil
  }
}
