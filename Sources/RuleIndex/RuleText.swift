import RuleModel

/// The texts under which a rule is found: one a column of the full-text table.
struct RuleText: Sendable {
  let columns: [String]
  /// The words of each column.
  private let split: [[Substring]]

  init(_ rule: Rule, skill: Skill) {
    let further = [rule.rationale, rule.fix].compactMap { $0 }.filter { !rule.statement.contains($0) }
    let statement = ([rule.statement] + further).joined(separator: " ")
    // The title of the document stands over every rule: it tells documents apart, not rules.
    let own = rule.section.first == skill.title ? Array(rule.section.dropFirst()) : rule.section
    let heading = own.joined(separator: " ")
    let names = rule.interfaces.map(\.name).joined(separator: " ")
    let code = rule.kind == .example ? rule.examples.map(\.code).joined(separator: "\n") : ""
    let parts = [statement, rule.leadIn, heading, names].map { NameParts.parts(inText: $0) }.filter { !$0.isEmpty }
    self.init(columns: [
      statement, heading, rule.leadIn, names, parts.joined(separator: " "), code + "\n" + NameParts.parts(inText: code),
      "\(skill.id) \(skill.title)",
    ])
  }

  init(columns: [String]) {
    self.columns = columns
    split = columns.map { NameParts.words(in: $0) }
  }

  /// How many words each column has, ten bits a column.
  var lengths: Int64 {
    zip(split, IndexSchema.measuredColumns).enumerated().reduce(0) { packed, column in
      packed | Int64(min(1023, column.element.0.count)) << (10 * column.offset)
    }
  }

  /// Calls `body` with every word, in small letters, as often as it stands there.
  func eachWord(_ body: (String) -> Void) {
    for column in split {
      for word in column { body(word.lowercased()) }
    }
  }
}

extension Rule {
  /// Whether it stands in a list of references: it says where something is written, not what.
  var isReference: Bool {
    guard kind == .prose, let title = section.last?.lowercased() else { return false }
    return ["references", "further reading", "see also", "links", "resources"].contains { title.hasSuffix($0) }
  }
}
