import RuleModel

/// Reads the part of YAML that people write settings in: maps, lists, texts, block texts, and lists in brackets.
///
/// What it does not understand costs its own line and becomes a problem.
struct PlacedYAMLReader {
  private struct Line {
    let number: Int
    /// The number of bytes before the content.
    var indent: Int
    /// The content, without the comment at its end.
    var range: Range<Int>
  }

  private let bytes: [UInt8]
  private var lines: [Line] = []
  private var next = 0
  private(set) var problems: [PlacedYAML.Problem] = []
  private static let deepest = 24

  static func read(_ bytes: [UInt8]) -> (document: PlacedYAML?, problems: [PlacedYAML.Problem]) {
    var reader = PlacedYAMLReader(bytes)
    guard let first = reader.lines.first else { return (nil, reader.problems) }
    let document = reader.block(indent: first.indent, depth: 0)
    while reader.next < reader.lines.count {
      reader.complain(reader.lines[reader.next], "this line is indented less than those above; it was left out")
      reader.next += 1
    }
    return (document, reader.problems)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let mark = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    for (number, range) in Lines.ranges(in: bytes).enumerated() {
      add(number == 0 ? range.lowerBound + mark..<range.upperBound : range, number + 1)
    }
  }

  private mutating func add(_ range: Range<Int>, _ number: Int) {
    var first = range.lowerBound
    while first < range.upperBound, bytes[first] == space { first += 1 }
    let content = withoutComment(first..<range.upperBound)
    if content.isEmpty || bytes[content].elementsEqual("---".utf8) { return }
    let line = Line(number: number, indent: first - range.lowerBound, range: content)
    if bytes[first] == tab {
      complain(line, "indentation is written with spaces, not with tabs; the line was left out")
    } else {
      lines.append(line)
    }
  }

  private func withoutComment(_ range: Range<Int>) -> Range<Int> {
    var quote: UInt8?
    var end = range.upperBound
    for index in range {
      let byte = bytes[index]
      let before = index == range.lowerBound ? space : bytes[index - 1]
      if let open = quote {
        if byte == open, before != backslash { quote = nil }
      } else if byte == doubleQuote || byte == singleQuote {
        if before == space || before == UInt8(ascii: "[") || before == UInt8(ascii: ",") { quote = byte }
      } else if byte == UInt8(ascii: "#"), before == space || before == tab {
        end = index
        break
      }
    }
    while end > range.lowerBound, [space, tab].contains(bytes[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  private mutating func complain(_ line: Line, _ message: String, at offset: Int = 0) {
    let place = SourcePosition(line: line.number, column: line.indent + 1 + offset)
    problems.append(PlacedYAML.Problem(place: place, message: message))
  }

  private func place(_ line: Line, _ index: Int) -> SourcePosition {
    SourcePosition(line: line.number, column: line.indent + 1 + index - line.range.lowerBound)
  }

  private func isItem(_ line: Line) -> Bool {
    bytes[line.range.lowerBound] == dash
      && (line.range.count == 1 || bytes[line.range.lowerBound + 1] == space)
  }

  // MARK: - Blocks

  private mutating func block(indent: Int, depth: Int) -> PlacedYAML {
    let first = lines[next]
    let here = place(first, first.range.lowerBound)
    guard depth < Self.deepest else {
      complain(first, "this is nested more than \(Self.deepest) levels deep; it was left out")
      skip(deeperThan: indent - 1)
      return PlacedYAML(value: .text(""), place: here)
    }
    return PlacedYAML(
      value: isItem(first) ? .list(list(indent: indent, depth: depth)) : .map(map(indent: indent, depth: depth)),
      place: here)
  }

  private mutating func skip(deeperThan indent: Int) {
    while next < lines.count, lines[next].indent > indent { next += 1 }
  }

  private mutating func list(indent: Int, depth: Int) -> [PlacedYAML] {
    var items: [PlacedYAML] = []
    while next < lines.count, lines[next].indent >= indent {
      let line = lines[next]
      guard line.indent == indent, isItem(line) else {
        if line.indent == indent { break }
        complain(line, "this line belongs to nothing above it; it was left out")
        next += 1
        continue
      }
      var content = line.range.lowerBound + 1
      while content < line.range.upperBound, bytes[content] == space { content += 1 }
      if content == line.range.upperBound {
        next += 1
        items.append(nested(below: line, depth: depth, orElseAt: content))
      } else if let opening = bytes[line.range].first(where: { $0 != dash && $0 != space }),
        opening != doubleQuote, opening != singleQuote, opening != UInt8(ascii: "["),
        name(in: content..<line.range.upperBound) != nil
      {
        // "- name: value" begins a map whose other entries stand below the name.
        lines[next].indent = line.indent + content - line.range.lowerBound
        lines[next].range = content..<line.range.upperBound
        items.append(block(indent: lines[next].indent, depth: depth + 1))
      } else {
        next += 1
        items.append(value(content..<line.range.upperBound, of: line, depth: depth + 1))
      }
    }
    return items
  }

  private mutating func map(indent: Int, depth: Int) -> [PlacedYAML.Entry] {
    var entries: [PlacedYAML.Entry] = []
    while next < lines.count, lines[next].indent >= indent {
      let line = lines[next]
      if line.indent == indent, isItem(line) { break }
      next += 1
      guard line.indent == indent else {
        complain(line, "this line is indented more than the entry it seems to belong to; it was left out")
        continue
      }
      guard let (name, rest) = name(in: line.range) else {
        complain(line, "this is no 'name: value'; it was left out")
        continue
      }
      if entries.contains(where: { $0.name == name }) {
        complain(line, "'\(name)' is there twice; the first one counts")
      }
      let value = value(rest, of: line, depth: depth + 1)
      entries.append(PlacedYAML.Entry(name: name, place: place(line, line.range.lowerBound), value: value))
    }
    return entries
  }

  /// The name before `: ` and the range of what follows.
  private func name(in range: Range<Int>) -> (String, Range<Int>)? {
    guard
      let colon = range.first(where: { index in
        bytes[index] == colon && (index + 1 == range.upperBound || bytes[index + 1] == space)
      }), colon > range.lowerBound
    else { return nil }
    var start = colon + 1
    while start < range.upperBound, bytes[start] == space { start += 1 }
    var name = bytes[range.lowerBound..<colon]
    if let first = name.first, first == doubleQuote || first == singleQuote, name.count > 1, name.last == first {
      name = name.dropFirst().dropLast()
    }
    return (String(decoding: name, as: UTF8.self), start..<range.upperBound)
  }

  private mutating func nested(below line: Line, depth: Int, orElseAt index: Int) -> PlacedYAML {
    guard next < lines.count else { return PlacedYAML(value: .text(""), place: place(line, index)) }
    let following = lines[next]
    // A list may stand as far left as the name that it belongs to.
    guard following.indent > line.indent || (following.indent == line.indent && isItem(following) && !isItem(line))
    else { return PlacedYAML(value: .text(""), place: place(line, index)) }
    return block(indent: following.indent, depth: depth + 1)
  }

  // MARK: - Values

  private mutating func value(_ range: Range<Int>, of line: Line, depth: Int) -> PlacedYAML {
    let here = place(line, range.lowerBound)
    guard let first = range.first.map({ bytes[$0] }) else {
      return nested(below: line, depth: depth, orElseAt: range.lowerBound)
    }
    switch first {
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return PlacedYAML(value: .text(lower(than: line, joinedBy: first == UInt8(ascii: "|") ? "\n" : " ")), place: here)
    case UInt8(ascii: "["):
      return PlacedYAML(value: .list(brackets(range, line)), place: here)
    default:
      return PlacedYAML(value: .text(scalar(range, line)), place: here)
    }
  }

  private mutating func lower(than line: Line, joinedBy separator: String) -> String {
    var parts: [String] = []
    while next < lines.count, lines[next].indent > line.indent {
      parts.append(String(decoding: bytes[lines[next].range], as: UTF8.self))
      next += 1
    }
    return parts.joined(separator: separator)
  }

  private mutating func scalar(_ range: Range<Int>, _ line: Line) -> String {
    let first = bytes[range.lowerBound]
    guard first == doubleQuote || first == singleQuote else { return String(decoding: bytes[range], as: UTF8.self) }
    var text: [UInt8] = []
    var index = range.lowerBound + 1
    while index < range.upperBound, bytes[index] != first {
      if first == doubleQuote, bytes[index] == backslash, index + 1 < range.upperBound { index += 1 }
      text.append(bytes[index])
      index += 1
    }
    if index >= range.upperBound {
      complain(line, "the quotation mark is never closed", at: range.lowerBound - line.range.lowerBound)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func brackets(_ range: Range<Int>, _ line: Line) -> [PlacedYAML] {
    guard bytes[range.upperBound - 1] == UInt8(ascii: "]"), range.count > 1 else {
      complain(line, "the bracket is not closed on its line", at: range.lowerBound - line.range.lowerBound)
      return []
    }
    var items: [PlacedYAML] = []
    var quote: UInt8?
    var start = range.lowerBound + 1
    for index in start..<range.upperBound {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      if byte == doubleQuote || byte == singleQuote { quote = byte }
      guard byte == UInt8(ascii: ",") || index == range.upperBound - 1 else { continue }
      var item = start..<index
      while let first = item.first, bytes[first] == space { item = item.dropFirst().startIndex..<item.upperBound }
      while let last = item.last, bytes[last] == space { item = item.lowerBound..<last }
      if !item.isEmpty {
        items.append(PlacedYAML(value: .text(scalar(item, line)), place: place(line, item.lowerBound)))
      }
      start = index + 1
    }
    return items
  }
}

private let space = UInt8(ascii: " "), tab = UInt8(ascii: "\t"), dash = UInt8(ascii: "-"), colon = UInt8(ascii: ":")
private let backslash = UInt8(ascii: "\\")
private let doubleQuote = UInt8(ascii: "\""), singleQuote = UInt8(ascii: "'")
