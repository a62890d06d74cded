/// What `plugin list --json` prints.
package struct PluginListDocument: Codable, Hashable, Sendable {
  package let plugins: [Plugin]

  package struct Plugin: Codable, Hashable, Sendable {
    package let id: String
    package let version: String
    package let library: String
    /// `bundled`, `trusted`, or why it is not used.
    package let state: String
    package let checks: Int
    package let answers: [String]

    package init(id: String, version: String, library: String, state: String, checks: Int, answers: [String]) {
      self.id = id
      self.version = version
      self.library = library
      self.state = state
      self.checks = checks
      self.answers = answers
    }
  }

  package init(plugins: [Plugin]) { self.plugins = plugins }
}
