import RuleIndex
import RuleModel

/// What the finders of conflicts read of an index, each thing once: several look at the same rules.
struct RuleShelf {
  /// Every rule that asks for an API or forbids it, as `RuleStore.orders` gives them.
  let orders: [(name: String, forbids: Bool, row: Int64)]
  private var byRow: [Int64: StoredRule] = [:]

  init(_ store: borrowing RuleStore) throws(RuleIndexError) { orders = try store.orders() }

  /// The rules of the given rows, in their order.
  mutating func rules(_ rows: [Int64], in store: borrowing RuleStore) throws(RuleIndexError) -> [StoredRule] {
    for rule in try store.rules(rows.filter { byRow[$0] == nil }) { byRow[rule.id] = rule }
    return rows.compactMap { byRow[$0] }
  }
}
