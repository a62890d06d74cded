import RuleModel

/// Walks the blocks of a document and makes rules of them.
///
/// It keeps what the pieces depend on: the headings above, the lead-in of the list they stand in, the items they are
/// nested in, the paragraph that announced a code block.
struct RuleExtractor {
  var builder: RuleBuilder
  let blocks: [Block]
  /// What scopes the list, table or code that comes next.
  var leadIn: LeadIn?
  /// The items that the current one is nested in, by depth.
  var parents: [LeadIn] = []
  /// Where the current list begins, and whether at least half of its items are orders, once somebody asked.
  var list: (start: Int, isMostlyNorms: Bool?) = (0, nil)
  /// Whether a list, a table or code came after the last heading or paragraph.
  var sawStructure = false
  /// Whether a list or a table stands between the lead-in and the current block.
  var isBehindList = false
  /// The rule that code directly below belongs to.
  var announcer: Int?
  var usage: [String] = []
  var exclusions: [String] = []
  private(set) var links: [DocumentLink] = []
  private(set) var leftOut: [LeftOut] = []
  /// The question that answers such as "Yes -> use a list" belong to.
  var question: String?
  /// Whether such an answer stands below the current item.
  var answersFollow = false
  private var sample = SampleOutput()

  /// - Parameter signs: how much the document is about the work by what stands outside of its text.
  static func extract(_ blocks: [Block], from source: SourceText, skill: String, signs: Int) -> RuleExtractor {
    var extractor = RuleExtractor(blocks: blocks, source: source, skill: skill)
    extractor.builder.noteDocument(signs)
    for index in blocks.indices { extractor.read(index) }
    extractor.builder.settle()
    return extractor
  }

  private init(blocks: [Block], source: SourceText, skill: String) {
    self.blocks = blocks
    builder = RuleBuilder(source: source, skill: skill)
    builder.isSkill = blocks.first?.kind == .frontMatter
  }

  var rules: [Rule] { builder.rules }

  private mutating func read(_ index: Int) {
    let block = blocks[index]
    let next = index + 1 < blocks.count ? blocks[index + 1] : nil
    if sample.covers(block, isFollowedBy: next) {
      // The heading of a sample still ends what came before.
      if case .heading(let level) = block.kind { builder.enter(block.text, level: level) }
      (leadIn, parents, announcer, question) = (nil, [], nil, nil)
      leave(block.text, block.lines, .sample)
      return
    }
    if isItem(block), index == 0 || !isItem(blocks[index - 1]) { list = (index, nil) }
    switch block.kind {
    case .frontMatter, .comment, .thematicBreak: return
    case .heading(let level):
      builder.enter(block.text, level: level)
      sawStructure = false
      leadIn = level == 7 ? LeadIn(block.text, isHeading: true) : nil
      if isItem(next) {
        let lead = LeadIn(block.text, isHeading: false)
        if lead.goesOn { leadIn = lead }
      }
      parents = []
      announcer = nil
      question = nil
      collectLinks(InlineText(block.text), block.lines.first)
    case .paragraph, .quote: readText(block, isFollowedBy: next)
    case .item, .table, .code:
      isBehindList = sawStructure && index > 0 && !isCode(blocks[index - 1])
      sawStructure = true
    }
    switch block.kind {
    case .frontMatter, .comment, .thematicBreak, .heading, .paragraph, .quote: return
    case .item(let item): readItem(block, item, isFollowedBy: next)
    case .table(let table): readTable(table)
    case .code(let language): readCode(block, language)
    }
  }

  /// Adds a rule for each token that only code defines; its own line makes it easier to find than the whole block.
  mutating func add(_ tokens: [Token]) { builder.add(tokens) }

  mutating func collectLinks(_ inline: InlineText, _ line: Int) {
    links += inline.links.map { DocumentLink(title: $0.title, target: $0.target, line: line + $0.lineOffset) }
  }

  /// Notes that a piece becomes no rule.
  mutating func leave(_ text: String, _ lines: LineRange, _ reason: LeftOut.Reason) {
    leftOut.append(LeftOut(lines: lines, text: text, reason: reason))
    if reason == .blank || reason == .question { builder.noteOrder() }
  }

  func isCode(_ block: Block?) -> Bool { if case .code = block?.kind { true } else { false } }
  func isItem(_ block: Block?) -> Bool { if case .item = block?.kind { true } else { false } }

  /// Whether a lead-in may open `block`.
  func opens(_ block: Block?) -> Bool {
    switch block?.kind {
    case .item, .table, .code: true
    default: false
    }
  }
}
