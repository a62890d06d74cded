import ByteText
import RuleIndex
import RuleModel

/// Finds APIs that one document asks for everywhere and another only for some things.
enum ScopeConflicts {
  static func conflicts(in evidence: ConflictEvidence) -> [StoredConflict] {
    let orders = evidence.orders.filter { !$0.forbids }
    let rules = evidence.rules(Array(Set(orders.map(\.row)))).filter {
      $0.rule.strength == .always || String($0.rule.claim).holds("only")
    }
    let byRow = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    return Dictionary(grouping: orders, by: \.name).sorted { $0.key < $1.key }.compactMap { name, orders in
      let asking = orders.compactMap { byRow[$0.row] }
      let everywhere = asking.filter { isUniversal($0.rule, name) }
      let somewhere = asking.filter { isBound($0.rule, name) }
      let (widePacks, narrowPacks) = (
        everywhere.map { SkillPack(of: $0.path) }, somewhere.map { SkillPack(of: $0.path) }
      )
      let wide = zip(everywhere, widePacks).filter { Set(narrowPacks) != [$0.1] && !narrowPacks.isEmpty }.map(\.0)
      let narrow = zip(somewhere, narrowPacks).filter { Set(widePacks) != [$0.1] && !widePacks.isEmpty }.map(\.0)
      guard let first = wide.first, !narrow.isEmpty else { return nil }
      let written = first.rule.interfaces.first { $0.name.lowercased() == name }?.name ?? name
      return StoredConflict(
        id: "scope-\(name)", kind: "choice", title: "\(written) is required everywhere, and only in some places",
        status: .open, resolution: "not decided", positions: (wide + narrow).map { ConflictFinder.position($0) })
    }
  }

  private static let bounds: Set<String> = ["for", "when", "if", "only", "unless", "where"]

  private static func isUniversal(_ rule: Rule, _ name: String) -> Bool {
    rule.strength == .always && rule.contexts.count <= 1
      && bounds.isDisjoint(with: words(after: name, in: String(rule.claim)))
  }

  private static func isBound(_ rule: Rule, _ name: String) -> Bool {
    !bounds.isDisjoint(with: words(after: name, in: String(rule.claim)).prefix(2))
  }

  /// The words of the clause behind the name.
  private static func words(after name: String, in statement: String) -> [String] {
    let main = statement.part(before: "\u{2014}")
    let sentences = main.split(at: { $0 == UInt8(ascii: ".") }).count
    let words = NameParts.words(in: sentences > 4 ? main : statement).map { $0.lowercased() }
    guard let place = words.firstIndex(of: name) else { return [] }
    return Array(words[(place + 1)...].prefix(8))
  }
}
