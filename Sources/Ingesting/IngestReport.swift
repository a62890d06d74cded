package import POSIXSupport
package import RuleIndex

/// What an ingest did.
package struct IngestReport: Sendable {
  package var added: [FilePath] = []
  package var changed: [FilePath] = []
  package var removed: [FilePath] = []
  package var unchanged = 0
  package var rules = 0
  /// Files that could not be read, each with the system's reason; the rest of the corpus is there.
  package var unreadable: [FileFault] = []
  /// What is wrong with the documents that were read.
  package var problems: [(path: FilePath, problem: IndexedFile.Problem)] = []

  package var files: Int { added.count + changed.count + unchanged }
  package var isUnchanged: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }
}
