import RuleModel

/// A checklist of a skill: questions by section, each with the checks that answer it.
///
/// Two forms are known: the rows of tables, `| question | answered by |`, and numbered task items. Names of checks stand
/// in back quotes; an item without any needs a person.
package struct ReviewChecklist: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    /// From 1, through all sections.
    package let number: Int
    package let section: String
    package let question: String
    package let checks: [String]
  }

  package let title: String
  package let items: [Item]

  package init(reading text: String) {
    var title = ""
    var section = ""
    var items: [Item] = []
    for line in text.lines {
      if line.hasPrefix("# ") { title = String(line.dropFirst(2)) }
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      guard let (question, answer) = Self.item(line) else { continue }
      let checks = answer.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      items.append(Item(number: items.count + 1, section: section, question: question, checks: checks))
    }
    (self.title, self.items) = (title, items)
  }

  /// Question and answer of a row or a task, without number and full stop.
  private static func item(_ line: Substring) -> (String, Substring)? {
    if line.hasPrefix("| "), !line.hasPrefix("| Question "), !line.hasPrefix("| ---") {
      let cells = line.split(separator: "|").map { $0.withoutSpaces }
      return cells.count == 2 ? (String(cells[0]), cells[1]) : nil
    }
    guard line.hasPrefix("- [ ] ") else { return nil }
    let text = line.dropFirst(6).drop { $0.isNumber || $0 == "." || $0 == " " }
    let end = text.lastIndex(of: "(") ?? text.endIndex
    return (text[..<end].filter { $0 != "`" }.trimmingEnd, text[end...])
  }
}

extension Substring {
  fileprivate var withoutSpaces: Substring {
    var text = self.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self
    while let last = text.last, last == " " || last == "." { text.removeLast() }
    return text
  }
}
