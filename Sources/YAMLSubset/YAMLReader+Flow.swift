import RuleModel

// Lists and maps in brackets, over one line or several.
extension YAMLReader {
  /// The list or map that begins here, and the end of its line; what is none becomes a text.
  mutating func flow(below parent: Int, depth: Int) -> YAMLNode {
    let (start, open) = ((line: line, at: at), here)
    let node = brackets(below: parent, depth: depth)
    if let node, isLineDone {
      nextLine()
      return node
    }
    // The deeper lines belong to it as well.
    let last = line
    (line, at) = start
    if node != nil { complain(.brokenList(glimpse)) }
    var parts: [String] = []
    repeat {
      parts.append(words(from: at, in: line))
      nextLine()
    } while !isAtEnd && (line <= last || column > parent)
    return YAMLNode(content: .text(parts.joined(separator: " ")), style: .plain, place: open)
  }

  private mutating func brackets(below parent: Int, depth: Int) -> YAMLNode? {
    let open = (line: line, at: at, place: here)
    let isMap = bytes[at] == UInt8(ascii: "{")
    let close = UInt8(ascii: isMap ? "}" : "]")
    guard depth < Self.deepest else { return refuse(.tooDeep) }
    var items: [YAMLNode] = []
    var entries: [YAMLNode.Entry] = []
    var names = NameSet()
    var hasComma = false
    at += 1
    while true {
      guard goOn(inFlowBelow: parent) else { return refuse(.openBracket(glimpse(of: open)), at: open.place) }
      if bytes[at] == close {
        if hasComma, isStrict { complain(.emptyItem, at: open.place) }
        at += 1
        return YAMLNode(content: isMap ? .map(entries) : .list(items), style: .flow, place: open.place)
      }
      if bytes[at] == UInt8(ascii: ",") { return refuse(.emptyItem, at: open.place) }
      let item = (line: line, at: at, place: here)
      guard let key = flowNode(below: parent, depth: depth) else { return nil }
      guard goOn(inFlowBelow: parent) else { return refuse(.openBracket(glimpse(of: open)), at: open.place) }
      if bytes[at] == colonByte {
        guard let name = key.scalar, line == item.line, at - item.at <= 1024, key.style == .quoted || name != "<<"
        else {
          return refuse(.form, at: item.place)
        }
        at += 1
        guard goOn(inFlowBelow: parent) else { return refuse(.openBracket(glimpse(of: open)), at: open.place) }
        guard let value = flowNode(below: parent, depth: depth) else { return nil }
        let entry = YAMLNode.Entry(name: name, place: key.place, value: value)
        if isMap {
          if !names.insert(name, besides: entries) { complain(.twice(name), at: key.place) }
          entries.append(entry)
        } else {
          items.append(YAMLNode(content: .map([entry]), style: .flow, place: key.place))
        }
        guard goOn(inFlowBelow: parent) else { return refuse(.openBracket(glimpse(of: open)), at: open.place) }
      } else if isMap {
        return refuse(.brokenList(glimpse(of: open)), at: open.place)
      } else {
        items.append(key)
      }
      hasComma = bytes[at] == UInt8(ascii: ",")
      if hasComma {
        at += 1
      } else if bytes[at] != close {
        if !isMap, key.style == .quoted { return refuse(.missingComma, at: item.place) }
        return refuse(.brokenList(glimpse(of: open)), at: open.place)
      }
    }
  }

  private func glimpse(of open: (line: Int, at: Int, place: SourcePosition)) -> String {
    String(words(from: open.at, in: open.line).prefix(40))
  }

  private mutating func refuse(_ reason: YAMLProblem.Reason, at place: SourcePosition? = nil) -> YAMLNode? {
    complain(reason, at: place)
    return nil
  }

  private mutating func flowNode(below parent: Int, depth: Int) -> YAMLNode? {
    let start = here
    switch bytes[at] {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return brackets(below: parent, depth: depth + 1)
    case singleQuote, doubleQuote:
      return quoted(below: parent).map { YAMLNode(content: .text($0), style: .quoted, place: start) }
    default:
      guard mayBegin(at, to: end, inFlow: true) else { return refuse(.form) }
      return YAMLNode(content: .text(flowPlain(below: parent)), style: .plain, place: start)
    }
  }

  /// A text without quotes, to the comma, colon, bracket or comment that ends it.
  private mutating func flowPlain(below parent: Int) -> String {
    var text = ""
    while true {
      var words = at..<at
      while at < end, !isEndOfFlowText {
        if !isBlank(at, to: end) { words = words.lowerBound..<at + 1 }
        at += 1
      }
      if bytes[words].contains(tab) { complain(.tab) }
      text += string(words)
      var next = line + 1
      while next < lines.count,
        behindBlanks(lines[next].lowerBound, to: lines[next].upperBound) == lines[next].upperBound
      {
        next += 1
      }
      guard at == end, next < lines.count, let first = flowStart(of: next, below: parent) else { return text }
      let (before, breaks) = ((line: line, at: at), next - line - 1)
      (line, at) = (next, first)
      if isEndOfFlowText || isOneOf("#") || bytes[lines[next].lowerBound..<first].contains(tab) {
        (line, at) = before
        return text
      }
      text += breaks == 0 ? " " : String(repeating: "\n", count: breaks)
    }
  }

  private var isEndOfFlowText: Bool {
    let byte = bytes[at]
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      return true
    case colonByte:
      return isBlank(at + 1, to: end) || ",[]{}".utf8.contains(bytes[at + 1])
    case UInt8(ascii: "#"): return isComment(at, in: line)
    default: return false
    }
  }

  /// Where the words of a line begin; nil where it does not belong to what is in brackets.
  private func flowStart(of line: Int, below parent: Int) -> Int? {
    let range = lines[line]
    let first = behindBlanks(range.lowerBound, to: range.upperBound)
    guard first < range.upperBound, !isMarker(line) else { return nil }
    // A bracket may be closed as far left as the name of the value.
    let isClosing = bytes[first] == UInt8(ascii: "]") || bytes[first] == UInt8(ascii: "}")
    return first - range.lowerBound >= parent + (isClosing ? 0 : 1) ? first : nil
  }

  /// Goes to the next word or sign, over comments and line ends; false where the lines end that may belong to this.
  private mutating func goOn(inFlowBelow parent: Int) -> Bool {
    while isLineDone {
      let next = line + 1
      guard next < lines.count, isDone(lines[next].lowerBound, in: next) || flowStart(of: next, below: parent) != nil
      else { return false }
      (line, at) = (next, lines[next].lowerBound)
    }
    skip(tabs: false)
    if bytes[at] == tab {
      complain(.tab)
      skip(tabs: true)
    }
    return true
  }
}
