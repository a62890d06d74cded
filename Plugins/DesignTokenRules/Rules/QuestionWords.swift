import DesignTokens

/// A question taken apart: its words as written and in lower case, without the punctuation around them.
struct QuestionWords {
  let written: [String]
  let lowercased: [String]

  init(_ question: String) {
    let separators: Set<Character> = ["\"", "'", "`", ",", ";", "?", "!", "“", "”", "‘", "’", "="]
    written = question.split { $0.isWhitespace || separators.contains($0) }.map(QuestionWords.bare).filter {
      !$0.isEmpty
    }
    lowercased = written.map { $0.lowercased() }
  }

  func contains(anyOf words: Set<String>) -> Bool { lowercased.contains(where: words.contains) }

  /// Whether `phrase` stands in the question, word for word.
  func contains(phrase: String) -> Bool {
    (" " + lowercased.joined(separator: " ") + " ").contains(" " + phrase + " ")
  }

  /// A word without a full stop, a colon and brackets that do not belong to it: `(#FFF).` is `#FFF`.
  private static func bare(_ word: Substring) -> String {
    var word = word
    while let last = word.last, ".:".contains(last) { word.removeLast() }
    while word.first == "(" { word.removeFirst() }
    while word.last == ")", word.count(where: { $0 == ")" }) > word.count(where: { $0 == "(" }) { word.removeLast() }
    return String(word)
  }

  // MARK: - Colours

  /// Every colour written by its value, with the place of its word.
  ///
  /// `#123` after "issue" is no colour, and digits or letters alone are not taken for one without a `#`.
  func colorValues() -> [(index: Int, color: RGBColor)] {
    let numbered: Set = ["issue", "issues", "pr", "ticket", "bug", "request"]
    var found = written.indices.compactMap { index -> (index: Int, color: RGBColor)? in
      let digits = written[index]
      if digits.hasPrefix("#"), index > 0, numbered.contains(lowercased[index - 1]) { return nil }
      let isMarked = digits.hasPrefix("#") || digits.lowercased().hasPrefix("0x")
      let isMixed = digits.count >= 6 && digits.contains(where: \.isNumber) && digits.contains(where: \.isLetter)
      guard isMarked || isMixed else { return nil }
      return RGBColor(hex: digits).map { (index, $0) }
    }
    if found.count == 1, let share = opacity() { found[0].color = found[0].color.opacity(share) }
    return found
  }

  /// The only percentage of the question, such as that of "#3C3C43 at 60 %".
  private func opacity() -> Double? {
    let shares = written.indices.compactMap { index -> Double? in
      let isUnit = index + 1 < written.count && ["%", "percent"].contains(lowercased[index + 1])
      let digits = written[index].hasSuffix("%") ? String(written[index].dropLast()) : isUnit ? written[index] : ""
      return Double(digits).flatMap { (0...100).contains($0) ? $0 / 100 : nil }
    }
    return shares.count == 1 ? shares[0] : nil
  }

  // MARK: - Numbers

  /// A number of the question, and whether points stand beside it.
  struct Size {
    let value: Double
    let hasUnit: Bool
  }

  func sizes() -> [Size] {
    let units: Set = ["pt", "pts", "point", "points", "px", "pixel", "pixels"]
    return lowercased.indices.compactMap { index in
      let word = lowercased[index]
      if let value = Double(word), value.isFinite {
        let next = index + 1 < lowercased.count ? lowercased[index + 1] : ""
        return Size(value: value, hasUnit: units.contains(next))
      }
      // 16pt, 16-pt.
      let number = word.prefix { $0.isNumber || $0 == "." }
      let unit = word.dropFirst(number.count).drop { $0 == "-" }
      guard let value = Double(number), units.contains(String(unit)) else { return nil }
      return Size(value: value, hasUnit: true)
    }
  }
}
