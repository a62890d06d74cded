import ByteText
import RuleModel

/// The texts under which a rule is found: one a column of the full-text table.
struct RuleText: Sendable {
  let columns: [String]
  /// How many words each column has, ten bits a column.
  let lengths: Int64

  /// - Parameters:
  ///   - title: that of the document.
  ///   - name: what the last column says, the same for all rules of a document.
  ///   - words: every word of the other columns is counted in.
  init(_ rule: borrowing Rule, below title: String, name: String, counting words: inout WordCounts) {
    var statement = rule.statement
    for further in [rule.rationale, rule.fix] {
      if let further, !further.isEmpty, !rule.statement.utf8.contains(bytesOf: further) { statement += " " + further }
    }
    // The title of the document stands over every rule: it tells documents apart, not rules.
    let own = rule.section.first == title ? rule.section.dropFirst() : rule.section[...]
    let headings = RuleText.joined(own) { $0 }
    // Each way to ask for it is a title of its own; together they make the rule no longer.
    let asked = RuleText.joined(rule.asked[...]) { $0 }
    let names = RuleText.joined(rule.interfaces[...]) { $0.name }
    let code = rule.kind == .example ? rule.examples.map(\.code).joined(separator: "\n") : ""
    var joined: [UInt8] = []
    // The parts of names stand in the order in which the texts are read here.
    let statementCount = words.add(wordsIn: statement) { NameParts.append(partsOf: $0, to: &joined) }
    let leadCount = words.add(wordsIn: rule.leadIn) { NameParts.append(partsOf: $0, to: &joined) }
    let headingCount = words.add(wordsIn: headings) { NameParts.append(partsOf: $0, to: &joined) }
    words.add(wordsIn: asked) { NameParts.append(partsOf: $0, to: &joined) }
    let nameCount = words.add(wordsIn: names) { NameParts.append(partsOf: $0, to: &joined) }
    let parts = String(decoding: joined, as: UTF8.self)
    joined.removeAll(keepingCapacity: true)
    let codeCount = words.add(wordsIn: code) { NameParts.append(partsOf: $0, to: &joined) }
    let codeParts = String(decoding: joined, as: UTF8.self)
    let counts = [
      statementCount, headingCount, leadCount, nameCount, words.add(wordsIn: parts),
      codeCount + words.add(wordsIn: codeParts),
    ]
    let heading = asked.isEmpty ? headings : headings + "\n" + asked
    columns = [statement, heading, rule.leadIn, names, parts, code + "\n" + codeParts, name]
    lengths = counts.enumerated().reduce(0) { $0 | Int64(min(1023, $1.element)) << (10 * $1.offset) }
  }

  /// The texts of `parts` with spaces between; several times faster than by way of an array of them.
  private static func joined<Part>(_ parts: ArraySlice<Part>, _ text: (Part) -> String) -> String {
    guard let first = parts.first else { return "" }
    var whole = text(first)
    for part in parts.dropFirst() {
      whole += " "
      whole += text(part)
    }
    return whole
  }
}

extension Rule {
  /// Whether it stands in a list of references: it says where something is written, not what.
  var isReference: Bool {
    guard kind == .prose, let title = section.last?.lowercased() else { return false }
    return ["references", "further reading", "see also", "links", "resources"].contains { title.hasSuffix($0) }
  }
}
