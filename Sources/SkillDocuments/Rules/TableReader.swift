import ByteText
import RuleModel

/// Makes one rule of every row of a table, read in the light of its header.
struct TableReader {
  /// What the header says of the rows.
  enum Shape: Equatable {
    /// A mistake and its remedy: "Mistake | Fix", "Don't | Do".
    case mistakes(fix: Int?)
    /// A named value: "Token | Hex | Usage".
    case tokens
    /// What one thing becomes in another world: "Figma Token | SwiftUI Semantic".
    case mapping
    /// Anything else: questions and answers, containers and uses.
    case facts
  }

  let shape: Shape
  private let header: [String]
  private let leadIn: LeadIn?
  private let asks: Bool
  /// How much the header is about the work: "Skill | Trigger".
  private let work: Int

  init(_ table: Block.Table, leadIn: LeadIn?, titleSense: TitleSense?) {
    header = table.header.map { InlineText($0).plain }
    self.leadIn = leadIn
    shape = TableReader.shape(header, rows: table.rows)
    work = header.reduce(0) { $0 + Words(InlineText($1)).all.count { $0.traits.contains(.work) } }
    asks = leadIn?.norm != nil && leadIn?.isHeading == false
  }

  static func shape(_ header: [String], rows: [[String]]) -> Shape {
    let words = header.map { Set(TableReader.words(in: $0.lowercased())) }
    guard let first = words.first else { return .facts }
    if !first.isDisjoint(with: mistakes) {
      return .mistakes(
        fix: words.indices.dropFirst().first { !words[$0].isDisjoint(with: fixes) } ?? (words.count > 1 ? 1 : nil))
    }
    if !first.isDisjoint(with: named), words.dropFirst().contains(where: { !$0.isDisjoint(with: values) }) {
      // "Token | SwiftUI semantic" maps; a token table has a literal in every row.
      if rows.allSatisfy({ TokenValue(cell: $0.dropFirst().first ?? "") != nil }) { return .tokens }
    }
    return words.dropFirst().contains { !$0.isDisjoint(with: mapped) } ? .mapping : .facts
  }

  private static func words(in cell: String) -> [String] {
    if cell.utf8.allSatisfy({ $0 < 0x80 }) {
      return cell.split(at: { !Ascii.isLetter($0) && $0 != UInt8(ascii: "'") }).map { String($0) }
    }
    return cell.split { !($0.isLetter || $0 == "'") }.map { String($0) }
  }

  // The words of headers.
  private static let mistakes: Set = [
    "mistake", "mistakes", "wrong", "bad", "don't", "avoid", "antipattern", "anti", "pitfall", "problem", "instead",
    "deprecated",
  ]
  private static let fixes: Set = [
    "fix", "instead", "correct", "right", "good", "do", "solution", "use", "better", "replacement",
  ]
  private static let named: Set = ["token", "style", "variable", "constant", "name"]
  private static let values: Set = [
    "hex", "value", "font", "size", "color", "colour", "points", "pt", "duration", "radius", "spacing",
  ]
  private static let mapped: Set = [
    "mapping", "semantic", "maps", "equivalent", "becomes", "meaning", "replacement", "swiftui",
  ]

  /// Adds a rule for a row; returns why there is none.
  func add(_ cells: [String], line: Int, to builder: inout RuleBuilder) -> LeftOut.Reason? {
    let inlines = cells.map { InlineText($0) }
    if isRouter(inlines) { return .pointer }
    if inlines.contains(where: Blank.isOne) { return .blank }
    let whole = InlineText(cells.joined(separator: " \u{2014} "))
    let words = Words(whole)
    guard !words.all.isEmpty else { return nil }
    var interfaces = InterfaceRoles()
    var strength = Strength.info, rationale: String?, fix: String?, statement: String, named: String?
    switch shape {
    case .mistakes(let fixColumn):
      let remedy = fixColumn.flatMap { inlines.indices.contains($0) ? inlines[$0] : nil }
      strength = mistakeStrength(inlines, remedy)
      let isBare = words.text(0).map(Self.incomplete.contains) == true
      let polarity = isBare ? Polarity.neutral : strength.polarity
      if let first = inlines.first { interfaces.read(Words(first), in: first, polarity: polarity) }
      if let remedy, let refusal = refusal(remedy) {
        rationale = refusal
      } else if let remedy {
        let order = Words(remedy)
        for use in roles(order, remedy) { interfaces.add(use.name, use.role) }
        fix = remedy.plain
      }
      statement = zip(header, inlines).filter { !$0.1.bytes.isEmpty }
        .map { "\($0.0): \($0.1.plain)" }.joined(separator: ". ")
    case .tokens:
      strength = .must
      if let first = inlines.first { interfaces.read(Words(first), in: first, polarity: .neutral) }
      interfaces.read(words, in: whole, polarity: .neutral, reasonStart: 0)
      statement = joined(inlines)
    case .mapping, .facts:
      if asks { strength = .must }
      // "No modifier" names a row.
      let isNamed = words.text(0) == "no"
      if !isNamed, let norm = Norm(words, in: whole), norm.isExplicit,
        norm.strength == .never || norm.strength == .always
      {
        strength = norm.strength
      }
      interfaces.read(words, in: whole, polarity: .neutral)
      let row = headed(inlines)
      let isOpen = isAboutSystems || isBare(inlines) || !asksItself(inlines) && !builder.echoesTitle(words)
      statement = isOpen ? Subject.below(builder.names, row) : row
      named = joined(inlines)
    }
    _ = builder.add(
      kind: kind, strength: strength, polarity: strength.polarity, statement: statement, named: named,
      leadIn: (leadIn.map { $0.text + ": " } ?? "") + header.joined(separator: " | "), rationale: rationale, fix: fix,
      words: words, interfaces: interfaces.uses, quantities: quantities(cells, whole),
      minimumOS: Quantities.minimumOS(whole.bytes), lines: LineRange(line, line), work: work)
    return nil
  }

  /// Whether the rows say how one thing is on each system: what it is stands above the table.
  private var isAboutSystems: Bool {
    header.first.map { ["platform", "platforms", "device", "size class", "os"].contains($0.lowercased()) } == true
  }

  /// Whether the first cell is too short to say what the row is about: "High", "1", "Yes".
  private func isBare(_ cells: [InlineText]) -> Bool {
    guard let first = cells.first, !asksItself(cells) else { return false }
    if let code = first.codes.first {
      return code.text.hasPrefix(".") && Words(first).all.allSatisfy { $0.code != nil }
    }
    return !first.bytes.contains(Ascii.space)
  }

  /// "List or ScrollView?" names its subject.
  private func asksItself(_ cells: [InlineText]) -> Bool { cells.first?.bytes.last == UInt8(ascii: "?") }

  private func quantities(_ cells: [String], _ whole: InlineText) -> [Quantity] {
    guard shape == .tokens else { return Quantities.read(whole.bytes) }
    let value = cells.dropFirst().first.flatMap { TokenValue(cell: $0) }
    guard let value, let number = value.number else { return [] }
    return [Quantity(lower: number, upper: number, unit: value.unit)]
  }

  private var kind: Rule.Kind {
    switch shape {
    case .mistakes, .facts: .tableRow
    case .tokens: .token
    case .mapping: .mapping
    }
  }

  /// What is missing is asked for; everything else in a column of mistakes is forbidden.
  private func mistakeStrength(_ cells: [InlineText], _ remedy: InlineText?) -> Strength {
    if let remedy, let norm = Norm(Words(remedy), in: remedy), norm.isExplicit, norm.strength == .always {
      return .always
    }
    guard let first = cells.first else { return .info }
    let words = Words(first)
    let missing: Set = ["missing", "forgetting", "forgotten", "lacking", "omitting", "bare", "incomplete"]
    if words.text(0).map(missing.contains) == true { return .must }
    if let norm = Norm(words, in: first), norm.isExplicit { return norm.strength == .never ? .never : norm.strength }
    // Too much of a thing is no mistake in itself.
    return words.all.contains { excesses.contains($0.text) } ? .avoid : .never
  }

  private let excesses: Set<String> = ["everywhere", "excessive", "overusing", "overuse", "overly", "overloading"]

  /// The reason in a remedy that only repeats the ban: "Never \u{2014} the system owns it".
  private func refusal(_ remedy: InlineText) -> String? {
    let words = Words(remedy)
    guard let first = words.text(0), ["never", "don't", "no"].contains(first), words.all.count > 1,
      words.all[1].before == .dash
    else { return nil }
    return remedy.text(words.all[1].range.lowerBound..<remedy.bytes.count)
  }

  /// Words for things that are right and lack something.
  private static let incomplete: Set<String> = ["bare", "plain", "incomplete"]

  private func roles(_ words: Words, _ remedy: InlineText) -> [InterfaceUse] {
    var interfaces = InterfaceRoles()
    interfaces.read(words, in: remedy, polarity: .requires)
    return interfaces.uses.map { $0.role == .require ? InterfaceUse(name: $0.name, role: .replace) : $0 }
  }

  /// A row that only says which document to read for what.
  private func isRouter(_ cells: [InlineText]) -> Bool {
    if zip(header, cells).contains(where: { Self.routers.contains($0.lowercased()) && $1.plain.hasSuffix(".md") }) {
      return true
    }
    let places = cells.count { Pointer.isPlace($0) }
    return places > 0 && cells.count { !$0.bytes.isEmpty } - places <= 1
  }

  /// Columns that name a document to read.
  private static let routers: Set<String> = ["file", "reference", "document", "read", "see", "guide"]

  /// The cells with the headings of their columns, where a cell alone does not say what it is: in tables of three columns
  /// and more, for "yes" and "no", and where a cell is no order.
  private func headed(_ cells: [InlineText]) -> String {
    guard let first = cells.first?.plain, !first.isEmpty, !first.hasSuffix("?"), cells.count <= header.count,
      cells.count > 2 || cells.dropFirst().contains(where: needsHeading)
    else { return joined(cells) }
    let rest = zip(header, cells).dropFirst().filter { !$1.bytes.isEmpty && !Pointer.isPlace($1) && !isDash($1) }
    let texts = rest.map { $0.isEmpty ? $1.plain : "\($0): \($1.plain)" }
    return texts.isEmpty ? first : "\(first): " + texts.joined(separator: " \u{2014} ")
  }

  private func needsHeading(_ cell: InlineText) -> Bool {
    TableReader.verdicts.contains(cell.plain.lowercased()) || !Words(cell).has(.verb, 0)
  }

  private func isDash(_ cell: InlineText) -> Bool { ["-", "--", "\u{2013}", "\u{2014}"].contains(cell.plain) }

  private static let verdicts: Set<String> = [
    "yes", "no", "\u{2705}", "\u{274C}", "\u{2713}", "\u{2717}", "\u{2714}", "\u{2718}", "supported", "not supported",
    "partial", "true", "false",
  ]

  private func joined(_ cells: [InlineText]) -> String {
    let texts = cells.map(\.plain).filter { !$0.isEmpty }
    guard let first = texts.first, texts.count > 1 else { return texts.first ?? "" }
    let rest = texts.dropFirst().joined(separator: " \u{2014} ")
    return first.hasSuffix("?") ? "\(first) \(rest)" : "\(first): \(rest)"
  }
}
