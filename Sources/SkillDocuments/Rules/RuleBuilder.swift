import ByteText
import RuleModel

/// Turns pieces of text into rules: reads their words once and fills in all that a rule says of itself.
struct RuleBuilder {
  let source: SourceText
  var keys: RuleKeys
  private(set) var rules: [Rule] = []
  private var lastHash: (lines: LineRange, text: String)?
  /// The titles above the current piece with their words, outermost first.
  private var titles: [Title] = []
  /// The texts of `titles`.
  private(set) var section: [String] = []
  private var sawSection = false
  /// Whether the document has front matter.
  var isSkill = false
  private var outline = Outline()

  private struct Title {
    let slug: String
    /// The subject that it names.
    let name: String?
    let words: TitleWords
    /// "If the app has a widget": what stands below holds only then.
    let isCondition: Bool
    let contexts: [String]
    let sense: TitleSense?
    let level: Int
    let minimumOS: Double?
    let isChecklist: Bool
    let isForAgents: Bool
    let isOfTalk: Bool
    /// "Don't": whatever stands below is wrong.
    let isBan: Bool
    /// Its place in the outline.
    let place: Int
  }

  init(source: SourceText, skill: String) {
    self.source = source
    keys = RuleKeys(skill: skill)
  }

  mutating func enter(_ title: String, level: Int) {
    while let last = titles.last, last.level >= level { leave() }
    let inline = InlineText(title)
    var plain = inline.plain.trimmed()
    if plain.hasSuffix(":") { plain.removeLast() }
    let words = Words(inline)
    section.append(plain)
    if level > 1 { sawSection = true }
    let sense = Mark(plain)?.sense ?? TitleSense(words, plain)
    titles.append(
      Title(
        slug: RuleKeys.section(plain), name: SectionTitle.name(plain, sense), words: TitleWords(words),
        isCondition: ["if", "when"].contains(words.text(0)) && sense == nil && words.text(1) != "to",
        contexts: Contexts.read(words),
        sense: sense, level: level,
        minimumOS: Quantities.minimumOS(inline.bytes),
        isChecklist: words.all.contains { $0.text == "checklist" || $0.text == "checklists" },
        isForAgents: AgentOrders.isTitle(words.all.map(\.text)),
        isOfTalk: sense != .forbids && AgentOrders.isOfTalk(words.all.map(\.text)),
        isBan: RuleBuilder.bans.contains(plain.lowercased()),
        place: outline.open(below: titles.last?.place, words)))
  }

  private mutating func leave() {
    titles.removeLast()
    section.removeLast()
  }

  /// Whether one of the nearest two headings announces a checklist.
  var isInChecklist: Bool { titles.suffix(2).contains(where: \.isChecklist) }

  /// Whether one of the nearest two headings, or the title of the document, announces orders to whoever works with it.
  var isForAgents: Bool {
    titles.suffix(2).contains(where: \.isForAgents) || isWorkflow
  }

  /// Whether the document calls itself a workflow.
  var isWorkflow: Bool { titles.first.map { $0.isForAgents && $0.level == 1 } == true }

  /// Whether the heading above says that what follows is what the document is for.
  var isUsage: Bool {
    titles.last.map { ($0.sense == .usage || $0.sense == .exclusion) && $0.level <= 2 } == true
  }

  /// Whether the nearest heading announces places to read on.
  var isInReferences: Bool { section.last.map(Pointer.isReferences) == true }

  /// The subjects that the headings name, outermost first.
  var names: [String] { titles.compactMap(\.name) }

  /// Whether a text says what it speaks of, by the name of an interface or in words of the titles above, and holds
  /// without a condition that the nearest of them states.
  func isNamed(_ inline: InlineText, _ words: Words) -> Bool {
    titles.last?.isCondition != true
      && (titles.allSatisfy(\.words.isEmpty) || inline.codes.contains { InterfaceNames.namesSubject($0.text) }
        || words.all.contains { InterfaceNames.isName(inProse: inline.bytes[$0.range]) } || echoesTitle(words))
  }

  /// Whether a text uses a word of the titles above.
  func echoesTitle(_ words: Words) -> Bool { titles.contains { $0.words.occur(in: words) } }

  /// The nearest of two headings that says that what follows is wrong, as it stands before a statement.
  var ban: String? {
    guard let title = titles.reversed().prefix(2).first(where: { $0.sense != nil }), title.sense == .forbids,
      let place = titles.lastIndex(where: { $0.slug == title.slug })
    else { return nil }
    return Rule.headed(section[place])
  }

  /// Whether the nearest heading says no more than that what follows is wrong.
  var isBanned: Bool { titles.last?.isBan == true }

  private static let bans: Set<String> = [
    "don't", "don\u{2019}t", "dont", "don'ts", "do not", "avoid", "never", "donts",
  ]

  /// Whether the current piece is a part of a table of contents.
  var isInContents: Bool { section.contains(where: Pointer.isContents) }

  /// Leaves the bold line that scoped what came before.
  mutating func leaveBoldLine() { if titles.last?.level == 7 { leave() } }

  /// The sense of the nearest two headings that have one.
  var titleSense: TitleSense? { titles.reversed().prefix(2).compactMap(\.sense).first }

  /// Whether the current piece stands between the title of the document and its first section.
  var isInIntroduction: Bool { titles.count == 1 && titles[0].level == 1 && !sawSection }

  mutating func attach(_ examples: [Example], to index: Int) { rules[index].examples += examples }

  /// Adds a rule for a text; returns its place, or nil when there is nothing in it.
  ///
  /// - Parameter named: what the key is made of, where `statement` says more than the line that it comes from.
  @discardableResult
  mutating func add(
    _ inline: InlineText, _ words: Words, kind: Rule.Kind, strength: Strength, polarity: Polarity? = nil,
    statement: String, named: String? = nil, leadIn: LeadIn? = nil, lines: LineRange
  ) -> Int? {
    guard !words.all.isEmpty else { return nil }
    let polarity = polarity ?? strength.polarity
    let reasons = Reasons(words, in: inline, polarity: polarity, from: inline.label?.end ?? 0)
    var interfaces = InterfaceRoles()
    interfaces.read(words, in: inline, polarity: polarity, reasonStart: reasons.rationaleStart)
    if let leadIn, !leadIn.isHeading {
      let above = InlineText(leadIn.text)
      interfaces.read(Words(above), in: above, polarity: .neutral)
    }
    return add(
      kind: kind, strength: strength, polarity: polarity, statement: statement, named: named ?? statement,
      leadIn: leadIn?.text ?? "", rationale: reasons.rationale, fix: reasons.fix, words: words,
      interfaces: interfaces.uses, quantities: Quantities.read(inline.bytes),
      minimumOS: Quantities.minimumOS(inline.bytes), lines: lines)
  }

  /// Adds a rule whose parts are known.
  ///
  /// - Parameter named: what the key is made of, where the statement says more than the line that it comes from.
  mutating func add(
    kind: Rule.Kind, strength: Strength, polarity: Polarity, statement: String, named: String? = nil, leadIn: String,
    rationale: String?, fix: String?, words: Words, interfaces: [InterfaceUse], quantities: [Quantity],
    minimumOS: Double?,
    lines: LineRange, examples: [Example] = [], work: Int = 0
  ) -> Int {
    let contexts = Contexts.read(
      words, interfaces.filter { $0.role != .mention }.map(\.name),
      sections: titles.dropFirst().suffix(2).map(\.contexts))
    let (statement, sources) = SourceMarks.split(statement)
    let kind = kind.mayBeOrder && titles.contains(where: \.isOfTalk) ? .workflow : kind
    rules.append(
      Rule(
        key: keys.make(section: titles.last?.slug, statement: named.map { SourceMarks.split($0).0 } ?? statement),
        kind: kind, strength: strength,
        polarity: polarity, statement: statement, leadIn: leadIn, rationale: rationale, fix: fix, contexts: contexts,
        interfaces: interfaces, quantities: quantities,
        minimumOS: minimumOS ?? titles.reversed().lazy.compactMap(\.minimumOS).first, section: section, lines: lines,
        examples: examples, sourceHash: hash(of: lines), estimatedTokens: tokens(in: lines, kind, statement),
        sources: sources))
    var leaning = Leaning(words, statement, names: interfaces.count)
    leaning.add(work: kind == .workflow ? work + 1 : work)
    leaning.isSettled = work > 0
    outline.add(leaning, in: titles.last?.place)
    return rules.count - 1
  }

  /// Counts a piece that is nothing but an order among those around it.
  mutating func noteOrder(_ weight: Int = 1) { outline.note(Leaning(work: weight), in: titles.last?.place) }

  /// Notes signs that the whole document is about the work.
  mutating func noteDocument(_ signs: Int = Leaning.wholeDocument) {
    guard signs > 0 else { return }
    noteOrder(signs)
    if signs >= Leaning.wholeDocument { outline.isWork = true }
  }

  /// Counts code: that of a terminal, and files to write, are of the work.
  mutating func noteCode(_ language: String) {
    let isWork = ["bash", "sh", "shell", "json", "yaml", "markdown", "md", "text"].contains(language)
    if isWork { noteOrder() }
    if language == "swift" { outline.note(Leaning(software: 1), in: titles.last?.place) }
  }

  /// Makes orders of the rules that stand among orders.
  mutating func settle() {
    for (place, isOrder) in outline.orders().enumerated() where isOrder && rules[place].kind.mayBeOrder {
      rules[place].kind = .workflow
    }
  }

  /// The code rule that holds line `number`.
  func rule(around number: Int) -> Rule? {
    let place = rules.partitioningIndex { $0.lines.last >= number }
    return place < rules.count && rules[place].lines.first <= number ? rules[place] : nil
  }

  /// Merges in rules that are in the order of the document, and keeps that order.
  mutating func insert(_ additions: [Rule]) {
    var merged: [Rule] = []
    merged.reserveCapacity(rules.count + additions.count)
    var next = 0
    for rule in rules {
      while next < additions.count, additions[next].lines.first < rule.lines.first {
        merged.append(additions[next])
        next += 1
      }
      merged.append(rule)
    }
    rules = merged + additions[next...]
  }

  private mutating func hash(of lines: LineRange) -> String {
    // A long line is the source of many rules; it is hashed once.
    if let lastHash, lastHash.lines == lines { return lastHash.text }
    let text = source.hash(of: lines)
    lastHash = (lines, text)
    return text
  }

  // Bytes per token, as measured on the safe side: tables and tokens 3.6, code 4.0, prose 4.2.
  private func tokens(in lines: LineRange, _ kind: Rule.Kind, _ statement: String) -> Int {
    let bytes = source.lines[(lines.first - 1)..<min(lines.last, source.lines.count)].reduce(0) { $0 + $1.count + 1 }
    switch kind {
    case .example: return Int(nearest: (Double(bytes) / 4.0).rounded(.up))
    case .tableRow, .token, .mapping: return Int(nearest: (Double(bytes) / 3.6).rounded(.up))
    // A statement may be a part of its lines.
    case .rule, .checklistItem, .step, .prose, .workflow:
      return Int(nearest: (Double(min(bytes, statement.utf8.count + 8)) / 4.2).rounded(.up))
    }
  }
}

extension Rule.Kind {
  /// Whether words around a piece may show that it is no rule for code.
  fileprivate var mayBeOrder: Bool {
    switch self {
    case .rule, .tableRow, .mapping, .checklistItem, .step, .prose: true
    case .token, .example, .workflow: false
    }
  }
}
