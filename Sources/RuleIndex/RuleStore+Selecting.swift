extension RuleStore {
  /// How many rows from `first` on `pattern` finds, counted up to `most`.
  ///
  /// - Returns: also the last row that was counted.
  package func count(
    of pattern: SearchPattern, from first: Int64 = 0, upTo most: Int
  ) throws(RuleIndexError) -> (rows: Int, last: Int64) {
    var found = (rows: 0, last: Int64(0))
    try rows(
      """
      SELECT count(*), max(rowid) FROM (SELECT rowid FROM rule_fts WHERE rule_fts MATCH ?1 AND rowid >= ?2 LIMIT ?3)
      """, [.text(pattern.text), .integer(first), .integer(Int64(most))]
    ) { found = (Int($0.integer(0)), $0.integer(1)) }
    return found
  }

  /// The largest number of a row; 0 where there is none.
  package func lastRow() throws(RuleIndexError) -> Int64 {
    var last: Int64 = 0
    try rows("SELECT max(id) FROM rule") { last = $0.integer(0) }
    return last
  }

  /// Where the phrases stand in the first `most` rows that `selection` finds, as far as these hold one of them.
  package func matches(
    _ phrases: [SearchPhrase], in selection: SearchPattern, upTo most: Int
  ) throws(RuleIndexError) -> [MatchedRow] {
    guard !phrases.isEmpty else { return [] }
    collector.firstPhrase = selection.phraseCount
    defer { collector.firstPhrase = 0 }
    let pattern = SearchPattern.all([selection, .any(phrases.map { .phrase($0) })])
    try rows(
      "SELECT hits(rule_fts) FROM rule_fts WHERE rule_fts MATCH ?1 LIMIT ?2",
      [.text(pattern.text), .integer(Int64(most))]
    ) { _ in }
    return collector.take()
  }

  /// Where the phrases stand in one row.
  package func hits(of phrases: [SearchPhrase], in row: Int64) throws(RuleIndexError) -> ArraySlice<Hit> {
    guard !phrases.isEmpty else { return [] }
    try rows(
      "SELECT hits(rule_fts) FROM rule_fts WHERE rule_fts MATCH ?1 AND rowid = ?2",
      [.text(SearchPattern.any(phrases.map { .phrase($0) }).text), .integer(row)]
    ) { _ in }
    return collector.take().first?.hits ?? []
  }
}
