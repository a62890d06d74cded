/// What `ask --json` prints, and what an agent's `ask` gets.
package struct AskDocument: Encodable, Sendable {
  package var query: String
  package var covered: Bool
  package var answers: [Answer]
  package var conflicts: [Conflict]
  /// The estimated cost of all answers for a language model.
  package var tokens: Int
  /// What did not fit the budget; absent without one.
  package var leftOut: [LeftOut]?
  /// The answer as a choice; absent where the question puts nothing side by side.
  package var decision: Decision?
  /// The checklists that were asked for, whole; absent where none were.
  package var checklists: [Checklist]?
  /// The tokens with the value that was asked for; absent where none was.
  package var values: [Value]?
  /// True where nothing answers the question and `answers` are what lies nearest; else absent.
  package var nearest: Bool?
  /// What SwiftUI declares by names in the question, as `api --json` shows it: facts, which cover nothing; absent where none
  /// were asked for.
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
    /// What the rule rests on; absent where it does not say.
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

  /// What a rule rests on.
  package struct Basis: Encodable, Sendable {
    /// `apple`, `measured`, `convention` or `opinion`.
    package let kind: String
    /// The page, the figure, who shares it, or why.
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
    /// Every place, `source` first; absent where there is one.
    package var sources: [Source]?
    /// `always`, `never`, or when it holds, such as `profile tokens, from iOS 26`; absent while nobody has decided.
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
