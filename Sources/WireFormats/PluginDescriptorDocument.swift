/// `<library>.json`, next to a plugin's library: describes the plugin, so that swiftkit knows it without running it.
package struct PluginDescriptorDocument: Encodable, Hashable, Sendable {
  /// The major version of the plugin ABI.
  package let abi: Int
  package let id: String
  package let version: String
  package let checks: [Check]
  /// The kinds of questions that the plugin answers.
  package let answers: [Answer]
  /// The compiler of the library, such as `Swift 6.3.1` or `C`; absent in descriptors from before 0.1.0.
  package let compiler: String?

  package struct Answer: Encodable, Hashable, Sendable {
    package let key: String
    package let title: String
    /// A question is of this kind if it contains a word from each of these lists; without lists, every question is.
    package let when: [[String]]

    package init(key: String, title: String, when: [[String]]) {
      self.key = key
      self.title = title
      self.when = when
    }
  }

  package struct Check: Encodable, Hashable, Sendable {
    package let id: String
    package let severity: String
    package let title: String
    /// The check runs only on files that contain one of these.
    package let literals: [String]
    /// The keys of the rules that it enforces.
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

  package init(abi: Int, id: String, version: String, checks: [Check], answers: [Answer], compiler: String? = nil) {
    self.abi = abi
    self.id = id
    self.version = version
    self.checks = checks
    self.answers = answers
    self.compiler = compiler
  }
}
