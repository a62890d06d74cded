import AgentServer
import Answering
import JSON
import Reports
import WireFormats
import Workbench

/// The tool `rule`: one rule whole, as `swiftkit rule` shows it.
enum RuleTool {
  static func tool(at desk: AgentDesk) -> AgentTool {
    AgentTool(
      name: "rule", title: "Show a rule",
      description:
        "Shows one rule in full, with its reason and all examples. Take 'key' from 'ask' or from the 'rules' of a finding; the last part of a key is enough.",
      input:
        #"{"type":"object","required":["key"],"additionalProperties":false,"properties":{"key":{"type":"string"}}}"#,
      output: ToolSchema.answers
    ) { arguments, _ in
      try arguments.require(known: ["key"])
      return try result(try arguments.requiredText("key", limit: 4_096), at: desk)
    }
  }

  /// The rule of a key, whole.
  static func result(_ key: String, at desk: AgentDesk) throws -> ToolResult {
    let (answers, nearest) = try desk.index.withStore { store in
      (try Answerer.rules(withKey: key, from: store), try Answerer.keyNearest(to: key, in: store))
    }
    guard !answers.isEmpty else {
      let suggestion = nearest.map { "did you mean '\($0)'?" } ?? "use 'ask' to search the rules"
      return .failure("unknown rule \(key.quoted); \(suggestion)")
    }
    let set = AnswerSet(question: key, isCovered: true, answers: answers, corrections: [], unknownWords: [])
    return ToolResult(
      text: desk.text.rules(answers), document: try JSONText.line(AskDocument(set, shownAs: desk.workplace.shown)))
  }
}
