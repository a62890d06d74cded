extension CheckDocument {
  /// How often one check found something with one severity.
  package struct Statistic: Codable, Hashable, Sendable {
    package let check: String
    package let severity: String
    package let findings: Int
    /// In how many files.
    package let files: Int
    /// How many of the findings a machine can fix.
    package let fixable: Int

    package init(check: String, severity: String, findings: Int, files: Int, fixable: Int) {
      (self.check, self.severity) = (check, severity)
      (self.findings, self.files, self.fixable) = (findings, files, fixable)
    }
  }
}
