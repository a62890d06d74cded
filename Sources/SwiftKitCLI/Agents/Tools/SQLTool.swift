import AgentServer
import POSIXSupport
import RuleIndex
import WireFormats

/// The tool `sql`: the documented views of the index, to be read.
enum SQLTool {
  static func tool(at desk: AgentDesk) -> AgentTool {
    AgentTool(
      name: "sql", title: "Read the rules index with SQL",
      description: """
        Runs one SELECT over the rules index (SQLite). Views: v_rules, v_search (WHERE q MATCH 'words'), v_examples, \
        v_tokens, v_conflicts, v_api. Nothing can be changed. 'ask' is better for questions; this is for counting and lists.
        """,
      input: #"""
        {"type":"object","required":["query"],"additionalProperties":false,"properties":{
        "query":{"type":"string","description":"one SELECT"},
        "limit":{"type":"integer","minimum":1,"maximum":1000,"description":"the most rows; 50 without it"}}}
        """#,
      output: #"""
        {"type":"object","required":["columns","rows","hasMore"],"properties":{
        "columns":{"type":"array","items":{"type":"string"}},
        "rows":{"type":"array","items":{"type":"array","items":{"type":["string","number","null"]}}},
        "hasMore":{"type":"boolean"}}}
        """#
    ) { arguments, _ in
      try arguments.require(known: ["query", "limit"])
      let sql = try arguments.requiredText("query", limit: 1 << 20)
      let limit = try arguments.integer("limit", in: 1...1000) ?? 50
      let path = try desk.index.withStore { store in store.path }
      guard path.string != ":memory:" else { return .failure("there is no folder for caches, and so no index to ask") }
      let query: IndexQuery
      do throws(RuleIndexError) {
        query = try IndexQuery(sql, at: path, limit: limit)
      } catch {
        guard case .failed(_, let detail, _) = error else { throw error }
        return .failure("the query failed: \(detail); only one SELECT is allowed")
      }
      let rows = query.rows.map { $0.map(QueryDocument.Value.init) }
      var lines = [query.columns.joined(separator: "\t")]
      for row in rows { lines.append(row.map(\.text).joined(separator: "\t")) }
      if query.hasMore { lines.append("There are more rows; a larger 'limit' or OFFSET shows them.") }
      let document = QueryDocument(columns: query.columns, rows: rows, hasMore: query.hasMore)
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
    case .blob(let bytes): self = .text(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
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
