/// The value of a list: rows, written as `title:String,count:Int`.
package struct AnswerList: Hashable, Sendable, CustomStringConvertible {
  package let rows: [[String: Answer]]
  package let description: String

  /// More is a mistake, and a bound keeps what a template writes small.
  static let longest = 100

  /// Parses rows between commas and their members between colons; brackets keep both together, as in `[String: Int]`.
  init(_ text: String, members: [TemplateVariable], of list: String) throws(ScaffoldingError) {
    let texts = text.allSatisfy(\.isWhitespace) ? [] : AnswerList.parts(of: text, at: ",")
    guard texts.count <= AnswerList.longest else {
      throw .answer(variable: list, text: "\(texts.count) rows", help: "at most \(AnswerList.longest) are allowed")
    }
    var rows: [[String: Answer]] = []
    var names: Set<String> = []
    for text in texts {
      let row = try AnswerList.row(AnswerList.parts(of: text, at: ":"), text: text, members, list)
      if let first = members.first, first.isName, let name = row[first.name]?.description,
        !names.insert(name.lowercased()).inserted
      {
        throw .answer(variable: list, text: text, help: "'\(name)' appears twice")
      }
      rows.append(row)
    }
    self.rows = rows
    description = rows.map { row in members.map { row[$0.name]?.description ?? "" }.joined(separator: ":") }
      .joined(separator: ",")
  }

  private static func row(
    _ parts: [String], text: String, _ members: [TemplateVariable], _ list: String
  ) throws(ScaffoldingError) -> [String: Answer] {
    guard parts.count <= members.count else {
      throw .answer(variable: list, text: text, help: "write \(members.map(\.name).joined(separator: ":"))")
    }
    var row: [String: Answer] = [:]
    for (index, member) in members.enumerated() {
      guard let value = index < parts.count ? parts[index] : member.standard else {
        throw .answer(
          variable: list, text: text,
          help: "'\(member.name)' is missing; write \(members.map(\.name).joined(separator: ":"))")
      }
      row[member.name] = try Answer(value, for: member)
    }
    return row
  }

  /// The parts of `text` between separators that stand in no brackets.
  private static func parts(of text: String, at separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == separator, depth <= 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { part in
      let start = part.drop(while: \.isWhitespace)
      return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
    }
  }
}

/// Names of properties, functions and enum cases.
enum MemberName {
  /// What is wrong with `text`, as advice; nil when nothing is.
  static func flaw(in text: String) -> String? {
    let isWord = text.utf8.allSatisfy { $0 < 0x80 } && text.allSatisfy { $0.isLetter || $0.isNumber }
    guard isWord, text.first?.isLowercase == true, text.utf8.count <= TypeName.longest else {
      return "write a name in lowerCamelCase, such as 'itemCount'"
    }
    return SwiftKeywords.contains(text) ? "it is a Swift keyword" : nil
  }
}
