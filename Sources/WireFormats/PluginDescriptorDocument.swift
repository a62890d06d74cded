/// `<library>.json`: what lies beside a plugin's library, so that swiftkit knows it without running it.
package struct PluginDescriptorDocument: Codable, Hashable, Sendable {
  /// The major version of the plugin ABI.
  package let abi: Int
  package let id: String
  package let version: String
  package let checks: [Check]
  /// Absent when the plugin answers nothing. Else it is asked only questions that hold one of these words; with no
  /// words in the list, all of them.
  package let answers: [String]?

  package struct Check: Codable, Hashable, Sendable {
    package let id: String
    package let severity: String
    package let title: String
    /// The check is run only on files that hold one of these.
    package let literals: [String]
    /// Keys of the rules that it enforces.
    package let rules: [String]
    package let enabled: Bool
    package let fixable: Bool

    package init(
      id: String, severity: String, title: String, literals: [String], rules: [String], enabled: Bool, fixable: Bool
    ) {
      self.id = id
      self.severity = severity
      self.title = title
      self.literals = literals
      self.rules = rules
      self.enabled = enabled
      self.fixable = fixable
    }
  }

  package init(abi: Int, id: String, version: String, checks: [Check], answers: [String]?) {
    self.abi = abi
    self.id = id
    self.version = version
    self.checks = checks
    self.answers = answers
  }
}
