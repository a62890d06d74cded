extension CheckDocument {
  /// The number of findings of a check at one severity.
  package struct Statistic: Codable, Hashable, Sendable {
    package let check: String
    package let severity: String
    package let findings: Int
    /// The number of files with findings.
    package let files: Int
    /// The number of findings that can be fixed automatically.
    package let fixable: Int

    package init(check: String, severity: String, findings: Int, files: Int, fixable: Int) {
      (self.check, self.severity) = (check, severity)
      (self.findings, self.files, self.fixable) = (findings, files, fixable)
    }
  }
}
