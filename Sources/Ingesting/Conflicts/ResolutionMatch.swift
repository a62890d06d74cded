import POSIXSupport
import RuleIndex
import RuleModel

/// Finds in an index what resolutions cite.
struct ResolutionMatch: Sendable {
  /// The rules of each document, by the name that resolutions cite it under.
  private var documents: [String: Document] = [:]
  /// The rules that were written from documents, with the places in these.
  private var derived: [(rule: RulePlace, sources: [(document: String, lines: LineRange)])] = []
  private var byKey: [String: RulePlace] = [:]
  /// The keys that no rule has.
  private(set) var unknownKeys: Set<String> = []

  init(_ files: [ResolutionsFile], in store: borrowing RuleStore) throws(RuleIndexError) {
    let known = try store.documents()
    var names: Set<String> = [], keys: Set<String> = []
    for place in files.flatMap(\.resolutions).flatMap(\.positions).flatMap(\.sources) {
      switch place {
      case .lines(let document, _): names.insert(document)
      case .rule(let key): keys.insert(key)
      }
    }
    for name in names.sorted() {
      let meant = files.compactMap { $0.documents[name] }.first
      guard let document = known.first(where: { ResolutionMatch.isCalled(name, meant, $0) }) else { continue }
      documents[name] = Document(
        path: document.path, lineCount: document.lines, rules: try store.places(in: document.path))
    }
    derived = try store.placesWithSources().map { rule in
      let places = rule.sources.compactMap { Resolution.Place($0) }.compactMap { place -> (String, LineRange)? in
        if case .lines(let document, let lines) = place { (document, lines) } else { nil }
      }
      return (rule, places)
    }
    for key in keys.sorted() {
      if let row = try store.row(withKey: key), let rule = try store.rules([row]).first {
        byKey[key] = RulePlace(rule)
      } else {
        unknownKeys.insert(key)
      }
    }
  }

  private struct Document: Sendable {
    let path: String
    let lineCount: Int
    let rules: [RulePlace]
    /// The lines of each rule: walked for every place that is cited, they lie closer together than the rules.
    private let lines: [LineRange]

    init(path: String, lineCount: Int, rules: [RulePlace]) {
      self.path = path
      self.lineCount = lineCount
      self.rules = rules
      lines = rules.map(\.citation.lines)
    }

    func rules(on cited: LineRange) -> [RulePlace] {
      lines.indices.filter { lines[$0].overlaps(cited) }.map { rules[$0] }
    }
  }

  /// Whether resolutions that speak of `name`, declared as `meant`, cite the document.
  private static func isCalled(
    _ name: String, _ meant: ResolutionsFile.Document?, _ document: (path: String, skill: String, lines: Int)
  ) -> Bool {
    if let meant { return document.skill == meant.skill && meant.lines ?? document.lines == document.lines }
    return document.skill == name || document.path == name || document.path.hasSuffix("/" + name)
  }

  /// The conflict that `resolution` is about, as far as the index holds its positions; nil when it holds fewer than two,
  /// or none where the resolution itself has only one.
  func conflict(for resolution: Resolution) -> StoredConflict? {
    let positions = resolution.positions.map { position in
      StoredConflict.Position(
        claim: position.claim, sources: sources(of: position), holding: resolution.text.isEmpty ? nil : position.holding
      )
    }.filter { !$0.sources.isEmpty }
    guard positions.count >= min(2, max(1, resolution.positions.count)) else { return nil }
    // One rule that stands for every side is the outcome, not a conflict.
    guard resolution.positions.count == 1 || positions.dropFirst().contains(where: { !$0.cites(same: positions[0]) })
    else { return nil }
    return StoredConflict(
      id: resolution.id, kind: "declared", title: resolution.title,
      status: resolution.text.isEmpty ? .open : .settled,
      resolution: resolution.text.isEmpty ? "not decided" : resolution.text, positions: positions)
  }

  private func sources(of position: Resolution.Position) -> [StoredConflict.Source] {
    var found: [StoredConflict.Source] = []
    for place in position.sources {
      switch place {
      case .rule(let key):
        if let rule = byKey[key] { found.append(StoredConflict.Source(key: rule.key, citation: rule.citation)) }
      case .lines(let name, let lines):
        guard let document = documents[name], lines.last <= document.lineCount else { continue }
        let citation = Citation(path: document.path, lines: lines)
        let rules = document.rules(on: lines)
        found += rules.map { StoredConflict.Source(key: $0.key, citation: citation) }
        if rules.isEmpty { found.append(StoredConflict.Source(key: "", citation: citation)) }
      }
    }
    for (rule, sources) in derived where sources.contains(where: { position.cites($0.document, $0.lines) }) {
      // A rule of its own states the outcome: it stands for what holds, never for what does not.
      if !position.holding.holdsSomewhere, rule.isRuleFile { continue }
      let source = StoredConflict.Source(key: rule.key, citation: rule.citation)
      if !found.contains(source) { found.append(source) }
    }
    return found
  }
}

extension StoredConflict.Position {
  /// Whether it stands at the same places as `other`.
  fileprivate func cites(same other: StoredConflict.Position) -> Bool {
    sources.allSatisfy { source in other.sources.contains { $0.citation == source.citation } }
      && other.sources.allSatisfy { source in sources.contains { $0.citation == source.citation } }
  }
}

extension Resolution.Position {
  fileprivate func cites(_ document: String, _ lines: LineRange) -> Bool {
    sources.contains { place in
      if case .lines(document, let cited) = place { cited.overlaps(lines) } else { false }
    }
  }
}

extension RulePlace {
  fileprivate var isRuleFile: Bool { citation.path.split(separator: "/").dropLast().last == "rules" }

  fileprivate init(_ rule: StoredRule) {
    self.init(
      key: rule.rule.key, citation: rule.citation, skill: rule.skill, kind: rule.rule.kind, sources: rule.rule.sources)
  }
}
