import RuleModel

/// The texts under which a rule is found: one a column of the full-text table.
struct RuleText: Sendable {
  let columns: [String]
  /// How many words each column has, ten bits a column.
  let lengths: Int64

  init(_ rule: Rule, skill: Skill) {
    let further = [rule.rationale, rule.fix].compactMap { $0 }.filter {
      !$0.isEmpty && rule.statement.range(ofText: $0) == nil
    }
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
    lengths = zip(columns, IndexSchema.measuredColumns).enumerated().reduce(0) { packed, column in
      packed | Int64(min(1023, NameParts.count(in: column.element.0))) << (10 * column.offset)
    }
  }

  /// Every word of `texts` with the number of its uses, in small letters.
  static func words(of texts: [RuleText]) -> [String: Int] {
    var words: [String: Int] = [:]
    for text in texts {
      for column in text.columns { NameParts.eachWord(in: column) { words[$0, default: 0] += 1 } }
    }
    return words
  }
}

extension Rule {
  /// Whether it stands in a list of references: it says where something is written, not what.
  var isReference: Bool {
    guard kind == .prose, let title = section.last?.lowercased() else { return false }
    return ["references", "further reading", "see also", "links", "resources"].contains { title.hasSuffix($0) }
  }
}
