package import POSIXSupport

/// A question in SQL to a rules index: it reads, and cannot do anything else.
package struct IndexQuery: Sendable {
  /// Why there are no more rows.
  package enum End: Sendable {
    /// There are none.
    case all
    /// As many as were wanted, or as have room in an answer.
    case rows, bytes
  }

  package let columns: [String]
  package let rows: [[SQLiteValue]]
  package let end: End

  /// Asks the index at `path`, within `bounds`.
  ///
  /// - Parameter isStopped: whether nobody waits for the answer any more; asked now and then, on this thread.
  package init(
    _ sql: String, at path: FilePath, within bounds: QueryBounds, isStopped: @escaping () -> Bool = { false }
  ) throws(RuleIndexError) {
    let watch = QueryWatch(time: bounds.time, isStopped: isStopped)
    // Its own connection: what guards it would be in the way of other questions.
    do {
      let connection = try SQLiteConnection(path, mode: .reading)
      try connection.run("PRAGMA query_only = 1")
      try connection.bound(by: bounds)
      connection.allowReadingOnly()
      connection.watch(by: watch)
      let statement = try connection.prepare(sql)
      columns = (0..<statement.columnCount).map { statement.columnName($0) }
      (rows, end) = try IndexQuery.rows(of: statement, within: bounds)
      // The connection does not hold what watches it.
      withExtendedLifetime(watch) {}
    } catch {
      throw IndexQuery.fault(error, path, watch, bounds)
    }
  }

  private static func rows(
    of statement: borrowing SQLiteStatement, within bounds: QueryBounds
  ) throws(SQLiteFault) -> ([[SQLiteValue]], End) {
    var rows: [[SQLiteValue]] = []
    var room = bounds.bytes
    while try statement.step() {
      guard rows.count < bounds.rows else { return (rows, .rows) }
      // A number or an empty value takes room as well.
      let size = (0..<statement.columnCount).reduce(0) { $0 + statement.size($1) + 8 }
      guard size <= room else { return (rows, .bytes) }
      room -= size
      rows.append((0..<statement.columnCount).map { statement.value($0) })
    }
    return (rows, .all)
  }

  private static func fault(
    _ fault: SQLiteFault, _ path: FilePath, _ watch: QueryWatch, _ bounds: QueryBounds
  ) -> RuleIndexError {
    let reason: String? =
      switch (fault.kind, watch.end) {
      case (_, .late?): "it took longer than \(bounds.time.components.seconds) s"
      case (_, .givenUp?): "it was cancelled"
      case (.tooLarge, nil): "one of its values is larger than \(bounds.valueBytes) bytes"
      default: nil
      }
    guard let reason else { return RuleIndexError(fault, path) }
    return .failed(path, detail: reason, statement: nil)
  }
}
