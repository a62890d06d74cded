/// The project's names for what a template asks of its design: `secondaryText:Palette.textSecondary@Design`.
///
/// What has no name here is written as SwiftUI has it.
package struct DesignAnswer: Hashable, Sendable, CustomStringConvertible {
  /// A name, and the module that has to be imported for it.
  struct Name: Hashable, Sendable {
    let expression: String
    var module: String?
  }

  let names: [DesignRole: Name]

  init(_ names: [DesignRole: Name]) { self.names = names }

  /// Parses names between commas; `system`, as an empty text, stands for none.
  ///
  /// Nil where something else stands there: what is accepted may stand in code.
  init?(_ text: String) {
    var names: [DesignRole: Name] = [:]
    for part in text == "system" ? [] : text.split(separator: ",") {
      let halves = part.split(separator: ":", omittingEmptySubsequences: false)
      guard halves.count == 2, let role = DesignRole(halves[0]) else { return nil }
      let name = halves[1].split(separator: "@", omittingEmptySubsequences: false)
      guard name.count <= 2, DesignAnswer.isExpression(name[0]), name.count < 2 || DesignAnswer.isWord(name[1]) else {
        return nil
      }
      names[role] = Name(expression: String(name[0]), module: name.count == 2 ? String(name[1]) : nil)
    }
    self.names = names
  }

  package var description: String {
    names.map { role, name in "\(role.word):\(name.expression)" + (name.module.map { "@\($0)" } ?? "") }
      .sorted().joined(separator: ",")
  }

  /// `Spacing.medium`, `.textSecondary` or `Color(.textSecondary)`.
  static func isExpression(_ text: Substring) -> Bool {
    var text = text
    if text.hasPrefix("Color(."), text.hasSuffix(")") { text = text.dropFirst("Color(".count).dropLast() }
    let isMember = text.first == "."
    if isMember { text = text.dropFirst() }
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    guard words.allSatisfy(isWord), let first = words.first else { return false }
    // Behind a dot a keyword is a name like others, except those.
    return (isMember || !SwiftKeywords.contains(String(first)))
      && words.dropFirst(isMember ? 0 : 1).allSatisfy { !["Protocol", "Type", "init", "self"].contains($0) }
  }

  private static func isWord(_ text: Substring) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
