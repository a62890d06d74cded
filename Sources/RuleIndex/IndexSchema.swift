/// The layout of the database file. The views are its public face; the tables behind them may change with the version.
enum IndexSchema {
  /// `SKit` in ASCII: what SQLite's `application_id` says of our files.
  static let applicationID: Int64 = 0x534b_6974
  /// Goes up with every change of tables or of what the indexed texts hold; an older file is built anew from its roots.
  static let version: Int64 = 13

  /// The columns of the full-text table, in order; Answering weighs them.
  static let columns = ["statement", "heading", "lead", "api", "parts", "code", "skill"]

  /// The columns whose number of words is kept: the name of the skill is as long in all of its rules.
  static let measuredColumns = columns.dropLast()

  static let tables = """
    CREATE TABLE root(
      id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE folder(
      path TEXT PRIMARY KEY, modified INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE file(
      id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, unit TEXT NOT NULL, size INTEGER NOT NULL,
      modified INTEGER NOT NULL, changed INTEGER NOT NULL, inode INTEGER NOT NULL, hash TEXT NOT NULL,
      lines INTEGER NOT NULL, skill TEXT NOT NULL, title TEXT NOT NULL, summary TEXT NOT NULL, version TEXT, author TEXT,
      triggers TEXT NOT NULL, exclusions TEXT NOT NULL, programs TEXT NOT NULL, systems TEXT NOT NULL) STRICT;
    CREATE TABLE problem(
      file INTEGER NOT NULL, line INTEGER NOT NULL, col INTEGER NOT NULL, message TEXT NOT NULL) STRICT;
    CREATE INDEX problem_file ON problem(file);
    CREATE TABLE rule(
      id INTEGER PRIMARY KEY, file INTEGER NOT NULL, key TEXT NOT NULL, kind TEXT NOT NULL, strength TEXT NOT NULL,
      polarity INTEGER NOT NULL, statement TEXT NOT NULL, lead_in TEXT NOT NULL, rationale TEXT, fix TEXT,
      contexts TEXT NOT NULL, section TEXT NOT NULL, first_line INTEGER NOT NULL, last_line INTEGER NOT NULL,
      source_hash TEXT NOT NULL, tokens INTEGER NOT NULL, minimum_os REAL, check_id TEXT, severity TEXT,
      sources TEXT NOT NULL, lengths INTEGER NOT NULL, is_reference INTEGER NOT NULL,
      basis TEXT, evidence TEXT, formerly TEXT NOT NULL) STRICT;
    CREATE INDEX rule_file ON rule(file);
    CREATE INDEX rule_key ON rule(key);
    CREATE INDEX rule_outline ON rule(id, lengths, is_reference, kind, strength, key, first_line);
    CREATE TABLE rule_api(
      name TEXT NOT NULL COLLATE NOCASE, rule INTEGER NOT NULL, role TEXT NOT NULL,
      PRIMARY KEY(name, rule, role)) STRICT, WITHOUT ROWID;
    CREATE INDEX rule_api_rule ON rule_api(rule);
    CREATE TABLE quantity(
      rule INTEGER NOT NULL, lower REAL NOT NULL, upper REAL NOT NULL, unit TEXT NOT NULL) STRICT;
    CREATE INDEX quantity_rule ON quantity(rule);
    CREATE TABLE example(
      id INTEGER PRIMARY KEY, rule INTEGER NOT NULL, verdict TEXT NOT NULL, language TEXT NOT NULL,
      code TEXT NOT NULL, first_line INTEGER NOT NULL, last_line INTEGER NOT NULL) STRICT;
    CREATE INDEX example_rule ON example(rule);
    CREATE TABLE token(
      id INTEGER PRIMARY KEY, file INTEGER NOT NULL, namespace TEXT NOT NULL, name TEXT NOT NULL,
      value TEXT NOT NULL COLLATE NOCASE, kind TEXT NOT NULL, number REAL, unit TEXT NOT NULL, usage TEXT,
      first_line INTEGER NOT NULL, last_line INTEGER NOT NULL) STRICT;
    CREATE INDEX token_file ON token(file);
    CREATE INDEX token_value ON token(value);
    CREATE TABLE conflict(
      id TEXT NOT NULL, kind TEXT NOT NULL, title TEXT NOT NULL, status TEXT NOT NULL, resolution TEXT NOT NULL,
      PRIMARY KEY(id)) STRICT, WITHOUT ROWID;
    CREATE TABLE position(
      conflict TEXT NOT NULL, number INTEGER NOT NULL, claim TEXT NOT NULL, rule_key TEXT NOT NULL,
      file INTEGER NOT NULL, first_line INTEGER NOT NULL, last_line INTEGER NOT NULL, profiles TEXT, first_os REAL,
      end_os REAL, contexts TEXT, rank INTEGER NOT NULL,
      PRIMARY KEY(conflict, number, rule_key, file, first_line)) STRICT, WITHOUT ROWID;
    CREATE INDEX position_rule ON position(rule_key);
    CREATE TABLE alias(
      file INTEGER NOT NULL, first TEXT NOT NULL, entries BLOB NOT NULL,
      PRIMARY KEY(file, first)) STRICT, WITHOUT ROWID;
    CREATE TABLE alias_target(
      file INTEGER NOT NULL, first INTEGER NOT NULL, lists BLOB NOT NULL,
      PRIMARY KEY(file, first)) STRICT, WITHOUT ROWID;
    CREATE TABLE word(
      word TEXT PRIMARY KEY, uses INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE statistic(
      name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE VIRTUAL TABLE rule_fts USING fts5(
      \(columns.joined(separator: ", ")), tokenize = 'porter unicode61 remove_diacritics 2');
    INSERT INTO rule_fts(rule_fts, rank) VALUES('rank', 'bm25(1.0, 0.6, 0.4, 0.7, 0.7, 0.6, 0.2)');
    """

  /// Documented in docs/database.md. Every row is told by what it says, never by a row number, so that the same
  /// documents give the same rows however they came into the index.
  static let views = """
    CREATE VIEW v_rules AS
      SELECT r.key, f.skill, r.kind, r.strength, r.polarity, r.statement, r.lead_in, r.rationale, r.fix, r.contexts,
        r.section, r.minimum_os, r.check_id, r.severity, r.sources, r.tokens, f.path, r.first_line, r.last_line,
        f.path || ':' || r.first_line AS cite, r.source_hash, r.basis, r.evidence
      FROM rule r JOIN file f ON f.id = r.file;
    CREATE VIEW v_search AS
      SELECT rule_fts AS q, rule_fts.rank AS score, r.key, f.skill, r.kind, r.strength, r.statement, r.section,
        f.path, r.first_line, r.last_line, f.path || ':' || r.first_line AS cite
      FROM rule_fts JOIN rule r ON r.id = rule_fts.rowid JOIN file f ON f.id = r.file;
    CREATE VIEW v_examples AS
      SELECT r.key, e.verdict, e.language, e.code, f.path, e.first_line, e.last_line
      FROM example e JOIN rule r ON r.id = e.rule JOIN file f ON f.id = r.file;
    CREATE VIEW v_tokens AS
      SELECT f.skill, t.namespace, t.name, t.value, t.kind, t.number, t.unit, t.usage, f.path, t.first_line, t.last_line
      FROM token t JOIN file f ON f.id = t.file;
    CREATE VIEW v_conflicts AS
      SELECT c.id, c.kind, c.title, c.status, c.resolution, p.number AS position, p.claim, p.rule_key AS key, f.path,
        p.first_line, p.last_line, p.profiles, p.first_os, p.end_os, p.contexts
      FROM conflict c JOIN position p ON p.conflict = c.id JOIN file f ON f.id = p.file;
    CREATE VIEW v_api AS
      SELECT a.name, a.role, r.key, r.strength, r.statement, f.path, r.first_line, r.last_line
      FROM rule_api a JOIN rule r ON r.id = a.rule JOIN file f ON f.id = r.file;
    """

  static let documentedViews = ["v_api", "v_conflicts", "v_examples", "v_rules", "v_search", "v_tokens"]
}
