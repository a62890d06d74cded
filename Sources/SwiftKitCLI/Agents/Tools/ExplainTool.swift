import AgentServer
import WireFormats

/// The tool `explain`: the rule behind a check, its reason and examples.
enum ExplainTool {
  static func tool(at desk: AgentDesk) -> AgentTool {
    AgentTool(
      name: "explain", title: "Explain a check",
      description:
        "Tells what a check looks for, why, how to mend what it finds, and the rules behind it with examples.",
      input:
        #"{"type":"object","required":["check"],"additionalProperties":false,"properties":{"check":{"type":"string","description":"the name in brackets behind a finding"}}}"#,
      output: #"{"type":"object"}"#
    ) { arguments, _ in
      try arguments.require(known: ["check"])
      let explanation = try explanation(of: try arguments.requiredText("check", limit: 4_096), at: desk)
      return ToolResult(
        text: explanation.text(in: desk.plainContext),
        document: try JSONText.line(explanation.document(in: desk.context)))
    }
  }

  static func explanation(of name: String, at desk: AgentDesk) throws -> CheckExplanation {
    var inventory = try PluginInventory(in: desk.context)
    inventory.addSkillChecks(in: desk.context)
    return try CheckExplainer(inventory, in: desk.context).explanation(of: name)
  }
}
