import RuleIndex
package import RuleModel

/// A list of things to go through, whole and in its order.
package struct Checklist: Sendable {
  package let title: String
  package let skill: String
  package let source: Citation
  package let items: [Item]

  package struct Item: Sendable {
    package let statement: String
    package let key: String
    package let source: Citation
    /// The check that decides it without a person.
    package let check: String?
    /// The part of the list that it stands in; empty where the list has no parts.
    package let part: String
  }

  /// The checklists that a question asks for; none unless it speaks of a checklist.
  static func asked(
    by question: Question, _ filter: AnswerFilter, from store: borrowing RuleStore
  ) throws(RuleIndexError) -> [Checklist] {
    let words = question.words.map(\.plain)
    guard words.contains(where: { $0 == "checklist" || $0 == "checklists" }) else { return [] }
    let lists = try all(from: store).filter { filter.skills.isEmpty || filter.skills.contains($0.skill) }
    let telling = Set(words).subtracting(["checklist", "checklists", "list", "lists"]).filter {
      !StopWords.contains($0)
    }
    guard !telling.isEmpty else { return lists }
    let scored = lists.map { list in (list: list, score: telling.count { list.named.contains($0) }) }
    let best = scored.map(\.score).max() ?? 0
    return best == 0 ? [] : scored.filter { $0.score == best }.map(\.list)
  }

  /// "12) Review" is called "Review".
  private static func withoutNumber(_ title: String) -> String {
    let rest = title.drop(while: \.isNumber)
    guard rest.count < title.count, let mark = rest.first, mark == ")" || mark == "." else { return title }
    return String(rest.dropFirst().drop { $0 == " " })
  }

  private var named: Set<String> {
    Set(NameParts.words(in: "\(title) \(skill)").flatMap { Inflection.variants(of: $0.lowercased()) })
  }

  private static func all(from store: borrowing RuleStore) throws(RuleIndexError) -> [Checklist] {
    var lists: [Checklist] = []
    for rule in try store.rules(store.checklistRows()) {
      let section = rule.rule.section
      let head = section.lastIndex { $0.lowercased().contains("checklist") } ?? max(0, section.count - 1)
      let title = section.indices.contains(head) ? withoutNumber(section[head]) : rule.skill
      let item = Item(
        statement: rule.rule.statement, key: rule.rule.key, source: rule.citation, check: rule.rule.check,
        part: section.dropFirst(head + 1).last ?? "")
      if let last = lists.last, last.title == title, last.source.path == rule.path {
        lists[lists.count - 1] = Checklist(
          title: title, skill: rule.skill,
          source: Citation(path: rule.path, lines: LineRange(last.source.lines.first, rule.rule.lines.last)),
          items: last.items + [item])
      } else {
        lists.append(Checklist(title: title, skill: rule.skill, source: rule.citation, items: [item]))
      }
    }
    return lists.filter { $0.items.count > 1 }
  }
}
