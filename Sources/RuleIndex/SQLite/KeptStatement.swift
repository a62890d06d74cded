/// A statement that stays prepared as long as its connection is open.
package final class KeptStatement {
  package let statement: SQLiteStatement

  init(_ statement: consuming SQLiteStatement) { self.statement = statement }
}

/// The statements that a connection keeps, by their text.
final class StatementShelf {
  var statements: [String: KeptStatement] = [:]
}
