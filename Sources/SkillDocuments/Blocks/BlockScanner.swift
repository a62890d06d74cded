import ByteText
import RuleModel

/// Cuts a document into blocks, one line after the other, as GitHub's Markdown would.
///
/// It reads what documents for people use: headings, lists in lists, tasks, tables, fences, quotes. Two things differ on
/// purpose: a line that is bold from end to end is a heading of level 7, and every item and paragraph stands for
/// itself, with the depth of the list that it lies in.
package struct BlockScanner {
  private let source: SourceText
  private var index: Int
  private var blocks: [Block] = []
  private var problems: [DocumentProblem] = []
  /// The columns where the content of each open list item begins, outermost first.
  private var items: [Int] = []
  private var sawBlank = true

  private init(_ source: SourceText, from index: Int) {
    self.source = source
    self.index = index
  }

  /// The blocks from line `start` on, counted from 0.
  package static func scan(_ source: SourceText, from start: Int) -> (blocks: [Block], problems: [DocumentProblem]) {
    var scanner = BlockScanner(source, from: start)
    while scanner.index < source.lines.count { scanner.readBlock() }
    return (scanner.blocks, scanner.problems)
  }

  private func shape(_ index: Int) -> LineShape { LineShape(source.bytes, source.lines[index]) }

  private mutating func append(_ kind: Block.Kind, from first: Int, text: String, depth: Int? = nil) {
    let lines = LineRange(first + 1, index)
    blocks.append(Block(kind: kind, lines: lines, text: text, depth: depth ?? items.count))
    sawBlank = false
  }

  private mutating func readBlock() {
    let line = shape(index)
    if line.isBlank {
      sawBlank = true
      index += 1
      return
    }
    closeItems(for: line)
    let first = index
    switch line.marker {
    case .heading(let level):
      index += 1
      append(.heading(level: level), from: first, text: headingText(line), depth: 0)
    case .fence(let byte, let length): readFence(line, byte, length)
    case .thematicBreak:
      index += 1
      append(.thematicBreak, from: first, text: "", depth: 0)
    case .comment: readComment()
    case .bullet: readItem(line, .bullet)
    case .number(let number): readItem(line, .number(number))
    case .task(let isDone): readItem(line, .task(isDone: isDone))
    case .quote: readQuote()
    case .none where line.indent >= (items.last ?? 0) + 4 && sawBlank: readIndentedCode(margin: (items.last ?? 0) + 4)
    case .none: if !readTable(line) { readParagraph(line) }
    }
  }

  /// Leaves the items that `line` does not lie in.
  ///
  /// An item lies in another when it begins at its content or, as people write it, at least two columns to the
  /// right of its marker; other blocks must reach the content after a blank line.
  private mutating func closeItems(for line: LineShape) {
    switch line.marker {
    case .heading where line.indent < (items.last ?? 0): items.removeAll()
    case .thematicBreak where line.indent < (items.last ?? 0): items.removeAll()
    default: while let content = items.last, line.indent < content { items.removeLast() }
    }
  }

  private func headingText(_ line: LineShape) -> String {
    var text = source.bytes[line.content..<line.end]
    let closing = text.reversed().prefix { $0 == UInt8(ascii: "#") }.count
    if closing > 0, closing == text.count || text.dropLast(closing).last.map(Ascii.isSpace) == true {
      text = text.dropLast(closing)
    }
    return String(decoding: text, as: UTF8.self).trimmed()
  }

  private mutating func readFence(_ opening: LineShape, _ byte: UInt8, _ length: Int) {
    let first = index
    let language = source.text(opening.content..<opening.end).split(separator: " ").first.map(String.init) ?? ""
    var code: [String] = []
    index += 1
    var isClosed = false
    var inner = language == "markdown" || language == "md" ? innerFences(from: index, byte, length) : []
    while index < source.lines.count {
      let line = shape(index)
      if inner.first == index {
        inner.removeFirst()
      } else if case .fence(byte, let closing) = line.marker, closing >= length, line.content == line.end,
        line.indent < opening.indent + 4
      {
        index += 1
        isClosed = true
        break
      }
      code.append(source.text(unindented(source.lines[index], by: opening.indent)))
      index += 1
    }
    if !isClosed {
      let message = "the code fence that opens here is never closed"
      problems.append(DocumentProblem(kind: .openFence, lines: LineRange(first + 1, first + 1), message: message))
      while code.last?.allSatisfy(\.isWhitespace) == true { code.removeLast() }
    }
    append(.code(language: language), from: first, text: code.joined(separator: "\n"))
  }

  /// The lines of fences inside of Markdown that is shown in a fence no longer than theirs: each that opens code, and the
  /// one that closes it. Empty where the fences do not come out even.
  private func innerFences(from start: Int, _ byte: UInt8, _ length: Int) -> [Int] {
    var found: [Int] = [], isOpen = false
    for number in start..<source.lines.count {
      let line = shape(number)
      guard case .fence(byte, length) = line.marker else { continue }
      if isOpen {
        isOpen = line.content != line.end
        if isOpen { return [] }
        found.append(number)
      } else if line.content != line.end || opensInside(number) {
        isOpen = true
        found.append(number)
      } else {
        return found
      }
    }
    return []
  }

  /// Whether a fence without a language begins code: the line above announces it, and the line below is not blank.
  private func opensInside(_ number: Int) -> Bool {
    guard number > 0, number + 1 < source.lines.count, !source.isBlank(number + 1) else { return false }
    let above = source.text(source.lines[number - 1]).trimmed()
    return above.hasSuffix(":") || above.hasSuffix(":**") || above.isEmpty
  }

  private func unindented(_ line: Range<Int>, by columns: Int) -> Range<Int> {
    var start = line.lowerBound
    while start < line.upperBound, start - line.lowerBound < columns, source.bytes[start] == Ascii.space { start += 1 }
    return start..<line.upperBound
  }

  private mutating func readIndentedCode(margin: Int) {
    let first = index
    var code: [String] = []
    var end = index
    while index < source.lines.count {
      let line = shape(index)
      guard line.isBlank || line.indent >= margin else { break }
      code.append(source.text(unindented(source.lines[index], by: margin)))
      index += 1
      if !line.isBlank { end = index }
    }
    code.removeLast(index - end)
    index = end
    append(.code(language: ""), from: first, text: code.joined(separator: "\n"))
  }

  private mutating func readComment() {
    let first = index
    while index < source.lines.count {
      let text = source.bytes[source.lines[index]]
      index += 1
      if text.contains(bytesOf: "-->") { break }
    }
    append(.comment, from: first, text: "")
  }

  private mutating func readItem(_ line: LineShape, _ marker: Block.Item.Marker) {
    let first = index
    let depth = items.count
    // An item is left by lines that begin before its content; tasks count their box to the text.
    items.append(min(line.contentColumn, line.indent + 2))
    let text = readText(from: line.content..<line.end)
    append(.item(Block.Item(marker: marker, depth: depth)), from: first, text: text, depth: depth)
  }

  private mutating func readQuote() {
    let first = index
    var parts: [String] = []
    while index < source.lines.count {
      let line = shape(index)
      guard line.marker == .quote else { break }
      var start = line.start
      while start < line.end, source.bytes[start] == UInt8(ascii: ">") || Ascii.isSpace(source.bytes[start]) {
        start += 1
      }
      parts.append(source.text(start..<line.end))
      index += 1
    }
    append(.quote, from: first, text: parts.joined(separator: "\n").trimmed())
  }

  private mutating func readParagraph(_ line: LineShape) {
    let first = index
    let text = readText(from: line.start..<line.end)
    if index < source.lines.count, let level = setextLevel(index) {
      index += 1
      append(.heading(level: level), from: first, text: text, depth: 0)
      items.removeAll()
    } else if first + 1 == index, BoldLine.isHeading(text), items.isEmpty {
      append(.heading(level: 7), from: first, text: BoldLine.title(text), depth: 0)
    } else {
      append(.paragraph, from: first, text: text)
    }
  }

  /// Takes the current line's `content` and the lines that continue it.
  private mutating func readText(from content: Range<Int>) -> String {
    var text = source.bytes[content]
    index += 1
    var parts: [UInt8] = []
    while index < source.lines.count {
      let line = shape(index)
      guard continuesText(line), tableStart(line) == nil, setextLevel(index) == nil else { break }
      if parts.isEmpty { parts = Array(text) }
      parts.append(Ascii.newline)
      parts += source.bytes[line.start..<line.end]
      index += 1
    }
    if !parts.isEmpty { text = parts[...] }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether `line` can belong to the text above it: a number other than 1 begins no list in a paragraph.
  private func continuesText(_ line: LineShape) -> Bool {
    if case .number(let number) = line.marker { return number != 1 && items.isEmpty }
    return line.marker == .none && !line.isBlank
  }

  /// The level of the heading that the line at `index` underlines: `===` or `---` directly below text.
  private func setextLevel(_ index: Int) -> Int? {
    let line = shape(index)
    guard items.isEmpty, line.start < line.end, index > 0, !source.isBlank(index - 1) else { return nil }
    let bytes = source.bytes[line.start..<line.end]
    if bytes.allSatisfy({ $0 == UInt8(ascii: "=") }) { return 1 }
    return bytes.allSatisfy { $0 == UInt8(ascii: "-") } ? 2 : nil
  }

  /// The header cells, when `line` is the head of a table.
  private func tableStart(_ line: LineShape) -> [String]? {
    guard index + 1 < source.lines.count else { return nil }
    let below = shape(index + 1)
    guard let columns = TableCells.columns(ofDelimiter: source.bytes[below.start..<below.end]),
      let header = TableCells.split(source.bytes[line.start..<line.end]), header.count == columns
    else { return nil }
    return header
  }

  private mutating func readTable(_ line: LineShape) -> Bool {
    guard let header = tableStart(line) else { return false }
    let first = index
    index += 2
    var rows: [[String]] = []
    while index < source.lines.count {
      let line = shape(index)
      guard !line.isBlank, line.marker == .none, let cells = TableCells.split(source.bytes[line.start..<line.end])
      else { break }
      rows.append(cells)
      index += 1
    }
    append(.table(Block.Table(header: header, rows: rows, firstRowLine: first + 3)), from: first, text: "")
    return true
  }
}
