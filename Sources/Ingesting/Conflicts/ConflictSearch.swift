import POSIXSupport
import RuleIndex

/// A search for the conflicts of an index, on another thread while the caller does something else.
struct ConflictSearch: ~Copyable {
  /// The keys of rules that people wrote down and that no rule has.
  let unknownKeys: Set<String>
  private let files: [ResolutionsFile]
  private let matching: Background<DeclaredConflicts>
  private let finding: ReadAhead<[StoredConflict]>

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
    let matching = Background { DeclaredConflicts(files, match) }
    let evidence = try ConflictEvidence.gather(in: store, known: known)
    self.files = files
    unknownKeys = match.unknownKeys
    self.matching = matching
    finding = ReadAhead(count: ConflictFinder.finders.count) { ConflictFinder.finders[$0](evidence.value) }
  }

  /// The conflicts that people wrote down.
  func declared() -> DeclaredConflicts { matching.value }

  /// The other conflicts, once the search is complete; the caller's thread helps. To be called once.
  func found(beside declared: DeclaredConflicts) -> [StoredConflict] {
    let found = ConflictFinder.finders.flatMap { _ in finding.next() }
    return declared.others(among: found, settledBy: files)
  }
}
