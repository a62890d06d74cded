import Ingesting
import POSIXSupport
package import RuleIndex
import RuleModel

/// Which documents something is answered from, and where their index lies.
package struct IndexRequest: Hashable, Sendable {
  /// The index to use; one of the user's cache without it.
  package var index: String?
  /// Folders of skills and Markdown files, in place of the default ones.
  package var skills: [String]
  /// Whether settings that choose among the default documents are passed over.
  package var takesAll = false

  /// The default documents, unless others are named.
  package init(index: String? = nil, skills: [String] = []) {
    self.index = index
    self.skills = skills
  }

  /// Calls `body` with an index that is up to date.
  ///
  /// Where the index cannot be written, what there is is used and a remark says so; as one does of
  /// documents that cannot be read. An index in the user's cache that is damaged is made anew.
  package func withStore<Value>(in workplace: Workplace, _ body: (borrowing RuleStore) throws -> Value) throws -> Value
  {
    let place = try IndexPlace(self, in: workplace)
    place.tellOfRoots(workplace)
    guard let file = place.file else { return try withMemoryStore(place, workplace, body) }
    guard place.isCache else { return try withStore(in: file, place, workplace, body) }
    let status = FileStatus(file)
    var isAnswering = false
    do {
      return try withStore(in: file, place, workplace) { store in
        isAnswering = true
        return try body(store)
      }
    } catch let error as RuleIndexError where error.isAboutTheFile || (!isAnswering && error.isAboutOpening) {
      guard IndexCache.discard(file, foundAs: status) else { return try withMemoryStore(place, workplace, body) }
      workplace.remark("swiftkit: \(ForeignText.line(error.flaw)); it was rebuilt\n")
      return try withStore(in: file, place, workplace, body)
    }
  }

  private func withStore<Value>(
    in file: FilePath, _ place: IndexPlace, _ workplace: Workplace, _ body: (borrowing RuleStore) throws -> Value
  ) throws -> Value {
    do {
      var store = try RuleStore.reading(file)
      if case .fresh(let unread) = try Ingester.freshness(of: store, roots: place.roots) {
        IngestNotes.tell(of: unread, in: workplace)
        if place.isCache { PrivateFile.markUsed(file) }
        return try body(store)
      }
      do {
        store = try RuleStore.writing(file, isPrivate: place.isCache)
        let report = try Ingester.ingest(
          place.missingFirst(store), into: &store, links: place.links, aliases: AliasCache(in: workplace.cacheFolder))
        IngestNotes.tell(of: report, in: workplace)
      } catch let error as RuleIndexError where error.isAboutWriting {
        workplace.remark("swiftkit: \(error.reason); the previous index is used\n")
        store = try RuleStore.reading(file)
        if store.isOutdated { throw error }
      }
      return try body(store)
    } catch RuleIndexError.missing(let path) {
      guard place.roots != nil else { throw RuleIndexError.missing(path) }
      return try withNewStore(file, place, workplace, body)
    }
  }

  private func withNewStore<Value>(
    _ file: FilePath, _ place: IndexPlace, _ workplace: Workplace, _ body: (borrowing RuleStore) throws -> Value
  ) throws -> Value {
    do {
      if place.isCache { try IndexCache.prepare(for: file) } else { try Folder.make(file.removingLastComponent()) }
      // There is nothing to answer from until whoever makes it at the same time has finished.
      var store = try RuleStore.writing(file, patience: 20_000, isPrivate: place.isCache)
      let report = try Ingester.ingest(
        place.roots ?? [], into: &store, links: place.links, aliases: AliasCache(in: workplace.cacheFolder))
      IngestNotes.tell(of: report, in: workplace)
      return try body(store)
    } catch let error as RuleIndexError where error.isAboutWriting && index == nil {
      return try withMemoryStore(place, workplace, body)
    } catch is FileFault where index == nil {
      // Without a place for caches the documents are read each time.
      return try withMemoryStore(place, workplace, body)
    }
  }

  private func withMemoryStore<Value>(
    _ place: IndexPlace, _ workplace: Workplace, _ body: (borrowing RuleStore) throws -> Value
  ) throws -> Value {
    var store = try RuleStore.inMemory()
    IngestNotes.tell(of: try Ingester.ingest(place.roots ?? [], into: &store, links: place.links), in: workplace)
    return try body(store)
  }
}
