/// What a rule rests on, and where that can be seen.
package struct RuleBasis: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// A guideline or the documentation of Apple.
    case apple
    /// A figure that somebody else can measure, too.
    case measured
    /// Widely shared.
    case convention
    /// Ours, or that of the documents behind the rule.
    case opinion
  }

  package let kind: Kind
  /// The page, the figure, who shares it, or why; nil where the rule does not say.
  package let evidence: String?

  package init(_ kind: Kind, evidence: String?) {
    self.kind = kind
    self.evidence = evidence
  }
}
