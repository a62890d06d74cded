import AgentServer
import JSON
import POSIXSupport
import RuleIndex
import WireFormats

/// The tool `sql`: the documented views of the index, to be read.
enum SQLTool {
  static func tool(at desk: AgentDesk) -> AgentTool {
    AgentTool(
      name: "sql", title: "Read the rules index with SQL",
      description: """
        Runs one SELECT on the rules index (SQLite). Views: v_rules, v_search (WHERE q MATCH 'words'), v_examples, \
        v_tokens, v_conflicts, v_api. The index is read-only. Use 'ask' for questions, and this for counts and lists.
        """,
      input: #"""
        {"type":"object","required":["query"],"additionalProperties":false,"properties":{
        "query":{"type":"string","description":"one SELECT"},
        "limit":{"type":"integer","minimum":1,"maximum":1000,"description":"maximum number of rows (default: 50)"}}}
        """#,
      output: #"""
        {"type":"object","required":["columns","rows","hasMore"],"properties":{
        "columns":{"type":"array","items":{"type":"string"}},
        "rows":{"type":"array","items":{"type":"array","items":{"type":["string","number","null"]}}},
        "hasMore":{"type":"boolean"}}}
        """#
    ) { arguments, ticket in
      try arguments.require(known: ["query", "limit"])
      let sql = try arguments.requiredText("query", limit: 1 << 16)
      let limit = try arguments.integer("limit", in: 1...1000) ?? 50
      let path = try desk.index.withStore { store in store.path }
      guard path.string != ":memory:" else {
        return .failure("there is no index to query, because there is no cache folder")
      }
      let query: IndexQuery
      do throws(RuleIndexError) {
        query = try IndexQuery(sql, at: path, within: QueryBounds(rows: limit)) { ticket.isCancelled }
      } catch {
        guard case .failed(_, let detail, let statement) = error else { throw error }
        // What comes without a statement is a bound that was met, and no mistake in the SQL.
        return .failure("the query failed: \(detail)" + (statement == nil ? "" : "; only one SELECT is allowed"))
      }
      let rows = query.rows.map { $0.map(QueryDocument.Value.init) }
      var lines = [query.columns.joined(separator: "\t")]
      for row in rows { lines.append(row.map(\.text).joined(separator: "\t")) }
      switch query.end {
      case .all: break
      case .rows: lines.append("There are more rows; raise the 'limit' or use OFFSET to see them.")
      case .bytes:
        lines.append("There are more rows, but the values of these fill one answer; use OFFSET to see them.")
      }
      let document = QueryDocument(columns: query.columns, rows: rows, hasMore: query.end != .all)
      return ToolResult(text: lines.joined(separator: "\n"), document: try JSONText.line(document))
    }
  }
}

extension QueryDocument.Value {
  fileprivate init(_ value: SQLiteValue) {
    switch value {
    case .null: self = .null
    case .integer(let number): self = .integer(number)
    case .real(let number): self = .real(number)
    case .text(let text): self = .text(text)
    case .blob(let bytes): self = .text(QueryDocument.Value.hexadecimal(bytes))
    }
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(unsafeUninitializedCapacity: bytes.count * 2) { buffer in
      for (index, byte) in bytes.enumerated() {
        buffer[index * 2] = digits[Int(byte >> 4)]
        buffer[index * 2 + 1] = digits[Int(byte & 15)]
      }
      return bytes.count * 2
    }
  }

  fileprivate var text: String {
    switch self {
    case .null: ""
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text(let text): text
    }
  }
}
