// What stands at a place: the small questions of all parts of the reader.
extension YAMLReader {
  func isOneOf(_ set: StaticString) -> Bool {
    let byte = bytes[at]
    return set.withUTF8Buffer { $0.contains(byte) }
  }

  /// Whether a space, a tab or the end of the line is at `index`.
  func isBlank(_ index: Int, to end: Int) -> Bool { index >= end || bytes[index] == space || bytes[index] == tab }

  /// The first place from `index` on without a space or a tab.
  func behindBlanks(_ index: Int, to end: Int) -> Int {
    var index = index
    while index < end, bytes[index] == space || bytes[index] == tab { index += 1 }
    return index
  }

  mutating func skip(tabs: Bool) {
    while at < end, bytes[at] == space || (tabs && bytes[at] == tab) { at += 1 }
  }

  /// Whether nothing but blanks and a comment follows; the comment needs a blank before it.
  func isDone(_ index: Int, in line: Int) -> Bool {
    let end = lines[line].upperBound
    let next = behindBlanks(index, to: end)
    return next == end || (bytes[next] == UInt8(ascii: "#") && isComment(next, in: line))
  }

  /// Whether the `#` at `index` begins a comment.
  func isComment(_ index: Int, in line: Int) -> Bool {
    index == lines[line].lowerBound || bytes[index - 1] == space || bytes[index - 1] == tab
  }

  var isLineDone: Bool { isDone(at, in: line) }

  /// Whether a `- ` is here.
  var isItem: Bool { bytes[at] == dash && isBlank(at + 1, to: end) }

  /// Whether a text without quotes may begin at `index`.
  func mayBegin(_ index: Int, to end: Int, inFlow: Bool = false) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"), UInt8(ascii: "|"),
      UInt8(ascii: ">"), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"), singleQuote, doubleQuote, tab:
      false
    case dash: !isBlank(index + 1, to: end)
    case UInt8(ascii: "?"), colonByte: !inFlow && !isBlank(index + 1, to: end)
    default: true
    }
  }

  /// The colon that ends the name which begins at `start`; nil when this is no `name: value`.
  func colon(from start: Int, to end: Int) -> Int? {
    var index = start
    switch bytes[start] {
    case singleQuote, doubleQuote:
      guard let close = closingQuote(of: start, to: end) else { return nil }
      index = close + 1
      while index < end, bytes[index] == space { index += 1 }
      return index < end && bytes[index] == colonByte && isBlank(index + 1, to: end) ? index : nil
    default:
      while index < end {
        if bytes[index] == colonByte, isBlank(index + 1, to: end) { return index == start ? nil : index }
        if bytes[index] == UInt8(ascii: "#"), index > start, isBlank(index - 1, to: end) { return nil }
        index += 1
      }
      return nil
    }
  }

  /// Whether a `name: value` is here.
  var isEntry: Bool { !isOneOf("[{") && colon(from: at, to: end) != nil }

  private func closingQuote(of start: Int, to end: Int) -> Int? {
    let quote = bytes[start]
    var index = start + 1
    while index < end {
      if bytes[index] == quote {
        guard quote == singleQuote, index + 1 < end, bytes[index + 1] == quote else { return index }
        index += 1
      } else if quote == doubleQuote, bytes[index] == backslash {
        index += 1
      }
      index += 1
    }
    return nil
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// What a line holds from `index` on, without a comment.
  func words(from index: Int, in line: Int) -> String {
    let range = index..<lines[line].upperBound
    var last = range.first { bytes[$0] == UInt8(ascii: "#") && isComment($0, in: line) } ?? range.upperBound
    while last > index, isBlank(last - 1, to: last) { last -= 1 }
    return string(index..<last)
  }

  /// The beginning of what is left of the line, for people.
  var glimpse: String { String(words(from: at, in: line).prefix(40)) }
}
