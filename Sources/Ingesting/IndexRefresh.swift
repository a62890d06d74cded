import POSIXSupport
import RuleIndex

/// Makes an index equal to the files under its roots; only what changed is read.
///
/// Reading begins with its making, on a thread of its own.
struct IndexRefresh: ~Copyable {
  private(set) var report: IngestReport
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
  private var hasChanged = false

  init(_ tree: SourceTree, of records: [FileRecord], aliases: AliasCache, uncounted: Set<FilePath>, endsSoon: Bool) {
    report = IngestReport(uncounted: uncounted)
    self.tree = tree
    self.records = records
    byPath = Dictionary(records.map { ($0.path, $0) }) { first, _ in first }
    let byUnit = Dictionary(grouping: records, by: \.unit)
    self.byUnit = byUnit
    var present = Set(tree.units.flatMap { unit in unit.files.map(\.path) })
    // What lies in a folder that cannot be listed is there until that can be seen.
    let closed = tree.faults.map(\.path)
    for record in records where closed.contains(where: { record.path.starts(with: $0) }) {
      present.insert(record.path)
    }
    self.present = present
    var unitPaths = Set(tree.units.map(\.path.string))
    for record in records where closed.contains(where: { FilePath(record.unit).starts(with: $0) }) {
      unitPaths.insert(record.unit)
    }
    self.unitPaths = unitPaths
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
      hasChanged = true
      if !present.contains(record.path) { report.note(removed: record.path) }
    }
    var resolutions: [(path: FilePath, file: ResolutionsFile)] = []
    // Small things are left to the other thread, so that this one is there as soon as a document can be stored.
    let documents = units.firstIndex { !$0.holdsRules } ?? units.count
    for unit in units[..<vocabulary.startIndex] {
      let reading = readings.next(helpingBelow: documents)
      let settling = reading.isUnchanged ? unit.resolutions() : reading.resolutions
      resolutions += settling.map { (unit.path, $0) }
      try take(reading, of: unit, into: &store)
    }
    if !hasChanged {
      for unit in vocabulary { try take(readings.next(), of: unit, into: &store) }
    } else {
      let search = try ConflictSearch(store, known: added, settledBy: resolutions.map(\.file))
      // While conflicts are found, there is enough to store.
      for unit in vocabulary { try take(readings.next(), of: unit, into: &store) }
      try store.saveWords()
      let declared = search.declared()
      try store.replace(conflicts: declared.all)
      try store.add(conflicts: search.found(beside: declared))
      for (path, file) in resolutions {
        let mistakes = try file.mistakes(among: search.unknownKeys, in: store)
        // What was told before may be fixed by now.
        if !file.cited.isEmpty { try store.replace(problems: file.problems + mistakes, of: path) }
        report.problems += mistakes.map { (path, $0) }
      }
    }
    report.unreadable = tree.faults + report.unreadable
    report.leftOut = tree.leftOut
    try store.remember(folders: tree.folders + report.unreadable.map { ($0.path, FolderTime.unread) })
    report.rules = try store.ruleCount()
  }

  private mutating func take(
    _ reading: UnitReading, of unit: SourceUnit, into store: inout RuleStore
  ) throws(RuleIndexError) {
    let known = byUnit[unit.path.string] ?? []
    report.unreadable += reading.faults
    if reading.isUnchanged {
      for (record, stamp) in reading.restamped { try store.restamp(record, as: stamp) }
      report.note(unchanged: known.filter { !reading.kept.contains($0) })
      return
    }
    hasChanged = true
    for record in known where present.contains(record.path) && !reading.kept.contains(record) {
      try store.remove(file: record.id)
    }
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
