package import POSIXSupport
package import RuleIndex
import RuleModel
import SkillDocuments

/// Keeps a rules index equal to the documents under its roots.
package enum Ingester {
  /// Whether anything under the recorded roots looks different from when the index was made; nothing is read for that.
  ///
  /// - Parameter roots: those that the index should hold; with nil its own.
  package static func isStale(_ store: borrowing RuleStore, roots: [FilePath]? = nil) throws(RuleIndexError) -> Bool {
    if store.isOutdated { return true }
    if let roots {
      let recorded = Set(try store.roots())
      if !roots.allSatisfy(recorded.contains) { return true }
    }
    for folder in try store.folders() where (FileStatus(folder.path)?.modified ?? 0) != folder.modified { return true }
    for file in try store.files() where FileStatus(file.path).map({ FileStamp($0) }) != file.stamp { return true }
    return false
  }

  /// Brings the index up to date with its roots and `roots`, in one transaction; only what changed is read.
  ///
  /// - Parameters:
  ///   - startingAnew: the index forgets its roots and everything else first.
  ///   - aliases: what is known of tables of aliases from other indexes.
  ///   - endsSoon: whether the process has nothing else to do, so that it may take memory freely.
  @discardableResult
  package static func ingest(
    _ roots: [FilePath], into store: inout RuleStore, startingAnew: Bool = false,
    aliases: AliasCache = AliasCache(in: nil), endsSoon: Bool = false
  ) throws -> IngestReport {
    for root in roots where FileStatus(root) == nil { throw IngestError.noSuchRoot(root) }
    var report = IngestReport()
    var failure: FileFault?
    try store.change(startingAnew: startingAnew, beforeTables: true) { store throws(RuleIndexError) in
      let (held, files) = (try store.roots(), try store.files())
      let tree: SourceTree
      do throws(FileFault) {
        tree = try SourceTree(held + roots.filter { !held.contains($0) })
      } catch {
        failure = error
        return try remember(roots, in: &store)
      }
      // Another thread reads from here on, while the tables are made.
      var refresh = IndexRefresh(tree, of: files, aliases: aliases, endsSoon: endsSoon)
      if endsSoon { WorkingMemory.expect(4 << 20) }
      try remember(roots, in: &store)
      try refresh.run(&store)
      report = refresh.report
    }
    if let failure { throw IngestError.unreadableRoot(failure) }
    return report
  }

  private static func remember(_ roots: [FilePath], in store: inout RuleStore) throws(RuleIndexError) {
    try store.build()
    for root in roots { try store.add(root: root) }
  }
}
