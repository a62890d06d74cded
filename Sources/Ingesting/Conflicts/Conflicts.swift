import POSIXSupport
import RuleIndex
import RuleModel

/// All conflicts of an index: those that people wrote down, and those that are found and not among them.
enum Conflicts {
  /// - Parameters:
  ///   - declared: the conflicts that `files` tell of.
  ///   - found: those that were found in the index.
  static func all(
    _ declared: DeclaredConflicts, _ found: [StoredConflict], settledBy files: [ResolutionsFile]
  ) -> [StoredConflict] {
    let settling = files.flatMap(\.resolutions).filter { !$0.text.isEmpty }
    let undeclared = found.compactMap { conflict -> StoredConflict? in
      if let decision = settling.first(where: { $0.settles.contains(conflict.id) || $0.id == conflict.id }) {
        return declared.all.contains { $0.id == decision.id } ? nil : conflict.settled(by: decision)
      }
      return declared.tell(of: conflict) ? nil : conflict
    }
    return (declared.all + undeclared).sorted { $0.id < $1.id }
  }
}

extension StoredConflict {
  fileprivate func settled(by decision: Resolution) -> StoredConflict {
    StoredConflict(
      id: id, kind: kind, title: title, status: .settled, resolution: decision.text, positions: positions)
  }
}

extension SourceUnit {
  /// What the unit settles, read again; nothing unless it is a resolutions file that can be read.
  func resolutions() -> [ResolutionsFile] {
    guard case .resolutions = kind, let bytes = try? FileContents.bytes(of: path) else { return [] }
    return [ResolutionsFile(bytes)]
  }
}
