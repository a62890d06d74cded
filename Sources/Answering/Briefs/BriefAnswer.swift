/// What the documents say to one part of a brief.
package struct BriefAnswer: Sendable {
  package let part: BriefPart
  /// The rules that speak of it, best first; none where nothing does.
  package var answers: [Answer]
  /// What of the part nothing speaks of: features of Apple's, or the part itself.
  package let unknown: [String]
  /// The answer as a choice, where the part puts things side by side.
  package let decision: Decision?
}
