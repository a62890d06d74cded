import ByteText
package import POSIXSupport
package import RuleModel

extension RuleStore {
  /// The folders and files whose documents the index holds, in the order in which they were added.
  package func roots() throws(RuleIndexError) -> [FilePath] {
    if let unbuilt { return unbuilt.roots }
    var roots: [FilePath] = []
    try rows("SELECT path FROM root ORDER BY id") { roots.append(FilePath($0.text(0))) }
    return roots
  }

  /// The folders below the roots, with the time of their last change.
  package func folders() throws(RuleIndexError) -> [(path: FilePath, modified: Int64)] {
    var folders: [(FilePath, Int64)] = []
    try rows("SELECT path, modified FROM folder ORDER BY path") {
      folders.append((FilePath($0.text(0)), $0.integer(1)))
    }
    return folders
  }

  /// The files of the index, in the order of their paths.
  package func files() throws(RuleIndexError) -> [FileRecord] {
    if unbuilt != nil { return [] }
    var files: [FileRecord] = []
    try rows("SELECT id, path, size, modified, changed, inode, hash, unit FROM file ORDER BY path") { row in
      files.append(
        FileRecord(
          id: row.integer(0), path: FilePath(row.text(1)),
          stamp: FileStamp(row, from: 2), hash: row.text(6), unit: row.text(7)))
    }
    return files
  }

  /// Path and stamp of each file: what tells whether one has changed.
  package func stamps() throws(RuleIndexError) -> [(path: String, stamp: FileStamp)] {
    var stamps: [(path: String, stamp: FileStamp)] = []
    try rows("SELECT path, size, modified, changed, inode FROM file") {
      stamps.append(($0.text(0), FileStamp($0, from: 1)))
    }
    return stamps
  }

  /// How many rules there are.
  package func ruleCount() throws(RuleIndexError) -> Int {
    var count = 0
    try rows("SELECT count(*) FROM rule") { count = Int($0.integer(0)) }
    return count
  }

  /// The rules of the given rows with all that belongs to them, in the order of the rows.
  package func rules(_ ids: [Int64]) throws(RuleIndexError) -> [StoredRule] {
    try attempt { connection throws(SQLiteFault) in
      let statement = try connection.prepare(
        """
        SELECT r.key, r.kind, r.strength, r.polarity, r.statement, r.lead_in, r.rationale, r.fix, r.contexts, r.section,
          r.first_line, r.last_line, r.source_hash, r.tokens, r.minimum_os, r.check_id, r.severity, r.sources, f.path,
          f.skill, r.basis, r.evidence
        FROM rule r JOIN file f ON f.id = r.file WHERE r.id = ?1
        """)
      let names = try connection.prepare("SELECT name, role FROM rule_api WHERE rule = ?1 ORDER BY name, role")
      let quantities = try connection.prepare("SELECT lower, upper, unit FROM quantity WHERE rule = ?1 ORDER BY rowid")
      let examples = try connection.prepare(
        "SELECT verdict, language, code, first_line, last_line FROM example WHERE rule = ?1 ORDER BY id")
      var found: [StoredRule] = []
      for id in ids {
        statement.bind([.integer(id)])
        defer { statement.reset() }
        guard try statement.step() else { continue }
        var stored = StoredRule(statement, id: id)
        names.bind([.integer(id)])
        while try names.step() {
          let role = InterfaceUse.Role(rawValue: names.text(1)) ?? .mention
          stored.rule.interfaces.append(InterfaceUse(name: names.text(0), role: role))
        }
        names.reset()
        quantities.bind([.integer(id)])
        while try quantities.step() {
          stored.rule.quantities.append(
            Quantity(lower: quantities.real(0), upper: quantities.real(1), unit: quantities.text(2)))
        }
        quantities.reset()
        examples.bind([.integer(id)])
        while try examples.step() {
          stored.rule.examples.append(
            Example(
              verdict: Example.Verdict(rawValue: examples.text(0)) ?? .neutral, language: examples.text(1),
              code: examples.text(2), lines: LineRange(Int(examples.integer(3)), Int(examples.integer(4)))))
        }
        examples.reset()
        found.append(stored)
      }
      return found
    }
  }

  /// The rows of the documented view `name`, a line each, in a fixed order: what two indexes are compared by.
  package func dump(view name: String) throws(RuleIndexError) -> [String] {
    guard IndexSchema.documentedViews.contains(name) else { return [] }
    // What a query matches (`q`) and how well have no value outside of a query.
    let columns =
      name == "v_search" ? "key, skill, kind, strength, statement, section, path, first_line, last_line, cite" : "*"
    var lines: [String] = []
    try rows("SELECT \(columns) FROM \(name)") { row in
      lines.append((0..<row.columnCount).map { row.text($0) }.joined(separator: "\u{1f}"))
    }
    return lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  package static var documentedViews: [String] { IndexSchema.documentedViews }
}

/// A rule as it lies in the index: with its file and row.
package struct StoredRule: Sendable {
  package let id: Int64
  package var rule: Rule
  package let skill: String
  package let path: String

  package var citation: Citation { Citation(path: path, lines: rule.lines) }

  /// A rule of `file` that was just stored in row `id`, as it would be read from there.
  package init(_ rule: Rule, of file: IndexedFile, id: Int64) {
    self.id = id
    self.rule = rule
    skill = file.skill.id
    path = file.path.string
    self.rule.interfaces = StoredRule.sorted(rule.interfaces)
    // Only the full-text table holds them: they are to be found by, not to be shown.
    self.rule.asked = []
    self.rule.formerly = []
  }

  /// Names in the order of the index, which knows no size of letters; of two that are the same for it the first.
  private static func sorted(_ uses: [InterfaceUse]) -> [InterfaceUse] {
    if uses.count < 2 { return uses }
    let places = uses.indices.sorted { left, right in
      let order = order(uses[left], uses[right])
      return order == 0 ? left < right : order < 0
    }
    return places.indices.filter { $0 == 0 || order(uses[places[$0 - 1]], uses[places[$0]]) != 0 }.map {
      uses[places[$0]]
    }
  }

  private static func order(_ left: InterfaceUse, _ right: InterfaceUse) -> Int {
    var other = right.name.utf8.makeIterator()
    for byte in left.name.utf8 {
      let (one, two) = (Ascii.lowercased(byte), Ascii.lowercased(other.next() ?? 0))
      if one != two { return one < two ? -1 : 1 }
    }
    if other.next() != nil { return -1 }
    return left.role == right.role ? 0 : left.role.rawValue < right.role.rawValue ? -1 : 1
  }

  fileprivate init(_ row: borrowing SQLiteStatement, id: Int64) {
    self.id = id
    rule = Rule(
      key: row.text(0), kind: Rule.Kind(rawValue: row.text(1)) ?? .prose,
      strength: Strength(rawValue: row.text(2)) ?? .info, polarity: Polarity(rawValue: Int(row.integer(3))) ?? .neutral,
      statement: row.text(4), leadIn: row.text(5), rationale: row.optionalText(6), fix: row.optionalText(7),
      contexts: row.lines(8), minimumOS: row.isNull(14) ? nil : row.real(14), section: row.lines(9),
      lines: LineRange(Int(row.integer(10)), Int(row.integer(11))), sourceHash: row.text(12),
      estimatedTokens: Int(row.integer(13)), check: row.optionalText(15),
      severity: row.optionalText(16).flatMap { Severity(rawValue: $0) }, sources: row.lines(17),
      basis: row.optionalText(20).flatMap(RuleBasis.Kind.init).map { RuleBasis($0, evidence: row.optionalText(21)) })
    path = row.text(18)
    skill = row.text(19)
  }
}

extension SQLiteStatement {
  /// A text that `SQLiteValue.lines` made, taken apart again.
  func lines(_ column: Int32) -> [String] {
    let text = text(column)
    return text.isEmpty ? [] : text.split(at: { $0 == UInt8(ascii: "\n") }).map { String($0) }
  }
}

extension FileStamp {
  /// What four columns of a row say, from `column` on.
  fileprivate init(_ row: borrowing SQLiteStatement, from column: Int32) {
    self.init(
      size: Int(row.integer(column)), modified: row.integer(column + 1), changed: row.integer(column + 2),
      inode: UInt64(bitPattern: row.integer(column + 3)))
  }
}
