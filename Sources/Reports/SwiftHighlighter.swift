/// Colours Swift for a terminal: a scanner of letters, good enough for pieces of code that need not be whole.
package struct SwiftHighlighter {
  private let style: TextStyle
  /// Whether a `/* ... */` that an earlier line opened is still open, and whether a text over several lines is.
  private var isInComment = false
  private var isInText = false

  package init(_ style: TextStyle) { self.style = style }

  /// One line with its colours; lines are given in their order.
  package mutating func line(_ text: Substring) -> String {
    guard style.isColoured else { return String(text) }
    var result = ""
    var rest = text
    while !rest.isEmpty {
      let (length, kind) = next(in: rest)
      result += painted(String(rest.prefix(length)), kind)
      rest = rest.dropFirst(length)
    }
    return result
  }

  private enum Kind { case plain, comment, text, number, keyword, type }

  private func painted(_ text: String, _ kind: Kind) -> String {
    switch kind {
    case .plain: text
    case .comment: style.dim(text)
    case .text: style.yellow(text)
    case .number: style.cyan(text)
    case .keyword: style.magenta(text)
    case .type: style.blue(text)
    }
  }

  /// The number of letters that belong together at the beginning of `rest`, and their colour.
  private mutating func next(in rest: Substring) -> (Int, Kind) {
    if isInComment { return comment(rest, from: 0) }
    if isInText { return longText(rest, from: 0) }
    if rest.hasPrefix("//") { return (rest.count, Kind.comment) }
    if rest.hasPrefix("/*") { return comment(rest, from: 2) }
    if rest.hasPrefix("\"\"\"") { return longText(rest, from: 3) }
    guard let first = rest.first else { return (0, Kind.plain) }
    if first == "\"" { return (textLength(rest), Kind.text) }
    if first.isNumber {
      return (rest.prefix { $0.isHexDigit || $0 == "." || $0 == "_" || $0 == "x" }.count, Kind.number)
    }
    if first == "@" || first == "#" {
      let word = 1 + rest.dropFirst().prefix(while: isWord).count
      return (word, word > 1 ? Kind.keyword : .plain)
    }
    if isWord(first) {
      let word = rest.prefix(while: isWord)
      if Self.keywords.contains(String(word)) { return (word.count, .keyword) }
      return (word.count, first.isUppercase ? Kind.type : .plain)
    }
    // A member may be named like a keyword: `.default`.
    if first == "." {
      let word = rest.dropFirst().prefix(while: isWord)
      return (1 + (word.first?.isNumber == true ? 0 : word.count), .plain)
    }
    return (1, .plain)
  }

  private mutating func comment(_ rest: Substring, from start: Int) -> (Int, Kind) {
    let length = Self.length(of: rest, until: "*/", from: start)
    isInComment = length == nil
    return (length ?? rest.count, Kind.comment)
  }

  private mutating func longText(_ rest: Substring, from start: Int) -> (Int, Kind) {
    let length = Self.length(of: rest, until: "\"\"\"", from: start)
    isInText = length == nil
    return (length ?? rest.count, Kind.text)
  }

  private static func length(of rest: Substring, until end: String, from start: Int) -> Int? {
    var count = start
    var tail = rest.dropFirst(start)
    while !tail.isEmpty {
      if tail.hasPrefix(end) { return count + end.count }
      tail = tail.dropFirst()
      count += 1
    }
    return nil
  }

  /// A text with its quotation marks; one that is never closed ends with its line.
  private func textLength(_ rest: Substring) -> Int {
    var count = 1
    var isEscaped = false
    for letter in rest.dropFirst() {
      count += 1
      if isEscaped { isEscaped = false } else if letter == "\\" { isEscaped = true } else if letter == "\"" { break }
    }
    return count
  }

  private func isWord(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber || letter == "_" }

  private static let keywords: Set<String> = [
    "actor", "as", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "false", "fileprivate", "final", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated", "open", "override", "package",
    "private", "protocol", "public", "return", "self", "Self", "some", "any", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
  ]
}
