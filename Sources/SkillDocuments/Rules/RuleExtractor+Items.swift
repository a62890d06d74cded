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
    answersFollow = isItem(next) && next.map { RuleExtractor.isAnswer($0.text) } == true
    parents.removeLast(max(0, parents.count - item.depth))
    let scope = parents.last ?? leadIn
    let whole = InlineText(block.text)
    collectLinks(whole, block.lines.first)
    let isContents =
      (builder.isInContents || scope.map { Pointer.isContents($0.text) } == true)
      && Norm(Words(whole), in: whole)?.isExplicit != true
    if isContents || Pointer.isOne(whole) {
      leave(whole.plain, block.lines, isContents ? .contents : .pointer)
      parents.append(LeadIn("", isHeading: true))
      return
    }
    var parent: LeadIn?
    let needsParent = whole.endsInColon || next.map { $0.depth > item.depth } == true
    for chunk in TextChunks.split(block.text, firstLine: block.lines.first) {
      let inline = block.text.utf8.count == chunk.text.utf8.count ? whole : InlineText(chunk.text)
      let words = Words(inline)
      if parent == nil, needsParent { parent = self.parent(inline, words) }
      let isBare =
        inline.endsInColon && (words.all.count < 6 || parent?.announcesOnly == true)
        || words.all.count < 4 && inline.codes.isEmpty && Norm(words, in: inline) == nil && isItem(next)
      if isBare, next.map({ $0.depth > item.depth || opens($0) && !isItem($0) }) == true {
        leadIn = item.depth == 0 && !isItem(next) ? parent : leadIn
        leave(inline.plain, chunk.lines, .leadIn)
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
    if inline.endsInColon { return LeadIn(inline, words, isHeading: false) }
    let end = words.all.prefix(8).last?.range.upperBound ?? 0
    var parent = LeadIn(inline.label?.text ?? inline.text(0..<end), isHeading: true)
    parent.isCut = inline.label == nil && words.all.count > 8
    return parent
  }

  private mutating func addItem(_ part: Part, _ item: Block.Item, scope: LeadIn?) {
    if let question = answered(part, scope) {
      addAnswer(to: question, part)
      return
    }
    let own = Norm(part.words, in: part.inline)
    var strength = itemStrength(own, part, item, scope: scope)
    let plain = part.inline.plain
    let sense = scope?.sense ?? builder.titleSense
    if sense != .usage, let mark = Mark(plain) { strength = mark.strength(strength) }
    switch sense {
    case .usage where isExclusion(part): exclusions.append(plain)
    case .usage: usage.append(plain)
    case .exclusion: exclusions.append(plain)
    case .forbids, .requires, .explains, nil: break
    }
    let isUsage =
      (sense == .usage || sense == .exclusion)
      && (builder.isUsage || builder.isInIntroduction || scope?.speaksOfSkill == true)
    if !isUsage, let reason = part.reasonToLeave(own, in: builder, strength) { return leave(plain, part.lines, reason) }
    let kind = isUsage ? .workflow : itemKind(item, strength, own, scope, part)
    if plain.utf8.last == UInt8(ascii: "?") {
      question = plain
      if answersFollow || strength == .info { return leave(plain, part.lines, .question) }
      return addCheck(part, kind, strength: strength, scope: scope)
    }
    // "Pull-to-refresh works" is a state to reach, "Light mode" a name.
    let isState = kind == .checklistItem && (part.words.all.count > 5 || !part.inline.codes.isEmpty)
    let form: Subject.Form = isState || own != nil ? .whole : .fragment
    var statement = part.statement(below: scope, in: builder, form)
    if own != nil, isGain(part, own, scope) { statement = Subject.below(builder.names, statement) }
    // A label with its remedy says itself what is wrong: "**Nested stacks**: flatten them".
    let isFault = own?.isExplicit != true || isTask(item) && !isOrder(part.words)
    let isTurned = strength == .never && isFault && part.label == nil && scope?.forbids != true
    let ban = builder.isBanned ? "Don't" : builder.ban
    builder.add(
      part.inline, part.words, kind: kind, strength: strength,
      polarity: isCheck(item, scope) ? own?.strength.polarity : nil,
      statement: isTurned ? ban.map { "\($0): \(part.named(below: scope))" } ?? statement : statement,
      named: part.named(below: scope), leadIn: scope, lines: part.lines)
  }

  /// A question of a checklist asks for the state to reach: "Check: is the list lazy?"
  private mutating func addCheck(_ part: Part, _ kind: Rule.Kind, strength: Strength, scope: LeadIn?) {
    let isOpen = part.words.text(1).map(Subject.isPronoun) == true
    let text = isOpen ? Subject.below(builder.names, part.labelled) : part.labelled
    builder.add(
      part.inline, part.words, kind: kind, strength: strength,
      polarity: Norm(part.words, in: part.inline)?.strength.polarity,
      statement: text.hasPrefix("Check") ? text : "Check: \(text)",
      named: part.named(below: scope), leadIn: scope, lines: part.lines)
  }

  /// "Yes: use a list", "No -> go on".
  private static func isAnswer(_ text: String) -> Bool {
    let word = text.drop { $0 == "*" }.prefix { $0.isLetter }.lowercased()
    return word == "yes" || word == "no"
  }

  /// The question that `part` answers with "Yes" or "No".
  private func answered(_ part: Part, _ scope: LeadIn?) -> String? {
    guard let first = part.words.text(0), first == "yes" || first == "no", part.words.all.count > 1,
      part.words.all[1].before >= .comma
    else { return nil }
    if let text = scope?.text, text.hasSuffix("?") { return text }
    return question
  }

  /// A rule for the answer to a question: "Do the rows scroll? Yes: use a list".
  private mutating func addAnswer(to question: String, _ part: Part) {
    let rest = part.inline.slice(part.words.all[1].range.lowerBound..<part.inline.bytes.count)
    let words = Words(rest)
    guard words.all.count > 1, !["go", "continue", "see", "next"].contains(words.text(0)) else {
      return leave(part.inline.plain, part.lines, .answer)
    }
    let strength = Norm(words, in: rest)?.strength ?? .info
    let answer = part.words.text(0) == "yes" ? "Yes" : "No"
    builder.add(
      rest, words, kind: strength == .info ? .prose : .rule, strength: strength,
      statement: "\(question) \(answer): \(rest.plain)", named: part.inline.plain, lines: part.lines)
  }

  /// Whether an item in a list of uses says what the skill is not for.
  private func isExclusion(_ part: Part) -> Bool {
    let text = part.inline.plain.lowercased()
    return ["not for ", "not when ", "don't use ", "do not use "].contains { text.hasPrefix($0) }
  }

  /// "Flexibility: swap implementations" below "Benefits" orders nothing.
  private func isGain(_ part: Part, _ own: Norm?, _ scope: LeadIn?) -> Bool {
    scope == nil && builder.titleSense == .explains && part.label != nil && own?.isExplicit != true
  }

  private func isTask(_ item: Block.Item) -> Bool { if case .task = item.marker { true } else { false } }

  /// "Over-using keys; only for names" below "Mistakes": what its words ask for is the remedy.
  private func namesFault(_ part: Part) -> Bool {
    let first = part.words.text(0), named = first == "over" || first == "not" ? part.words.text(1) : first
    return part.label == nil && named?.hasSuffix("ing") == true
      && !part.words.all.contains { $0.before == .sentence }
  }

  /// Whether the first word asks for something.
  private func isOrder(_ words: Words) -> Bool {
    words.has(.verb, 0) || ["no", "never", "don't", "do", "avoid", "always", "not"].contains(words.text(0) ?? "")
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
    if builder.isForAgents, part.inline.codes.isEmpty, strength != .info || builder.isWorkflow { return .workflow }
    if AgentOrders.isOne(part.inline, part.words) || scope?.isOrder == true { return .workflow }
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
    // The words of a task name the state to reach, "No heavy work in body", or below "Common mistakes" the fault to look for.
    if case .task = item.marker {
      if sense == .forbids, own == nil || !isOrder(part.words) { return .never }
      if part.words.text(0) == "consider", own?.strength == .may { return .may }
      return own?.strength == .always ? .always : .must
    }
    if scope?.sense == .explains || part.inline.isOneLink { return .info }
    if part.inline.isDefinition(before: item.depth > 0 ? ":" : "="), own?.isExplicit != true, scope?.forbids != true {
      return .info
    }
    let label = part.label.flatMap { TitleSense($0) }
    if sense == .forbids, own?.isExplicit == true, namesFault(part) { return .never }
    if let own, own.isExplicit { return own.strength }
    // "The app must:", "not ask twice".
    if part.words.text(0) == "not", part.words.has(.verb, 1) { return .never }
    // Below "Don't" an order is what must not be done.
    if builder.isBanned, item.depth == 0, part.label == nil || own == nil { return .never }
    if label == .forbids { return .never }
    if label == .explains { return .info }
    if scope?.forbids == true { return scope?.norm?.isExplicit == true ? scope?.norm?.strength ?? .never : .never }
    if isGain(part, own, scope) { return .info }
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
