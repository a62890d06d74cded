package import RuleModel

extension RuleStore {
  /// Puts `conflicts` in the place of those that the index held.
  package func replace(conflicts: [StoredConflict]) throws(RuleIndexError) {
    try perform("DELETE FROM conflict; DELETE FROM position;")
    try attempt { connection throws(SQLiteFault) in
      let titles = try connection.prepare("INSERT INTO conflict VALUES(?1, ?2, ?3, ?4, ?5)")
      let places = try connection.prepare(
        """
        INSERT OR IGNORE INTO position
        SELECT ?1, ?2, ?3, ?4, id, ?6, ?7, ?8, ?9, ?10, ?11, ?12 FROM file WHERE path = ?5
        """)
      for conflict in conflicts {
        try titles.run(
          .text(conflict.id), .text(conflict.kind), .text(conflict.title), .text(conflict.status.rawValue),
          .text(conflict.resolution))
        for (number, position) in conflict.positions.enumerated() {
          let holding = position.holding
          for (rank, source) in position.sources.enumerated() {
            try places.run(
              .text(conflict.id), .integer(number + 1), .text(position.claim), .text(source.key),
              .text(source.citation.path), .integer(source.citation.lines.first), .integer(source.citation.lines.last),
              holding.map { .lines($0.profiles) } ?? .null, .real(holding?.firstOS), .real(holding?.endOS),
              holding.map { .lines($0.contexts) } ?? .null, .integer(rank))
          }
        }
      }
    }
  }

  /// Every conflict, or those that a rule with one of `keys` takes part in, in the order of their names.
  package func conflicts(of keys: [String]? = nil) throws(RuleIndexError) -> [StoredConflict] {
    try attempt { connection throws(SQLiteFault) in
      var wanted: Set<String> = []
      if let keys {
        let statement = try connection.prepare("SELECT DISTINCT conflict FROM position WHERE rule_key = ?1")
        for key in keys where !key.isEmpty {
          statement.bind([.text(key)])
          while try statement.step() { wanted.insert(statement.text(0)) }
          statement.reset()
        }
      } else {
        let statement = try connection.prepare("SELECT id FROM conflict")
        while try statement.step() { wanted.insert(statement.text(0)) }
      }
      if wanted.isEmpty { return [] }
      let titles = try connection.prepare("SELECT id, kind, title, status, resolution FROM conflict WHERE id = ?1")
      let places = try connection.prepare(
        """
        SELECT p.number, p.claim, p.rule_key, f.path, p.first_line, p.last_line, p.profiles, p.first_os, p.end_os,
          p.contexts
        FROM position p JOIN file f ON f.id = p.file WHERE p.conflict = ?1
        ORDER BY p.number, p.rank
        """)
      var found: [StoredConflict] = []
      for id in wanted.sorted() {
        titles.bind([.text(id)])
        places.bind([.text(id)])
        if try titles.step() { found.append(try StoredConflict(titles, places)) }
        titles.reset()
        places.reset()
      }
      return found
    }
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

extension StoredConflict {
  /// Reads the row that `title` stands on and all rows of `places`.
  fileprivate init(
    _ title: borrowing SQLiteStatement, _ places: borrowing SQLiteStatement
  ) throws(SQLiteFault) {
    var positions: [Position] = []
    var last: Int64 = 0
    while try places.step() {
      let lines = LineRange(Int(places.integer(4)), Int(places.integer(5)))
      let source = Source(key: places.text(2), citation: Citation(path: places.text(3), lines: lines))
      if places.integer(0) == last, let position = positions.popLast() {
        positions.append(
          Position(claim: position.claim, sources: position.sources + [source], holding: position.holding))
      } else {
        positions.append(Position(claim: places.text(1), sources: [source], holding: Holding(places)))
      }
      last = places.integer(0)
    }
    self.init(
      id: title.text(0), kind: title.text(1), title: title.text(2), status: Status(rawValue: title.text(3)) ?? .open,
      resolution: title.text(4), positions: positions)
  }
}

extension Holding {
  fileprivate init?(_ row: borrowing SQLiteStatement) {
    guard !row.isNull(6) else { return nil }
    self.init(
      profiles: row.lines(6), firstOS: row.isNull(7) ? nil : row.real(7), endOS: row.isNull(8) ? nil : row.real(8),
      contexts: row.lines(9))
  }
}
