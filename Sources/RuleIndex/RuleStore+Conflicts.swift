import RuleModel

extension RuleStore {
  /// Puts `conflicts` in the place of those that the index held.
  package func replace(conflicts: [StoredConflict]) throws(RuleIndexError) {
    try perform("DELETE FROM conflict; DELETE FROM position;")
    try add(conflicts: conflicts)
  }

  /// Adds `conflicts` to those that the index holds.
  package func add(conflicts: [StoredConflict]) throws(RuleIndexError) {
    try attempt { connection throws(SQLiteFault) in
      let titles = try connection.prepare("INSERT INTO conflict VALUES(?1, ?2, ?3, ?4, ?5)")
      var places = ParameterList()
      var files: [String: Int64] = [:]
      let paths = try connection.prepare("SELECT path, id FROM file")
      while try paths.step() { files[paths.text(0)] = paths.integer(1) }
      for conflict in conflicts {
        try titles.run(
          .text(conflict.id), .text(conflict.kind), .text(conflict.title), .text(conflict.status.rawValue),
          .text(conflict.resolution))
        for (number, position) in conflict.positions.enumerated() {
          let holding = position.holding
          for (rank, source) in position.sources.enumerated() {
            guard let file = files[source.citation.path] else { continue }
            places.add(conflict.id)
            places.add(number + 1)
            places.add(position.claim)
            places.add(source.key)
            places.add(file)
            places.add(source.citation.lines.first)
            places.add(source.citation.lines.last)
            places.add(holding?.profiles.joined(separator: "\n"))
            places.add(holding?.firstOS)
            places.add(holding?.endOS)
            places.add(holding?.contexts.joined(separator: "\n"))
            places.add(rank)
          }
        }
      }
      let batch = RowBatch("INSERT OR IGNORE INTO position", columns: 12)
      try batch.store(places.slots, places.bytes, in: connection)
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
      WHERE a.role IN ('forbid', 'require', 'replace') AND r.kind <> 'example' AND r.polarity <> 0
      ORDER BY 1, f.path, r.first_line, r.key
      """
    ) { orders.append(($0.text(0), $0.text(1) == "forbid", $0.integer(2))) }
    return orders
  }

  /// The examples that hold a number as an argument.
  package func samples() throws(RuleIndexError) -> [Int64] {
    var found: [Int64] = []
    try rows(
      """
      SELECT r.id FROM rule r JOIN file f ON f.id = r.file
      WHERE r.kind = 'example' AND r.id IN (
        SELECT rule FROM example
        WHERE code GLOB '*padding(*[0-9]*' OR code GLOB '*spacing: [0-9]*' OR code GLOB '*Radius: [0-9]*'
          OR code GLOB '*duration: [0-9]*' OR code GLOB '*response: [0-9]*')
      ORDER BY f.path, r.first_line, r.key
      """
    ) { found.append($0.integer(0)) }
    return found
  }

  /// The APIs that examples use, as they are written, in the order of the documents.
  package func sampleUses() throws(RuleIndexError) -> [(name: String, row: Int64)] {
    var examples: [Int64] = []
    try rows(
      """
      SELECT r.id FROM rule r JOIN file f ON f.id = r.file WHERE r.kind = 'example'
      ORDER BY f.path, r.first_line, r.key
      """
    ) { examples.append($0.integer(0)) }
    return try attempt { connection throws(SQLiteFault) in
      // Rule by rule the names come in order from the index; all at once they would be sorted.
      let names = try connection.prepare("SELECT name FROM rule_api WHERE rule = ?1 ORDER BY name, role")
      var uses: [(name: String, row: Int64)] = []
      for rule in examples {
        names.bind([.integer(rule)])
        while try names.step() { uses.append((names.text(0), rule)) }
        names.reset()
      }
      return uses
    }
  }

  /// The rules whose words rule something out.
  package func rowsThatNegate() throws(RuleIndexError) -> [Int64] {
    var found: [Int64] = []
    try rows(
      """
      SELECT r.id FROM rule_fts JOIN rule r ON r.id = rule_fts.rowid JOIN file f ON f.id = r.file
      WHERE rule_fts MATCH '{statement}: (not OR never OR no)' AND r.kind <> 'example' AND r.polarity <> 0
      ORDER BY f.path, r.first_line, r.key
      """
    ) { found.append($0.integer(0)) }
    return found
  }

  /// The rules whose words set a limit to a number.
  package func rowsThatLimit() throws(RuleIndexError) -> [Int64] {
    let words = ["exceed", "maximum", "max", "most", "than", "above", "over", "minimum", "least", "below", "under"]
    let pattern = words.map { "\"\($0)\"" }.joined(separator: " OR ")
    var found: [Int64] = []
    try rows(
      """
      SELECT r.id FROM rule_fts JOIN rule r ON r.id = rule_fts.rowid JOIN file f ON f.id = r.file
      WHERE rule_fts MATCH ?1 AND r.kind <> 'example' AND r.polarity <> 0 AND r.statement GLOB '*[0-9]*'
      ORDER BY f.path, r.first_line, r.key
      """, [.text("{statement}: (\(pattern))")]
    ) { found.append($0.integer(0)) }
    return found
  }
}

/// Which examples use which APIs.
package struct SampleUses: Sendable {
  /// The names in the order of the documents, each once, as it is first written.
  package private(set) var names: [String] = []
  /// The rows of the examples by the name in small letters, in the order of the documents.
  package private(set) var rows: [String: [Int64]] = [:]

  package init(_ uses: [(name: String, row: Int64)]) {
    for (name, row) in uses {
      let key = name.lowercased()
      if let last = rows[key]?.last {
        if last != row { rows[key]?.append(row) }
      } else {
        names.append(name)
        rows[key] = [row]
      }
    }
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
