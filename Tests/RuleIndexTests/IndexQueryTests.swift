import POSIXSupport
import RuleIndex
import TestSupport
import Testing

/// Issue 27, "Nothing lost, nothing let in, nothing pretended": a question in SQL is bounded in bytes and in time.
@Suite struct IndexQueryTests {
  private func ask(
    _ sql: String, _ bounds: QueryBounds = QueryBounds(rows: 50), isStopped: @escaping () -> Bool = { false }
  ) throws -> IndexQuery {
    let folder = try TemporaryFolder()
    let path = folder.path.appending("x.sqlite")
    var store = try RuleStore.writing(path)
    try store.change { store throws(RuleIndexError) in
      try store.add(Samples.file("/a.md", ["Use glass", "Never tint"]))
    }
    return try IndexQuery(sql, at: path, within: bounds, isStopped: isStopped)
  }

  @Test(arguments: [
    "select randomblob(300000000)", "select zeroblob(200000)",
    "select hex(zeroblob(400000000))", "select hex(zeroblob(70000))",
    "select group_concat(hex(zeroblob(60000))) from v_rules",
    "select instr(hex(zeroblob(2000000)), hex(zeroblob(1000000))||'1')",
  ])
  func largeValuesAreRefused(sql: String) throws {
    let error = #expect(throws: RuleIndexError.self) { try ask(sql) }
    #expect(error?.description.contains("one of its values is larger than 131072 bytes") == true, "\(error as Any)")
  }

  /// SQLite's own `printf` makes NULL of what would be too long.
  @Test func aLongTextThatIsPrintedIsNothing() throws {
    #expect(try ask("select printf('%.*c',900000000,'x')").rows == [[.null]])
  }

  @Test(arguments: [
    "with recursive c(x) as (select 1 union all select x+1 from c) select sum(x) from c",
    "with recursive c(x) as (select 1 union all select x+1 from c) select max(instr(hex(zeroblob(50000)), x)) from c",
    "with recursive c(x) as (select 1 union all select x+1 from c limit 10000000) select x from c order by random()",
  ])
  func longQueriesEnd(sql: String) throws {
    var bounds = QueryBounds(rows: 50)
    bounds.time = .milliseconds(1)
    let error = #expect(throws: RuleIndexError.self) { try ask(sql, bounds) }
    #expect(error?.description.contains("it took longer than 0 s") == true, "\(error as Any)")
  }

  @Test func aQueryThatNobodyWaitsForEnds() throws {
    let sql = "with recursive c(x) as (select 1 union all select x+1 from c) select sum(x) from c"
    let error = #expect(throws: RuleIndexError.self) { try ask(sql, isStopped: { true }) }
    #expect(error?.description.contains("it was cancelled") == true, "\(error as Any)")
  }

  @Test func rowsAreBoundedTogether() throws {
    let sql = "with recursive c(x) as (select 1 union all select x+1 from c limit 1000) select zeroblob(100000) from c"
    let query = try ask(sql, QueryBounds(rows: 1000))
    #expect(query.rows.count == 10)
    #expect(query.end == .bytes)
    let few = try ask("select 1 union select 2 union select 3", QueryBounds(rows: 2))
    #expect(few.rows == [[.integer(1)], [.integer(2)]])
    #expect(few.end == .rows)
    #expect(try ask("select count(*) from v_rules").end == .all)
    // A number takes eight bytes.
    var bounds = QueryBounds(rows: 50)
    bounds.bytes = 24
    let numbers = try ask("select 1 union select 2 union select 3 union select 4", bounds)
    #expect(numbers.rows.count == 3)
    #expect(numbers.end == .bytes)
  }

  @Test(arguments: [
    ("trim('xxaxbxx', 'x')", SQLiteValue.text("axb")), ("ltrim('xya', 'yx')", .text("a")),
    ("rtrim('ayx', 'yx')", .text("a")), ("trim('aaa', 'a')", .text("")), ("trim(null, 'a')", .null),
    ("trim('  é ')", .text("é")), ("trim('éaé', 'é')", .text("a")),
    ("length(trim(hex(zeroblob(65000)), '0' || hex(zeroblob(60000))))", .integer(0)),
    ("'abc' like 'a%c'", .integer(1)),
  ])
  func functionsStayTheSame(expression: String, value: SQLiteValue) throws {
    #expect(try ask("select \(expression)").rows == [[value]])
  }
}
