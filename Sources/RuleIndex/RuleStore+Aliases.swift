extension RuleStore {
  /// What the documents call each group of words that the tables of aliases have and whose words are all among `stems`.
  ///
  /// `stems` are in order, as in an `AliasKey`; a group is given by the places of its words there.
  package func aliases(among stems: [String]) throws(RuleIndexError) -> [(places: [Int], targets: [String])] {
    let files = try aliasFiles()
    return try attempt { connection throws(SQLiteFault) in
      // A space is the smallest sign after a word: what begins with the word ends before the next sign.
      let pages = try connection.prepare(
        """
        SELECT entries FROM alias WHERE file = ?1 AND first < ?2 || '!' AND first >= coalesce(
          (SELECT first FROM alias WHERE file = ?1 AND first <= ?2 ORDER BY first DESC LIMIT 1), '') ORDER BY first
        """)
      let lists = try connection.prepare(
        "SELECT first, lists FROM alias_target WHERE file = ?1 AND first <= ?2 ORDER BY first DESC LIMIT 1")
      let words = stems.map { Array($0.utf8) }
      var found: [(places: [Int], targets: [String])] = []
      for file in files {
        for (start, stem) in stems.enumerated() {
          pages.bind([.integer(file), .text(stem)])
          defer { pages.reset() }
          while try pages.step() {
            for entry in AliasBook.entries(on: pages.blob(0), beginningWith: start, among: words) {
              found.append((entry.places, try targets(on: entry.lists, of: file, lists)))
            }
          }
        }
      }
      return found
    }
  }

  /// The targets on the lists with the given numbers, each once.
  private func targets(
    on numbers: [Int], of file: Int64, _ lists: borrowing SQLiteStatement
  ) throws(SQLiteFault) -> [String] {
    var targets: [String] = []
    for number in numbers {
      lists.bind([.integer(file), .integer(number)])
      if try lists.step() {
        let line = number - Int(lists.integer(0))
        for target in AliasBook.targets(inLine: line, of: lists.blob(1)) where !targets.contains(target) {
          targets.append(target)
        }
      }
      lists.reset()
    }
    return targets
  }

  /// The files that hold aliases.
  private func aliasFiles() throws(RuleIndexError) -> [Int64] {
    var files: [Int64] = []
    // From file to file; DISTINCT would read the whole table.
    try rows(
      """
      WITH RECURSIVE later(file) AS (
        SELECT min(file) FROM alias
        UNION ALL SELECT (SELECT min(alias.file) FROM alias WHERE alias.file > later.file) FROM later
          WHERE later.file IS NOT NULL)
      SELECT file FROM later WHERE file IS NOT NULL
      """
    ) { files.append($0.integer(0)) }
    return files
  }
}
