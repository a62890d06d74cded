package import JSON
import RuleModel

/// What agents are told to do, in one wording for every text that tells it.
package struct AgentStep {
  package let text: String
  /// The same without the server.
  package let command: String

  package static let before = AgentStep(
    text:
      "Before you write a SwiftUI screen, call `context` once with the whole brief; on the way, `ask` answers one question. A small edit, or code without SwiftUI, needs neither.",
    command: #"swiftkit context "TASK""#)
  package static let scaffold = AgentStep(
    text: "Where `context` names a template that fits, call `scaffold` instead of typing it.",
    command: "swiftkit new TEMPLATE NAME")
  package static let check = AgentStep(
    text:
      "After you wrote Swift, call `check` with its path and fix the findings on the lines you changed, as `check` with `explain` tells; findings on other lines are not part of your task.",
    command: "swiftkit check PATH")

  package static let all = [before, scaffold, check]

  /// What ends every request: nothing is shown that was not checked.
  package static let checkBeforeShowing =
    "Call `check` with the new text as `source` and fix what it finds in your lines, as `check` with `explain` tells, before you show it."

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
