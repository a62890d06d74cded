import POSIXSupport
import RuleIndex

/// A search for the conflicts of an index, on another thread while the caller does something else.
struct ConflictSearch: ~Copyable {
  private let files: [ResolutionsFile]
  private let declared: ReadAhead<DeclaredConflicts>
  private let found: ReadAhead<[StoredConflict]>

  /// Reads what the search needs and begins it.
  ///
  /// - Parameters:
  ///   - known: rules of the index that need not be read from it.
  ///   - files: the conflicts that people wrote down.
  init(
    _ store: borrowing RuleStore, known: AddedRules, settledBy files: [ResolutionsFile]
  ) throws(RuleIndexError) {
    let match = try ResolutionMatch(files, in: store)
    // What people wrote down is matched while the evidence is still being read.
    let declared = ReadAhead(count: 1, evenOne: true) { _ in DeclaredConflicts(files, match) }
    let evidence = try ConflictEvidence(store, known: known)
    self.files = files
    self.declared = declared
    found = ReadAhead(count: ConflictFinder.finders.count) { ConflictFinder.finders[$0](evidence) }
  }

  /// All conflicts, once the search is complete; the caller's thread helps.
  consuming func conflicts() -> [StoredConflict] {
    let found = ConflictFinder.finders.flatMap { _ in self.found.next() }
    return Conflicts.all(declared.next(), found, settledBy: files)
  }
}
