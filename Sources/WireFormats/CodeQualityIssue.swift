/// One finding of a Code Quality report, as GitLab documents it.
package struct CodeQualityIssue: Codable, Hashable, Sendable {
  package let description: String
  package let checkName: String
  /// Stays the same for the same finding, even if its line moves.
  package let fingerprint: String
  /// info, minor, major, critical or blocker.
  package let severity: String
  package let location: Location

  package struct Location: Codable, Hashable, Sendable {
    package let path: String
    package let lines: Lines

    package init(path: String, lines: Lines) { (self.path, self.lines) = (path, lines) }
  }

  package struct Lines: Codable, Hashable, Sendable {
    package let begin: Int
    package let end: Int

    package init(begin: Int, end: Int) { (self.begin, self.end) = (begin, end) }
  }

  private enum CodingKeys: String, CodingKey {
    case description
    case checkName = "check_name"
    case fingerprint, severity, location
  }

  package init(description: String, checkName: String, fingerprint: String, severity: String, location: Location) {
    (self.description, self.checkName, self.fingerprint) = (description, checkName, fingerprint)
    (self.severity, self.location) = (severity, location)
  }
}
