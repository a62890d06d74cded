import RuleIndex
import RuleModel

/// The conflicts that people wrote down, as far as an index holds their positions.
struct DeclaredConflicts: Sendable {
  let all: [StoredConflict]
  /// The numbers of those that a rule or a document takes part in.
  private var byKey: [String: [Int]] = [:]
  private var byPath: [String: [(lines: LineRange, number: Int)]] = [:]

  init(_ files: [ResolutionsFile], _ match: ResolutionMatch) {
    var seen: Set<String> = []
    all = files.flatMap(\.resolutions).compactMap { resolution in
      guard !seen.contains(resolution.id), let conflict = match.conflict(for: resolution) else { return nil }
      seen.insert(resolution.id)
      return conflict
    }
    for (number, conflict) in all.enumerated() {
      for source in conflict.positions.flatMap(\.sources) {
        if !source.key.isEmpty { byKey[source.key, default: []].append(number) }
        byPath[source.citation.path, default: []].append((source.citation.lines, number))
      }
    }
  }

  /// Those of `found` that are not among them, settled where one of `files` says how.
  func others(among found: [StoredConflict], settledBy files: [ResolutionsFile]) -> [StoredConflict] {
    let settling = files.flatMap(\.resolutions).filter { !$0.text.isEmpty }
    return found.compactMap { conflict in
      if let decision = settling.first(where: { $0.settles.contains(conflict.id) || $0.id == conflict.id }) {
        return all.contains { $0.id == decision.id } ? nil : conflict.settled(by: decision)
      }
      return tell(of: conflict) ? nil : conflict
    }
  }

  /// Whether one of them is the conflict that was found: some rules on either side of that take part in it.
  private func tell(of found: StoredConflict) -> Bool {
    // For each of them the path of what it tells of; a second path makes it a conflict between documents.
    var told = [String?](repeating: nil, count: all.count)
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

extension StoredConflict {
  fileprivate func settled(by decision: Resolution) -> StoredConflict {
    StoredConflict(
      id: id, kind: kind, title: title, status: .settled, resolution: decision.text, positions: positions)
  }
}
