package import POSIXSupport
package import RuleIndex

/// What an ingest did.
package struct IngestReport: Sendable {
  package var added: [FilePath] = []
  package var changed: [FilePath] = []
  package var removed: [FilePath] = []
  package var unchanged = 0
  package var rules = 0
  /// Files and folders that could not be read, each with the system's reason; the rest of the corpus is there.
  ///
  /// What they said before stays in the index, and each later run tries them again.
  package var unreadable: [FileFault] = []
  /// Symbolic links that lead out of the folder that reading stays in.
  package var leftOut: [FileFault] = []
  /// What is wrong with the documents that were read.
  package var problems: [(path: FilePath, problem: IndexedFile.Problem)] = []

  /// Files that nobody asked for.
  private let uncounted: Set<FilePath>

  package init(uncounted: Set<FilePath> = []) { self.uncounted = uncounted }

  package var files: Int { added.count + changed.count + unchanged }
  package var isUnchanged: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }
  /// Whether something is not in the index that lies under its roots.
  package var isIncomplete: Bool { !unreadable.isEmpty || !leftOut.isEmpty }

  mutating func note(_ file: IndexedFile, previous: FileRecord?) {
    problems += file.problems.map { (file.path, $0) }
    if uncounted.contains(file.path) { return }
    switch previous {
    case nil: added.append(file.path)
    case let record? where record.hash == file.hash: unchanged += 1
    case _?: changed.append(file.path)
    }
  }

  mutating func note(removed path: FilePath) {
    if !uncounted.contains(path) { removed.append(path) }
  }

  mutating func note(unchanged files: [FileRecord]) {
    unchanged += files.count { !uncounted.contains($0.path) }
  }
}
