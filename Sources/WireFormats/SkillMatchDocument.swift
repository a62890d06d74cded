/// What `skills match --json` prints.
package struct SkillMatchDocument: Encodable, Sendable {
  package var request: String
  /// Best first; those that exclude the request come last.
  package var matches: [Match]

  package struct Match: Encodable, Sendable {
    package var name: String
    package var path: String
    package var score: Double
    package var reasons: [String]
    package var exclusions: [String]
    package var unmet: [String]

    package init(
      name: String, path: String, score: Double, reasons: [String], exclusions: [String], unmet: [String]
    ) {
      self.name = name
      self.path = path
      self.score = score
      self.reasons = reasons
      self.exclusions = exclusions
      self.unmet = unmet
    }
  }

  package init(request: String, matches: [Match]) {
    self.request = request
    self.matches = matches
  }
}
