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
  /// - Parameter startingAnew: the index forgets its roots and everything else first.
  @discardableResult
  package static func ingest(
    _ roots: [FilePath], into store: inout RuleStore, startingAnew: Bool = false
  ) throws -> IngestReport {
    for root in roots where FileStatus(root) == nil { throw IngestError.noSuchRoot(root) }
    var report = IngestReport()
    var failure: FileFault?
    try store.change(startingAnew: startingAnew) { store throws(RuleIndexError) in
      for root in roots { try store.add(root: root) }
      do {
        let tree = try SourceTree(store.roots())
        try refresh(&store, from: tree, &report)
      } catch let fault as FileFault {
        failure = fault
      } catch let error as RuleIndexError {
        throw error
      } catch {
        throw .failed(store.path, detail: "\(error)", statement: nil)
      }
    }
    if let failure { throw IngestError.unreadableRoot(failure) }
    return report
  }

  private static func refresh(
    _ store: inout RuleStore, from tree: SourceTree, _ report: inout IngestReport
  ) throws(RuleIndexError) {
    let records = try store.files()
    let byPath = Dictionary(records.map { ($0.path, $0) }) { first, _ in first }
    let byUnit = Dictionary(grouping: records, by: \.unit)
    let present = Set(tree.units.flatMap { unit in unit.files.map(\.path) })
    let units = Set(tree.units.map(\.path.string))

    // What left a unit, or left altogether, goes first, so that a file may move from one unit to another.
    for record in records where !present.contains(record.path) || !units.contains(record.unit) {
      try store.remove(file: record.id)
      if !present.contains(record.path) { report.removed.append(record.path) }
    }
    for unit in tree.units {
      let known = byUnit[unit.path.string] ?? []
      let reading = UnitReading(unit, known: known)
      report.unreadable += reading.faults
      if reading.isUnchanged {
        for (record, stamp) in reading.restamped { try store.restamp(record, as: stamp) }
        report.unchanged += known.count
        continue
      }
      for record in known where present.contains(record.path) { try store.remove(file: record.id) }
      for file in reading.documents() {
        // A file of another unit may be recorded under the same path when the layout of folders changed.
        if let record = byPath[file.path], record.unit != unit.path.string, units.contains(record.unit) {
          try store.remove(file: record.id)
        }
        try store.add(file)
        report.note(file, previous: byPath[file.path])
      }
    }
    if !report.isUnchanged { try store.replace(conflicts: Conflicts.all(in: store, settledBy: tree.resolutions())) }
    try store.remember(folders: tree.folders)
    report.rules = try store.ruleCount()
  }
}

extension IngestReport {
  fileprivate mutating func note(_ file: IndexedFile, previous: FileRecord?) {
    switch previous {
    case nil: added.append(file.path)
    case let record? where record.hash == file.hash: unchanged += 1
    case _?: changed.append(file.path)
    }
    problems += file.problems.map { (file.path, $0) }
  }
}
