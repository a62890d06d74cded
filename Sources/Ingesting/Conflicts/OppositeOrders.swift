import ByteText
import RuleIndex
import RuleModel

/// Finds APIs that one document forbids while another asks for them, or while code shown as good uses them.
struct OppositeOrders {
  /// A rule that asks for an API or forbids it.
  private struct Order {
    let rule: StoredRule
    let pack: SkillPack
    let contexts: Set<String>
    /// What exactly it forbids, and that code may be searched for.
    let pattern: CodePattern?
    let isAboutNesting: Bool
  }

  private struct Sample {
    let rule: StoredRule
    let code: CodeText
  }

  /// A conflict is there to be read: past this number of positions a further one adds nothing.
  private static let mostPositions = 24

  private var packs: [String: SkillPack] = [:]
  private var samples: [String: [Sample]] = [:]

  static func conflicts(in evidence: ConflictEvidence) -> [StoredConflict] {
    let forbidden = Set(evidence.orders.filter(\.forbids).map(\.name))
    let wanted = evidence.orders.filter { forbidden.contains($0.name) }
    var finder = OppositeOrders()
    finder.samples = samples(of: forbidden, in: evidence)
    var conflicts: [StoredConflict] = []
    for (name, orders) in Dictionary(grouping: wanted, by: \.name).sorted(by: { $0.key < $1.key }) {
      let forbidding = orders.filter(\.forbids).compactMap { order in
        evidence.rule(order.row).flatMap { finder.order($0, forbidding: name) }
      }
      let requiring = orders.filter { !$0.forbids }.compactMap { order in
        evidence.rule(order.row).map { finder.order($0) }
      }
      if let conflict = finder.conflict(over: name, forbidding, requiring) { conflicts.append(conflict) }
    }
    return conflicts
  }

  private static func samples(of names: Set<String>, in evidence: ConflictEvidence) -> [String: [Sample]] {
    let rows = evidence.uses.rows.filter { names.contains($0.key) }
    let samples = evidence.rules(Array(Set(rows.values.joined()))).compactMap { rule -> (Int64, Sample)? in
      let shown = rule.rule.examples.filter { $0.verdict != .bad }
      guard !shown.isEmpty, rule.rule.polarity != .forbids else { return nil }
      return (rule.id, Sample(rule: rule, code: CodeText(shown.map(\.code).joined(separator: "\n"))))
    }
    let byRow = Dictionary(samples) { first, _ in first }
    return rows.mapValues { $0.compactMap { byRow[$0] } }
  }

  // MARK: - Orders

  private mutating func order(_ rule: StoredRule) -> Order {
    Order(rule: rule, pack: pack(of: rule.path), contexts: Set(rule.rule.contexts), pattern: nil, isAboutNesting: false)
  }

  /// Nil where the name is only a part of what is forbidden.
  private mutating func order(_ rule: StoredRule, forbidding name: String) -> Order? {
    guard let pattern = CodePattern(name, in: String(rule.rule.claim)) else { return nil }
    var contexts = Set(rule.rule.contexts)
    // Where something is forbidden and something else asked for, the places of the latter are not those of the former.
    if let fix = rule.rule.fix, let start = rule.rule.statement.utf8.firstIndex(ofBytes: fix) {
      let head = (rule.rule.statement[..<start] + " " + rule.rule.leadIn + " " + (rule.rule.section.last ?? ""))
        .lowercased()
      contexts = contexts.filter { head.utf8.contains(bytesOf: String($0.prefix(5))) }
    }
    return Order(
      rule: rule, pack: pack(of: rule.path), contexts: contexts, pattern: pattern,
      isAboutNesting: isAboutNesting(String(rule.rule.claim)))
  }

  private mutating func pack(of path: String) -> SkillPack {
    if let known = packs[path] { return known }
    let pack = SkillPack(of: path)
    packs[path] = pack
    return pack
  }

  // MARK: - Opposition

  private mutating func conflict(
    over name: String, _ forbidding: [Order], _ requiring: [Order]
  ) -> StoredConflict? {
    let shown = samples[name] ?? []
    var opposed: [Order] = [], asked: [Order] = [], used: [Sample] = []
    for order in forbidding.prefix(Self.mostPositions * 8) {
      let against = requiring.prefix(Self.mostPositions * 8).filter { isOpposed(order, $0) }
      let breaking = shown.prefix(Self.mostPositions * 8).filter {
        uses($0, what: order) && !order.pack.isShared(with: pack(of: $0.rule.path))
      }
      if against.isEmpty && breaking.isEmpty { continue }
      opposed.append(order)
      for other in against where !asked.contains(where: { $0.rule.id == other.rule.id }) { asked.append(other) }
      for other in breaking where !used.contains(where: { $0.rule.id == other.rule.id }) { used.append(other) }
    }
    guard let first = opposed.first else { return nil }
    let written = first.rule.rule.interfaces.first { $0.name.lowercased() == name }?.name ?? name
    let positions =
      opposed.map { ConflictFinder.position($0.rule) } + asked.map { ConflictFinder.position($0.rule) }
      + used.map { ConflictFinder.position($0.rule, claim: "code that uses \(written)") }
    return StoredConflict(
      id: "opposite-\(name)", kind: "polarity",
      title: asked.isEmpty ? "\(written) is forbidden and used" : "\(written) is both forbidden and required",
      status: .open, resolution: asked.first.map { precedence(first.rule, $0.rule) } ?? "not decided",
      positions: Array(positions.prefix(Self.mostPositions)))
  }

  private func isOpposed(_ one: Order, _ other: Order) -> Bool {
    guard one.pack != other.pack else { return false }
    // "Not in a toolbar" is an exception to "use it", no contradiction: it forbids the narrower case.
    guard one.contexts.intersection(ConflictFinder.places).isSubset(of: other.contexts) else { return false }
    if !one.contexts.isEmpty, !other.contexts.isEmpty, one.contexts.isDisjoint(with: other.contexts) { return false }
    guard let pattern = one.pattern, pattern.isSpecial else { return true }
    return pattern.occurs(in: CodeText(String(other.rule.rule.claim)))
  }

  /// Whether the code does what the order forbids, where it forbids it.
  private func uses(_ sample: Sample, what order: Order) -> Bool {
    guard let pattern = order.pattern, !order.isAboutNesting, pattern.occurs(in: sample.code)
    else { return false }
    return order.contexts.allSatisfy { context in
      guard let marks = ConflictFinder.marks[context] else { return true }
      return marks.contains { sample.code.contains($0) }
    }
  }

  /// What is forbidden about nesting is the nesting, which a search for names does not see.
  private func isAboutNesting(_ statement: String) -> Bool {
    ["nest ", "nested", "nesting", "wrapping", "wrapped in", "wrap "].contains { statement.holds($0) }
  }

  /// What to look at first while nobody has decided: the rule for the narrower case, else the firmer one.
  private func precedence(_ one: StoredRule, _ other: StoredRule) -> String {
    let (left, right) = (one.rule, other.rule)
    if left.contexts.count != right.contexts.count {
      let narrower = left.contexts.count > right.contexts.count ? left : right
      return "not decided; the narrower rule, on \(narrower.contexts.joined(separator: ", ")), is \(narrower.key)"
    }
    if left.minimumOS != right.minimumOS, let version = [left.minimumOS, right.minimumOS].compactMap({ $0 }).max() {
      return "not decided; one of the rules applies to iOS \(Int(nearest: version.rounded(.down))) and later only"
    }
    return "not decided"
  }
}
