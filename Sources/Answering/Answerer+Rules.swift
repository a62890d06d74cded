package import RuleIndex
import RuleModel

extension Answerer {
  /// The rules whose key is `key` or ends in `/key`.
  package static func rules(withKey key: String, from store: borrowing RuleStore) throws(RuleIndexError) -> [Answer] {
    try store.rules(store.rows(withKey: key)).map { Answer($0, score: 1) }
  }

  /// The key that was probably meant.
  package static func keyNearest(to key: String, in store: borrowing RuleStore) throws(RuleIndexError) -> String? {
    let wanted = key.split(separator: "/").last.map(String.init) ?? key
    let keys = try store.keys()
    let ends = keys.compactMap { $0.split(separator: "/").last.map(String.init) }
    guard let near = Spelling.nearest(to: wanted, in: ends) else { return nil }
    return keys.first { $0.hasSuffix("/" + near) }
  }
}
