import DesignTokens

extension TokenQuestions {
  /// "what is 16 pt spacing called", "token for a corner radius of 12", "which spacing for 14".
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
      || words.contains(anyOf: ["nearest", "closest", "snap", "instead", "round"])
      || ["which spacing", "which padding", "which gap", "which radius", "which corner radius", "what spacing for"]
        .contains(where: words.contains(phrase:))
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
    let isOnScale = sets.first?[keyPath: scale].unnamedValues.contains(value) == true
    let nearest =
      names.first ?? (isOnScale ? nil : sets.first.flatMap { code(nearestTo: value, on: $0[keyPath: scale]) })
    return TokenAnswer(
      kind: .size, statement: sentences.joined(separator: " "), code: nearest ?? "", confidence: 0.9)
  }

  private func place(of value: Double, on scale: TokenScale) -> String {
    if let step = scale.step(of: value) { return "is \(scale.code(for: step))" }
    if scale.unnamedValues.contains(value) { return "is on the scale but has no name" }
    let around = scale.neighbours(of: value)
    let names = [around.below, around.above].compactMap { step in
      step.map { "\(scale.code(for: $0)) (\(FixedPoint.shortest($0.value)))" }
    }
    let advice = code(nearestTo: value, on: scale).map { names.count == 2 ? ", so use \($0)" : "" } ?? ""
    let steps = names.count == 1 ? "step is" : "steps are"
    return "is not on the scale; the nearest \(steps) \(names.joined(separator: " and "))\(advice)"
  }

  /// The step to write for a number off the scale; of two equally near ones the larger.
  private func code(nearestTo value: Double, on scale: TokenScale) -> String? {
    let around = scale.neighbours(of: value)
    guard let below = around.below else { return around.above.map(scale.code(for:)) }
    guard let above = around.above else { return scale.code(for: below) }
    return scale.code(for: above.value - value <= value - below.value ? above : below)
  }
}
