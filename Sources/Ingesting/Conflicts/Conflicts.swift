import POSIXSupport
import RuleIndex
import RuleModel

/// All conflicts of an index: those that people wrote down, and those that are found and not among them.
enum Conflicts {
  /// The conflicts that `files` tell of, as far as the index holds their positions.
  static func declared(by files: [ResolutionsFile], _ match: ResolutionMatch) -> [StoredConflict] {
    var seen: Set<String> = []
    return files.flatMap(\.resolutions).compactMap { resolution in
      guard !seen.contains(resolution.id), let conflict = match.conflict(for: resolution) else { return nil }
      seen.insert(resolution.id)
      return conflict
    }
  }

  /// - Parameters:
  ///   - declared: the conflicts that `files` tell of.
  ///   - found: those that were found in the index.
  static func all(
    _ declared: [StoredConflict], _ found: [StoredConflict], settledBy files: [ResolutionsFile]
  ) -> [StoredConflict] {
    let tellings = Tellings(declared)
    let settling = files.flatMap(\.resolutions).filter { !$0.text.isEmpty }
    let undeclared = found.compactMap { conflict -> StoredConflict? in
      if let decision = settling.first(where: { $0.settles.contains(conflict.id) || $0.id == conflict.id }) {
        return declared.contains { $0.id == decision.id } ? nil : conflict.settled(by: decision)
      }
      return tellings.tell(of: conflict) ? nil : conflict
    }
    return (declared + undeclared).sorted { $0.id < $1.id }
  }
}

extension StoredConflict {
  fileprivate func settled(by decision: Resolution) -> StoredConflict {
    StoredConflict(
      id: id, kind: kind, title: title, status: .settled, resolution: decision.text, positions: positions)
  }
}

/// The conflicts that people wrote down, numbered, by what found ones are compared with.
private struct Tellings {
  private let count: Int
  private var byKey: [String: [Int]] = [:]
  private var byPath: [String: [(lines: LineRange, number: Int)]] = [:]

  init(_ conflicts: [StoredConflict]) {
    count = conflicts.count
    for (number, conflict) in conflicts.enumerated() {
      for source in conflict.positions.flatMap(\.sources) {
        if !source.key.isEmpty { byKey[source.key, default: []].append(number) }
        byPath[source.citation.path, default: []].append((source.citation.lines, number))
      }
    }
  }

  /// Whether one of them is the conflict that was found: some rules on either side of that take part in it.
  func tell(of found: StoredConflict) -> Bool {
    // For each of them the path of what it tells of; a second path makes it a conflict between documents.
    var told = [String?](repeating: nil, count: count)
    for position in found.positions {
      for number in numbers(telling: position) {
        for source in position.sources {
          let path = told[number] ?? source.citation.path
          if path != source.citation.path { return true }
          told[number] = path
        }
      }
    }
    return false
  }

  private func numbers(telling position: StoredConflict.Position) -> [Int] {
    position.sources.flatMap { source in
      let places = byPath[source.citation.path] ?? []
      return (byKey[source.key] ?? [])
        + places.filter { $0.lines.overlaps(source.citation.lines) }.map(\.number)
    }
  }
}

extension SourceUnit {
  /// What the unit settles, read again; nothing unless it is a resolutions file that can be read.
  func resolutions() -> [ResolutionsFile] {
    guard case .resolutions = kind, let bytes = try? FileContents.bytes(of: path) else { return [] }
    return [ResolutionsFile(bytes)]
  }
}
