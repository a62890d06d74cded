/// What `checks --json` prints: the catalogue of checks.
package struct ChecksDocument: Codable, Hashable, Sendable {
  package let checks: [Check]

  package struct Check: Codable, Hashable, Sendable {
    package let id: String
    package let severity: String
    package let title: String
    package let rules: [String]
    package let plugin: String
    package let enabled: Bool
    package let fixable: Bool

    package init(
      id: String, severity: String, title: String, rules: [String], plugin: String, enabled: Bool, fixable: Bool
    ) {
      self.id = id
      self.severity = severity
      self.title = title
      self.rules = rules
      self.plugin = plugin
      self.enabled = enabled
      self.fixable = fixable
    }
  }

  package init(checks: [Check]) { self.checks = checks }
}
