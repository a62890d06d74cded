/// Something wrong with a token set.
package enum TokenProblem: Hashable, Sendable, CustomStringConvertible {
  /// The decimals of a colour round to another value than its hex form; nil when one is outside 0...1.
  case valuesDisagree(name: String, hex: RGBColor, decimals: RGBColor?)
  /// A scale does not grow from step to step.
  case scaleNotGrowing(type: String, step: String, value: Double, before: Double)
  /// Two tokens go by one name.
  case nameTaken(name: String)
  /// Text that cannot be read well; `appearance` is nil when the pair is the same in both.
  case lowContrast(text: String, background: String, appearance: Appearance?, ratio: ContrastRatio)

  package var description: String {
    switch self {
    case .valuesDisagree(let name, let hex, let decimals):
      "'\(name)' is \(hex.hex), but its decimals \(decimals.map { "give " + $0.hex } ?? "go beyond 0...1")"
    case .scaleNotGrowing(let type, let step, let value, let before):
      "'\(type).\(step)' is \(FixedPoint.shortest(value)), which is not more than the \(FixedPoint.shortest(before)) before it"
    case .nameTaken(let name):
      "'\(name)' is defined twice"
    case .lowContrast(let text, let background, let appearance, let ratio):
      "\(text) on \(background)\(appearance.map { ", \($0.rawValue)" } ?? ""): "
        + "\(ratio), below 4.5:1"
        + (ratio.meets(.largeText) ? "; enough for large text" : " and below 3:1")
    }
  }
}

extension TokenSet {
  /// All that is wrong with the set: names, then scales, then contrast.
  ///
  /// Contrast is asked of the app's own colours; what the system defines it also adapts.
  package func problems() -> [TokenProblem] {
    repeatedNames() + spacing.problems() + radius.problems() + contrastProblems()
  }

  private func repeatedNames() -> [TokenProblem] {
    let groups = [
      colors.map(\.name), spacing.steps.map(\.name), radius.steps.map(\.name), motion.map(\.name),
      typography.map(\.name),
    ]
    return groups.flatMap { names in
      var seen: Set<String> = []
      return names.filter { !seen.insert($0).inserted }.map { TokenProblem.nameTaken(name: $0) }
    }
  }

  private func contrastProblems() -> [TokenProblem] {
    let own = colors.filter { $0.origin == .app }
    let onBackgrounds = own.filter { [.text, .status, .accent].contains($0.role) }.flatMap { text in
      colors.filter { $0.role == .background }.flatMap { lowContrast(of: text, on: $0) }
    }
    return onBackgrounds + own.filter { $0.role == .accent }.flatMap(lowContrastOfWhite)
  }

  private func lowContrast(of text: ColorToken, on background: ColorToken) -> [TokenProblem] {
    Appearance.allCases.compactMap { appearance in
      let ratio = text.value(in: appearance).contrast(on: background.value(in: appearance))
      if ratio.meets(.text) { return nil }
      return .lowContrast(text: text.code, background: background.code, appearance: appearance, ratio: ratio)
    }
  }

  /// The label of a filled button is white in both appearances.
  private func lowContrastOfWhite(on fill: ColorToken) -> [TokenProblem] {
    let isFixed = fill.light == fill.dark
    return (isFixed ? [.light] : Appearance.allCases).compactMap { appearance in
      let ratio = RGBColor.white.contrast(on: fill.value(in: appearance))
      if ratio.meets(.text) { return nil }
      return .lowContrast(
        text: ".white", background: fill.code, appearance: isFixed ? nil : appearance, ratio: ratio)
    }
  }
}

extension TokenScale {
  fileprivate func problems() -> [TokenProblem] {
    zip(steps, steps.dropFirst()).filter { $0.value >= $1.value }.map { before, step in
      .scaleNotGrowing(type: type, step: step.name, value: step.value, before: before.value)
    }
  }
}

extension TokenProblem {
  /// The disagreement of a colour that a document gives as hex and as decimals, or nil when both are one colour.
  package static func disagreement(
    name: String, hex: RGBColor, decimals red: Double, _ green: Double, _ blue: Double
  ) -> TokenProblem? {
    let decimals = RGBColor(decimals: red, green, blue)
    return decimals == hex ? nil : .valuesDisagree(name: name, hex: hex, decimals: decimals)
  }
}
