/// A question taken apart, for answerers: its words in lower case, and its numbers.
///
///     let question = Question("Which button style for Delete in a sheet?")
///     question.contains("sheet", "modal")     // true
///     question.contains(phrase: "button style")    // true
public struct Question: Sendable {
  /// The words in lower case, without the punctuation around them.
  public let words: [String]
  /// The numbers as they were asked: `0.3 s`, `300ms` and `12 rows` are 0.3, 300 and 12 with what follows them.
  public let numbers: [Number]

  /// A number and the word behind it, or an empty one.
  public struct Number: Hashable, Sendable {
    public let value: Double
    public let unit: String
  }

  public init(_ text: String) {
    let separators: Set<Character> = ["\"", "'", "`", ",", ";", "?", "!", "(", ")", "“", "”", "‘", "’", "=", "/", "-"]
    let words = text.lowercased().split { $0.isWhitespace || separators.contains($0) }.map { word in
      var word = word
      while let last = word.last, ".:".contains(last) { word.removeLast() }
      while let first = word.first, ".:".contains(first), word.dropFirst().first?.isNumber != true {
        word.removeFirst()
      }
      return String(word)
    }.filter { !$0.isEmpty }
    self.words = words
    numbers = words.indices.compactMap { index in
      let digits = words[index].prefix { $0.isNumber || $0 == "." }
      guard let value = Double(digits), value.isFinite else { return nil }
      let unit = words[index].dropFirst(digits.count)
      if !unit.isEmpty { return Number(value: value, unit: String(unit)) }
      return Number(value: value, unit: words.indices.contains(index + 1) ? words[index + 1] : "")
    }
  }

  /// Whether one of the words was asked.
  public func contains(_ names: String...) -> Bool { words.contains(where: names.contains) }

  /// Whether a word begins like one of these: `delet` is found in "deleting".
  public func contains(beginning beginnings: String...) -> Bool {
    words.contains { word in beginnings.contains(where: word.hasPrefix) }
  }

  /// Whether the words of `phrase` stand in the question side by side.
  public func contains(phrase: String) -> Bool {
    (" " + words.joined(separator: " ") + " ").contains(" " + phrase + " ")
  }
}
