import RuleModel

/// Reads the part of YAML that settings need: maps, lists and texts, nested by indentation, and lists in brackets.
///
/// Anything else is an error with its place, so that nothing is ever read otherwise than it was meant.
struct ConfigurationReader {
  private struct Line {
    let number: Int
    let indent: Int
    let text: Substring
  }

  private let file: String
  private var lines: [Line] = []
  private var next = 0

  /// The value in `text`; nil when there is nothing but comments.
  static func read(_ text: String, file: String) throws(SettingsError) -> ConfigurationNode? {
    var reader = try ConfigurationReader(text, file: file)
    guard let first = reader.lines.first else { return nil }
    let node = try reader.block(indent: first.indent)
    if reader.next < reader.lines.count {
      let line = reader.lines[reader.next]
      throw reader.error(line, 0, "this line is indented otherwise than those it belongs to")
    }
    return node
  }

  private init(_ text: String, file: String) throws(SettingsError) {
    self.file = file
    // Some editors put a mark of their encoding first.
    let text = text.unicodeScalars.first == "\u{feff}" ? String(text.unicodeScalars.dropFirst()) : text
    for (index, whole) in text.lines.enumerated() {
      let indent = whole.prefix { $0 == " " }.count
      let content = Self.withoutComment(whole.dropFirst(indent))
      if content.isEmpty || content == "---" { continue }
      let line = Line(number: index + 1, indent: indent, text: content)
      if content.first == "\t" { throw error(line, 0, "indentation is written with spaces, not with tabs") }
      lines.append(line)
    }
  }

  private static func withoutComment(_ text: Substring) -> Substring {
    var quote: Character?
    var before: Character = " "
    var end = text.endIndex
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open, before != "\\" { quote = nil }
      } else if character == "\"" || character == "'", before == " " || before == "[" || before == "," {
        quote = character
      } else if character == "#", before == " " {
        end = index
        break
      }
      before = character
    }
    var kept = text[..<end]
    while let last = kept.last, last == " " || last == "\t" { kept.removeLast() }
    return kept
  }

  // MARK: Blocks

  private mutating func block(indent: Int) throws(SettingsError) -> ConfigurationNode {
    let first = lines[next]
    return isItem(first) ? try list(indent: indent, from: first) : try map(indent: indent, from: first)
  }

  private func isItem(_ line: Line) -> Bool { line.text == "-" || line.text.hasPrefix("- ") }

  private mutating func list(indent: Int, from first: Line) throws(SettingsError) -> ConfigurationNode {
    var items: [ConfigurationNode] = []
    while next < lines.count, lines[next].indent == indent, isItem(lines[next]) {
      let line = lines[next]
      let rest = line.text.dropFirst(1)
      let value = rest.drop { $0 == " " }
      guard !value.isEmpty else { throw error(line, 0, "a list item needs a value on its line") }
      let column = line.text.count - value.count
      if isEntry(value) {
        // A map that begins behind the hyphen and goes on below it.
        lines[next] = Line(number: line.number, indent: indent + column, text: value)
        items.append(try map(indent: indent + column, from: lines[next]))
      } else {
        items.append(try scalar(value, line, column: column))
        next += 1
      }
    }
    return .list(items, place(first, 0))
  }

  private func isEntry(_ text: Substring) -> Bool {
    guard let first = text.first, first.isLetter else { return false }
    return text.prefix { $0 != " " }.hasSuffix(":")
  }

  private mutating func map(indent: Int, from first: Line) throws(SettingsError) -> ConfigurationNode {
    var entries: [ConfigurationNode.Entry] = []
    while next < lines.count, lines[next].indent == indent, !isItem(lines[next]) {
      let line = lines[next]
      guard let colon = line.text.indices.first(where: { line.text[$0] == ":" && isEnd(line.text, after: $0) }) else {
        throw error(line, 0, "'\(line.text)' is not 'name: value'")
      }
      let key = Self.unquoted(line.text[..<colon])
      if entries.contains(where: { $0.key == key }) { throw error(line, 0, "'\(key)' is here for the second time") }
      next += 1
      let value = line.text[line.text.index(after: colon)...].drop { $0 == " " }
      entries.append(
        ConfigurationNode.Entry(
          key: key, place: place(line, 0),
          value: try value.isEmpty
            ? nested(under: line) : scalar(value, line, column: line.text.count - value.count)))
    }
    return .map(entries, place(first, 0))
  }

  /// What is indented below a line that ends with a colon; a list may stand as far left as the line itself.
  private mutating func nested(under line: Line) throws(SettingsError) -> ConfigurationNode {
    guard next < lines.count else { return .text("", place(line, line.text.count)) }
    let first = lines[next]
    if first.indent > line.indent || (first.indent == line.indent && isItem(first)) {
      return try block(indent: first.indent)
    }
    return .text("", place(line, line.text.count))
  }

  private func isEnd(_ text: Substring, after index: Substring.Index) -> Bool {
    let following = text.index(after: index)
    return following == text.endIndex || text[following] == " "
  }

  // MARK: Texts

  private func scalar(_ text: Substring, _ line: Line, column: Int) throws(SettingsError) -> ConfigurationNode {
    switch text.first {
    case "[":
      guard text.last == "]" else { throw error(line, column, "this list has no ']' on its line") }
      return .list(try items(of: text.dropFirst().dropLast(), line, column: column + 1), place(line, column))
    case "{", "&", "*", "|", ">", "!", "%", "@", "`":
      throw error(line, column, "this form of YAML is not read here; write a text, or a list with '- ' or in brackets")
    case "\"", "'":
      guard text.count >= 2, text.last == text.first else {
        throw error(line, column, "this text has no closing quote")
      }
      return .text(Self.unquoted(text), place(line, column))
    default:
      return .text(String(text), place(line, column))
    }
  }

  /// What stands between the brackets of a list; a comma in quotes is part of its item.
  private func items(of text: Substring, _ line: Line, column: Int) throws(SettingsError) -> [ConfigurationNode] {
    if text.allSatisfy({ $0 == " " }) { return [] }
    var items: [ConfigurationNode] = []
    var rest = text
    var offset = column
    while true {
      let item = rest.drop { $0 == " " }
      let start = offset + rest.count - item.count
      let end = try self.end(ofItem: item, line, column: start)
      let word = item[..<end].trimmingEnd
      if word.isEmpty { throw error(line, column - 1, "this list has an empty item") }
      items.append(.text(Self.unquoted(word), place(line, start)))
      guard end < item.endIndex else { return items }
      offset = start + item.distance(from: item.startIndex, to: end) + 1
      rest = item[item.index(after: end)...]
    }
  }

  /// Where the first item of a list ends: at a comma, or with the text.
  private func end(ofItem text: Substring, _ line: Line, column: Int) throws(SettingsError) -> Substring.Index {
    guard let quote = text.first, quote == "\"" || quote == "'" else {
      return text.firstIndex(of: ",") ?? text.endIndex
    }
    var index = text.index(after: text.startIndex)
    while index < text.endIndex {
      let next = text.index(after: index)
      if quote == "\"", text[index] == "\\", next < text.endIndex {
        index = text.index(after: next)
      } else if quote == "'", text[index] == quote, next < text.endIndex, text[next] == quote {
        index = text.index(after: next)
      } else if text[index] == quote {
        let after = text[next...].drop { $0 == " " }
        guard after.isEmpty || after.first == "," else {
          throw error(line, column, "a comma is missing behind this text in quotes")
        }
        return after.startIndex
      } else {
        index = next
      }
    }
    throw error(line, column, "this text has no closing quote")
  }

  private static func unquoted(_ text: Substring) -> String {
    guard text.count >= 2, let quote = text.first, quote == "\"" || quote == "'", text.last == quote else {
      return String(text)
    }
    let inside = String(text.dropFirst().dropLast())
    return quote == "'"
      ? inside.replacing("''", with: "'") : inside.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }

  private func place(_ line: Line, _ offset: Int) -> SettingsPlace {
    SettingsPlace(line: line.number, column: line.indent + offset + 1)
  }

  private func error(_ line: Line, _ offset: Int, _ reason: String) -> SettingsError {
    SettingsError(file: file, place: place(line, offset), reason: reason)
  }
}

extension Substring {
  /// Without the spaces at its end.
  fileprivate var trimmingEnd: Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
