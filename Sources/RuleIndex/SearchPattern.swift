/// Which rows a full-text query wants.
package indirect enum SearchPattern: Hashable, Sendable {
  /// Those that hold the phrase.
  case phrase(SearchPhrase)
  /// Those that one of these finds; there is at least one.
  case any([SearchPattern])
  /// Those that each of these finds; there is at least one.
  case all([SearchPattern])
  /// Those that it finds in these columns alone.
  case within(columns: [String], SearchPattern)

  /// What a rule says of itself: all but the name of its skill, which is the same in hundreds of rules.
  package static let telling = IndexSchema.columns.filter { $0 != "skill" }

  /// As FTS5 writes it. Phrases are quoted, and columns are names of ours.
  var text: String {
    switch self {
    case .phrase(let phrase): phrase.pattern
    case .any(let patterns): "(" + patterns.map(\.text).joined(separator: " OR ") + ")"
    case .all(let patterns): "(" + patterns.map(\.text).joined(separator: " AND ") + ")"
    case .within(let columns, let pattern): "({\(columns.joined(separator: " "))} : \(pattern.text))"
    }
  }

  /// How many phrases stand in `text`, which is how FTS5 numbers what comes after it.
  var phraseCount: Int {
    switch self {
    case .phrase: 1
    case .any(let patterns), .all(let patterns): patterns.reduce(0) { $0 + $1.phraseCount }
    case .within(_, let pattern): pattern.phraseCount
    }
  }
}
