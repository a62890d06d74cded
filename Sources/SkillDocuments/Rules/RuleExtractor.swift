import RuleModel

/// Walks the blocks of a document and makes rules of them.
///
/// It keeps what the pieces depend on: the headings above, the lead-in of the list they stand in, the items they are
/// nested in, the paragraph that announced a code block.
struct RuleExtractor {
  private var builder: RuleBuilder
  private let blocks: [Block]
  /// What scopes the list, table or code that comes next.
  private var leadIn: LeadIn?
  /// The items that the current one is nested in, by depth.
  private var parents: [LeadIn] = []
  /// Where the current list begins, and whether at least half of its items are orders, once somebody asked.
  private var list: (start: Int, isMostlyNorms: Bool?) = (0, nil)
  /// Whether a list, a table or code came after the last heading or paragraph.
  private var sawStructure = false
  /// Whether a list or a table stands between the lead-in and the current block.
  private var isBehindList = false
  /// The rule that code directly below belongs to.
  private var announcer: Int?
  private(set) var usage: [String] = []
  private(set) var exclusions: [String] = []
  private(set) var links: [DocumentLink] = []

  static func extract(_ blocks: [Block], from source: SourceText, skill: String) -> RuleExtractor {
    var extractor = RuleExtractor(blocks: blocks, source: source, skill: skill)
    for index in blocks.indices { extractor.read(index) }
    return extractor
  }

  private init(blocks: [Block], source: SourceText, skill: String) {
    self.blocks = blocks
    builder = RuleBuilder(source: source, skill: skill)
  }

  var rules: [Rule] { builder.rules }

  private mutating func read(_ index: Int) {
    let block = blocks[index]
    if isItem(block), index == 0 || !isItem(blocks[index - 1]) { list = (index, nil) }
    switch block.kind {
    case .frontMatter, .comment, .thematicBreak: return
    case .heading(let level):
      builder.enter(block.text, level: level)
      sawStructure = false
      leadIn = level == 7 ? LeadIn(block.text, isHeading: true) : nil
      parents = []
      announcer = nil
      collectLinks(InlineText(block.text), block.lines.first)
    case .paragraph, .quote: readText(block, isFollowedBy: index + 1 < blocks.count ? blocks[index + 1] : nil)
    case .item, .table, .code:
      isBehindList = sawStructure && index > 0 && !isCode(blocks[index - 1])
      sawStructure = true
    }
    switch block.kind {
    case .frontMatter, .comment, .thematicBreak, .heading, .paragraph, .quote: return
    case .item(let item): readItem(block, item, isFollowedBy: index + 1 < blocks.count ? blocks[index + 1] : nil)
    case .table(let table): readTable(table)
    case .code(let language): readCode(block, language)
    }
  }

  /// Adds a rule for each token that only code defines; its own line makes it easier to find than the whole block.
  mutating func add(_ tokens: [Token]) { builder.add(tokens) }

  private mutating func collectLinks(_ inline: InlineText, _ line: Int) {
    links += inline.links.map { DocumentLink(title: $0.title, target: $0.target, line: line + $0.lineOffset) }
  }

  // MARK: - Paragraphs

  private mutating func readText(_ block: Block, isFollowedBy next: Block?) {
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
      var lines = chunk.lines
      if number == chunks.count - 1, inline.bytes.last == UInt8(ascii: ":"), opens(next) {
        // The last sentence announces what follows; it also stands for itself when it says enough.
        let start = words.all.last { $0.before >= .sentence }?.range.lowerBound ?? 0
        let sentence = inline.slice(start..<inline.bytes.count)
        let lead = LeadIn(sentence, Words(sentence), isHeading: false)
        leadIn = lead
        if lead.isBare, !isCode(next) || start == 0 && lead.norm == nil {
          guard start > 0 else { continue }
          lines = LineRange(lines.first, lines.first + inline.line(at: start - 1))
          inline = inline.slice(0..<start)
          words = Words(inline)
        }
      }
      let label = inline.label
      let title = label.flatMap { TitleSense($0.text) }
      for range in Sentences.statements(words, in: inline) {
        let part = Part(range, of: inline, words, lines: lines, label: label?.text)
        announcer = addText(part, title: title, scope: scope, isQuote: block.kind == .quote)
      }
    }
  }

  /// Whether a lead-in may open `block`.
  private func opens(_ block: Block?) -> Bool {
    switch block?.kind {
    case .item, .table, .code: true
    default: false
    }
  }

  private mutating func addText(_ part: Part, title label: TitleSense?, scope: LeadIn?, isQuote: Bool) -> Int? {
    let own = Norm(part.words, in: part.inline)
    let strength: Strength
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
    return builder.add(
      part.inline, part.words, kind: strength == .info || isQuote ? .prose : .rule, strength: strength,
      statement: part.statement(below: scope), leadIn: scope, lines: part.lines)
  }

  // MARK: - Items

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

  private mutating func readItem(_ block: Block, _ item: Block.Item, isFollowedBy next: Block?) {
    announcer = nil
    parents.removeLast(max(0, parents.count - item.depth))
    let scope = parents.last ?? leadIn
    let whole = InlineText(block.text)
    collectLinks(whole, block.lines.first)
    var parent: LeadIn?
    let needsParent = inlineEndsWithColon(whole) || next.map { $0.depth > item.depth } == true
    for chunk in TextChunks.split(block.text, firstLine: block.lines.first) {
      let inline = block.text.utf8.count == chunk.text.utf8.count ? whole : InlineText(chunk.text)
      let words = Words(inline)
      if parent == nil, needsParent { parent = self.parent(inline, words) }
      let isBare = inline.bytes.last == UInt8(ascii: ":") && words.all.count < 6
      if isBare, next.map({ $0.depth > item.depth || opens($0) && !isItem($0) }) == true {
        leadIn = item.depth == 0 && !(next.map(isItem) ?? false) ? parent : leadIn
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

  private func inlineEndsWithColon(_ inline: InlineText) -> Bool { inline.bytes.last == UInt8(ascii: ":") }
  private func isCode(_ block: Block?) -> Bool { if case .code = block?.kind { true } else { false } }
  private func isItem(_ block: Block) -> Bool { if case .item = block.kind { true } else { false } }

  /// What an item is to those nested in it: its label, or its text up to the colon at its end, or its first words.
  private func parent(_ inline: InlineText, _ words: Words) -> LeadIn {
    if inline.bytes.last == UInt8(ascii: ":") { return LeadIn(inline, words, isHeading: false) }
    let end = inline.label?.text ?? inline.text(0..<(words.all.prefix(8).last?.range.upperBound ?? 0))
    return LeadIn(end, isHeading: true)
  }

  private mutating func addItem(_ part: Part, _ item: Block.Item, scope: LeadIn?) {
    let own = Norm(part.words, in: part.inline)
    let strength = itemStrength(own, part, item, scope: scope)
    switch scope?.sense ?? builder.titleSense {
    case .usage: usage.append(part.inline.plain)
    case .exclusion: exclusions.append(part.inline.plain)
    case .forbids, .requires, .explains, nil: break
    }
    builder.add(
      part.inline, part.words, kind: itemKind(item, strength, own, scope), strength: strength,
      polarity: isCheck(item, scope) ? own?.strength.polarity : nil, statement: part.statement(below: scope),
      leadIn: scope, lines: part.lines)
  }

  private func isCheck(_ item: Block.Item, _ scope: LeadIn?) -> Bool {
    if case .task = item.marker { return true }
    let isChecklist = builder.isInChecklist
    if case .number = item.marker { return isChecklist }
    return isChecklist && scope != nil
  }

  private func itemKind(_ item: Block.Item, _ strength: Strength, _ own: Norm?, _ scope: LeadIn?) -> Rule.Kind {
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
    if case .number = item.marker { return scope == nil && part.inline.label != nil ? .info : .must }
    return item.depth == 0 && isMostlyNorms() ? .must : .info
  }

  // MARK: - Tables and code

  private mutating func readTable(_ table: Block.Table) {
    announcer = nil
    let reader = TableReader(table, leadIn: leadIn, titleSense: builder.titleSense)
    for (number, cells) in table.rows.enumerated() {
      let line = table.firstRowLine + number
      for cell in cells { collectLinks(InlineText(cell), line) }
      reader.add(cells, line: line, to: &builder)
    }
    if leadIn?.isHeading != true { leadIn = nil }
  }

  private mutating func readCode(_ block: Block, _ language: String) {
    let isFenced = builder.source.isFence(block.lines.first)
    // A lead-in speaks of the code that follows it, not of code behind a list.
    if block.depth == 0, isBehindList { leadIn = nil }
    let scope = block.depth > 0 ? parents.last ?? leadIn : leadIn
    let verdict = scope?.verdict ?? .neutral
    let pieces = CodeExamples.pieces(of: block, language: language, isFenced: isFenced, verdict: verdict)
    for piece in pieces {
      let title = scope?.text ?? builder.section.last ?? ""
      let comments = piece.comments.map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 }.joined(separator: "; ")
      let told = [title, String(comments.prefix(240))].filter { !$0.isEmpty }.joined(separator: ": ")
      let statement = told.isEmpty ? String(piece.code.prefix(80)) : told
      let inline = InlineText(title + ". " + comments)
      var interfaces = InterfaceRoles()
      interfaces.read(code: piece.code.utf8, role: .mention)
      let isBad = !piece.examples.isEmpty && piece.examples.allSatisfy { $0.verdict == .bad }
      let strength = isBad ? .never : codeStrength(piece.comments)
      _ = builder.add(
        kind: .example, strength: strength, polarity: strength.polarity, statement: statement,
        leadIn: scope?.text ?? "",
        rationale: nil, fix: nil, words: Words(inline), interfaces: interfaces.uses, quantities: [],
        minimumOS: Quantities.minimumOS(inline.bytes), lines: piece.lines, examples: piece.examples)
    }
    if let announcer { builder.attach(pieces.flatMap(\.examples), to: announcer) }
    announcer = nil
    if leadIn?.isHeading != true { leadIn = nil }
  }

  /// Comments are norms only when they say "never", "don't" or "always".
  private func codeStrength(_ comments: [String]) -> Strength {
    let found = comments.compactMap { comment -> Strength? in
      let inline = InlineText(comment)
      guard let norm = Norm(Words(inline), in: inline), norm.isExplicit else { return nil }
      return norm.strength == .never || norm.strength == .always ? norm.strength : nil
    }
    return found.contains(.never) ? .never : found.first ?? .info
  }
}
