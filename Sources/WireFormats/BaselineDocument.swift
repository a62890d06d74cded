/// A baseline file: known findings, which are not reported.
package struct BaselineDocument: Codable, Hashable, Sendable {
  package let version: Int
  package let findings: [Known]

  package struct Known: Codable, Hashable, Sendable {
    package let check: String
    package let path: String
    package let fingerprint: String
    /// Hashes of the line, and of the code before and after it; absent in older files.
    package let line: String?
    package let before: String?
    package let after: String?

    package init(
      check: String, path: String, fingerprint: String, line: String? = nil, before: String? = nil,
      after: String? = nil
    ) {
      self.check = check
      self.path = path
      self.fingerprint = fingerprint
      (self.line, self.before, self.after) = (line, before, after)
    }
  }

  package init(version: Int = 1, findings: [Known]) {
    self.version = version
    self.findings = findings
  }
}
