package import JSON
import RuleModel

/// What agents are told to do, in one wording for every text that tells it.
package struct AgentStep {
  package let text: String
  /// The same without the server; nil where no tool is called.
  package let command: String?

  package static let before = AgentStep(
    text:
      "Before you write a SwiftUI screen, call `context` once with the whole brief: it gives the rules that matter, so you need not read the skill files. Use `ask` for single questions as you go. Small edits and code without SwiftUI need neither.",
    command: #"swiftkit context "TASK""#)
  package static let scaffold = AgentStep(
    text:
      "If a template that `context` suggests fits the task as it is, call `scaffold` instead of writing that part by hand.",
    command: "swiftkit new TEMPLATE NAME")
  package static let check = AgentStep(
    text:
      "After you write Swift, call `check` with its path and fix the findings on the lines you changed; `check` with `explain` describes the fix. Findings on other lines are not part of your task.",
    command: "swiftkit check PATH")

  package static let review = AgentStep(
    text:
      "Before you finish, go through the rules from `context` one by one: does your code follow the rule, and does a test prove it?",
    command: nil)

  package static let all = [before, scaffold, check, review]

  /// What ends every request: nothing is shown that was not checked.
  package static let checkBeforeShowing =
    "Before you show new code, call `check` with it as `source` and fix the findings on your lines; `check` with `explain` describes the fix."

  /// A request of several steps.
  ///
  /// - Parameter closing: what else is good to know, below the steps.
  package static func request(_ task: String, _ steps: [String], closing: String? = nil) -> String {
    let numbered = steps.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
    return ForeignText.lines([task, numbered, closing].compactMap { $0 }.joined(separator: "\n\n"))
  }

  /// What somebody filled in, as words within a sentence: it can begin no line of its own.
  package static func plain(_ text: String) -> String {
    ForeignText.line(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// Arguments of a call as an agent is to write them.
  package static func json(_ arguments: KeyValuePairs<String, JSONValue?>) -> String {
    JSONValue.members(arguments).line
  }
}
