import RuleModel

/// Which part each interface plays that a text names.
struct InterfaceRoles {
  private(set) var uses: [InterfaceUse] = []
  private var places: [String: Int] = [:]

  /// Reads the names in `words`.
  ///
  /// - Parameters:
  ///   - polarity: what the text as a whole does with its subject.
  ///   - reasonStart: where in the text its reasons begin; names from there on are only mentioned.
  mutating func read(_ words: Words, in inline: InlineText, polarity: Polarity, reasonStart: Int = .max) {
    let ruling: InterfaceUse.Role =
      switch polarity {
      case .forbids: .forbid
      case .requires: .require
      case .neutral: .subject
      }
    var role = ruling, isContext = false, sawName = false, afterNot = false, isExample = false
    for index in words.all.indices {
      let (before, traits) = (words.all[index].before, words.all[index].traits)
      if before >= .dash {
        (role, isContext, sawName, afterNot, isExample) = (ruling, false, false, false, false)
      } else if before >= .comma {
        isContext = false
        if before == .bracket { isExample = false }
        if afterNot { (role, afterNot) = (ruling, false) }
      }
      let range = words.all[index].range
      let names = names(of: inline.bytes[range], isCode: words.all[index].code != nil)
      if names.isEmpty {
        guard let text = words.text(index), !traits.isDisjoint(with: Self.telling) else { continue }
        switch text {
        case "never", "don't", "avoid": role = .forbid
        case "not", "without": (role, afterNot) = (polarity == .neutral ? .mention : .forbid, true)
        case "instead" where words.text(index + 1) == "of": (role, afterNot) = (.forbid, true)
        case "rather" where words.text(index + 1) == "than": (role, afterNot) = (.forbid, true)
        case "over" where sawName && polarity == .requires: (role, afterNot) = (.forbid, true)
        case "e.g", "i.e": isExample = true
        case "when", "if", "unless", "except": isContext = true
        case _ where traits.contains(.place) && (sawName || words.startsClause(index)): isContext = true
        case _ where traits.contains(.verb) && words.startsClause(index) && !afterNot:
          let before = words.text(index - 1) ?? ""
          if !["not", "never", "don't"].contains(before) {
            role = self.role(ofOrder: text, polarity, ruling, in: words)
          }
        default: break
        }
        continue
      }
      sawName = true
      let found: InterfaceUse.Role =
        range.lowerBound >= reasonStart || isExample
        ? .mention : isContext ? (polarity == .neutral ? .mention : .subject) : role
      for name in names { add(name, found) }
    }
  }

  /// What an order does with its object: removing forbids, and beside a ban the order is the remedy.
  private func role(
    ofOrder verb: String, _ polarity: Polarity, _ ruling: InterfaceUse.Role, in words: Words
  ) -> InterfaceUse.Role {
    if Self.removals.contains(verb) { return .forbid }
    guard polarity == .forbids else { return ruling }
    return words.all.contains { Self.bans.contains($0.text) } ? .replace : .forbid
  }

  private static let telling: Lexicon.Traits = [.turning, .place, .verb]
  private static let removals: Set<String> = ["remove", "delete", "drop", "strip", "eliminate", "disable", "stop"]
  private static let bans: Set<String> = ["never", "don't", "not", "no"]

  /// Adds the names of a piece of code, all in one role.
  mutating func read(code: some Collection<UInt8>, role: InterfaceUse.Role) {
    for name in InterfaceNames.names(inCode: code) { add(name, role) }
  }

  /// A name keeps the weightiest part that it plays: a mention gives way to all others.
  mutating func add(_ name: String, _ role: InterfaceUse.Role) {
    guard let place = places[name] else {
      places[name] = uses.count
      uses.append(InterfaceUse(name: name, role: role))
      return
    }
    let old = uses[place].role
    if old == .mention || (old == .subject && role != .mention) { uses[place] = InterfaceUse(name: name, role: role) }
  }

  private func names(of bytes: ArraySlice<UInt8>, isCode: Bool) -> [String] {
    if isCode { return InterfaceNames.names(inCode: bytes) }
    guard InterfaceNames.isName(inProse: bytes) else { return [] }
    return InterfaceNames.names(inCode: InterfaceNames.singular(bytes))
  }
}
