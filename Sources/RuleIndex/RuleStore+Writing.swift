package import POSIXSupport
import RuleModel

extension RuleStore {
  /// Remembers a folder or file whose documents the index holds.
  package func add(root: FilePath) throws(RuleIndexError) {
    try perform("INSERT OR IGNORE INTO root(path) VALUES(?1)", .text(root.string))
  }

  /// Remembers when each folder last gained or lost a file.
  package func remember(folders: [(path: FilePath, modified: Int64)]) throws(RuleIndexError) {
    try perform("DELETE FROM folder")
    for folder in folders {
      try perform("INSERT INTO folder VALUES(?1, ?2)", .text(folder.path.string), .integer(folder.modified))
    }
  }

  /// Remembers a new stamp of a file whose content is the same.
  package func restamp(_ file: FileRecord, as stamp: FileStamp) throws(RuleIndexError) {
    try perform(
      "UPDATE file SET size = ?2, modified = ?3, inode = ?4 WHERE id = ?1", .integer(file.id), .integer(stamp.size),
      .integer(stamp.modified), .integer(Int64(bitPattern: stamp.inode)))
  }

  /// Removes a file and all that it said.
  package mutating func remove(file id: Int64) throws(RuleIndexError) {
    var words = WordCounts()
    try rows(
      """
      SELECT f.statement, f.heading, f.lead, f.api, f.parts, f.code, f.skill FROM rule r JOIN rule_fts f ON f.rowid = r.id
      WHERE r.file = ?1
      """, [.integer(id)]
    ) { row in
      for column in Int32(0)..<7 { words.add(wordsIn: row.text(column)) }
    }
    wordChanges.add(words, times: -1)
    for table in ["rule_api", "quantity", "example"] {
      try perform("DELETE FROM \(table) WHERE rule IN (SELECT id FROM rule WHERE file = ?1)", .integer(id))
    }
    try perform("DELETE FROM rule_fts WHERE rowid IN (SELECT id FROM rule WHERE file = ?1)", .integer(id))
    for table in ["rule", "token", "problem", "alias", "alias_target"] {
      try perform("DELETE FROM \(table) WHERE file = ?1", .integer(id))
    }
    try perform("DELETE FROM file WHERE id = ?1", .integer(id))
  }

  /// Adds a document; gives the rows of its rules, in their order.
  @discardableResult
  package mutating func add(_ file: IndexedFile) throws(RuleIndexError) -> [Int64] {
    wordChanges.add(file.words)
    return try attempt { connection throws(SQLiteFault) in
      let id = try insert(file, in: connection)
      let rows = try insert(file.rules, file.texts, file: id, in: connection)
      try insert(file.tokens, file: id, in: connection)
      let problems = try connection.kept("INSERT INTO problem VALUES(?1, ?2, ?3, ?4)")
      for problem in file.problems {
        try problems.statement.run(
          .integer(id), .integer(problem.line), .integer(problem.column), .text(problem.message))
      }
      if let aliases = file.aliases {
        let pages = try connection.kept("INSERT INTO alias VALUES(?1, ?2, ?3)")
        for page in aliases.pages { try pages.statement.run(.integer(id), .text(page.first), .blob(page.entries)) }
        let lists = try connection.kept("INSERT INTO alias_target VALUES(?1, ?2, ?3)")
        for list in aliases.lists { try lists.statement.run(.integer(id), .integer(list.first), .blob(list.lines)) }
      }
      return rows
    }
  }

  private func insert(
    _ file: IndexedFile, in connection: borrowing SQLiteConnection
  ) throws(SQLiteFault) -> Int64 {
    let kept = try connection.kept(
      """
      INSERT INTO file(path, unit, size, modified, inode, hash, lines, skill, title, summary, version, author, triggers,
        exclusions, programs, systems) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
      """)
    let skill = file.skill
    try kept.statement.run(
      .text(file.path.string), .text(file.unit), .integer(file.stamp.size), .integer(file.stamp.modified),
      .integer(Int64(bitPattern: file.stamp.inode)), .text(file.hash), .integer(file.lineCount), .text(skill.id),
      .text(skill.title), .text(skill.summary), .text(skill.version), .text(skill.author), .lines(skill.triggers),
      .lines(skill.exclusions), .lines(skill.requirements.programs), .lines(skill.requirements.systems))
    return connection.lastRow
  }

  private func insert(
    _ rules: [Rule], _ texts: [RuleText], file: Int64, in connection: borrowing SQLiteConnection
  ) throws(SQLiteFault) -> [Int64] {
    var rows: [Int64] = []
    let kept = try connection.kept(
      """
      INSERT INTO rule(file, key, kind, strength, polarity, statement, lead_in, rationale, fix, contexts, section,
        first_line, last_line, source_hash, tokens, minimum_os, check_id, severity, sources, lengths, is_reference)
      VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21)
      """)
    let words = try connection.kept(
      "INSERT INTO rule_fts(rowid, \(columnList)) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")
    var names = RowBatch("INSERT OR IGNORE INTO rule_api(rule, name, role)", columns: 3)
    let quantities = try connection.kept("INSERT INTO quantity VALUES(?1, ?2, ?3, ?4)")
    let examples = try connection.kept(
      """
      INSERT INTO example(rule, verdict, language, code, first_line, last_line) VALUES(?1, ?2, ?3, ?4, ?5, ?6)
      """)
    for (rule, text) in zip(rules, texts) {
      try kept.statement.run(
        .integer(file), .text(rule.key), .text(rule.kind.rawValue), .text(rule.strength.rawValue),
        .integer(rule.polarity.rawValue), .text(rule.statement), .text(rule.leadIn), .text(rule.rationale),
        .text(rule.fix), .lines(rule.contexts), .lines(rule.section), .integer(rule.lines.first),
        .integer(rule.lines.last), .text(rule.sourceHash), .integer(rule.estimatedTokens), .real(rule.minimumOS),
        .text(rule.check), .text(rule.severity?.rawValue), .lines(rule.sources), .integer(text.lengths),
        .integer(rule.isReference ? 1 : 0))
      rows.append(connection.lastRow)
      let id = SQLiteValue.integer(connection.lastRow)
      words.statement.bind([id] + text.columns.map { SQLiteValue.text($0) })
      _ = try words.statement.step()
      words.statement.reset()
      for use in rule.interfaces { names.add(id, .text(use.name), .text(use.role.rawValue)) }
      for quantity in rule.quantities {
        try quantities.statement.run(id, .real(quantity.lower), .real(quantity.upper), .text(quantity.unit))
      }
      for example in rule.examples {
        try examples.statement.run(
          id, .text(example.verdict.rawValue), .text(example.language), .text(example.code),
          .integer(example.lines.first), .integer(example.lines.last))
      }
    }
    try names.store(in: connection)
    return rows
  }

  private func insert(
    _ tokens: [Token], file: Int64, in connection: borrowing SQLiteConnection
  ) throws(SQLiteFault) {
    let kept = try connection.kept(
      """
      INSERT INTO token(file, namespace, name, value, kind, number, unit, usage, first_line, last_line)
      VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
      """)
    for token in tokens {
      try kept.statement.run(
        .integer(file), .text(token.namespace), .text(token.name), .text(token.value), .text(token.kind.rawValue),
        .real(token.number), .text(token.unit), .text(token.usage), .integer(token.lines.first),
        .integer(token.lines.last))
    }
  }

  /// Keeps what ranking needs to know of the whole, so that no question has to count it.
  func saveStatistics() throws(RuleIndexError) {
    try perform("DELETE FROM statistic")
    let names = ["rules"] + IndexSchema.measuredColumns
    let sums = IndexSchema.measuredColumns.indices.map { "ifnull(sum(lengths >> \(10 * $0) & 1023), 0)" }
    var values: [Int64] = []
    try rows("SELECT \((["count(*)"] + sums).joined(separator: ", ")) FROM rule") { row in
      values = names.indices.map { row.integer(Int32($0)) }
    }
    for (name, value) in zip(names, values) {
      try perform("INSERT INTO statistic VALUES(?1, ?2)", .text(name), .integer(value))
    }
  }

  // MARK: - The vocabulary, for corrections of spelling

  /// Writes the uses of words that came and went so far; the end of the transaction does it, too.
  package mutating func saveWords() throws(RuleIndexError) {
    let changes = wordChanges.changes
    wordChanges = WordCounts()
    guard !changes.isEmpty else { return }
    try attempt { connection throws(SQLiteFault) in
      var words = RowBatch(
        "INSERT INTO word", columns: 2, tail: "ON CONFLICT(word) DO UPDATE SET uses = uses + excluded.uses")
      for (word, uses) in changes { words.add(.text(String(decoding: word, as: UTF8.self)), .integer(uses)) }
      try words.store(in: connection)
      if changes.contains(where: { $0.uses < 0 }) { try connection.run("DELETE FROM word WHERE uses <= 0") }
    }
  }
}

private let columnList = IndexSchema.columns.joined(separator: ", ")

extension SQLiteValue {
  /// Several short texts as one, a line each.
  static func lines(_ texts: [String]) -> SQLiteValue { .text(texts.joined(separator: "\n")) }
}
