/// What `check --explain ID --json` prints.
package struct CheckExplanationDocument: Encodable, Sendable {
  package let id: String
  /// The severity here, which settings may have changed.
  package let severity: String
  package let defaultSeverity: String
  package let title: String
  package let plugin: String
  package let enabled: Bool
  package let fixable: Bool
  /// Whether it offers fixes that somebody has to read.
  package let suggests: Bool
  package let rules: [Rule]
  /// The comment that suppresses the check on the next line.
  package let suppression: String
  /// Its group; absent if its plugin does not define one.
  package let group: String?
  /// What it is based on; absent if its plugin does not define it.
  package let basis: String?
  /// The options that settings can set.
  package let options: [ChecksDocument.Option]

  package struct Rule: Encodable, Sendable {
    package let key: String
    package let strength: String
    package let statement: String
    package let why: String?
    package let source: AskDocument.Source?
    package let examples: [AskDocument.Example]
    /// What it is based on; absent if unknown.
    package let basis: AskDocument.Basis?

    package init(
      key: String, strength: String, statement: String, why: String?, source: AskDocument.Source?,
      examples: [AskDocument.Example], basis: AskDocument.Basis? = nil
    ) {
      self.key = key
      self.strength = strength
      self.statement = statement
      self.why = why
      self.source = source
      self.examples = examples
      self.basis = basis
    }
  }

  package init(
    id: String, severity: String, defaultSeverity: String, title: String, plugin: String, enabled: Bool, fixable: Bool,
    suggests: Bool = false, rules: [Rule], suppression: String, group: String? = nil, basis: String? = nil,
    options: [ChecksDocument.Option] = []
  ) {
    self.id = id
    self.severity = severity
    self.defaultSeverity = defaultSeverity
    self.title = title
    self.plugin = plugin
    self.enabled = enabled
    self.fixable = fixable
    self.suggests = suggests
    self.rules = rules
    self.suppression = suppression
    self.group = group
    self.basis = basis
    self.options = options
  }
}
