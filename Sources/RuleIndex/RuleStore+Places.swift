package import RuleModel

/// Where a rule stands and what it was written from: enough to find the rules that somebody cites.
package struct RulePlace: Hashable, Sendable {
  package let key: String
  package let citation: Citation
  package let skill: String
  package let kind: Rule.Kind
  package let sources: [String]

  package init(key: String, citation: Citation, skill: String, kind: Rule.Kind, sources: [String]) {
    self.key = key
    self.citation = citation
    self.skill = skill
    self.kind = kind
    self.sources = sources
  }
}

extension RuleStore {
  /// The documents of the index: path, skill, number of lines.
  package func documents() throws(RuleIndexError) -> [(path: String, skill: String, lines: Int)] {
    var found: [(String, String, Int)] = []
    try rows("SELECT path, skill, lines FROM file WHERE skill <> '' ORDER BY path") {
      found.append(($0.text(0), $0.text(1), Int($0.integer(2))))
    }
    return found
  }

  /// The rows of all items of checklists, in the order of the documents.
  package func checklistRows() throws(RuleIndexError) -> [Int64] {
    var found: [Int64] = []
    try rows(
      """
      SELECT r.id FROM rule r JOIN file f ON f.id = r.file WHERE r.kind = 'checklistItem'
      ORDER BY f.path, r.first_line, r.id
      """
    ) { found.append($0.integer(0)) }
    return found
  }

  /// The rows of all rules of a kind in one section of a document, in their order.
  package func rows(of kind: Rule.Kind, in path: String, section: [String]) throws(RuleIndexError) -> [Int64] {
    var found: [Int64] = []
    try rows(
      """
      SELECT r.id FROM file f JOIN rule r ON r.file = f.id WHERE f.path = ?1 AND r.kind = ?2 AND r.section = ?3
      ORDER BY r.first_line, r.id
      """, [.text(path), .text(kind.rawValue), .lines(section)]
    ) { found.append($0.integer(0)) }
    return found
  }

  /// The rules of the document at `path`, in their order.
  package func places(in path: String) throws(RuleIndexError) -> [RulePlace] {
    try places("f.path = ?1", [.text(path)])
  }

  /// The rules that say what they were written from.
  package func placesWithSources() throws(RuleIndexError) -> [RulePlace] {
    try places("r.sources <> ''", [])
  }

  private func places(_ condition: String, _ values: [SQLiteValue]) throws(RuleIndexError) -> [RulePlace] {
    try attempt { connection throws(SQLiteFault) in
      let kept = try connection.kept(
        """
        SELECT r.key, f.path, r.first_line, r.last_line, f.skill, r.kind, r.sources
        FROM rule r JOIN file f ON f.id = r.file WHERE \(condition) ORDER BY f.path, r.first_line, r.key
        """)
      var found: [RulePlace] = []
      kept.statement.bind(values)
      defer { kept.statement.reset() }
      while try kept.statement.step() { found.append(RulePlace(kept.statement)) }
      return found
    }
  }
}

extension RulePlace {
  fileprivate init(_ row: borrowing SQLiteStatement) {
    self.init(
      key: row.text(0),
      citation: Citation(path: row.text(1), lines: LineRange(Int(row.integer(2)), Int(row.integer(3)))),
      skill: row.text(4), kind: Rule.Kind(rawValue: row.text(5)) ?? .prose, sources: row.lines(6))
  }
}
