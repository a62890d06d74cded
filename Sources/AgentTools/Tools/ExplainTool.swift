import AgentServer
import Answering
import JSON
import Reports
import RuleModel
import WireFormats
import Workbench

/// The tool `explain`: the rule behind a check, its reason and examples.
enum ExplainTool {
  static func tool(at desk: AgentDesk) -> AgentTool {
    AgentTool(
      name: "explain", title: "Explain a check",
      description:
        "Explains what a check looks for, why it matters and how to fix its findings, with its rules and examples.",
      input:
        #"{"type":"object","required":["check"],"additionalProperties":false,"properties":{"check":{"type":"string","description":"the name in brackets after a finding"}}}"#,
      output: #"{"type":"object"}"#
    ) { arguments, _ in
      try arguments.require(known: ["check"])
      return try result(try arguments.requiredText("check", limit: 4_096), at: desk)
    }
  }

  /// What there is to say about a check.
  static func result(_ check: String, at desk: AgentDesk) throws -> ToolResult {
    let explanation = try explanation(of: check, at: desk)
    return ToolResult(
      text: text(of: explanation, at: desk),
      document: try JSONText.line(explanation.document(shownAs: desk.workplace.shown)))
  }

  /// The explanation, with a word on the rules that the project brings.
  static func text(of explanation: CheckExplanation, at desk: AgentDesk) -> String {
    let text = explanation.text(by: AskText(in: desk.workplace, shown: desk.text.shown))
    let origin = TextOrigin(in: desk.workplace)
    let ofProject = Set(explanation.rules.flatMap(\.sources).map(\.path).filter { origin.root(of: $0) == .project })
    if ofProject.isEmpty { return text }
    let places = ofProject.sorted().map { desk.workplace.named($0) + " (project)" }.joined(separator: ", ")
    return TextOrigin.warned(text + "\nRules from \(places)")
  }

  static func explanation(of name: String, at desk: AgentDesk) throws -> CheckExplanation {
    try CheckExplanation(of: name, in: desk.workplace)
  }
}
