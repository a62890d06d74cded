import RuleModel

/// Reads the part of YAML that front matter is written in, and takes what it can from the rest.
///
/// It knows nested maps and lists, flow lists and maps, quoted, plain and block scalars and comments. What it does not
/// understand becomes a problem and costs its own line only. Anchors, tags and documents are not known.
struct FrontMatterParser {
  private struct Line {
    let number: Int
    var indent: Int
    var text: Substring
  }

  private var lines: [Line] = []
  private var position = 0
  private(set) var problems: [DocumentProblem] = []
  private static let deepest = 32
  /// The most lines that a quoted scalar may go over.
  private static let longest = 64

  /// The front matter of `source`; nil when its first line is no `---` or no later line closes it.
  static func read(_ source: SourceText) -> (matter: FrontMatter?, problems: [DocumentProblem]) {
    guard !source.lines.isEmpty, isFence(source.line(0)) else { return (nil, []) }
    guard let end = source.lines.indices.dropFirst().first(where: { isClosing(source, $0) }) else {
      let message = "the front matter is opened here and never closed with '---'; it was read as text"
      return (nil, [DocumentProblem(kind: .frontMatter, lines: LineRange(1, 1), message: message)])
    }
    var parser = FrontMatterParser()
    for index in 1..<end { parser.add(source.line(index), number: index + 1) }
    let entries = parser.map(indent: parser.lines.first?.indent ?? 0, depth: 0)
    return (FrontMatter(entries: entries, lines: LineRange(1, end + 1)), parser.problems)
  }

  private static func isFence(_ line: String) -> Bool {
    line.utf8.starts(with: "---".utf8) && line.utf8.dropFirst(3).allSatisfy(Ascii.isSpace)
  }

  private static func isClosing(_ source: SourceText, _ index: Int) -> Bool {
    let line = source.lines[index]
    guard line.count >= 3, [UInt8(ascii: "-"), UInt8(ascii: ".")].contains(source.bytes[line.lowerBound]) else {
      return false
    }
    return isFence(source.line(index)) || source.line(index).trimmed() == "..."
  }

  private mutating func add(_ text: String, number: Int) {
    let indentation = text.utf8.prefix { $0 == Ascii.space || $0 == Ascii.tab }
    let content = Substring(text.utf8.dropFirst(indentation.count))
    if content.utf8.allSatisfy(Ascii.isSpace) || content.hasPrefix("#") {
      // Blank lines matter to block scalars only.
      lines.append(Line(number: number, indent: .max, text: ""))
      return
    }
    if indentation.contains(Ascii.tab) { complain(number, "YAML does not allow tabs as indentation; use spaces") }
    lines.append(Line(number: number, indent: indentation.count, text: content))
  }

  private mutating func complain(_ line: Int, _ message: String) {
    problems.append(DocumentProblem(kind: .frontMatter, lines: LineRange(line, line), message: message))
  }

  /// The next line that says something, without passing it.
  private mutating func peek() -> Line? {
    while position < lines.count, lines[position].indent == .max { position += 1 }
    return position < lines.count ? lines[position] : nil
  }

  private mutating func map(indent: Int, depth: Int) -> [FrontMatter.Entry] {
    var entries: [FrontMatter.Entry] = []
    var names: Set<String> = []
    while let line = peek(), line.indent >= indent {
      position += 1
      guard line.indent == indent else {
        complain(line.number, "'\(line.text.prefix(40))' is indented more than the field it seems to belong to")
        continue
      }
      guard let (name, rest) = FrontMatterScalar.splitField(line.text) else {
        complain(line.number, "'\(line.text.prefix(40))' is no 'name: value'")
        continue
      }
      if !names.insert(name).inserted { complain(line.number, "the field '\(name)' is there twice") }
      let isFlow = rest.hasPrefix("[") || rest.hasPrefix("{")
      let value = value(after: rest, of: line, depth: depth + 1)
      entries.append(FrontMatter.Entry(name: name, value: value, line: line.number, isFlow: isFlow))
    }
    return entries
  }

  private mutating func list(indent: Int, depth: Int) -> [FrontMatter.Value] {
    var values: [FrontMatter.Value] = []
    while let line = peek(), line.indent == indent, line.text == "-" || line.text.hasPrefix("- ") {
      let rest = line.text.dropFirst()
      let content = Substring(rest.utf8.drop { $0 == Ascii.space })
      if !content.hasPrefix("\""), !content.hasPrefix("'"), !content.hasPrefix("["), !content.hasPrefix("{"),
        FrontMatterScalar.splitField(content) != nil, depth < Self.deepest
      {
        // "- name: value" begins a map whose fields stand below the name.
        let inner = indent + 1 + rest.utf8.count - content.utf8.count
        lines[position].indent = inner
        lines[position].text = content
        values.append(.map(map(indent: inner, depth: depth + 1)))
      } else {
        position += 1
        values.append(value(after: content, of: line, depth: depth + 1))
      }
    }
    return values
  }

  /// What follows a name or a dash: on the same line, or on deeper lines below.
  private mutating func value(after rest: Substring, of line: Line, depth: Int) -> FrontMatter.Value {
    let rest = FrontMatterScalar.withoutComment(rest)
    switch rest.utf8.first {
    case nil: return nested(below: line, depth: depth)
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return .scalar(block(style: rest, below: line), isQuoted: true)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted(rest, line)
    case UInt8(ascii: "["), UInt8(ascii: "{"): return flow(rest, line)
    default: return .scalar(plain(rest, line), isQuoted: false)
    }
  }

  private mutating func nested(below line: Line, depth: Int) -> FrontMatter.Value {
    guard let next = peek() else { return .scalar("", isQuoted: false) }
    let isList = next.text == "-" || next.text.hasPrefix("- ")
    guard next.indent > line.indent || (isList && next.indent == line.indent && !line.text.hasPrefix("-")) else {
      return .scalar("", isQuoted: false)
    }
    guard depth < Self.deepest else {
      complain(next.number, "the front matter is nested more than \(Self.deepest) levels deep; the rest is left out")
      while let deeper = peek(), deeper.indent > line.indent { position += 1 }
      return .scalar("", isQuoted: false)
    }
    if isList { return .list(list(indent: next.indent, depth: depth)) }
    if FrontMatterScalar.splitField(next.text) != nil { return .map(map(indent: next.indent, depth: depth)) }
    position += 1
    return .scalar(plain(next.text, line), isQuoted: false)
  }

  /// A plain scalar and the deeper lines that continue it.
  private mutating func plain(_ first: Substring, _ line: Line) -> String {
    var parts = [first.trimmed()]
    while let next = peek(), next.indent > line.indent, FrontMatterScalar.splitField(next.text) == nil {
      parts.append(FrontMatterScalar.withoutComment(next.text).trimmed())
      position += 1
    }
    let text = parts.joined(separator: " ")
    if FrontMatterScalar.splitField(Substring(text)) != nil {
      complain(line.number, "this value holds ': ', which strict YAML does not allow; put it in quotes")
    }
    return text
  }

  private mutating func quoted(_ first: Substring, _ line: Line) -> FrontMatter.Value {
    var text = String(first)
    for _ in 0..<Self.longest {
      if let scalar = FrontMatterScalar.unquoted(text) { return .scalar(scalar, isQuoted: true) }
      guard let next = peek(), next.indent > line.indent else { break }
      text += " " + next.text.trimmed()
      position += 1
    }
    complain(line.number, "the quotation mark that opens this value is never closed")
    return .scalar(String(first.dropFirst()).trimmed(), isQuoted: false)
  }

  private mutating func flow(_ first: Substring, _ line: Line) -> FrontMatter.Value {
    var text = String(first)
    var brackets = FlowValue.Brackets()
    brackets.read(first)
    while brackets.areOpen, let next = peek(), next.indent > line.indent {
      let part = FrontMatterScalar.withoutComment(next.text)
      brackets.read(part)
      text += " " + part
      position += 1
    }
    if let value = FlowValue.read(text, line: line.number) { return value }
    complain(line.number, "'\(text.prefix(40))' is no list or map that YAML understands; it was read as text")
    return .scalar(text, isQuoted: false)
  }

  /// A `|` or `>` scalar: every deeper line, joined by line ends or by spaces.
  private mutating func block(style: Substring, below line: Line) -> String {
    var parts: [String] = []
    var margin: Int?
    while position < lines.count, lines[position].indent > line.indent {
      let next = lines[position]
      position += 1
      guard next.indent != .max else {
        parts.append("")
        continue
      }
      margin = margin ?? next.indent
      parts.append(String(repeating: " ", count: max(0, next.indent - (margin ?? 0))) + next.text.trimmed())
    }
    while parts.last == "" { parts.removeLast() }
    guard style.hasPrefix(">") else { return parts.joined(separator: "\n") }
    return parts.split(separator: "", omittingEmptySubsequences: true)
      .map { $0.joined(separator: " ") }.joined(separator: "\n")
  }
}
