package import RuleModel

extension RuleStore {
  /// The columns of the full-text table, in the order in which hits number them.
  package static var columns: [String] { IndexSchema.columns }

  /// Where the phrases stand, row by row, for every row that holds at least one of them.
  package func matches(_ phrases: [SearchPhrase]) throws(RuleIndexError) -> [MatchedRow] {
    guard !phrases.isEmpty else { return [] }
    let pattern = SearchPattern.any(phrases.map { .phrase($0) }).text
    // The rows come by themselves; all that counts is what `hits` hands to the collector.
    try rows("SELECT hits(rule_fts) FROM rule_fts WHERE rule_fts MATCH ?1", [.text(pattern)]) { _ in }
    return collector.take()
  }

  /// What ranking needs to know of each row, in the order of `ids`.
  package func outlines(of ids: [Int64]) throws(RuleIndexError) -> [RuleOutline] {
    try attempt { connection throws(SQLiteFault) in
      // An index of its own: candidates lie all over the table, whose rows are ten times as large.
      let statement = try connection.prepare(
        "SELECT lengths, is_reference, kind, strength, key, first_line FROM rule INDEXED BY rule_outline WHERE id = ?1")
      var outlines: [RuleOutline] = []
      for id in ids {
        statement.bind([.integer(id)])
        if try statement.step() { outlines.append(RuleOutline(statement, id: id)) }
        statement.reset()
      }
      return outlines
    }
  }

  /// How many rules there are and how long their columns are together.
  package func statistics() throws(RuleIndexError) -> IndexStatistics {
    var values: [String: Int] = [:]
    try rows("SELECT name, value FROM statistic") { values[$0.text(0)] = Int($0.integer(1)) }
    let rules = values["rules"] ?? 0
    return IndexStatistics(
      ruleCount: rules,
      averageLengths: IndexSchema.measuredColumns.map { Double(values[$0] ?? 0) / Double(max(1, rules)) })
  }

  /// How often a word occurs in the documents, as it stands there.
  package func uses(of word: String) throws(RuleIndexError) -> Int {
    var uses = 0
    try rows("SELECT uses FROM word WHERE word = ?1", [.text(word)]) { uses = Int($0.integer(0)) }
    return uses
  }

  /// The words of the documents that begin with `prefix` and have `length` letters, with their uses.
  package func words(beginning prefix: String, length: ClosedRange<Int>) throws(RuleIndexError) -> [(
    word: String, uses: Int
  )] {
    var words: [(String, Int)] = []
    try rows(
      "SELECT word, uses FROM word WHERE word >= ?1 AND word < ?1 || char(0x10ffff) AND length(word) BETWEEN ?2 AND ?3",
      [.text(prefix), .integer(length.lowerBound), .integer(length.upperBound)]
    ) { words.append(($0.text(0), Int($0.integer(1)))) }
    return words
  }

  /// The first of `rows(withKey:)`; quick where a rule has the whole key.
  package func row(withKey key: String) throws(RuleIndexError) -> Int64? {
    if let found = try rows(withWholeKey: key).first { return found }
    return try rows(withKey: key).first
  }

  /// The rows of rules whose key is `key`, in the order of their places; several where documents have versions of one rule. The
  /// index on keys answers at once, however many rules there are.
  package func rows(withWholeKey key: String) throws(RuleIndexError) -> [Int64] {
    var found: [Int64] = []
    try rows("SELECT id FROM rule WHERE key = ?1 ORDER BY file, first_line", [.text(key)]) {
      found.append($0.integer(0))
    }
    return found
  }

  /// The rows of rules whose key is `key` or ends in `/key`, in the order of their places; where there are none, of those
  /// that took the place of such a rule.
  package func rows(withKey key: String) throws(RuleIndexError) -> [Int64] {
    var found: [Int64] = []
    try rows(
      "SELECT id FROM rule WHERE key = ?1 OR substr(key, -length(?2)) = ?2 ORDER BY key = ?1 DESC, key, file, first_line",
      [.text(key), .text("/" + key)]
    ) { found.append($0.integer(0)) }
    if !found.isEmpty { return found }
    try rows(
      """
      SELECT id FROM rule WHERE formerly != ''
        AND (instr(char(10) || formerly || char(10), char(10) || ?1 || char(10)) OR instr(formerly || char(10), ?2 || char(10)))
      ORDER BY key, file, first_line
      """, [.text(key), .text("/" + key)]
    ) { found.append($0.integer(0)) }
    return found
  }

  /// Every key, in order.
  package func keys() throws(RuleIndexError) -> [String] {
    var keys: [String] = []
    try rows("SELECT DISTINCT key FROM rule ORDER BY key") { keys.append($0.text(0)) }
    return keys
  }

  /// The rows of rules that name an API, and the part it plays there.
  package func rows(naming name: String) throws(RuleIndexError) -> [(row: Int64, role: String)] {
    var found: [(Int64, String)] = []
    try rows("SELECT rule, role FROM rule_api WHERE name = ?1", [.text(name)]) {
      found.append(($0.integer(0), $0.text(1)))
    }
    return found
  }
}

/// One or more words that must follow each other, quoted so that no text can be taken for a search operator.
package struct SearchPhrase: Hashable, Sendable {
  /// As they are written; there is at least one, and none holds anything but letters and digits.
  package let words: [Substring]

  /// A phrase of the words in `text`; nil where it has none.
  package init?(_ text: String) {
    words = NameParts.words(in: text)
    if words.isEmpty { return nil }
  }

  private init(word: Substring) { words = [word] }

  /// A phrase of each of its words.
  package var parts: [SearchPhrase] { words.map { SearchPhrase(word: $0) } }

  /// As FTS5 writes it.
  var pattern: String { "\"" + words.joined(separator: " ") + "\"" }
}

/// What ranking needs to know of a rule before it is read whole.
package struct RuleOutline: Sendable {
  package let id: Int64
  /// The number of words in each full-text column.
  package let lengths: [Int]
  package let kind: Rule.Kind
  package let strength: Strength
  package let key: String
  package let firstLine: Int
  /// Whether it stands in a list of references: it says where something is written, not what.
  package let isReference: Bool

  fileprivate init(_ row: borrowing SQLiteStatement, id: Int64) {
    self.id = id
    let packed = row.integer(0)
    lengths = IndexSchema.measuredColumns.indices.map { Int(packed >> (10 * Int64($0)) & 1023) }
    isReference = row.integer(1) != 0
    kind = Rule.Kind(rawValue: row.text(2)) ?? .prose
    strength = Strength(rawValue: row.text(3)) ?? .info
    key = row.text(4)
    firstLine = Int(row.integer(5))
  }
}

/// The size of the index, as ranking needs it.
package struct IndexStatistics: Sendable {
  package let ruleCount: Int
  /// The average number of words in each full-text column.
  package let averageLengths: [Double]
}
