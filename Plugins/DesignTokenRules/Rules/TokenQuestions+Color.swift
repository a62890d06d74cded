import DesignTokens

extension TokenQuestions {
  /// "which token is #A1A1AA", "nearest colour to #A0A0A8", or the value alone.
  func colorAnswer(_ words: QuestionWords) -> TokenAnswer? {
    let values = words.colorValues()
    guard values.count == 1, let value = values.first?.color else { return values.isEmpty ? valueAnswer(words) : nil }
    let exact = sets.flatMap { set in set.colors(withValue: value).map { (set, $0) } }
    return exact.isEmpty ? veils(of: value) ?? nearest(to: value) : tokens(exact, having: value)
  }

  /// "what is the hex of systemGray4": the system's values stand in no document.
  private func valueAnswer(_ words: QuestionWords) -> TokenAnswer? {
    let named = namedColors(in: words, takingPlainWords: false)
    guard words.contains(anyOf: ["hex", "rgb", "rgba"]), named.count == 1, case .token(let token)? = named.first else {
      return nil
    }
    let values =
      token.light == token.dark ? "\(token.light.hex)" : "\(token.light.hex) in light, \(token.dark.hex) in dark"
    let advice = token.origin == .system ? " Use the name, because the system adapts the value to its settings." : ""
    return TokenAnswer(kind: .value, statement: "\(token.code) is \(values).\(advice)", code: token.code, confidence: 1)
  }

  private func tokens(_ matches: [(set: TokenSet, match: ColorMatch)], having value: RGBColor) -> TokenAnswer {
    let sentences = sets.compactMap { set -> String? in
      let own = matches.filter { $0.set.profile == set.profile }.map(\.match)
      guard let first = own.first else { return nil }
      let others = own.dropFirst().map(\.token.code)
      let rest = others.isEmpty ? "" : "; also \(others.joined(separator: ", "))"
      return "\(value.hex) is \(first.token.code), \(first.token.use)\(occasion(first)), "
        + "in the profile '\(set.profile.rawValue)'\(rest)."
    }
    return TokenAnswer(
      kind: .token, statement: sentences.joined(separator: " "), code: matches.first?.match.token.code ?? "",
      confidence: 1)
  }

  private func occasion(_ match: ColorMatch) -> String {
    switch match.appearances {
    case [.light]: ", in light"
    case [.dark]: ", in dark"
    case []: ", on glass or before iOS 26"
    default: ""
    }
  }

  /// Labels are one tone at falling opacities, which a design tool often shows without the opacity.
  private func veils(of value: RGBColor) -> TokenAnswer? {
    guard value.isOpaque else { return nil }
    let found = sets.flatMap { set in
      set.colors.flatMap { token in
        Appearance.allCases.compactMap { appearance -> (code: String, text: String)? in
          let veil = token.value(in: appearance)
          guard !veil.isOpaque, veil.opacity(1) == value else { return nil }
          let percent = FixedPoint.shortest(Double(veil.alpha) / 2.55, places: 0)
          return (
            token.code, "\(token.code) at \(percent) % (\(appearance.rawValue), profile '\(set.profile.rawValue)')"
          )
        }
      }
    }
    guard let first = found.first else { return nil }
    return TokenAnswer(
      kind: .token,
      statement:
        "\(value.hex) without opacity is not a token; it is the base colour of \(found.map(\.text).joined(separator: ", ")).",
      code: first.code, confidence: 0.9)
  }

  /// The nearest of all sets; beyond a difference of 10 no eye would take one for the other.
  private func nearest(to value: RGBColor) -> TokenAnswer? {
    let matches = sets.compactMap { set in set.nearestColor(to: value).map { (set: set, match: $0) } }
    guard let best = matches.min(by: { $0.match.difference < $1.match.difference }) else {
      return TokenAnswer(
        kind: .token, statement: "No token matches \(value.hex) and its opacity.", code: "", confidence: 0.8)
    }
    let token = best.match.token
    let place = "\(best.match.value.hex)\(occasion(best.match)), in the profile '\(best.set.profile.rawValue)'"
    let difference = "CIEDE2000 \(FixedPoint.fixed(best.match.difference, places: 1)), \(sight(best.match.difference))"
    if best.match.difference > 10 {
      return TokenAnswer(
        kind: .token,
        statement: "No token is close to \(value.hex); the nearest is \(token.code), \(place) (\(difference)). "
          + "Define a brand colour for it.",
        code: definition(of: value), confidence: 0.9)
    }
    return TokenAnswer(
      kind: .token,
      statement: "No token has the value \(value.hex); the nearest is \(token.code), \(place) (\(difference)).",
      code: token.code, confidence: 0.9)
  }

  private func sight(_ difference: Double) -> String {
    switch difference {
    case ..<1: "an invisible difference"
    case ..<2.5: "a barely visible difference"
    case ..<10: "a difference that is visible side by side"
    default: "a different colour"
    }
  }

  private func definition(of value: RGBColor) -> String {
    let opacity = value.isOpaque ? "" : ", opacity: \(value.alpha) / 255"
    return """
      extension Color {
        static let brand = Color(red: \(value.red) / 255, green: \(value.green) / 255, blue: \(value.blue) / 255\(opacity))
      }
      """
  }
}
