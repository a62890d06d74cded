import AgentServer
import JSON
import POSIXSupport
import TestSupport
import Testing
import Workbench

@testable import AgentTools

/// Tools that list what documents hold: their filters, their limits, and how many rows are left.
@Suite struct DocumentToolsTests {
  private let folder: TemporaryFolder
  private let desk: AgentDesk

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      # House style

      ## Toolbars
      - **NEVER apply `.glassEffect()` to toolbar buttons.** The system applies it.

      ## Spacing scale
      | Token | Value |
      |---|---|
      | `Space.sm` | 8 |
      | `Space.md` | 12 |
      """, to: "packs/house.md")
    try SettledConflict.write(beside: "packs", in: folder)
    let place = Workplace(workingFolder: folder.path)
    let request = IndexRequest(
      index: folder.path.appending("index.sqlite").string, skills: [folder.path.appending("packs").string])
    desk = AgentDesk(
      workplace: place, index: IndexKeeper(request, in: place), answerers: AnsweringPlugins(in: place), roots: [])
  }

  private func call(_ tool: AgentTool, _ arguments: String) throws -> ToolResult {
    let members = try #require(try JSONValue(json: Array(arguments.utf8)).members)
    return try tool.call(Arguments(members), Ticket())
  }

  @Test(arguments: [
    ("{}", 2, false), (#"{"limit":2}"#, 2, false), (#"{"limit":1}"#, 1, true), (#"{"name":"SPACE.M"}"#, 1, false),
    (#"{"value":"12"}"#, 1, false), (#"{"value":"12.0"}"#, 1, false), (#"{"value":"99"}"#, 0, false),
    (#"{"name":"sm","value":"12"}"#, 0, false), (#"{"kind":"colour"}"#, 0, false),
  ])
  func tokens(arguments: String, count: Int, hasMore: Bool) throws {
    let text = try call(TokensTool.tool(at: desk), arguments).text
    #expect(text.split(separator: "\n").count { $0.hasPrefix("TOKEN ") } == count, "\(text)")
    #expect(text.contains("No tokens match.") == (count == 0))
    #expect(text.contains("1 more; add a filter or raise the 'limit' to see them.") == hasMore)
  }

  @Test(arguments: [
    ("{}", true), (#"{"topic":"GLASS toolbars"}"#, true), (#"{"topic":"glass zzz"}"#, false),
    (#"{"status":"settled"}"#, true), (#"{"status":"open"}"#, false), (#"{"status":"settled","topic":"zzz"}"#, false),
  ])
  func conflicts(arguments: String, isListed: Bool) throws {
    let text = try call(ConflictsTool.tool(at: desk), arguments).text
    #expect(text.contains("CONFLICT Glass in toolbars [toolbar-glass]") == isListed, "\(text)")
  }

  @Test(arguments: [
    (
      "SELECT 1 AS v UNION SELECT 2", 1, "v\n1\nThere are more rows; raise the 'limit' or use OFFSET to see them.", true
    ),
    ("SELECT 1 AS v UNION SELECT 2", 2, "v\n1\n2", false), ("SELECT x'00ff1a' AS v", 1, "v\n00ff1a", false),
    ("SELECT NULL AS a, 'b' AS b, 1.5 AS c", 9, "a\tb\tc\n\tb\t1.5", false),
  ])
  func queries(sql: String, limit: Int, text: String, hasMore: Bool) throws {
    let result = try call(SQLTool.tool(at: desk), "{\"query\":\"\(sql)\",\"limit\":\(limit)}")
    #expect(result.text == text && !result.isError)
    #expect(result.document?.line.contains("\"hasMore\":\(hasMore)") == true)
  }

  /// Only a mistake in the SQL is answered with what is allowed.
  @Test func wrongQueries() throws {
    let result = try call(SQLTool.tool(at: desk), #"{"query":"DELETE FROM rule"}"#)
    #expect(result.isError && result.text.hasSuffix("; only one SELECT is allowed"), "\(result.text)")
  }
}
