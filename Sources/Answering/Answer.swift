import RuleIndex
package import RuleModel

/// One rule that answers a question, with where it stands.
package struct Answer: Sendable {
  package var key: String
  /// `key` and those of the rules that became part of this answer because they say the same.
  package var keys: [String]
  package var kind: Rule.Kind
  package var strength: Strength
  package var statement: String
  package var rationale: String?
  package var fix: String?
  package var section: [String]
  package var contexts: [String]
  package var minimumOS: Double?
  package var source: Citation?
  /// Every place that says it, `source` first.
  package var sources: [Citation]
  package var score: Double
  package var examples: [Example]
  package var check: String?
  /// What the rule rests on; nil where it does not say.
  package var basis: RuleBasis?
  /// Identifiers of the conflicts that the rule takes part in.
  package var conflicts: [String] = []
  /// The plugin that gave the answer; nil for one from the documents.
  package var via: String?
  /// The estimated cost for a language model.
  package var tokens: Int
  /// The words by which it was found and what each added to the score.
  package var reasons: [Reason] = []
  /// The part of the question that it speaks of, from 0 to 1.
  package var coverage = 0.0
  /// What the sum of the reasons was multiplied by, in the order in which that was done; ones are left out.
  package var factors: [Factor] = []

  package struct Factor: Sendable {
    /// For people: `covers 70 %`.
    package let reason: String
    package let value: Double
  }

  package struct Reason: Sendable {
    package let word: String
    package let found: String
    package let gain: Double
  }

  /// The statement without the title of a section before it.
  var claim: Substring { Rule.claim(of: statement, below: section) }

  init(_ stored: StoredRule, score: Double) {
    key = stored.rule.key
    keys = [stored.rule.key]
    kind = stored.rule.kind
    strength = stored.rule.strength
    statement = stored.rule.statement
    rationale = stored.rule.rationale
    fix = stored.rule.fix
    section = stored.rule.section
    contexts = stored.rule.contexts
    minimumOS = stored.rule.minimumOS
    source = Citation(path: stored.path, lines: stored.rule.lines)
    sources = [Citation(path: stored.path, lines: stored.rule.lines)]
    self.score = score
    examples = stored.rule.examples
    check = stored.rule.check
    basis = stored.rule.basis
    tokens = stored.rule.estimatedTokens
  }

  init(_ given: PluginAnswer) {
    key = given.key
    keys = []
    kind = .rule
    strength = .info
    statement = given.statement
    section = []
    contexts = []
    sources = []
    score = given.confidence
    let lines = LineRange(1, 1)
    examples = given.code.isEmpty ? [] : [Example(verdict: .neutral, language: "swift", code: given.code, lines: lines)]
    via = given.plugin
    tokens = (given.statement.utf8.count + given.code.utf8.count + 3) / 4
  }
}

/// What a plugin said to a question; whoever hosts plugins passes these in.
package struct PluginAnswer: Hashable, Sendable {
  package let plugin: String
  package let key: String
  package let statement: String
  package let code: String
  /// From 0 for a guess to 1 for certainty; from a half upwards the answer stands before those of the documents.
  package let confidence: Double

  package init(plugin: String, key: String, statement: String, code: String = "", confidence: Double) {
    self.plugin = plugin
    self.key = key
    self.statement = statement
    self.code = code
    self.confidence = confidence
  }
}
