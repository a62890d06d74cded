import RuleModel

/// What a table of declarations says of a name.
package struct APIAnswer: Hashable, Sendable {
  /// The name that was asked for, without what surrounds it.
  package let name: String
  /// The declarations of that name, those of views first.
  package let declarations: [APIFact]
  /// What is written today in place of some of them.
  package let replacements: [APIFact]
  /// What is meant by a name that no modifier of SwiftUI has: one of UIKit, CSS and the like.
  package let meant: APIFact?
  /// Where there is no such name, those that come nearest.
  package let suggestions: [String]

  /// - Parameter question: a name; with a dot before it, its container, labels or parentheses it says which one.
  package init(to question: String, from table: APITable) {
    var rest = question.drop { $0 == "." }
    let labels = rest.firstIndex(of: "(").map { rest[$0...] }
    rest = rest.prefix { $0 != "(" }
    let parts = rest.split(separator: ".")
    let name = String(parts.last ?? "")
    let container = parts.dropLast().joined(separator: ".")
    let facts = table.facts(named: name)
    let all = facts.filter(\.isDeclaration)
    // Labels that are wrong must not hide the right ones.
    func narrowed(_ facts: [APIFact], _ isMeant: (APIFact) -> Bool) -> [APIFact] {
      let meant = facts.filter(isMeant)
      return meant.isEmpty ? facts : meant
    }
    var found = container.isEmpty ? all : narrowed(all) { $0.container == container }
    if let labels, labels.count > 2 { found = narrowed(found) { $0.signature == name + labels } }
    declarations = found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(
      \.element)
    replacements = facts.filter { row in
      row.kind == .replaced
        && found.contains { $0.container == row.container && ($0.parameters == row.parameters || $0.parameters == nil) }
    }
    meant = all.contains { $0.container == "View" } ? nil : facts.first { $0.kind == .foreign }
    suggestions = all.isEmpty && meant == nil ? APIAnswer.near(name, in: table) : []
    self.name = name
  }

  /// Up to five names, the nearest first.
  private static func near(_ name: String, in table: APITable) -> [String] {
    let wanted = name.lowercased()
    // No name is so long, and to compare one with all others would take seconds.
    guard wanted.count > 1, wanted.utf8.count <= 256 else { return [] }
    var ranked: [String: Int] = [:]
    for fact in table.all() where fact.isDeclaration {
      let candidate = fact.name.lowercased()
      guard ranked[fact.name] == nil, abs(candidate.utf8.count - wanted.utf8.count) <= max(1, wanted.count / 3) else {
        continue
      }
      let distance = Spelling.editDistance(wanted, candidate)
      if distance <= max(1, wanted.count / 3) { ranked[fact.name] = distance }
    }
    return ranked.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(5).map(\.key)
  }
}

extension APIFact {
  /// Types and modifiers of views before what other types have.
  fileprivate var rank: Int {
    switch (kind, container) {
    case (.struct, ""), (.class, ""), (.enum, ""), (.protocol, ""), (.macro, _): 0
    case (.initializer, name): 1
    case (_, "View"): 2
    case (_, ""): 3
    default: container.contains(".") ? 5 : 4
    }
  }
}
