package import POSIXSupport
import RuleModel

extension RuleStore {
  /// Remembers a folder or file whose documents the index holds.
  package func add(root: FilePath) throws(RuleIndexError) {
    try perform("INSERT OR IGNORE INTO root(path) VALUES(?1)", .text(root.string))
  }

  /// Puts `problems` in the place of those that are known of the file at `path`.
  package func replace(problems: [IndexedFile.Problem], of path: FilePath) throws(RuleIndexError) {
    try perform("DELETE FROM problem WHERE file = (SELECT id FROM file WHERE path = ?1)", .text(path.string))
    for problem in problems {
      try perform(
        "INSERT INTO problem SELECT id, ?2, ?3, ?4 FROM file WHERE path = ?1", .text(path.string),
        .integer(problem.line), .integer(problem.column), .text(problem.message))
    }
  }

  /// Remembers when each folder last gained or lost a file, and with `FolderTime.unread` what could not be read.
  package func remember(folders: [(path: FilePath, modified: Int64)]) throws(RuleIndexError) {
    try perform("DELETE FROM folder")
    for folder in folders {
      try perform("INSERT OR REPLACE INTO folder VALUES(?1, ?2)", .text(folder.path.string), .integer(folder.modified))
    }
  }

  /// Remembers a new stamp of a file whose content is the same.
  package func restamp(_ file: FileRecord, as stamp: FileStamp) throws(RuleIndexError) {
    try perform(
      "UPDATE file SET size = ?2, modified = ?3, changed = ?4, inode = ?5 WHERE id = ?1", .integer(file.id),
      .integer(stamp.size), .integer(stamp.modified), .integer(stamp.changed),
      .integer(Int64(bitPattern: stamp.inode)))
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
    wordChanges.add(file.packed.words)
    return try attempt { connection throws(SQLiteFault) in
      let id = try insert(file, in: connection)
      let rows = try insert(file, as: id, in: connection)
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
      INSERT INTO file(path, unit, size, modified, changed, inode, hash, lines, skill, title, summary, version, author,
        triggers, exclusions, programs, systems)
      VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)
      """)
    let skill = file.skill
    try kept.statement.run(
      .text(file.path.string), .text(file.unit), .integer(file.stamp.size), .integer(file.stamp.modified),
      .integer(file.stamp.changed), .integer(Int64(bitPattern: file.stamp.inode)), .text(file.hash),
      .integer(file.lineCount), .text(skill.id), .text(skill.title), .text(skill.summary), .text(skill.version),
      .text(skill.author), .lines(skill.triggers),
      .lines(skill.exclusions), .lines(skill.requirements.programs), .lines(skill.requirements.systems))
    return connection.lastRow
  }

  private func insert(
    _ file: IndexedFile, as id: Int64, in connection: borrowing SQLiteConnection
  ) throws(SQLiteFault) -> [Int64] {
    let packed = file.packed
    let width = PackedRules.columns.count, textWidth = IndexSchema.columns.count
    let rules = try connection.kept(
      """
      INSERT INTO rule(file, \(PackedRules.columns.joined(separator: ", ")))
      VALUES(\(Array(repeating: "?", count: width + 1).joined(separator: ", ")))
      """)
    let texts = try connection.kept(
      "INSERT INTO rule_fts(rowid, \(columnList)) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")
    var uses: [ParameterList.Slot] = []
    var rows: [Int64] = []
    var use = 0
    for index in 0..<packed.count {
      try rules.statement.run(id, packed.rules, index * width..<(index + 1) * width)
      let row = connection.lastRow
      rows.append(row)
      try texts.statement.run(row, packed.texts, index * textWidth..<(index + 1) * textWidth)
      for _ in 0..<packed.useCounts[index] {
        uses.append(.integer(row))
        uses += packed.uses.slots[use..<use + 2]
        use += 2
      }
      try insert(file.rules[index].quantities, file.rules[index].examples, of: row, in: connection)
    }
    let batch = RowBatch("INSERT OR IGNORE INTO rule_api(rule, name, role)", columns: 3)
    try batch.store(uses, packed.uses.bytes, in: connection)
    return rows
  }

  private func insert(
    _ quantities: [Quantity], _ examples: [Example], of rule: Int64, in connection: borrowing SQLiteConnection
  ) throws(SQLiteFault) {
    if !quantities.isEmpty {
      let kept = try connection.kept("INSERT INTO quantity VALUES(?1, ?2, ?3, ?4)")
      for quantity in quantities {
        try kept.statement.run(
          .integer(rule), .real(quantity.lower), .real(quantity.upper), .text(quantity.unit))
      }
    }
    if examples.isEmpty { return }
    let kept = try connection.kept(
      "INSERT INTO example(rule, verdict, language, code, first_line, last_line) VALUES(?1, ?2, ?3, ?4, ?5, ?6)")
    for example in examples {
      try kept.statement.run(
        .integer(rule), .text(example.verdict.rawValue), .text(example.language), .text(example.code),
        .integer(example.lines.first), .integer(example.lines.last))
    }
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
      let batch = RowBatch(
        "INSERT INTO word", columns: 2, tail: "ON CONFLICT(word) DO UPDATE SET uses = uses + excluded.uses")
      var words = ParameterList()
      for (word, uses) in changes {
        words.add(word)
        words.add(uses)
      }
      try batch.store(words.slots, words.bytes, in: connection)
      if changes.contains(where: { $0.uses < 0 }) { try connection.run("DELETE FROM word WHERE uses <= 0") }
    }
  }
}

private let columnList = IndexSchema.columns.joined(separator: ", ")

extension SQLiteValue {
  /// Several short texts as one, a line each.
  static func lines(_ texts: [String]) -> SQLiteValue { .text(texts.joined(separator: "\n")) }
}
