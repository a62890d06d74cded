import AgentServer
import JSON
import Reports
import RuleIndex
import WireFormats
import Workbench

/// The tool `conflicts`: where documents contradict each other, and what holds.
enum ConflictsTool {
  enum Status: String, CaseIterable { case open, settled }

  static func tool(at desk: AgentDesk) -> AgentTool {
    AgentTool(
      name: "conflicts", title: "Contradictions between documents",
      description:
        "Lists where the skill documents contradict each other, and what was decided. Use 'topic' to filter the list.",
      input: #"""
        {"type":"object","additionalProperties":false,"properties":{
        "topic":{"type":"string","description":"only conflicts with these words, such as sheet or glass button"},
        "status":{"enum":["open","settled"]},
        "limit":{"type":"integer","minimum":1,"maximum":1000,"description":"maximum number of conflicts (default: 20)"}}}
        """#,
      output:
        #"{"type":"object","required":["conflicts"],"properties":{"conflicts":{"type":"array","items":\#(ToolSchema.conflict)}}}"#
    ) { arguments, _ in
      try arguments.require(known: ["topic", "status", "limit"])
      let words = (try arguments.text("topic") ?? "").lowercased().split { !$0.isLetter && !$0.isNumber }
      let status = try arguments.choice("status", Status.self)
      let limit = try arguments.integer("limit", in: 1...1000) ?? 20
      let all = try desk.index.withStore { store in try store.conflicts() }.filter { conflict in
        let text = ([conflict.title] + conflict.positions.map(\.claim)).joined(separator: " ").lowercased()
        return (status == nil || conflict.status.rawValue == status?.rawValue) && words.allSatisfy { text.contains($0) }
      }
      let shown = all.prefix(limit)
      var text = shown.map { desk.text.lines(for: $0).joined(separator: "\n") }.joined(separator: "\n\n")
      if shown.isEmpty { text = "No conflicts match." }
      if shown.count < all.count {
        text += "\n\n\(all.count - shown.count) more; narrow the 'topic' or raise the 'limit' to see them."
      }
      let document = ConflictsDocument(conflicts: shown.map { AskDocument.Conflict($0, desk.workplace.shown) })
      return ToolResult(text: TextOrigin.warned(text), document: try JSONText.line(document))
    }
  }
}
