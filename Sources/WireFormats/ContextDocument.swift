/// What `context --json` prints, and what an agent's `context` gets.
package struct ContextDocument: Encodable, Sendable {
  package var task: String
  /// Whether the documents speak of the task.
  package var covered: Bool
  package var rules: [AskDocument.Answer]
  package var tokens: [AskDocument.Value]
  package var templates: [Template]
  /// Checks that hold code to the rules above.
  package var checks: [Check]
  /// The estimated cost of the text for a language model.
  package var estimatedTokens: Int
  /// Rules that did not fit the budget.
  package var leftOut: [AskDocument.LeftOut]

  package struct Template: Encodable, Sendable {
    package var name: String
    package var summary: String
    package var command: String

    package init(name: String, summary: String, command: String) {
      self.name = name
      self.summary = summary
      self.command = command
    }
  }

  package struct Check: Encodable, Sendable {
    package var id: String
    package var title: String

    package init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  package init(
    task: String, covered: Bool, rules: [AskDocument.Answer], tokens: [AskDocument.Value], templates: [Template],
    checks: [Check], estimatedTokens: Int, leftOut: [AskDocument.LeftOut]
  ) {
    self.task = task
    self.covered = covered
    self.rules = rules
    self.tokens = tokens
    self.templates = templates
    self.checks = checks
    self.estimatedTokens = estimatedTokens
    self.leftOut = leftOut
  }
}
