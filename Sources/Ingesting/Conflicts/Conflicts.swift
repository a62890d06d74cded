import POSIXSupport
import RuleIndex
import RuleModel

/// All conflicts of an index: those that people wrote down, and those that are found and not among them.
enum Conflicts {
  static func all(
    in store: borrowing RuleStore, settledBy files: [ResolutionsFile]
  ) throws(RuleIndexError) -> [StoredConflict] {
    let match = try ResolutionMatch(files, in: store)
    var declared: [StoredConflict] = []
    for resolution in files.flatMap(\.resolutions) where !declared.contains(where: { $0.id == resolution.id }) {
      if let conflict = match.conflict(for: resolution) { declared.append(conflict) }
    }
    let settling = files.flatMap(\.resolutions).filter { !$0.text.isEmpty }
    let found = try ConflictFinder.conflicts(in: store).compactMap { conflict -> StoredConflict? in
      if let decision = settling.first(where: { $0.settles.contains(conflict.id) || $0.id == conflict.id }) {
        return declared.contains { $0.id == decision.id } ? nil : conflict.settled(by: decision)
      }
      return declared.contains { $0.tells(of: conflict) } ? nil : conflict
    }
    return (declared + found).sorted { $0.id < $1.id }
  }
}

extension StoredConflict {
  fileprivate func settled(by decision: Resolution) -> StoredConflict {
    StoredConflict(
      id: id, kind: kind, title: title, status: .settled, resolution: decision.text, positions: positions)
  }

  /// Whether this conflict is the other one, told by people: some rules on either side of the other take part in it.
  fileprivate func tells(of found: StoredConflict) -> Bool {
    let places = positions.flatMap(\.sources).map(\.citation)
    let sides = found.positions.filter { position in
      position.sources.contains { source in
        keys.contains(source.key) && !source.key.isEmpty
          || places.contains { $0.path == source.citation.path && $0.lines.overlaps(source.citation.lines) }
      }
    }
    return Set(sides.flatMap(\.sources).map(\.citation.path)).count > 1
  }
}

extension SourceTree {
  /// Every resolutions file that can be read.
  func resolutions() -> [ResolutionsFile] {
    units.compactMap { unit in
      guard case .resolutions = unit.kind, let bytes = try? FileContents.bytes(of: unit.path) else { return nil }
      return ResolutionsFile(bytes)
    }
  }
}
