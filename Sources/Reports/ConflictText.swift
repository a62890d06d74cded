package import RuleIndex
package import RuleModel
package import WireFormats

/// A conflict for people: every position with its places and whether it holds, then what was decided.
package enum ConflictText {
  package static func lines(for conflict: StoredConflict, _ style: TextStyle, _ shown: (String) -> String) -> [String] {
    let title = "\(style.yellow("CONFLICT")) \(style.bold(ForeignText.joined(conflict.title))) [\(conflict.id)]"
    let positions = conflict.positions.flatMap { position in
      [line(for: position, style), "    " + style.dim(places(of: position, shown))]
    }
    let status =
      switch conflict.status {
      case .open: style.yellow("open")
      case .settled: style.green("settled")
      }
    return [title] + positions + ["  \(status): \(ForeignText.joined(conflict.resolution))"]
  }

  private static func line(for position: StoredConflict.Position, _ style: TextStyle) -> String {
    let claim = ForeignText.joined(position.claim)
    guard let holding = position.holding else { return "  \u{2022} \(claim)" }
    guard holding.holdsSomewhere else { return "  \(style.red("\u{2717}")) \(claim)" }
    let condition = holding.text == "always" ? "" : style.cyan(" [\(holding.text)]")
    return "  \(style.green("\u{2713}")) \(claim)\(condition)"
  }

  /// As many places as a line holds; a position may stand in many rules.
  private static func places(of position: StoredConflict.Position, _ shown: (String) -> String) -> String {
    let citations = position.citations
    let first = citations.prefix(4).map { "\(shown($0.path)):\($0.lines.first)" }.joined(separator: "  ")
    return citations.count > 4 ? "\(first)  and \(citations.count - 4) more" : first
  }
}

extension StoredConflict.Position {
  /// Every place once.
  package var citations: [Citation] {
    sources.indices.filter { place in !sources[..<place].contains { $0.citation == sources[place].citation } }
      .map { sources[$0].citation }
  }
}

extension AskDocument.Conflict {
  package init(_ conflict: StoredConflict, _ shown: (String) -> String) {
    self.init(
      id: conflict.id, title: conflict.title, status: conflict.status.rawValue,
      positions: conflict.positions.map { position in
        let sources = position.citations.map { AskDocument.Source($0, shown) }
        return AskDocument.Position(
          claim: position.claim, source: sources[0], sources: sources.count > 1 ? sources : nil,
          holds: position.holding?.text)
      }, resolution: conflict.resolution)
  }
}
