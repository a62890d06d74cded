/// What a question in SQL to a rules index may cost.
package struct QueryBounds: Sendable {
  /// The most rows that are read.
  package var rows: Int
  /// The most bytes that the values of all rows may have together.
  package var bytes = 1 << 20
  /// The most bytes of one value, whether it is read or made on the way.
  ///
  /// Some functions of SQL take time in proportion to the square of it, and nothing can interrupt them.
  package var valueBytes: Int32 = 1 << 17
  package var time: Duration = .seconds(4)

  package init(rows: Int) { self.rows = rows }
}
