import DesignTokens

extension TokenQuestions {
  /// "what is 16 pt spacing called", "token for a corner radius of 12".
  func sizeAnswer(_ words: QuestionWords) -> TokenAnswer? {
    let sizes = words.sizes()
    guard sizes.count == 1, let size = sizes.first, asksForName(words, size) else { return nil }
    let isRadius = words.contains(anyOf: ["radius", "radii", "corner", "corners", "rounding"])
    let isSpacing = words.contains(anyOf: [
      "spacing", "padding", "gap", "gaps", "margin", "inset", "insets", "distance", "pfspacing",
    ])
    guard isRadius != isSpacing else { return nil }
    return name(of: size.value, isRadius ? "corner radius" : "distance", in: isRadius ? \.radius : \.spacing)
  }

  private func asksForName(_ words: QuestionWords, _ size: QuestionWords.Size) -> Bool {
    words.contains(anyOf: ["called", "named", "token", "constant"]) || words.contains(phrase: "name of")
      || words.contains(phrase: "name for")
      || (size.hasUnit && words.contains(anyOf: ["which", "tokens", "scale"]))
  }

  private func name(of value: Double, _ what: String, in scale: KeyPath<TokenSet, TokenScale>) -> TokenAnswer {
    let size = FixedPoint.shortest(value) + " pt"
    let sentences = sets.map { set in
      "In the profile '\(set.profile.rawValue)' a \(what) of \(size) \(place(of: value, on: set[keyPath: scale]))."
    }
    let names = sets.lazy.compactMap { set in
      set[keyPath: scale].step(of: value).map { set[keyPath: scale].code(for: $0) }
    }
    return TokenAnswer(
      kind: .size, statement: sentences.joined(separator: " "), code: names.first ?? "", confidence: 0.9)
  }

  private func place(of value: Double, on scale: TokenScale) -> String {
    if let step = scale.step(of: value) { return "is \(scale.code(for: step))" }
    if scale.unnamedValues.contains(value) { return "is on the scale but has no name" }
    let around = scale.neighbours(of: value)
    let names = [around.below, around.above].compactMap { step in
      step.map { "\(scale.code(for: $0)) (\(FixedPoint.shortest($0.value)))" }
    }
    return "is not on the scale; next to it \(names.count == 1 ? "is" : "are") \(names.joined(separator: " and "))"
  }
}
