import RuleIndex
import RuleModel

/// A question for the name of a value: "#6366F1", "what is 16pt spacing", "0.3 s".
package struct ValueQuestion {
  private enum Value {
    /// Six or eight hexadecimal digits in small letters.
    case colour(String)
    case number(Double, unit: String)
  }

  private let values: [Value]
  /// What the value is of, such as spacing; empty when the question does not say.
  private let subjects: Set<String>

  private static let subjectWords: [String: String] = [
    "spacing": "spacing", "padding": "spacing", "paddings": "spacing", "margin": "spacing", "gap": "spacing",
    "spacings": "spacing", "radius": "radius", "radii": "radius", "corner": "radius", "corners": "radius",
    "rounding": "radius", "duration": "duration", "animation": "duration", "motion": "duration",
  ]

  /// Nil where the question holds no value.
  init?(_ question: Question) {
    var values: [Value] = [], subjects: Set<String> = [], others = 0
    var last: Double?
    for word in question.words {
      let digits = word.plain.prefix { $0.isNumber }
      let rest = word.plain.dropFirst(digits.count)
      if word.isColour, let hex = ValueQuestion.hex(word.plain) {
        values.append(.colour(hex))
      } else if let subject = ValueQuestion.subjectWords[word.plain] {
        subjects.insert(subject)
      } else if let number = Double(digits), ["", "pt", "px", "s", "ms"].contains(rest) {
        last = number
        values.append(
          .number(rest == "ms" ? number / 1000 : number, unit: rest == "px" ? "pt" : rest == "ms" ? "s" : String(rest)))
      } else if let number = last, ["pt", "px", "point", "points", "dp"].contains(word.plain) {
        values[values.count - 1] = .number(number, unit: "pt")
      } else if !StopWords.contains(word.plain),
        !["token", "tokens", "called", "name", "value", "size", "scale", "color", "colour"].contains(word.plain)
      {
        others += 1
      }
    }
    // "0.3" is two words to whoever counts letters and digits.
    if let decimal = ValueQuestion.decimal(in: question.text) { values = [.number(decimal.number, unit: decimal.unit)] }
    guard !values.isEmpty, values.count <= 2, others <= 1 else { return nil }
    self.values = values
    self.subjects = subjects
  }

  func tokens(_ filter: AnswerFilter, from store: borrowing RuleStore) throws(RuleIndexError) -> [StoredToken] {
    try store.tokens().filter { token in
      (filter.skills.isEmpty || filter.skills.contains(token.skill)) && values.contains { isMet(by: token.token, $0) }
    }
  }

  private func isMet(by token: Token, _ value: Value) -> Bool {
    switch value {
    case .colour(let hex): return token.kind == .colour && ValueQuestion.hexes(in: token.value).contains(hex)
    case .number(let number, let unit):
      guard token.number == number else { return false }
      if unit == "pt" || unit == "s", token.unit != unit { return false }
      if subjects.isEmpty { return !unit.isEmpty }
      return subjects.contains { subject in
        subject == "duration" ? token.kind == .duration : token.namespace.lowercased().contains(subject.prefix(4))
      }
    }
  }

  // MARK: - Values in texts

  /// Whether `value` holds the colour that `text` writes with or without `#`.
  package static func isColour(_ text: String, in value: String) -> Bool {
    let digits = text.drop { $0 == "#" }.lowercased()
    return digits.allSatisfy(\.isHexDigit) && hex(digits).map(hexes(in: value).contains) ?? false
  }

  private static func hex(_ digits: String) -> String? {
    switch digits.utf8.count {
    case 3: String(digits.flatMap { [$0, $0] })
    case 6, 8: digits
    default: nil
    }
  }

  private static func hexes(in value: String) -> [String] {
    NameParts.words(in: value).compactMap { word in
      let digits = word.hasPrefix("0x") ? word.dropFirst(2) : word
      return digits.allSatisfy(\.isHexDigit) ? hex(digits.lowercased()) : nil
    }
  }

  private static func decimal(in text: String) -> (number: Double, unit: String)? {
    for word in text.split(separator: " ") where word.contains(".") {
      let digits = word.prefix { $0.isNumber || $0 == "." }
      guard digits.contains("."), digits.last != ".", let number = Double(digits) else { continue }
      let rest = word.dropFirst(digits.count).prefix { $0.isLetter }.lowercased()
      if ["", "s", "pt", "sec"].contains(rest) { return (number, rest == "sec" ? "s" : rest) }
    }
    return nil
  }
}
