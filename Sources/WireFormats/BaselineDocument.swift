/// A baseline file: findings that are not held against anybody.
package struct BaselineDocument: Codable, Hashable, Sendable {
  package let version: Int
  package let findings: [Known]

  package struct Known: Codable, Hashable, Sendable {
    package let check: String
    package let path: String
    package let fingerprint: String

    package init(check: String, path: String, fingerprint: String) {
      self.check = check
      self.path = path
      self.fingerprint = fingerprint
    }
  }

  package init(version: Int = 1, findings: [Known]) {
    self.version = version
    self.findings = findings
  }
}
