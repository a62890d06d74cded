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
  /// The task in the parts that it asks for, in its order.
  package var parts: [Part] = []
  /// What nothing speaks of: features, or parts of the task.
  package var unknown: [String] = []
  /// Parts of a brief that no template serves: what remains to be written by hand.
  package var byHand: [String] = []

  package struct Part: Encodable, Sendable {
    /// As the task has it.
    package var text: String
    package var covered: Bool
    /// Keys of the rules above, best first.
    package var rules: [String]
    /// Absent where the part puts nothing side by side.
    package var decision: AskDocument.Decision?
    /// What SwiftUI declares by names in it, where no rule speaks of it; absent where there are none.
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
