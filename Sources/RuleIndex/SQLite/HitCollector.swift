/// A place where a phrase of a full-text query stands in a row.
package struct Hit: Hashable, Sendable {
  /// The number of the phrase in the query, from 0.
  package let phrase: Int
  package let column: Int
  /// The number of the word in the column, from 0.
  package let position: Int

  package init(phrase: Int, column: Int, position: Int) {
    self.phrase = phrase
    self.column = column
    self.position = position
  }
}

/// A row that a query matches, and where.
package struct MatchedRow: Sendable {
  package let row: Int64
  package let hits: ArraySlice<Hit>

  package init(row: Int64, hits: ArraySlice<Hit>) {
    self.row = row
    self.hits = hits
  }
}

/// Gathers the hits of one full-text query while SQLite walks its rows.
///
/// A class, because SQLite holds on to it between the rows; one connection uses it, in one thread.
package final class HitCollector {
  private var rows: [(row: Int64, firstHit: Int)] = []
  private var hits: [Hit] = []
  /// The phrases before this one only choose rows: where they stand is left out, and those after are numbered from 0.
  var firstPhrase = 0

  package init() {}

  func begin(row: Int64) { rows.append((row, hits.count)) }

  func add(phrase: Int, column: Int, position: Int) {
    guard phrase >= firstPhrase else { return }
    hits.append(Hit(phrase: phrase - firstPhrase, column: column, position: position))
  }

  /// What was gathered since the last call.
  func take() -> [MatchedRow] {
    defer {
      rows.removeAll()
      hits.removeAll()
    }
    return rows.indices.map { index in
      let end = index + 1 < rows.count ? rows[index + 1].firstHit : hits.count
      return MatchedRow(row: rows[index].row, hits: hits[rows[index].firstHit..<end])
    }
  }
}
