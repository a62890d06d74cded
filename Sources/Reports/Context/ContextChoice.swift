import Answering
import RuleIndex
import WireFormats

/// What of all that was found fits the budget: the best rule of every part before the second of any.
struct ContextChoice {
  private(set) var parts: [ContextPart]
  /// Best first.
  private(set) var leftOut: [Answer] = []
  private(set) var tokens: [StoredToken]
  private(set) var templates: ContextTemplates
  private(set) var unknown: [String]
  /// The keys of the rules whose code is shown.
  private(set) var withCode: Set<String> = []

  /// A single part is asked about more closely than each of twenty.
  private static func mostRules(of parts: Int) -> Int { parts < 3 ? 8 : parts < 6 ? 5 : 4 }

  init(
    _ found: [ContextPart], beside: (templates: ContextTemplates, tokens: [StoredToken], unknown: [String]),
    _ text: ContextText
  ) {
    (templates, tokens, unknown) = beside
    parts = found
    for place in parts.indices { parts[place].rules = [] }
    // Rules are what counts most: what stands beside them takes half of the room at most.
    while text.frame(self) > text.budget / 2, !(tokens.isEmpty && templates.isEmpty && unknown.isEmpty) {
      if tokens.popLast() == nil, !templates.removeLast() { unknown.removeLast() }
    }
    var room = text.budget - text.frame(self)
    var given: Set<String> = []
    let most = ContextChoice.mostRules(of: found.count { !$0.rules.isEmpty })
    for turn in 0..<(found.map(\.rules.count).max() ?? 0) {
      for (place, part) in found.enumerated() where turn < part.rules.count {
        let rule = part.rules[turn]
        guard given.isDisjoint(with: rule.keys), parts[place].rules.count < most else { continue }
        let cost = ContextText.cost(of: text.lines(for: rule)) + (parts[place].rules.isEmpty ? text.heading(part) : 0)
        if cost <= room {
          room -= cost
          parts[place].rules.append(rule)
          given.formUnion(rule.keys)
        } else if !leftOut.contains(where: { $0.key == rule.key }) {
          leftOut.append(rule)
        }
      }
    }
    leftOut.removeAll { !given.isDisjoint(with: $0.keys) }
    addCode(room, text)
  }

  /// What room is left shows the best rule of each part in code.
  private mutating func addCode(_ room: Int, _ text: ContextText) {
    var room = room
    for part in parts {
      guard let rule = part.rules.first, let code = text.code(of: rule) else { continue }
      let cost = ContextText.cost(of: [code])
      if cost <= room {
        room -= cost
        withCode.insert(rule.key)
      }
    }
  }
}
