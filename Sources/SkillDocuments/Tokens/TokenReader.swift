import ByteText
import RuleModel

/// Finds the palettes and scales of a document: token tables, constants in Swift code, lists of font roles and scales in prose.
struct TokenReader {
  /// Tokens of tables and prose.
  private(set) var documented: [Token] = []
  /// Tokens of Swift code, those of the tables included.
  private(set) var coded: [Token] = []

  /// A scope of code needs this many constants to count as a palette or scale.
  static let fewest = 3

  init(_ blocks: [Block]) {
    var title = "", isScale = false
    for block in blocks {
      switch block.kind {
      case .heading:
        title = InlineText(block.text).plain
        isScale = TokenReader.speaksOfScale(title)
      case .table(let table): readTable(table, title)
      case .code(let language) where ["swift", ""].contains(language.lowercased()): readCode(block, title)
      case .paragraph: if isScale { readScale(block, title) }
      case .code, .frontMatter, .item, .quote, .thematicBreak, .comment: continue
      }
    }
  }

  /// Every token once; where table and code both define it, the table speaks.
  var all: [Token] {
    let known = Set(documented.map { "\($0.namespace).\($0.name)" })
    return (documented + coded.filter { !known.contains("\($0.namespace).\($0.name)") })
      .sorted { ($0.lines, $0.namespace) < ($1.lines, $1.namespace) }
  }

  /// Code tokens that no table has.
  var onlyCoded: [Token] {
    let known = Set(documented.map { "\($0.namespace).\($0.name)" })
    return coded.filter { !known.contains("\($0.namespace).\($0.name)") }
  }

  private mutating func readTable(_ table: Block.Table, _ title: String) {
    guard TableReader.shape(table.header.map { InlineText($0).plain }, rows: table.rows) == .tokens else { return }
    for (number, cells) in table.rows.enumerated() {
      let texts = cells.map { InlineText($0).plain }
      guard let name = texts.first, !name.isEmpty, texts.count > 1, let value = TokenValue(cell: cells[1]) else {
        continue
      }
      let parts = name.split(separator: ".").map(String.init)
      let usage = texts.dropFirst(2).filter { !$0.isEmpty }.joined(separator: "; ")
      let line = table.firstRowLine + number
      documented.append(
        Token(
          namespace: parts.count > 1 ? parts.dropLast().joined(separator: ".") : title, name: parts.last ?? name,
          value: value.text, kind: value.kind, number: value.number, unit: value.unit,
          usage: usage.isEmpty ? nil : usage, lines: LineRange(line, line)))
    }
  }

  private static let scaleWords = ["scale", "spacing", "radius", "radii", "sizes"]

  private static func speaksOfScale(_ title: String) -> Bool {
    title.split(at: { !Ascii.isLetter($0) }).contains { scaleWords.contains($0.lowercased()) }
  }

  /// A line such as "stick to: 4, 8, 12, 16" below a heading that speaks of a scale.
  private mutating func readScale(_ block: Block, _ title: String) {
    guard block.lines.count == 1, block.text.utf8.contains(UInt8(ascii: "*")) else { return }
    let inline = InlineText(block.text)
    guard let run = inline.bold.max(by: { $0.count < $1.count }) else { return }
    let numbers = inline.text(run).split(separator: ",").map { Double(finite: $0.trimmed()) }
    guard numbers.count >= 4, !numbers.contains(nil) else { return }
    let steps = numbers.compactMap(\.self)
    guard zip(steps, steps.dropFirst()).allSatisfy({ $0 < $1 }) else { return }
    for part in inline.text(run).split(separator: ",").map({ $0.trimmed() }) {
      documented.append(
        Token(
          namespace: title, name: part, value: part, kind: .length, number: Double(finite: part), unit: "pt",
          lines: block.lines
        ))
    }
  }

  private mutating func readCode(_ block: Block, _ title: String) {
    let code = SwiftConstants(block.text)
    for scope in code.scopes where scope.constants.count >= Self.fewest {
      coded += scope.constants.map { constant in
        token(
          constant.name, in: scope.name, constant.value, usage: constant.comment,
          line: block.lines.first + 1 + constant.line)
      }
    }
    // A chain of `.font(.title)  // Section headers` lists roles.
    let roles = code.modifiers.filter { TokenValue(code: $0.argument) != nil && $0.comment != nil }
    if roles.count >= Self.fewest, roles.count == code.modifiers.count {
      coded += roles.compactMap { role in
        TokenValue(code: role.argument).map {
          token(
            String(role.argument.drop { $0 == "." }), in: title, $0, usage: role.comment,
            line: block.lines.first + 1 + role.line)
        }
      }
    }
  }

  private func token(_ name: String, in namespace: String, _ value: TokenValue, usage: String?, line: Int) -> Token {
    Token(
      namespace: namespace, name: name, value: value.text, kind: value.kind, number: value.number, unit: value.unit,
      usage: usage, lines: LineRange(line, line))
  }
}
