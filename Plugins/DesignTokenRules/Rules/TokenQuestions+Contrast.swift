import DesignTokens

extension TokenQuestions {
  /// "contrast of #FFFFFF on #6366F1", "contrast of pfAccent on pfBackground", "contrast of pfAccent".
  func contrastAnswer(_ words: QuestionWords) -> TokenAnswer? {
    // "primary" and "red" are words before they are colours.
    let asksOfColors = ["contrast of", "contrast between", "contrast ratio"].contains(where: words.contains(phrase:))
    let colors = namedColors(in: words, takingPlainWords: asksOfColors)
    switch colors.count {
    case 2: return contrast(of: colors[0], on: colors[1])
    case 1: return contrastOnBackgrounds(of: colors[0])
    default: return nil
    }
  }

  private func contrast(of text: NamedColor, on background: NamedColor) -> TokenAnswer {
    let isFixed = text.isFixed && background.isFixed
    let verdicts = (isFixed ? [Appearance.light] : [.dark, .light]).map { appearance in
      let top = text.value(in: appearance), bottom = background.value(in: appearance)
      let ratio = top.contrast(on: bottom)
      return "\(ratio)\(isFixed ? "" : " in \(appearance.rawValue)"), \(verdict(ratio))"
    }
    var statement = "\(text.name) on \(background.name) has a contrast of \(verdicts.joined(separator: "; "))."
    if isFixed, let advice = advice(text.value(in: .light), background.value(in: .light)) { statement += " " + advice }
    return TokenAnswer(kind: .contrast, statement: statement, code: "", confidence: 1)
  }

  private func verdict(_ ratio: ContrastRatio) -> String {
    if ratio.meets(.text) { return "enough for text (4.5:1)" }
    return ratio.meets(.largeText)
      ? "below the 4.5:1 that text needs, but enough for large text and symbols (3:1)"
      : "below the 4.5:1 that text needs and the 3:1 that large text and symbols need"
  }

  /// White and black cannot be moved further, so then the other colour moves.
  private func advice(_ text: RGBColor, _ background: RGBColor) -> String? {
    guard text.isOpaque, background.isOpaque, !text.contrast(on: background).meets(.text) else { return nil }
    let keepsText = [.white, .black].contains(text)
    let better = keepsText ? background.adjusted(toMeet: .text, on: text) : text.adjusted(toMeet: .text, on: background)
    return "\(better.hex) instead of \((keepsText ? background : text).hex) would be enough for text."
  }

  private func contrastOnBackgrounds(of color: NamedColor) -> TokenAnswer? {
    guard case .token(let token) = color,
      let set = sets.first(where: { $0.colors.contains(token) })
    else { return nil }
    let backgrounds = set.colors.filter { $0.role == .background && $0 != token }
    let parts = Appearance.allCases.reversed().map { appearance in
      let ratios = backgrounds.map {
        "\(token.value(in: appearance).contrast(on: $0.value(in: appearance))) on \($0.code)"
      }
      return "in \(appearance.rawValue) \(ratios.joined(separator: ", "))"
    }
    return TokenAnswer(
      kind: .contrast,
      statement: "Contrast of \(token.code) \(parts.joined(separator: "; ")). Text needs 4.5:1, large text 3:1.",
      code: "", confidence: 0.9)
  }
}
