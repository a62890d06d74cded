/// One rule-sized piece of a document: a bullet, a table row, a checklist item, a step, a code block or a paragraph.
///
/// Everything in a document becomes one of these, so that nothing is lost; `kind` tells norms from prose.
package struct Rule: Hashable, Sendable {
  /// Where in a document a piece comes from.
  package enum Kind: String, CaseIterable, Sendable {
    case rule, tableRow, token, mapping, checklistItem, step, example, prose
    /// An order to whoever works with the document, on how to go about it: no rule for code.
    case workflow
  }

  /// Stable over edits elsewhere: `<skill>/<section>/<slug>`.
  package var key: String
  package var kind: Kind
  package var strength: Strength
  package var polarity: Polarity
  /// What it says, in the document's words without Markdown, the lead-in folded in.
  package var statement: String
  /// The line that the piece hangs under, such as "Don't tint:"; empty without one.
  package var leadIn: String
  package var rationale: String?
  /// What to do instead, where the document says so.
  package var fix: String?
  /// Where it applies: toolbar, button, sheet, list ...
  package var contexts: [String]
  package var interfaces: [InterfaceUse]
  package var quantities: [Quantity]
  /// The first iOS version it speaks of, such as 26.
  package var minimumOS: Double?
  /// Titles of the headings above, outermost first.
  package var section: [String]
  package var lines: LineRange
  package var examples: [Example]
  /// Hash of the source lines, to find the piece again after an edit; pieces of one line share it.
  package var sourceHash: String
  /// The size of its own lines for a language model, on the safe side; examples that stand elsewhere are not counted.
  package var estimatedTokens: Int
  /// The check that enforces it.
  package var check: String?
  /// How much a breach matters, where the document says so.
  package var severity: Severity?
  /// What the rule was written from, as the document cites it.
  package var sources: [String]
  /// What it rests on; nil where the document does not say.
  package var basis: RuleBasis?
  /// Other words in which people ask for it; it is found by them, and they are never shown.
  package var asked: [String]
  /// Keys that it answers to besides its own: those of rules that it took the place of.
  package var formerly: [String]

  package init(
    key: String, kind: Kind, strength: Strength, polarity: Polarity, statement: String, leadIn: String = "",
    rationale: String? = nil, fix: String? = nil, contexts: [String] = [], interfaces: [InterfaceUse] = [],
    quantities: [Quantity] = [], minimumOS: Double? = nil, section: [String], lines: LineRange,
    examples: [Example] = [], sourceHash: String = "", estimatedTokens: Int = 0, check: String? = nil,
    severity: Severity? = nil, sources: [String] = [], basis: RuleBasis? = nil, asked: [String] = [],
    formerly: [String] = []
  ) {
    self.key = key
    self.kind = kind
    self.strength = strength
    self.polarity = polarity
    self.statement = statement
    self.leadIn = leadIn
    self.rationale = rationale
    self.fix = fix
    self.contexts = contexts
    self.interfaces = interfaces
    self.quantities = quantities
    self.minimumOS = minimumOS
    self.section = section
    self.lines = lines
    self.examples = examples
    self.sourceHash = sourceHash
    self.estimatedTokens = estimatedTokens
    self.check = check
    self.severity = severity
    self.sources = sources
    self.basis = basis
    self.asked = asked
    self.formerly = formerly
  }
}

/// The part that an API plays in a rule.
package struct InterfaceUse: Hashable, Sendable {
  package enum Role: String, CaseIterable, Sendable {
    /// What the piece is about, without asking for it or forbidding it.
    case subject
    /// What it asks for.
    case require
    /// What it forbids or advises against.
    case forbid
    /// What it names as the thing to use in place of something forbidden.
    case replace
    /// What occurs in its code, its reasons or in passing.
    case mention
  }

  /// The name without dots, labels and arguments: `glassEffect`.
  package let name: String
  package let role: Role

  package init(name: String, role: Role) {
    self.name = name
    self.role = role
  }
}

/// A number that a rule prescribes, such as 44 pt or 0.3...0.4 s.
package struct Quantity: Hashable, Sendable {
  package let lower: Double
  package let upper: Double
  /// `pt`, `px`, `s`, `%`, `°`, `fps`, `x` for a factor, `:1` for a ratio, or empty.
  package let unit: String

  package init(lower: Double, upper: Double, unit: String) {
    self.lower = lower
    self.upper = upper
    self.unit = unit
  }
}

/// Code that belongs to a rule.
package struct Example: Hashable, Sendable {
  package enum Verdict: String, CaseIterable, Sendable { case good, bad, neutral }

  package let verdict: Verdict
  /// The fence's language tag; empty without one.
  package let language: String
  package let code: String
  package let lines: LineRange

  package init(verdict: Verdict, language: String, code: String, lines: LineRange) {
    self.verdict = verdict
    self.language = language
    self.code = code
    self.lines = lines
  }
}
