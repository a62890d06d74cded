import RuleIndex
import RuleModel

/// What the finders of conflicts look at, read from an index once: values only, so that any thread may look.
struct ConflictEvidence: Sendable {
  /// Every rule that asks for an API or forbids it, with the API's name in small letters.
  let orders: [(name: String, forbids: Bool, row: Int64)]
  let tokens: [StoredToken]
  /// The rules whose words rule something out.
  let negating: [Int64]
  /// The rules whose words set a limit to a number.
  let limiting: [Int64]
  /// The examples that hold a number as an argument.
  let measured: [Int64]
  /// The APIs that examples use, as they are first written, and the examples by the name in small letters.
  let uses: SampleUses
  private let byRow: [Int64: StoredRule]

  /// - Parameter known: rules of the index that need not be read from it.
  init(_ store: borrowing RuleStore, known: AddedRules) throws(RuleIndexError) {
    orders = try store.orders()
    tokens = try store.tokens()
    negating = try store.rowsThatNegate()
    limiting = try store.rowsThatLimit()
    measured = try store.samples()
    uses = try store.sampleUses()
    var rows = Set(orders.map(\.row)).union(negating).union(limiting).union(measured)
    for samples in uses.rows.values { rows.formUnion(samples) }
    var byRow: [Int64: StoredRule] = [:]
    var unknown: [Int64] = []
    for row in rows {
      if let rule = known.rule(row) { byRow[row] = rule } else { unknown.append(row) }
    }
    for rule in try store.rules(unknown.sorted()) { byRow[rule.id] = rule }
    self.byRow = byRow
  }

  func rule(_ row: Int64) -> StoredRule? { byRow[row] }

  /// The rules of the given rows, in their order.
  func rules(_ rows: [Int64]) -> [StoredRule] { rows.compactMap { byRow[$0] } }
}
