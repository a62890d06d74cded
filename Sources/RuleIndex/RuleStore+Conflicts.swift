package import RuleModel

/// Two or more positions of the documents that cannot both be followed.
package struct StoredConflict: Hashable, Sendable {
  package let id: String
  /// What was compared: `polarity` or `scale`.
  package let kind: String
  package let title: String
  /// `open`, or `settled` where somebody has decided.
  package let status: String
  /// What holds and when, or what to look at first while nobody has decided.
  package let resolution: String
  package let positions: [Position]

  package struct Position: Hashable, Sendable {
    package let claim: String
    package let key: String
    package let source: Citation

    package init(claim: String, key: String, source: Citation) {
      self.claim = claim
      self.key = key
      self.source = source
    }
  }

  package init(
    id: String, kind: String, title: String, status: String, resolution: String, positions: [Position]
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.status = status
    self.resolution = resolution
    self.positions = positions
  }
}

extension RuleStore {
  /// Puts `conflicts` in the place of those that the index held.
  package func replace(conflicts: [StoredConflict]) throws(RuleIndexError) {
    try perform("DELETE FROM conflict; DELETE FROM position;")
    for conflict in conflicts {
      try perform(
        "INSERT INTO conflict VALUES(?1, ?2, ?3, ?4, ?5)", .text(conflict.id), .text(conflict.kind),
        .text(conflict.title), .text(conflict.status), .text(conflict.resolution))
      for (number, position) in conflict.positions.enumerated() {
        try perform(
          """
          INSERT OR IGNORE INTO position
          SELECT ?1, ?2, ?3, ?4, id, ?6, ?7 FROM file WHERE path = ?5
          """, .text(conflict.id), .integer(number + 1), .text(position.claim), .text(position.key),
          .text(position.source.path), .integer(position.source.lines.first), .integer(position.source.lines.last))
      }
    }
  }

  /// Every conflict, or those that a rule with one of `keys` takes part in, in the order of their names.
  package func conflicts(of keys: [String]? = nil) throws(RuleIndexError) -> [StoredConflict] {
    var wanted: Set<String> = []
    for key in keys ?? [] {
      try rows("SELECT DISTINCT conflict FROM position WHERE rule_key = ?1", [.text(key)]) { wanted.insert($0.text(0)) }
    }
    if keys != nil, wanted.isEmpty { return [] }
    var positions: [String: [StoredConflict.Position]] = [:]
    try rows(
      """
      SELECT p.conflict, p.claim, p.rule_key, f.path, p.first_line, p.last_line
      FROM position p JOIN file f ON f.id = p.file ORDER BY p.conflict, p.number
      """
    ) { row in
      let lines = LineRange(Int(row.integer(4)), Int(row.integer(5)))
      positions[row.text(0), default: []].append(
        StoredConflict.Position(
          claim: row.text(1), key: row.text(2), source: Citation(path: row.text(3), lines: lines)))
    }
    var found: [StoredConflict] = []
    try rows("SELECT id, kind, title, status, resolution FROM conflict ORDER BY id") { row in
      let id = row.text(0)
      guard keys == nil || wanted.contains(id) else { return }
      found.append(
        StoredConflict(
          id: id, kind: row.text(1), title: row.text(2), status: row.text(3), resolution: row.text(4),
          positions: positions[id] ?? []))
    }
    return found
  }

  /// Every rule that asks for an API or forbids it, with the API's name in small letters.
  package func orders() throws(RuleIndexError) -> [(name: String, forbids: Bool, row: Int64)] {
    var orders: [(String, Bool, Int64)] = []
    try rows(
      """
      SELECT lower(a.name), a.role, r.id FROM rule_api a JOIN rule r ON r.id = a.rule JOIN file f ON f.id = r.file
      WHERE a.role IN ('forbid', 'require') AND r.kind <> 'example' AND r.polarity <> 0
      ORDER BY 1, f.path, r.first_line, r.key
      """
    ) { orders.append(($0.text(0), $0.text(1) == "forbid", $0.integer(2))) }
    return orders
  }

  /// The lengths that documents define as a scale: one a namespace.
  package func scales() throws(RuleIndexError) -> [(namespace: String, values: [Double], source: Citation)] {
    var scales: [(namespace: String, values: [Double], source: Citation)] = []
    try rows(
      """
      SELECT t.namespace, t.number, f.path, t.first_line, t.last_line FROM token t JOIN file f ON f.id = t.file
      WHERE t.kind = 'length' AND t.number IS NOT NULL ORDER BY f.path, t.namespace, t.first_line, t.name
      """
    ) { row in
      let lines = LineRange(Int(row.integer(3)), Int(row.integer(4)))
      if let last = scales.last, last.namespace == row.text(0), last.source.path == row.text(2) {
        scales[scales.count - 1].values.append(row.real(1))
        let whole = LineRange(min(last.source.lines.first, lines.first), max(last.source.lines.last, lines.last))
        scales[scales.count - 1].source = Citation(path: row.text(2), lines: whole)
      } else {
        scales.append((row.text(0), [row.real(1)], Citation(path: row.text(2), lines: lines)))
      }
    }
    return scales
  }
}
