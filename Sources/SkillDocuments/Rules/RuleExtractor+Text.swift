import RuleModel

// Paragraphs and quotes.
extension RuleExtractor {
  mutating func readText(_ block: Block, isFollowedBy next: Block?) {
    if block.depth == 0 {
      parents = []
      // A bold line scopes the list, table or code that follows it; text behind those begins something new.
      if leadIn?.isHeading != true || sawStructure { leadIn = nil }
      if sawStructure { builder.leaveBoldLine() }
    }
    sawStructure = false
    announcer = nil
    let scope = block.depth > 0 ? parents.last : leadIn
    let chunks = TextChunks.statements(block.text, firstLine: block.lines.first)
    for (number, chunk) in chunks.enumerated() {
      var inline = InlineText(chunk.text)
      var words = Words(inline)
      collectLinks(inline, chunk.lines.first)
      if Pointer.isOne(inline), !opens(next) {
        leave(inline.plain, chunk.lines, .pointer)
        continue
      }
      var lines = chunk.lines
      if number == chunks.count - 1, inline.endsInColon, opens(next) {
        // The last sentence announces what follows; it also stands for itself when it says enough.
        let start = words.all.last { $0.before >= .sentence }?.range.lowerBound ?? 0
        let sentence = inline.slice(start..<inline.bytes.count)
        let lead = LeadIn(sentence, Words(sentence), isHeading: false)
        leadIn = lead
        if lead.isBare && (!isCode(next) || start == 0 && lead.norm == nil) || lead.announcesOnly {
          leave(sentence.plain, lines, isCode(next) ? .announcement : .leadIn)
          guard start > 0 else { continue }
          lines = LineRange(lines.first, lines.first + inline.line(at: start - 1))
          inline = inline.slice(0..<start)
          words = Words(inline)
        }
      }
      if Leaning.givesPart(words), builder.isInIntroduction || words.text(1) == "are" {
        builder.noteDocument()
      }
      if isCode(next), chunks.count == 1, Mark(inline.plain) != nil {
        // "Wrong, the whole list is drawn again" speaks of the code below.
        leadIn = LeadIn(inline, words, isHeading: false)
        if words.all.count < 4 {
          leave(inline.plain, chunk.lines, .announcement)
          continue
        }
      }
      if inline.endsInColon, !opens(next), words.all.count < 4 {
        leave(inline.plain, lines, .leadIn)
        continue
      }
      let label = inline.label
      let title = label.flatMap { TitleSense($0.text) }
      for range in Sentences.statements(words, in: inline) {
        let part = Part(range, of: inline, words, lines: lines, label: label?.text)
        announcer = addText(part, title: title, scope: scope, isQuote: block.kind == .quote)
      }
    }
  }

  private mutating func addText(_ part: Part, title label: TitleSense?, scope: LeadIn?, isQuote: Bool) -> Int? {
    let own = Norm(part.words, in: part.inline)
    var strength: Strength
    switch (label, own) {
    case (.forbids, let own): strength = own?.isExplicit == true ? own?.strength ?? .never : .never
    case (.explains, _): strength = .info
    case (.requires, let own): strength = own?.strength ?? .must
    case (_, let own?):
      let isIntroduction = builder.isInIntroduction && !own.isExplicit
      let isInfo = isIntroduction || scope?.sense == .explains || builder.titleSense == .usage
      strength = isInfo ? .info : own.strength
    case (_, nil): strength = scope?.forbids == true ? scope?.norm?.strength ?? .never : .info
    }
    let plain = part.inline.plain
    if let mark = Mark(plain) { strength = mark.strength(strength) }
    if let reason = part.reasonToLeave(own, in: builder, strength) {
      leave(plain, part.lines, reason)
      return nil
    }
    if own == nil, builder.isInIntroduction, part.inline.codes.isEmpty, Mark(plain) == nil,
      Pointer.describesDocument(part.words)
    {
      leave(plain, part.lines, .document)
      return nil
    }
    if plain.utf8.last == UInt8(ascii: "?"), own?.isExplicit != true {
      question = plain
      leave(plain, part.lines, .question)
      return nil
    }
    // What opens a skill says what it is for: "Write and review views".
    let isPurpose = builder.isSkill && builder.isInIntroduction && own?.isExplicit == false && scope == nil
    let isOrder =
      isPurpose || builder.isForAgents && part.inline.codes.isEmpty && (strength != .info || builder.isWorkflow)
      || AgentOrders.isOne(part.inline, part.words)
    return builder.add(
      part.inline, part.words, kind: isOrder ? .workflow : strength == .info || isQuote ? .prose : .rule,
      strength: strength,
      statement: part.statement(below: scope, in: builder, own == nil ? .fragment : .whole),
      named: part.named(below: scope), leadIn: scope, lines: part.lines)
  }
}
