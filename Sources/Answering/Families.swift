import RuleModel

/// Rows of one table that answer equally well become one answer: whoever asks for the spacing scale wants it whole.
enum Families {
  /// A row belongs to the family when its score is at least this share of the best one's.
  static let likeness = 0.85
  /// An answer stays rule-sized.
  static let mostLines = 40

  static func merged(_ answers: [Answer]) -> [Answer] {
    var kept: [Answer] = []
    for answer in answers {
      if let head = kept.firstIndex(where: { isFamily($0, answer) }) {
        kept[head].take(answer)
      } else {
        kept.append(answer)
      }
    }
    return kept
  }

  private static func isFamily(_ head: Answer, _ row: Answer) -> Bool {
    guard head.kind == row.kind, [.token, .tableRow, .mapping].contains(row.kind), head.section == row.section,
      let first = head.source, let second = row.source, first.path == second.path,
      row.score >= head.score * likeness, Set(head.reasons.map(\.word)) == Set(row.reasons.map(\.word))
    else { return false }
    let lines = union(first.lines, second.lines)
    // Only rows side by side are one table; rows between that did not match are few and belong to it too.
    return lines.count <= mostLines && lines.count <= 3 * (first.lines.count + second.lines.count)
  }

  fileprivate static func union(_ left: LineRange, _ right: LineRange) -> LineRange {
    LineRange(min(left.first, right.first), max(left.last, right.last))
  }
}

extension Answer {
  fileprivate mutating func take(_ row: Answer) {
    guard let old = source, let new = row.source else { return }
    let isBefore = new.lines < old.lines
    statement = isBefore ? "\(row.statement)\n\(statement)" : "\(statement)\n\(row.statement)"
    let citation = Citation(path: old.path, lines: Families.union(old.lines, new.lines))
    source = citation
    sources[0] = citation
    sources += row.sources.dropFirst()
    keys += row.keys
    tokens += row.tokens
  }
}
