import RuleModel

// Lists of every kind.
extension RuleExtractor {
  /// Looks ahead over a list: where most items are orders, the fragments among them are orders too.
  private mutating func isMostlyNorms() -> Bool {
    if let known = list.isMostlyNorms { return known }
    var count = 0, norms = 0
    for block in blocks[list.start...] {
      guard case .item(let item) = block.kind else { break }
      guard item.depth == 0, block.text.utf8.count <= TextChunks.mostBytes else { continue }
      let inline = InlineText(block.text)
      count += 1
      if !inline.isDefinition(before: "="), !inline.isOneLink, Norm(Words(inline), in: inline) != nil { norms += 1 }
    }
    let isMostlyNorms = count > 2 ? norms * 2 >= count : norms == count
    list.isMostlyNorms = isMostlyNorms
    return isMostlyNorms
  }

  mutating func readItem(_ block: Block, _ item: Block.Item, isFollowedBy next: Block?) {
    announcer = nil
    parents.removeLast(max(0, parents.count - item.depth))
    let scope = parents.last ?? leadIn
    let whole = InlineText(block.text)
    collectLinks(whole, block.lines.first)
    if builder.isInContents && Norm(Words(whole), in: whole)?.isExplicit != true || Pointer.isOne(whole) {
      parents.append(LeadIn("", isHeading: true))
      return
    }
    var parent: LeadIn?
    let needsParent = whole.bytes.last == UInt8(ascii: ":") || next.map { $0.depth > item.depth } == true
    for chunk in TextChunks.split(block.text, firstLine: block.lines.first) {
      let inline = block.text.utf8.count == chunk.text.utf8.count ? whole : InlineText(chunk.text)
      let words = Words(inline)
      if parent == nil, needsParent { parent = self.parent(inline, words) }
      let isBare = inline.bytes.last == UInt8(ascii: ":") && words.all.count < 6
      if isBare, next.map({ $0.depth > item.depth || opens($0) && !isItem($0) }) == true {
        leadIn = item.depth == 0 && !isItem(next) ? parent : leadIn
        continue
      }
      let label = inline.label
      for range in Sentences.statements(words, in: inline) {
        let name = label?.text ?? (inline.isDefinition(before: ":") ? inline.codes.first?.text : nil)
        addItem(Part(range, of: inline, words, lines: chunk.lines, label: name), item, scope: scope)
      }
    }
    parents.append(parent ?? LeadIn("", isHeading: true))
  }

  /// What an item is to those nested in it: its label, or its text up to the colon at its end, or its first words.
  private func parent(_ inline: InlineText, _ words: Words) -> LeadIn {
    if inline.bytes.last == UInt8(ascii: ":") { return LeadIn(inline, words, isHeading: false) }
    let end = inline.label?.text ?? inline.text(0..<(words.all.prefix(8).last?.range.upperBound ?? 0))
    return LeadIn(end, isHeading: true)
  }

  private mutating func addItem(_ part: Part, _ item: Block.Item, scope: LeadIn?) {
    let own = Norm(part.words, in: part.inline)
    let strength = itemStrength(own, part, item, scope: scope)
    if own == nil, Pointer.leadsOn(part.inline.plain, inIntroduction: false) { return }
    switch scope?.sense ?? builder.titleSense {
    case .usage where isExclusion(part): exclusions.append(part.inline.plain)
    case .usage: usage.append(part.inline.plain)
    case .exclusion: exclusions.append(part.inline.plain)
    case .forbids, .requires, .explains, nil: break
    }
    let statement = part.statement(below: scope)
    // A label with its remedy says itself what is wrong: "**Nested stacks**: flatten them".
    let isTurned = builder.isBanned && strength == .never && own?.isExplicit != true && part.label == nil
    builder.add(
      part.inline, part.words, kind: itemKind(item, strength, own, scope, part), strength: strength,
      polarity: isCheck(item, scope) ? own?.strength.polarity : nil,
      statement: isTurned ? "Don't: \(statement)" : statement, named: statement,
      leadIn: scope, lines: part.lines)
  }

  /// Whether an item in a list of uses says what the skill is not for.
  private func isExclusion(_ part: Part) -> Bool {
    let text = part.inline.plain.lowercased()
    return ["not for ", "not when ", "don't use ", "do not use "].contains { text.hasPrefix($0) }
  }

  private func isCheck(_ item: Block.Item, _ scope: LeadIn?) -> Bool {
    if case .task = item.marker { return true }
    let isChecklist = builder.isInChecklist
    if case .number = item.marker { return isChecklist }
    return isChecklist && scope != nil
  }

  private func itemKind(
    _ item: Block.Item, _ strength: Strength, _ own: Norm?, _ scope: LeadIn?, _ part: Part
  ) -> Rule.Kind {
    // What names code is a rule for code, wherever it stands.
    if builder.isForAgents, strength != .info, part.inline.codes.isEmpty { return .workflow }
    if strength != .info, AgentOrders.isOne(part.inline, part.words) { return .workflow }
    if isCheck(item, scope) { return .checklistItem }
    if case .number = item.marker, scope?.sense != .explains, own?.isExplicit != true { return .step }
    return strength == .info ? .prose : .rule
  }

  /// The strength of an item: its own words first, then its lead-in, then the headings above.
  private mutating func itemStrength(_ own: Norm?, _ part: Part, _ item: Block.Item, scope: LeadIn?) -> Strength {
    let sense = scope?.sense ?? builder.titleSense
    switch sense {
    case .usage: return .info
    case .exclusion: return .never
    default: break
    }
    // The words of a task name the state to reach: "No heavy work in body" obliges.
    if case .task = item.marker { return own?.strength == .always ? .always : .must }
    if scope?.sense == .explains || part.inline.isOneLink { return .info }
    if part.inline.isDefinition(before: item.depth > 0 ? ":" : "="), own?.isExplicit != true, scope?.forbids != true {
      return .info
    }
    let label = part.label.flatMap { TitleSense($0) }
    if let own, own.isExplicit { return own.strength }
    // "The app must:", "not ask twice".
    if part.words.text(0) == "not", part.words.has(.verb, 1) { return .never }
    // Below "Don't" an order is what must not be done.
    if builder.isBanned, item.depth == 0, part.label == nil || own == nil { return .never }
    if label == .forbids { return .never }
    if label == .explains { return .info }
    if scope?.forbids == true { return scope?.norm?.isExplicit == true ? scope?.norm?.strength ?? .never : .never }
    if let own, scope?.norm?.isExplicit != true { return own.strength }
    // Below a rule that stands for itself, labelled items and bare code describe: "**Guides attention**: the next card ...".
    let isCode = part.inline.codes.first?.range == 0..<part.inline.bytes.count
    let describes =
      item.marker == .bullet && (part.inline.label != nil || isCode) && own == nil && scope?.isBare == false
    if let norm = scope?.norm, !describes { return norm.strength }
    if let own { return own.strength }
    if describes { return .info }
    if label == .requires || scope?.sense == .requires { return .must }
    switch builder.titleSense {
    case .forbids: return .never
    case .requires: return .must
    case .explains: return .info
    case .usage, .exclusion, nil: break
    }
    if case .number = item.marker {
      return scope == nil && part.inline.label != nil || Subject.tells(part.words) ? .info : .must
    }
    return item.depth == 0 && isMostlyNorms() && !Subject.tells(part.words) ? .must : .info
  }
}
