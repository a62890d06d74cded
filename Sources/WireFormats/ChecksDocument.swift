/// What `checks --json` prints: the catalogue of checks.
package struct ChecksDocument: Codable, Hashable, Sendable {
  package let checks: [Check]

  /// An option of a check that settings can set.
  package struct Option: Codable, Hashable, Sendable {
    package let name: String
    /// `number` or `numbers`.
    package let kind: String
    /// The default.
    package let standard: String
    package let about: String

    package init(name: String, kind: String, standard: String, about: String) {
      (self.name, self.kind, self.standard, self.about) = (name, kind, standard, about)
    }
  }

  package struct Check: Codable, Hashable, Sendable {
    package let id: String
    package let severity: String
    package let title: String
    package let rules: [String]
    package let plugin: String
    package let enabled: Bool
    package let fixable: Bool
    /// Whether it offers fixes that somebody has to read.
    package let suggests: Bool
    /// What it is about; absent where its plugin does not say.
    package let group: String?
    /// What it is based on; absent if its plugin does not define it.
    package let basis: String?
    /// The options that settings can set; absent if there are none.
    package let options: [Option]?

    package init(
      id: String, severity: String, title: String, rules: [String], plugin: String, enabled: Bool, fixable: Bool,
      suggests: Bool = false, group: String? = nil, basis: String? = nil, options: [Option] = []
    ) {
      self.id = id
      self.severity = severity
      self.title = title
      self.rules = rules
      self.plugin = plugin
      self.enabled = enabled
      self.fixable = fixable
      self.suggests = suggests
      self.group = group
      self.basis = basis
      self.options = options.isEmpty ? nil : options
    }
  }

  package init(checks: [Check]) { self.checks = checks }
}
