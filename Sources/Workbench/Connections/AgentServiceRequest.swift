package import POSIXSupport

/// What agents are served, and where they may write.
package struct AgentServiceRequest: Hashable, Sendable {
  /// What is answered from.
  package var documents: IndexRequest
  /// Real paths of the folders that may be written to.
  package var roots: [FilePath]
  /// The version of the program.
  package var version: String

  /// A service of these documents.
  package init(documents: IndexRequest, roots: [FilePath], version: String) {
    (self.documents, self.roots, self.version) = (documents, roots, version)
  }
}
