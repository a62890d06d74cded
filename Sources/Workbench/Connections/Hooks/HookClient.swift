import JSON

/// A coding agent that runs a command of ours after it edited a file and before it stops, and how it takes the answer.
///
/// Each speaks as its documentation says; docs/agents.md names the pages.
package enum HookClient: String, CaseIterable, Sendable {
  case claude, codex, gemini, cursor, copilot, windsurf

  /// What the command leaves for the agent to read.
  package enum Answer: Hashable, Sendable {
    /// A text on standard error, and exit code 2.
    case refusal(String)
    /// A JSON document on standard output, and exit code 0.
    case document(String)
  }

  /// How `text` reaches the agent at this moment.
  package func answer(_ text: String, at moment: HookEvent.Moment) -> Answer {
    let isStop = if case .stop = moment { true } else { false }
    return document(.string(text), isStop: isStop).map { .document($0.line) } ?? .refusal(text)
  }

  /// The document that brings `reason` to the agent; nil for clients that take it from standard error.
  private func document(_ reason: JSONValue, isStop: Bool) -> JSONValue? {
    switch self {
    case .claude, .codex, .windsurf: return nil
    case .gemini:
      // With exit code 2 our text would stand in place of the tool's own result.
      return isStop
        ? .members(["decision": .string("deny"), "reason": reason])
        : .members(["hookSpecificOutput": HookClient.addition(reason, to: "AfterTool")])
    case .cursor: return .members([isStop ? "followup_message" : "additional_context": reason])
    case .copilot:
      // The command line reads the outer members, VS Code the inner ones.
      let block = JSONValue.string("block")
      return isStop
        ? .members([
          "decision": block, "reason": reason,
          "hookSpecificOutput": .members(["hookEventName": .string("Stop"), "decision": block, "reason": reason]),
        ])
        : .members([
          "additionalContext": reason, "hookSpecificOutput": HookClient.addition(reason, to: "PostToolUse"),
        ])
    }
  }

  private static func addition(_ text: JSONValue, to event: String) -> JSONValue {
    .members(["hookEventName": .string(event), "additionalContext": text])
  }
}
