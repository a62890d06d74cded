/// What the documents say to a brief.
package struct BriefAnswers: Sendable {
  /// What it is about, with the rules of each subject; what it makes most of comes first.
  package var sections: [BriefSection]
  /// Its parts, in their order.
  package var parts: [BriefAnswer]
}

/// One thing that a brief is about.
package struct BriefSection: Sendable {
  package var title: String
  /// How much the brief makes of it.
  package var weight: Int
  /// The places of the parts that speak of it.
  package var parts: [Int]
  /// Best first.
  package var answers: [Answer]
  /// The keys of answers for which little speaks; they come last.
  package var doubtful: Set<String> = []
  /// The keys of those of them that a brief with many sure rules does not need.
  var passing: Set<String> = []
  /// How many of the answers, the first ones, the brief asks for by its own words.
  var asked = 0
  /// Whether rules speak of it, here or where another section gives them.
  var isTold = true
  /// The keys of rules that belong here, and that nothing asked for yet.
  var spare: Set<String> = []
  /// The names of templates that it can begin with.
  package var templates: [String] = []
}

/// What the documents say to one part of a brief.
package struct BriefAnswer: Sendable {
  package let part: BriefPart
  /// The rules that were found by its words, best first; none where nothing speaks of it.
  package var answers: [Answer]
  /// What of the part nothing speaks of: features of Apple's, or the part itself.
  package var unknown: [String]
  /// The answer as a choice, where the part asks for one.
  package let decision: Decision?
}
