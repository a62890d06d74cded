import DesignTokens

/// A colour as a question names it: by its value, or by the name of a token with a value in each appearance.
enum NamedColor: Hashable {
  case value(RGBColor)
  case token(ColorToken)

  var name: String {
    switch self {
    case .value(let color): color.hex
    case .token(let token): token.code
    }
  }

  func value(in appearance: Appearance) -> RGBColor {
    switch self {
    case .value(let color): color
    case .token(let token): token.value(in: appearance)
    }
  }

  var isFixed: Bool { value(in: .light) == value(in: .dark) }
}

extension TokenQuestions {
  /// The colours of a question in its order.
  ///
  /// - Parameter takingPlainWords: whether `primary` and `red` count too, and not only names that are clearly written
  ///   as code, such as `pfAccent` and `.primary`.
  func namedColors(in words: QuestionWords, takingPlainWords: Bool) -> [NamedColor] {
    let values = Dictionary(words.colorValues().map { ($0.index, $0.color) }) { first, _ in first }
    return words.written.enumerated().compactMap { index, word in
      if let value = values[index] { return .value(value) }
      guard takingPlainWords || isCode(word) else { return nil }
      switch word.lowercased() {
      case "white", ".white", "color.white": return .value(.white)
      case "black", ".black", "color.black": return .value(.black)
      default: return sets.lazy.compactMap { $0.color(named: word) }.first.map { .token($0) }
      }
    }
  }

  private func isCode(_ word: String) -> Bool {
    word.contains(".") || word.contains("/") || word.dropFirst().contains(where: \.isUppercase)
  }
}
