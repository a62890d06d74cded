package import POSIXSupport

/// Which tools an agent is told of; the others answer all the same when they are called by their names.
package enum AgentProfile: String, CaseIterable, Sendable {
  /// The nine that writing a screen needs, briefly.
  case short
  /// Every tool, with the schemas of its results.
  case full
}

/// What agents are served, and where they may write.
package struct AgentServiceRequest: Hashable, Sendable {
  /// What is answered from.
  package var documents: IndexRequest
  /// Real paths of the folders that may be written to.
  package var roots: [FilePath]
  /// Which tools are listed.
  package var profile: AgentProfile = .short
  /// The version of the program.
  package var version: String

  /// A service of these documents.
  package init(documents: IndexRequest, roots: [FilePath], version: String) {
    (self.documents, self.roots, self.version) = (documents, roots, version)
  }
}
