import RuleModel

// Lists and maps by indentation.
extension YAMLReader {
  /// The list whose first `- ` is here.
  mutating func list(depth: Int) -> YAMLNode {
    let (start, column) = (here, column)
    var items: [YAMLNode] = []
    while !isAtEnd, self.column >= column {
      guard self.column == column else {
        leaveOut(.deeper(glimpse))
        continue
      }
      guard isItem else { break }
      let dash = here
      at += 1
      let item = value(below: column, isItem: true, depth: depth)
      if isStrict, item.content == .text(""), item.style == .plain { complain(.emptyLine, at: dash) }
      items.append(item)
    }
    return YAMLNode(content: .list(items), style: .plain, place: start)
  }

  /// The map whose first name is here.
  mutating func map(depth: Int) -> YAMLNode {
    let (start, column) = (here, column)
    var entries: [YAMLNode.Entry] = []
    var names = NameSet()
    while !isAtEnd, self.column >= column {
      guard self.column == column else {
        leaveOut(.deeper(glimpse))
        continue
      }
      guard !isItem, let colon = colon(from: at, to: end) else {
        leaveOut(.noEntry(glimpse))
        continue
      }
      let place = here
      let name = name(until: colon)
      if !names.insert(name, besides: entries) { complain(.twice(name), at: place) }
      at = colon + 1
      entries.append(YAMLNode.Entry(name: name, place: place, value: value(below: column, isItem: false, depth: depth)))
    }
    return YAMLNode(content: .map(entries), style: .plain, place: start)
  }

  private mutating func leaveOut(_ reason: YAMLProblem.Reason) {
    complain(reason)
    nextLine()
  }

  /// The name that is here, in quotes or without.
  private mutating func name(until colon: Int) -> String {
    let start = at
    if colon - start > 1024 { complain(.longName) }
    if isOneOf("\"'") { return quoted(below: column) ?? "" }
    if !mayBegin(start, to: end) { complain(.form) }
    var last = colon
    while isBlank(last - 1, to: end) { last -= 1 }
    if bytes[start..<last].contains(tab) || bytes[last..<colon].contains(tab) { complain(.tab) }
    let name = string(start..<last)
    // YAML 1.1 puts the entries of the value in place of this one.
    if name == "<<" { complain(.form) }
    return name
  }

  /// What follows a colon or a dash: on the same line, or below it.
  private mutating func value(below parent: Int, isItem: Bool, depth: Int) -> YAMLNode {
    let behind = here
    if isLineDone {
      nextLine()
      guard !isAtEnd, column > parent || (column == parent && !isItem && self.isItem) else { return .empty(at: behind) }
      return block(below: parent, depth: depth + 1)
    }
    skip(tabs: false)
    if bytes[at] == tab {
      complain(.tab)
      skip(tabs: true)
    }
    return isItem && (self.isItem || isEntry)
      ? block(below: parent, depth: depth + 1) : text(below: parent, depth: depth)
  }

  /// The value that begins on a line of its own, or behind a dash.
  private mutating func block(below parent: Int, depth: Int) -> YAMLNode {
    let start = here
    if isItem || isEntry {
      guard depth < Self.deepest else {
        complain(.tooDeep)
        repeat { nextLine() } while !isAtEnd && column > parent
        return .empty(at: start)
      }
      return isItem ? list(depth: depth) : map(depth: depth)
    }
    if isStrict, mayBegin(at, to: end) { complain(.noEntry(glimpse)) }
    return text(below: parent, depth: depth)
  }

  /// A text, or a list or map in brackets, and the end of its line.
  private mutating func text(below parent: Int, depth: Int) -> YAMLNode {
    switch bytes[at] {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return flow(below: parent, depth: depth + 1)
    case UInt8(ascii: "|"), UInt8(ascii: ">"): if let text = blockText(below: parent) { return text }
    case singleQuote, doubleQuote: return quotedValue(below: parent)
    default: break
    }
    return plain(below: parent)
  }
}

extension YAMLNode {
  static func empty(at place: SourcePosition) -> YAMLNode { YAMLNode(content: .text(""), style: .plain, place: place) }
}

/// The names of a map, found fast where there are many.
struct NameSet {
  private var names: Set<String> = []

  /// Whether the name is new beside those of `entries`, which must have been asked for one after the other.
  mutating func insert(_ name: String, besides entries: [YAMLNode.Entry]) -> Bool {
    if entries.count < 12 { return !entries.contains { $0.name == name } }
    if names.isEmpty { names = Set(entries.map(\.name)) }
    return names.insert(name).inserted
  }
}
