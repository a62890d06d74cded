package import DesignTokens

/// Answers what no document can: which token a value is, which is nearest, what two colours have for contrast.
///
/// Questions that are not clearly one of these get no answer; the documents speak for themselves.
package struct TokenQuestions: Sendable {
  /// The user's profile first, since its names are most likely meant.
  let sets: [TokenSet]

  package init(profile: TokenProfile = .system) {
    sets = ([profile] + TokenProfile.allCases.filter { $0 != profile }).map(TokenSet.bundled)
  }

  package func answer(to question: String) -> TokenAnswer? {
    let words = QuestionWords(question)
    if words.contains(anyOf: ["contrast", "legible", "readable", "readability", "wcag"]) {
      return contrastAnswer(words)
    }
    return colorAnswer(words) ?? sizeAnswer(words)
  }
}
