import AgentServer
import JSON
import Reports
import WireFormats
import Workbench

/// The tool `context`: what to know before writing code for a task.
enum ContextTool {
  static func tool(at desk: AgentDesk) -> AgentTool {
    AgentTool(
      name: "context", title: "Gather context for a task",
      description:
        """
        Call it once with the whole brief, before you write a SwiftUI screen. Returns the rules, design tokens, templates \
        and checks that apply, within a token budget. {"task":"A list of coins with search, pull to refresh and favourites that survive a failed request."}
        """,
      input: #"""
        {"type":"object","required":["task"],"additionalProperties":false,"properties":{
        "task":{"type":"string","description":"the full description of what you will build"},
        "budget":{"type":"integer","minimum":100,"description":"maximum tokens of the result (default: 2400)"}}}
        """#,
      output: #"""
        {"type":"object","required":["task","covered","rules","tokens","templates","checks","estimatedTokens","leftOut","parts","unknown","byHand"],
        "properties":{"task":{"type":"string"},"covered":{"type":"boolean"},
        "rules":{"type":"array","items":\#(ToolSchema.answer)},"tokens":{"type":"array","items":\#(ToolSchema.token)},
        "templates":{"type":"array","items":{"type":"object","required":["name","summary","command","serves","rules"]}},
        "checks":{"type":"array","items":{"type":"object","required":["id","title"]}},
        "estimatedTokens":{"type":"integer"},"leftOut":{"type":"array","items":{"type":"object"}},
        "parts":{"type":"array","items":{"type":"object","required":["text","covered","rules"]}},
        "unknown":{"type":"array","items":{"type":"string"}}}}
        """#
    ) { arguments, _ in
      try arguments.require(known: ["task", "budget"])
      let task = try arguments.requiredText("task", limit: 32_768)
      let budget = try arguments.integer("budget", in: 100...1_000_000) ?? 2400
      let found = try desk.index.withStore { store in
        try AgentContext(task, budget: budget, from: store, in: desk.workplace)
      }
      return ToolResult(text: found.text, document: try JSONText.line(found.document))
    }
  }
}
