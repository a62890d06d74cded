/// What the plugin replies to a question about tokens.
package struct TokenAnswer: Hashable, Sendable {
  /// The kind of answer; users see it as the answer's id.
  package enum Kind: String, CaseIterable, Sendable {
    case token = "nearest-token"
    case value = "token-value"
    case contrast = "token-contrast"
    case size = "size-token"
  }

  package let kind: Kind
  /// One to three sentences.
  package let statement: String
  /// What to write, or empty.
  package let code: String
  /// From 0 to 1: how sure it is that this was asked.
  package let confidence: Double
}
