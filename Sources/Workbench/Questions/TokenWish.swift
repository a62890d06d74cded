import Answering
package import RuleIndex
package import RuleModel

/// Which tokens somebody wants to see; all conditions must be met.
package struct TokenWish: Sendable {
  package var kinds: [Token.Kind] = []
  package var name: String?
  package var value: String?

  /// Any token, unless something is asked for.
  package init(kinds: [Token.Kind] = [], name: String? = nil, value: String? = nil) {
    (self.kinds, self.name, self.value) = (kinds, name, value)
  }

  /// Whether a token is one of them.
  package func isMet(by stored: StoredToken) -> Bool {
    let token = stored.token
    if !kinds.isEmpty, !kinds.contains(token.kind) { return false }
    if let name, !"\(token.namespace).\(token.name)".lowercased().contains(name.lowercased()) { return false }
    guard let value else { return true }
    if token.value.lowercased() == value.lowercased() { return true }
    if let number = Double(value.prefix { $0.isNumber || $0 == "." }), token.number == number {
      let unit = value.drop { $0.isNumber || $0 == "." }
      return unit.isEmpty || unit == token.unit
    }
    return token.kind == .colour && ValueQuestion.isColour(value, in: token.value)
  }
}
