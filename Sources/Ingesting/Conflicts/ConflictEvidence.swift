import POSIXSupport
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

  /// What only the thread that has the index can do; the rest is made from it wherever there is time.
  ///
  /// - Parameter known: rules of the index that need not be read from it.
  static func gather(
    in store: borrowing RuleStore, known: AddedRules
  ) throws(RuleIndexError) -> Later<ConflictEvidence> {
    let (orders, tokens, uses) = (try store.orders(), try store.tokens(), try store.sampleUses())
    let negating = try store.rowsThatNegate(), limiting = try store.rowsThatLimit(), measured = try store.samples()
    let rows = Set(orders.map(\.row)).union(negating).union(limiting).union(measured).union(uses.map(\.row))
    let unknown = try store.rules(rows.filter { !known.holds($0) }.sorted())
    return Later {
      var byRow: [Int64: StoredRule] = [:]
      for rule in unknown { byRow[rule.id] = rule }
      for row in rows { if let rule = known.rule(row) { byRow[row] = rule } }
      return ConflictEvidence(
        orders: orders, tokens: tokens, negating: negating, limiting: limiting, measured: measured,
        uses: SampleUses(uses), byRow: byRow)
    }
  }

  func rule(_ row: Int64) -> StoredRule? { byRow[row] }

  /// The rules of the given rows, in their order.
  func rules(_ rows: [Int64]) -> [StoredRule] { rows.compactMap { byRow[$0] } }
}
