import RuleIndex
import RuleModel

/// Finds roles, such as "section headers", that documents give different values.
enum RoleConflicts {
  static func conflicts(among tokens: [StoredToken]) -> [StoredConflict] {
    [Token.Kind.font, .colour].compactMap { kind in
      var byRole: [String: [StoredToken]] = [:]
      for token in tokens where token.token.kind == kind {
        for role in roles(of: token.token) { byRole[role, default: []].append(token) }
      }
      let disputed = byRole.filter { _, tokens in
        // With two values and two documents, some token has another value than one of another document.
        Set(tokens.map(\.path)).count > 1 && Set(tokens.map { value(of: $0) }).count > 1
      }.sorted { $0.key < $1.key }
      guard !disputed.isEmpty else { return nil }
      let noun = kind == .font ? "text style" : "colour"
      return StoredConflict(
        id: "role-\(kind == .font ? "font" : "colour")", kind: "choice",
        title: "documents give the same role different \(noun)s: " + disputed.map(\.key).joined(separator: ", "),
        status: .open,
        resolution: "not decided; a project follows one of them",
        positions: disputed.flatMap { role, tokens in
          tokens.map { token in
            StoredConflict.Position(
              claim: "\(role): \(token.token.value)", sources: [.init(key: "", citation: token.citation)])
          }
        })
    }
  }

  /// "Timestamps, metadata" are two roles.
  private static func roles(of token: Token) -> [String] {
    (token.usage ?? "").lowercased().split(separator: ",").compactMap { role in
      let words = NameParts.words(in: String(role)).map { $0.hasSuffix("s") ? $0.dropLast() : $0 }
      return words.isEmpty || words.count > 4 ? nil : words.joined(separator: " ")
    }
  }

  /// What tells two values apart: of `.title2.bold()` the style, not its weight.
  private static func value(of token: StoredToken) -> String {
    let value = token.token.value.lowercased()
    guard token.token.kind == .font else { return value }
    return String(value.drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber })
  }
}
