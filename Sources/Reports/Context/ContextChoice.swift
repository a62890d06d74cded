import Answering
import RuleIndex
import WireFormats

/// What of all that was found fits the budget: the first rules of each section, more of what the brief makes most of.
struct ContextChoice {
  private(set) var parts: [ContextPart]
  private(set) var sections: [BriefSection]
  /// Best first.
  private(set) var leftOut: [Answer] = []
  private(set) var tokens: [StoredToken]
  private(set) var templates: ContextTemplates
  private(set) var unknown: [String]
  /// The keys of the rules whose code is shown.
  private(set) var withCode: Set<String> = []

  /// What the first, the second ... rule of a section counts; further ones are left out.
  private static let worth = [1, 0.6, 0.45, 0.35, 0.25, 0.2, 0.15, 0.12, 0.1, 0.1]
  /// What a rule counts for which little speaks.
  private static let doubt = 0.7
  /// What code may take of the budget, one part in so many, where rules leave room.
  private static let codeShare = 8

  init(
    _ found: BriefAnswers, _ parts: [ContextPart],
    beside: (templates: ContextTemplates, tokens: [StoredToken], unknown: [String]), _ text: ContextText
  ) {
    (templates, tokens, unknown) = beside
    self.parts = parts
    sections = found.sections
    for place in sections.indices { sections[place].answers = [] }
    // Rules are what counts most: what stands beside them takes a third of the room at most.
    while text.frame(self) > text.budget / 3, !(tokens.isEmpty && templates.isEmpty && unknown.isEmpty) {
      if tokens.popLast() == nil, unknown.popLast() == nil { _ = templates.removeLast() }
    }
    // What was asked as a choice may take half of it.
    while text.frame(self) > text.budget / 2, let last = self.parts.lastIndex(where: { $0.decision != nil }) {
      self.parts[last].decision = nil
    }
    var room = text.budget - text.frame(self) - text.warning(found.sections)
    for (place, turn) in ContextChoice.order(of: found.sections) {
      let (section, rule) = (found.sections[place], found.sections[place].answers[turn])
      let isFirst = sections[place].answers.isEmpty
      let cost = ContextText.cost(of: text.lines(for: rule)) + (isFirst ? text.heading(section) : 0)
      if cost <= room, turn < ContextChoice.worth.count {
        room -= cost
        sections[place].answers.append(rule)
      } else {
        leftOut.append(rule)
      }
    }
    // A rule says more than the code of another one.
    addCode(min(room, text.budget / ContextChoice.codeShare), text)
  }

  /// All rules, by section and place in it; those first that count most.
  private static func order(of sections: [BriefSection]) -> [(section: Int, rule: Int)] {
    let all = sections.enumerated().flatMap { place, section in
      section.answers.indices.map { rule in
        let worth = rule < self.worth.count ? self.worth[rule] : 0
        let share = section.doubtful.contains(section.answers[rule].key) ? doubt : 1
        return (section: place, rule: rule, value: Double(section.weight).squareRoot() * worth * share)
      }
    }
    return all.sorted { ($1.value, $0.section, $0.rule) < ($0.value, $1.section, $1.rule) }.map {
      ($0.section, $0.rule)
    }
  }

  /// The keys of the rules that are given for a part.
  func rules(for part: Int) -> [String] {
    sections.filter { $0.parts.contains(part) }.flatMap { $0.answers.map(\.key) }
  }

  var rules: [Answer] { sections.flatMap(\.answers) }

  /// What room is left shows the best rule of each section in code.
  private mutating func addCode(_ room: Int, _ text: ContextText) {
    var room = room
    for section in sections {
      guard let rule = section.answers.first, let code = text.code(of: rule) else { continue }
      let cost = ContextText.cost(of: [code])
      if cost <= room {
        room -= cost
        withCode.insert(rule.key)
      }
    }
  }
}
