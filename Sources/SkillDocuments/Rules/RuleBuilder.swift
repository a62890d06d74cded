import RuleModel

/// Turns pieces of text into rules: reads their words once and fills in all that a rule says of itself.
struct RuleBuilder {
  let source: SourceText
  var keys: RuleKeys
  private(set) var rules: [Rule] = []
  /// The titles above the current piece with their words, outermost first.
  private var titles: [(text: String, words: Words, sense: TitleSense?, level: Int, minimumOS: Double?)] = []

  init(source: SourceText, skill: String) {
    self.source = source
    keys = RuleKeys(skill: skill)
  }

  var section: [String] { titles.map(\.text) }

  mutating func enter(_ title: String, level: Int) {
    while let last = titles.last, last.level >= level { titles.removeLast() }
    let inline = InlineText(title)
    var plain = inline.plain.trimmed()
    if plain.hasSuffix(":") { plain.removeLast() }
    let words = Words(inline)
    titles.append((plain, words, TitleSense(words, plain), level, Quantities.minimumOS(inline.bytes)))
  }

  /// The sense of the nearest two headings that have one.
  var titleSense: TitleSense? { titles.reversed().prefix(2).compactMap(\.sense).first }

  /// Whether the current piece stands between the title of the document and its first section.
  var isInIntroduction: Bool { titles.count == 1 && titles[0].level == 1 && rules.allSatisfy { $0.section.count <= 1 } }

  mutating func attach(_ examples: [Example], to index: Int) { rules[index].examples += examples }

  /// Adds a rule for a text; returns its place, or nil when there is nothing in it.
  @discardableResult
  mutating func add(
    _ inline: InlineText, _ words: Words, kind: Rule.Kind, strength: Strength, polarity: Polarity? = nil,
    statement: String? = nil, leadIn: LeadIn? = nil, lines: LineRange
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
    let plain = inline.plain
    return add(
      kind: kind, strength: strength, polarity: polarity, statement: statement ?? leadIn?.folded(into: plain) ?? plain,
      leadIn: leadIn?.text ?? "", rationale: reasons.rationale, fix: reasons.fix, words: words,
      interfaces: interfaces.uses, quantities: Quantities.read(inline.bytes),
      minimumOS: Quantities.minimumOS(inline.bytes), lines: lines)
  }

  /// Adds a rule whose parts are known.
  mutating func add(
    kind: Rule.Kind, strength: Strength, polarity: Polarity, statement: String, leadIn: String, rationale: String?,
    fix: String?, words: Words, interfaces: [InterfaceUse], quantities: [Quantity], minimumOS: Double?,
    lines: LineRange, examples: [Example] = []
  ) -> Int {
    let contexts = Contexts.read(
      words, interfaces.filter { $0.role != .mention }.map(\.name), sections: titles.dropFirst().suffix(2).map(\.words))
    rules.append(
      Rule(
        key: keys.make(section: titles.last?.text, statement: statement), kind: kind, strength: strength,
        polarity: polarity, statement: statement, leadIn: leadIn, rationale: rationale, fix: fix, contexts: contexts,
        interfaces: interfaces, quantities: quantities,
        minimumOS: minimumOS ?? titles.reversed().lazy.compactMap(\.minimumOS).first, section: section, lines: lines,
        examples: examples, sourceHash: source.hash(of: lines), estimatedTokens: tokens(in: lines, kind)))
    return rules.count - 1
  }

  /// The code rule that holds line `number`.
  func rule(around number: Int) -> Rule? {
    var low = 0, high = rules.count
    while low < high {
      let middle = (low + high) / 2
      if rules[middle].lines.last < number { low = middle + 1 } else { high = middle }
    }
    return low < rules.count && rules[low].lines.first <= number ? rules[low] : nil
  }

  /// Merges rules in, so that the order stays that of the document.
  mutating func insert(_ additions: [Rule]) {
    rules = (rules + additions).enumerated()
      .sorted { ($0.element.lines.first, $0.offset) < ($1.element.lines.first, $1.offset) }.map(\.element)
  }

  // Bytes per token, as measured on the safe side: tables and tokens 3.6, code 4.0, prose 4.2.
  private func tokens(in lines: LineRange, _ kind: Rule.Kind) -> Int {
    let bytes = source.lines[(lines.first - 1)..<min(lines.last, source.lines.count)].reduce(0) { $0 + $1.count + 1 }
    let perToken =
      switch kind {
      case .tableRow, .token, .mapping: 3.6
      case .example: 4.0
      case .rule, .checklistItem, .step, .prose: 4.2
      }
    return Int((Double(bytes) / perToken).rounded(.up))
  }
}
