import POSIXSupport
import RuleIndex

/// A search for the conflicts of an index, on another thread while the caller does something else.
struct ConflictSearch: ~Copyable {
  private let files: [ResolutionsFile]
  private let results: ReadAhead<[StoredConflict]>

  /// Reads what the search needs and begins it.
  ///
  /// - Parameters:
  ///   - known: rules of the index that need not be read from it.
  ///   - files: the conflicts that people wrote down.
  init(
    _ store: borrowing RuleStore, known: AddedRules, settledBy files: [ResolutionsFile]
  ) throws(RuleIndexError) {
    let evidence = try ConflictEvidence(store, known: known)
    let match = try ResolutionMatch(files, in: store)
    self.files = files
    results = ReadAhead(count: 1 + ConflictFinder.finders.count) { number in
      number == 0 ? Conflicts.declared(by: files, match) : ConflictFinder.finders[number - 1](evidence)
    }
  }

  /// All conflicts, once the search is complete; the caller's thread helps.
  consuming func conflicts() -> [StoredConflict] {
    let declared = results.next()
    let found = ConflictFinder.finders.flatMap { _ in results.next() }
    return Conflicts.all(declared, found, settledBy: files)
  }
}
