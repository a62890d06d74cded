import RuleModel

/// Finds out which findings a baseline holds: each entry makes one finding known at most.
///
/// What is most alike is matched first: the same code around it in the same file, then the same line there, then the same
/// code on one side; and what is left, in whichever file it stands now.
struct BaselineMatching {
  private let entries: [Baseline.Entry]
  private let findings: [Baseline.Entry]
  /// The entry of each finding.
  private(set) var matches: [Int?]
  private var isTaken: [Bool]

  /// - Parameters:
  ///   - findings: the entries that a baseline of today would have, in the order of the findings.
  ///   - mayMove: whether an entry that nothing in its own file matches may be found in another one.
  init(of entries: [Baseline.Entry], with findings: [Baseline.Entry], movingWhere mayMove: (Baseline.Entry) -> Bool) {
    (self.entries, self.findings) = (entries, findings)
    matches = Array(repeating: nil, count: findings.count)
    isTaken = Array(repeating: false, count: entries.count)
    match { entry in entry.around.map { [entry.check, entry.path, $0.before, $0.after] } }
    match { entry in [entry.check, entry.fingerprint] }
    match { entry in entry.around.map { [entry.check, entry.path, $0.after] } }
    match { entry in entry.around.map { [entry.check, entry.path, $0.before] } }
    for index in entries.indices where !isTaken[index] { isTaken[index] = !mayMove(entries[index]) }
    match { entry in entry.around.map { [entry.check, $0.before, $0.after] } }
    match { entry in entry.line.map { [entry.check, $0, entry.around?.after ?? ""] } }
    match { entry in entry.line.map { [entry.check, $0, entry.around?.before ?? ""] } }
    let renamed = renamedFiles
    guard !renamed.isEmpty else { return }
    // In a file that took another one's place, what counts in one file counts. A new file of the old name is another one.
    let names: [(Baseline.Entry) -> String?] = [\.line, \.around?.after, \.around?.before]
    for name in names {
      match { entry in
        name(entry).map { [entry.check, entry.path, $0] }
      } ofEntries: { entry in
        name(entry).map { [entry.check, renamed[entry.path] ?? entry.path, $0] }
      }
    }
  }

  /// For each file that findings moved out of, the one that most of them are in now.
  private var renamedFiles: [String: String] {
    var counts: [String: [String: Int]] = [:]
    for (index, entry) in matches.enumerated() {
      guard let entry, entries[entry].path != findings[index].path else { continue }
      counts[entries[entry].path, default: [:]][findings[index].path, default: 0] += 1
    }
    return counts.compactMapValues { paths in paths.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
  }

  /// Matches what has the same name, in order; nil is no name.
  private mutating func match(by name: (Baseline.Entry) -> [String]?) { match(name, ofEntries: name) }

  private mutating func match(
    _ name: (Baseline.Entry) -> [String]?, ofEntries nameOfEntry: (Baseline.Entry) -> [String]?
  ) {
    var open: [[String]: [Int]] = [:]
    for index in entries.indices.reversed() where !isTaken[index] {
      if let name = nameOfEntry(entries[index]) { open[name, default: []].append(index) }
    }
    guard !open.isEmpty else { return }
    for index in findings.indices where matches[index] == nil {
      guard let name = name(findings[index]), let entry = open[name]?.popLast() else { continue }
      matches[index] = entry
      isTaken[entry] = true
    }
  }
}
