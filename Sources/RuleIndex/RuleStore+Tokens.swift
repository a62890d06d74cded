package import RuleModel

/// A token with the document that defines it.
package struct StoredToken: Hashable, Sendable {
  package let token: Token
  package let skill: String
  package let path: String

  package var citation: Citation { Citation(path: path, lines: token.lines) }
}

extension RuleStore {
  /// Every token, in the order of the documents.
  package func tokens() throws(RuleIndexError) -> [StoredToken] {
    var found: [StoredToken] = []
    try rows(
      """
      SELECT t.namespace, t.name, t.value, t.kind, t.number, t.unit, t.usage, t.first_line, t.last_line, f.skill, f.path
      FROM token t JOIN file f ON f.id = t.file ORDER BY f.path, t.namespace, t.first_line, t.id
      """
    ) { row in
      let token = Token(
        namespace: row.text(0), name: row.text(1), value: row.text(2),
        kind: Token.Kind(rawValue: row.text(3)) ?? .other,
        number: row.isNull(4) ? nil : row.real(4), unit: row.text(5), usage: row.optionalText(6),
        lines: LineRange(Int(row.integer(7)), Int(row.integer(8))))
      found.append(StoredToken(token: token, skill: row.text(9), path: row.text(10)))
    }
    return found
  }
}
