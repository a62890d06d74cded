import AgentServer
import JSON
import Reports
import WireFormats
import Workbench

/// The tool `context`: what to know before writing code for a task.
enum ContextTool {
  static func tool(at desk: AgentDesk) -> AgentTool {
    AgentTool(
      name: "context", title: "What to know before a task",
      description:
        """
        Call it once, before you write a SwiftUI screen, with the whole brief. Gives what matters for it, within a budget \
        of tokens: the rules that such screens break, design tokens, templates that save typing, and the checks that will \
        be run. {"task":"A list of coins with search, pull to refresh and favourites that survive a failed request."}
        """,
      input: #"""
        {"type":"object","required":["task"],"additionalProperties":false,"properties":{
        "task":{"type":"string","description":"what you are about to build, in full"},
        "budget":{"type":"integer","minimum":100,"description":"tokens it may cost; 1500 without it"}}}
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
      let budget = try arguments.integer("budget", in: 100...1_000_000) ?? 1500
      let found = try desk.index.withStore { store in
        try AgentContext(task, budget: budget, from: store, in: desk.workplace)
      }
      return ToolResult(text: found.text, document: try JSONText.line(found.document))
    }
  }
}
