import Answering
import RuleIndex
import RuleModel

/// Which tokens somebody wants to see; all conditions must be met.
struct TokenWish: Sendable {
  var kinds: [Token.Kind] = []
  var name: String?
  var value: String?

  func isMet(by stored: StoredToken) -> Bool {
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
