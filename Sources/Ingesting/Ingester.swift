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
    try freshness(of: store, roots: roots) == .stale
  }

  /// Whether an index is what its documents say.
  package enum Freshness: Hashable, Sendable {
    /// Something changed.
    case stale
    /// Nothing changed, but for what could not be read then and cannot now.
    case fresh(unread: [FileFault])
  }

  /// As `isStale`, with what stands in the way of reading the rest.
  package static func freshness(
    of store: borrowing RuleStore, roots: [FilePath]? = nil
  ) throws(RuleIndexError) -> Freshness {
    if store.isOutdated { return .stale }
    if let roots {
      let recorded = Set(try store.roots())
      if !roots.allSatisfy(recorded.contains) { return .stale }
    }
    var unread: [FileFault] = []
    for folder in try store.folders() {
      if folder.modified == FolderTime.unread {
        guard let fault = fault(at: folder.path) else { return .stale }
        unread.append(fault)
      } else if (FileStatus(folder.path)?.modified ?? 0) != folder.modified {
        return .stale
      }
    }
    for file in try store.stamps() where FileStatus(named: file.path).map({ FileStamp($0) }) != file.stamp {
      let path = FilePath(file.path)
      if !unread.contains(where: { path.starts(with: $0.path) }) { return .stale }
    }
    return .fresh(unread: unread)
  }

  /// What still keeps a file or folder from being read; nil where it looks as if nothing did, or where it is gone.
  private static func fault(at path: FilePath) -> FileFault? {
    do throws(FileFault) {
      guard let status = try FileStatus.look(at: path) else { return nil }
      switch status.kind {
      case .folder: _ = try OpenFolder(path)
      case .file where status.size > SourceUnit.mostBytes:
        _ = try FileContents.bytes(of: path, limit: SourceUnit.mostBytes)
      case .file: _ = try FileContents.start(of: path, count: 1)
      case .symbolicLink, .other: return FileFault("read", path, reason: "it is not a regular file")
      }
      return nil
    } catch {
      return error
    }
  }

  /// Brings the index up to date with its roots and `roots`, in one transaction; only what changed is read.
  ///
  /// - Parameters:
  ///   - links: how far links lead from the roots.
  ///   - startingAnew: the index forgets its roots and everything else first.
  ///   - aliases: what is known of tables of aliases from other indexes.
  ///   - uncounted: files that nobody asked for, such as tables of the program's own; the report does not count them.
  ///   - endsSoon: whether the process has nothing else to do, so that it may take memory freely.
  @discardableResult
  package static func ingest(
    _ roots: [FilePath], into store: inout RuleStore, links: LinkPolicy = LinkPolicy(), startingAnew: Bool = false,
    aliases: AliasCache = AliasCache(in: nil), uncounted: Set<FilePath> = [], endsSoon: Bool = false
  ) throws -> IngestReport {
    for root in roots where FileStatus(root) == nil { throw IngestError.noSuchRoot(root) }
    var report = IngestReport()
    var failure: FileFault?
    do {
      try store.change(startingAnew: startingAnew, beforeTables: true) { store throws(RuleIndexError) in
        let (held, files) = (try store.roots(), try store.files())
        let tree: SourceTree
        do throws(FileFault) {
          tree = try SourceTree(held + roots.filter { !held.contains($0) }, links: links)
        } catch {
          failure = error
          // An index without what lies there would look complete: it stays as it was.
          throw .failed(store.path, detail: error.description, statement: nil)
        }
        // Another thread reads from here on, while the tables are made.
        var refresh = IndexRefresh(tree, of: files, aliases: aliases, uncounted: uncounted, endsSoon: endsSoon)
        if endsSoon { WorkingMemory.expect(4 << 20) }
        try remember(roots, in: &store)
        try refresh.run(&store)
        report = refresh.report
      }
    } catch {
      if let failure { throw IngestError.unreadableRoot(failure) }
      throw error
    }
    return report
  }

  private static func remember(_ roots: [FilePath], in store: inout RuleStore) throws(RuleIndexError) {
    try store.build()
    for root in roots { try store.add(root: root) }
  }
}
