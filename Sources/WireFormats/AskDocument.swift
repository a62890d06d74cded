/// What `ask --json` prints, and what the tool `ask` returns.
package struct AskDocument: Encodable, Sendable {
  package var query: String
  package var covered: Bool
  package var answers: [Answer]
  package var conflicts: [Conflict]
  /// The estimated cost of all answers for a language model.
  package var tokens: Int
  /// Rules that did not fit into the budget; absent without a budget.
  package var leftOut: [LeftOut]?
  /// The answer as a choice; absent if the question does not compare things.
  package var decision: Decision?
  /// The requested checklists in full; absent if none were requested.
  package var checklists: [Checklist]?
  /// The tokens with the requested value; absent if no value was requested.
  package var values: [Value]?
  /// True if nothing answers the question and `answers` are the closest rules; otherwise absent.
  package var nearest: Bool?
  /// What SwiftUI declares for names in the question, as `api --json` shows it. These facts do not count as covered; absent
  /// if none were requested.
  package var facts: [APIDocument]?

  package init(
    query: String, covered: Bool, answers: [Answer], conflicts: [Conflict], tokens: Int, leftOut: [LeftOut]? = nil
  ) {
    self.query = query
    self.covered = covered
    self.answers = answers
    self.conflicts = conflicts
    self.tokens = tokens
    self.leftOut = leftOut
  }

  package struct Answer: Encodable, Sendable {
    package var key: String
    package var strength: String
    package var statement: String
    package var section: [String]
    package var source: Source?
    package var sources: [Source]?
    package var score: Double
    package var examples: [Example]
    package var check: String?
    package var conflicts: [String]
    package var via: String?
    /// What the rule is based on; absent if unknown.
    package var basis: Basis?

    package init(
      key: String, strength: String, statement: String, section: [String], source: Source?, sources: [Source]?,
      score: Double, examples: [Example], check: String?, conflicts: [String], via: String?,
      basis: Basis? = nil
    ) {
      self.key = key
      self.strength = strength
      self.statement = statement
      self.section = section
      self.source = source
      self.sources = sources
      self.score = score
      self.examples = examples
      self.check = check
      self.conflicts = conflicts
      self.via = via
      self.basis = basis
    }
  }

  /// What a rule is based on.
  package struct Basis: Encodable, Sendable {
    /// `apple`, `measured`, `convention` or `opinion`.
    package let kind: String
    /// The page, the measurement, the source of the convention, or the reason.
    package let evidence: String?

    package init(kind: String, evidence: String?) {
      self.kind = kind
      self.evidence = evidence
    }
  }

  package struct Source: Encodable, Sendable {
    package var path: String
    package var firstLine: Int
    package var lastLine: Int

    package init(path: String, firstLine: Int, lastLine: Int) {
      self.path = path
      self.firstLine = firstLine
      self.lastLine = lastLine
    }
  }

  package struct Example: Encodable, Sendable {
    package var verdict: String
    package var code: String
    package var firstLine: Int
    package var lastLine: Int

    package init(verdict: String, code: String, firstLine: Int, lastLine: Int) {
      self.verdict = verdict
      self.code = code
      self.firstLine = firstLine
      self.lastLine = lastLine
    }
  }

  package struct Conflict: Encodable, Sendable {
    package var id: String
    package var title: String
    /// `open` or `settled`.
    package var status: String
    package var positions: [Position]
    package var resolution: String

    package init(id: String, title: String, status: String, positions: [Position], resolution: String) {
      self.id = id
      self.title = title
      self.status = status
      self.positions = positions
      self.resolution = resolution
    }
  }

  package struct Position: Encodable, Sendable {
    package var claim: String
    package var source: Source
    /// All locations, `source` first; absent if there is only one.
    package var sources: [Source]?
    /// `always`, `never`, or when it applies, such as `profile tokens, from iOS 26`; absent while undecided.
    package var holds: String?

    package init(claim: String, source: Source, sources: [Source]?, holds: String?) {
      self.claim = claim
      self.source = source
      self.sources = sources
      self.holds = holds
    }
  }

  package struct LeftOut: Encodable, Sendable {
    package var key: String
    package var tokens: Int

    package init(key: String, tokens: Int) {
      self.key = key
      self.tokens = tokens
    }
  }
}
