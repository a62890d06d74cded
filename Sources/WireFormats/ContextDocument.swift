/// What `context --json` prints, and what the tool `context` returns.
package struct ContextDocument: Encodable, Sendable {
  package var task: String
  /// Whether the documents cover the task.
  package var covered: Bool
  package var rules: [AskDocument.Answer]
  package var tokens: [AskDocument.Value]
  package var templates: [Template]
  /// The checks that enforce these rules.
  package var checks: [Check]
  /// The estimated cost of the text for a language model.
  package var estimatedTokens: Int
  /// Rules that did not fit into the budget.
  package var leftOut: [AskDocument.LeftOut]
  /// The parts of the task, in order.
  package var parts: [Part] = []
  /// Features or parts of the task that are not covered.
  package var unknown: [String] = []
  /// Parts of a brief that no template serves: what remains to be written by hand.
  package var byHand: [String] = []

  package struct Part: Encodable, Sendable {
    /// The text of the part, as in the task.
    package var text: String
    package var covered: Bool
    /// The keys of its rules, best first.
    package var rules: [String]
    /// Absent if the part does not compare things.
    package var decision: AskDocument.Decision?
    /// What SwiftUI declares for names in it, if no rule covers it; absent if there are none.
    package var facts: [APIDocument]?

    package init(
      text: String, covered: Bool, rules: [String], decision: AskDocument.Decision?, facts: [APIDocument]?
    ) {
      self.text = text
      self.covered = covered
      self.rules = rules
      self.decision = decision
      self.facts = facts
    }
  }

  package struct Template: Encodable, Sendable {
    package var name: String
    package var summary: String
    /// With the answers that the task asks for.
    package var command: String
    /// The parts of the task that it is for.
    package var serves: [String]
    /// Keys of the rules that what it writes keeps.
    package var rules: [String]

    package init(name: String, summary: String, command: String, serves: [String] = [], rules: [String] = []) {
      self.name = name
      self.summary = summary
      self.command = command
      self.serves = serves
      self.rules = rules
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
