import POSIXSupport
import RuleIndex
import RuleModel

/// All conflicts of an index: those that people wrote down, and those that are found and not among them.
enum Conflicts {
  /// The conflicts that `files` tell of, as far as the index holds their positions.
  static func declared(by files: [ResolutionsFile], _ match: ResolutionMatch) -> [StoredConflict] {
    var declared: [StoredConflict] = []
    for resolution in files.flatMap(\.resolutions) where !declared.contains(where: { $0.id == resolution.id }) {
      if let conflict = match.conflict(for: resolution) { declared.append(conflict) }
    }
    return declared
  }

  /// - Parameters:
  ///   - declared: the conflicts that `files` tell of.
  ///   - found: those that were found in the index.
  static func all(
    _ declared: [StoredConflict], _ found: [StoredConflict], settledBy files: [ResolutionsFile]
  ) -> [StoredConflict] {
    let tellings = declared.map { Telling($0) }
    let settling = files.flatMap(\.resolutions).filter { !$0.text.isEmpty }
    let undeclared = found.compactMap { conflict -> StoredConflict? in
      if let decision = settling.first(where: { $0.settles.contains(conflict.id) || $0.id == conflict.id }) {
        return declared.contains { $0.id == decision.id } ? nil : conflict.settled(by: decision)
      }
      return tellings.contains { $0.tells(of: conflict) } ? nil : conflict
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

/// A conflict that people wrote down, as what found ones are compared with.
private struct Telling {
  private let keys: Set<String>
  private let places: [String: [LineRange]]

  init(_ conflict: StoredConflict) {
    keys = conflict.keys.filter { !$0.isEmpty }
    places = Dictionary(grouping: Set(conflict.positions.flatMap(\.sources).map(\.citation)), by: \.path)
      .mapValues { $0.map(\.lines) }
  }

  /// Whether it is the conflict that was found: some rules on either side of that take part in it.
  func tells(of found: StoredConflict) -> Bool {
    let sides = found.positions.filter { position in
      position.sources.contains { source in
        keys.contains(source.key)
          || places[source.citation.path]?.contains { $0.overlaps(source.citation.lines) } ?? false
      }
    }
    return Set(sides.flatMap(\.sources).map(\.citation.path)).count > 1
  }
}

extension SourceUnit {
  /// What the unit settles, read again; nothing unless it is a resolutions file that can be read.
  func resolutions() -> [ResolutionsFile] {
    guard case .resolutions = kind, let bytes = try? FileContents.bytes(of: path) else { return [] }
    return [ResolutionsFile(bytes)]
  }
}
