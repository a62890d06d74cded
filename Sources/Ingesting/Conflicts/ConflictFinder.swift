import POSIXSupport
import RuleIndex
import RuleModel

/// Finds where documents contradict each other: one asks for an API that another forbids in the same place, or two define
/// different scales for the same thing.
enum ConflictFinder {
  static func conflicts(in store: borrowing RuleStore) throws(RuleIndexError) -> [StoredConflict] {
    try opposites(in: store) + scales(in: store)
  }

  // MARK: - Opposite orders

  private static func opposites(in store: borrowing RuleStore) throws(RuleIndexError) -> [StoredConflict] {
    let orders = try store.orders()
    let rules = try store.rules(Array(Set(orders.map(\.row))).sorted())
    let byRow = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    return Dictionary(grouping: orders, by: \.name).sorted { $0.key < $1.key }.compactMap { name, orders in
      let forbidding = orders.filter(\.forbids).compactMap { byRow[$0.row] }
      let requiring = orders.filter { !$0.forbids }.compactMap { byRow[$0.row] }
      let opposed = forbidding.filter { one in requiring.contains { isOpposed(one, $0) } }
      let asked = requiring.filter { one in forbidding.contains { isOpposed($0, one) } }
      guard let first = opposed.first, let second = asked.first else { return nil }
      let written = first.rule.interfaces.first { $0.name.lowercased() == name }?.name ?? name
      return StoredConflict(
        id: "opposite-\(name)", kind: "polarity", title: "\(written) is forbidden and asked for", status: .open,
        resolution: precedence(first, second), positions: (opposed + asked).map { position($0) })
    }
  }

  /// Rules of one document or one pack are meant to be read together; what looks opposed there is told apart by their words.
  private static func isOpposed(_ one: StoredRule, _ other: StoredRule) -> Bool {
    guard pack(of: one.path) != pack(of: other.path) else { return false }
    // "Not in a toolbar" is an exception to "use it", no contradiction: it forbids the narrower case.
    let exceptions = Set(one.rule.contexts).intersection(places).subtracting(other.rule.contexts)
    guard exceptions.isEmpty else { return false }
    let left = Set(one.rule.contexts), right = Set(other.rule.contexts)
    return left.isEmpty || right.isEmpty || !left.isDisjoint(with: right)
  }

  /// The folder that a skill's folder lies in, for a file of a skill folder; else the document itself.
  private static func pack(of path: String) -> FilePath {
    let file = FilePath(path)
    let folder = file.removingLastComponent()
    switch (file.lastComponent?.string, folder.lastComponent?.string) {
    case ("SKILL.md", _): return folder.removingLastComponent()
    case (_, "rules"), (_, "references"): return folder.removingLastComponent().removingLastComponent()
    default: return file
    }
  }

  /// Contexts that are a place on the screen, as opposed to a matter such as colour or text.
  private static let places: Set<String> = [
    "toolbar", "button", "sheet", "list", "navigation", "tab bar", "tabbar", "menu",
  ]

  /// What to look at first while nobody has decided: the rule for the narrower case, else the firmer one.
  private static func precedence(_ one: StoredRule, _ other: StoredRule) -> String {
    let (left, right) = (one.rule, other.rule)
    if left.contexts.count != right.contexts.count {
      let narrower = left.contexts.count > right.contexts.count ? left : right
      return "not decided; the narrower rule, on \(narrower.contexts.joined(separator: ", ")), is \(narrower.key)"
    }
    if left.minimumOS != right.minimumOS, let version = [left.minimumOS, right.minimumOS].compactMap({ $0 }).max() {
      return "not decided; one of the rules speaks of iOS \(Int(version)) and later only"
    }
    return "not decided"
  }

  private static func position(_ stored: StoredRule) -> StoredConflict.Position {
    StoredConflict.Position(
      claim: stored.rule.statement, sources: [.init(key: stored.rule.key, citation: stored.citation)])
  }

  // MARK: - Scales

  private static func scales(in store: borrowing RuleStore) throws(RuleIndexError) -> [StoredConflict] {
    let scales = try store.scales()
    return ["spacing", "radius"].compactMap { subject in
      let named = scales.filter { $0.values.count > 1 && $0.namespace.lowercased().contains(subject) }
      let different = named.contains { one in
        named.contains { $0.source.path != one.source.path && Set($0.values) != Set(one.values) }
      }
      guard different else { return nil }
      return StoredConflict(
        id: "scale-\(subject)", kind: "scale", title: "documents define different \(subject) scales", status: .open,
        resolution: "not decided; a project follows one of them",
        positions: named.map { scale in
          let values = scale.values.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: ", ")
          return StoredConflict.Position(
            claim: "\(scale.namespace): \(values)", sources: [.init(key: "", citation: scale.source)])
        })
    }
  }
}
