import RuleIndex
import RuleModel
import WireFormats

/// A conflict for people: both positions with their places, and what holds.
enum ConflictText {
  static func lines(for conflict: StoredConflict, _ style: TextStyle, _ shown: (String) -> String) -> [String] {
    let title = "\(style.yellow("CONFLICT")) \(style.bold(conflict.title)) [\(conflict.id)]"
    let positions = conflict.positions.flatMap { position in
      [
        "  \u{2022} \(position.claim)",
        "    " + style.dim("\(shown(position.source.path)):\(position.source.lines.first)"),
      ]
    }
    return [title] + positions + ["  \(conflict.status): \(conflict.resolution)"]
  }
}

extension AskDocument.Conflict {
  init(_ conflict: StoredConflict, _ shown: (String) -> String) {
    self.init(
      id: conflict.id, title: conflict.title,
      positions: conflict.positions.map {
        AskDocument.Position(claim: $0.claim, source: AskDocument.Source($0.source, shown))
      }, resolution: conflict.resolution)
  }
}
