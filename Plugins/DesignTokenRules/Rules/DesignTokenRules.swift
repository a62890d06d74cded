import DesignTokens
package import SwiftKitSDK

/// What the bundled design tokens can tell of code and of questions.
package let designTokenRules = Plugin(
  id: "design-tokens",
  version: "0.1.0",
  checks: [
    AccentCount(),
    ContrastTokenPair(),
    HexForSystemColor(),
    HexString(),
    MagicNumberLayout(),
    PaddingBelowEight(),
    RadiusOffScale(),
    RawColorLiteral(),
    SpacingOffScale(),
    SystemColorAlias(),
    TokenRawValue(),
  ],
  answerer: TokenAnswerer())

/// Hands the questions on in the user's profile.
struct TokenAnswerer: Answerer {
  let kinds = TokenAnswer.Kind.allCases.map { QuestionKind(key: $0.rawValue, title: $0.title, words: $0.words) }

  func answers(to question: String, settings: Settings) -> [Answer] {
    let profile: TokenProfile =
      switch settings.profile {
      case .system: .system
      case .tokens: .tokens
      }
    guard let answer = TokenQuestions(profile: profile).answer(to: question) else { return [] }
    return [
      Answer(
        key: answer.kind.rawValue, statement: answer.statement, code: answer.code, confidence: answer.confidence)
    ]
  }
}

extension TokenAnswer.Kind {
  fileprivate var title: String {
    switch self {
    case .token: "Which token a colour is, or which comes nearest"
    case .value: "What a system or app colour looks like in light and dark mode"
    case .contrast: "The contrast of two colours or tokens, and whether text may have it"
    case .size: "What a distance or a corner radius is called"
    }
  }

  /// Words without which no such question is answered.
  fileprivate var words: [[String]] {
    switch self {
    case .token: [["#", "0x", "hex"]]
    case .value: [["hex", "rgb"]]
    case .contrast: [["contrast", "legible", "readab", "wcag"]]
    case .size:
      [
        ["spacing", "padding", "gap", "margin", "inset", "distance", "radius", "radii", "corner", "rounding"],
        [
          "called", "named", "token", "constant", "name of", "name for", "which", "scale", "nearest", "closest", "snap",
          "instead", "round ", "what spacing for",
        ],
        (0...9).map(String.init),
      ]
    }
  }
}
