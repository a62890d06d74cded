package import POSIXSupport

/// A question in SQL to a rules index: it reads, and cannot do anything else.
package struct IndexQuery: Sendable {
  package let columns: [String]
  package let rows: [[SQLiteValue]]
  /// Whether there are more rows than were wanted.
  package let hasMore: Bool

  /// About ten seconds of work.
  private static let mostSteps: Int32 = 200_000_000

  /// Asks the index at `path`.
  ///
  /// - Parameter limit: the most rows that are read.
  package init(_ sql: String, at path: FilePath, limit: Int) throws(RuleIndexError) {
    // Its own connection: what guards it would be in the way of other questions.
    do {
      let connection = try SQLiteConnection(path, mode: .reading)
      try connection.run("PRAGMA query_only = 1")
      connection.allowReadingOnly()
      connection.limit(steps: IndexQuery.mostSteps)
      let statement = try connection.prepare(sql)
      columns = (0..<statement.columnCount).map { statement.columnName($0) }
      var rows: [[SQLiteValue]] = []
      var hasMore = false
      while try statement.step() {
        guard rows.count < limit else {
          hasMore = true
          break
        }
        rows.append((0..<statement.columnCount).map { statement.value($0) })
      }
      (self.rows, self.hasMore) = (rows, hasMore)
    } catch {
      throw RuleIndexError(error, path)
    }
  }
}
