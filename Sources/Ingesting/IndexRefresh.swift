import POSIXSupport
import RuleIndex

/// Makes an index equal to the files under its roots; only what changed is read.
///
/// Reading begins with its making, on a thread of its own.
struct IndexRefresh: ~Copyable {
  private(set) var report = IngestReport()
  private let tree: SourceTree
  private let records: [FileRecord]
  private let byPath: [FilePath: FileRecord]
  private let byUnit: [String: [FileRecord]]
  private let present: Set<FilePath>
  private let unitPaths: Set<String>
  /// Those that hold documents, and then the tables of aliases.
  private let units: [SourceUnit]
  private let vocabulary: ArraySlice<SourceUnit>
  private let readings: ReadAhead<UnitReading>
  private var added = AddedRules()

  init(_ tree: SourceTree, of records: [FileRecord], aliases: AliasCache, endsSoon: Bool) {
    self.tree = tree
    self.records = records
    byPath = Dictionary(records.map { ($0.path, $0) }) { first, _ in first }
    let byUnit = Dictionary(grouping: records, by: \.unit)
    self.byUnit = byUnit
    present = Set(tree.units.flatMap { unit in unit.files.map(\.path) })
    unitPaths = Set(tree.units.map(\.path.string))
    // Conflicts do not hang on aliases: they are found on another thread while the tables of these are stored.
    let documents = tree.units.filter { !$0.isAliases }
    let units = documents + tree.units.filter(\.isAliases)
    self.units = units
    vocabulary = units[documents.count...]
    readings = ReadAhead(count: units.count, memory: endsSoon ? 3 << 19 : 0) { index in
      UnitReading(units[index], known: byUnit[units[index].path.string] ?? [], aliases: aliases)
    }
  }

  mutating func run(_ store: inout RuleStore) throws(RuleIndexError) {
    // What left a unit, or left altogether, goes first, so that a file may move from one unit to another.
    for record in records where !present.contains(record.path) || !unitPaths.contains(record.unit) {
      try store.remove(file: record.id)
      if !present.contains(record.path) { report.removed.append(record.path) }
    }
    var resolutions: [ResolutionsFile] = []
    // Small things are left to the other thread, so that this one is there as soon as a document can be stored.
    let documents = units.firstIndex { !$0.holdsRules } ?? units.count
    for unit in units[..<vocabulary.startIndex] {
      let reading = readings.next(helpingBelow: documents)
      resolutions += reading.isUnchanged ? unit.resolutions() : reading.resolutions
      try take(reading, of: unit, into: &store)
    }
    if report.isUnchanged {
      for unit in vocabulary { try take(readings.next(), of: unit, into: &store) }
    } else {
      let search = try ConflictSearch(store, known: added, settledBy: resolutions)
      // While conflicts are found, there is enough to store.
      for unit in vocabulary { try take(readings.next(), of: unit, into: &store) }
      try store.saveWords()
      let declared = search.declared()
      try store.replace(conflicts: declared.all)
      try store.add(conflicts: search.found(beside: declared))
    }
    try store.remember(folders: tree.folders)
    report.rules = try store.ruleCount()
  }

  private mutating func take(
    _ reading: UnitReading, of unit: SourceUnit, into store: inout RuleStore
  ) throws(RuleIndexError) {
    let known = byUnit[unit.path.string] ?? []
    report.unreadable += reading.faults
    if reading.isUnchanged {
      for (record, stamp) in reading.restamped { try store.restamp(record, as: stamp) }
      report.unchanged += known.count
      return
    }
    for record in known where present.contains(record.path) { try store.remove(file: record.id) }
    for file in reading.documents {
      // A file of another unit may be recorded under the same path when the layout of folders changed.
      if let record = byPath[file.path], record.unit != unit.path.string, unitPaths.contains(record.unit) {
        try store.remove(file: record.id)
      }
      added.note(file, in: try store.add(file))
      report.note(file, previous: byPath[file.path])
    }
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
