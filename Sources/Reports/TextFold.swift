/// Lines for a terminal that is narrower than they are.
package enum TextFold {
  /// The text with its lines wrapped between words, each continued two columns further in than it begins.
  ///
  /// - Parameter width: how wide the terminal is; nil, as in a pipe, leaves the text alone.
  package static func text(_ text: String, width: Int?) -> String {
    guard let width else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard visible(line) > width else { return String(line) }
      let indent = String(line.prefix { $0 == " " })
      let inner = indent + "  "
      var parts = lines(String(line.dropFirst(indent.count)), width: width - inner.count)
      let first = indent + parts.removeFirst()
      return ([first] + parts.map { inner + $0 }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The text in lines of at most so many columns, as far as its words are short enough.
  package static func lines(_ text: String, width: Int) -> [String] {
    guard visible(text) > width else { return [text] }
    var lines: [String] = []
    var line = ""
    for piece in pieces(of: text) {
      if !line.isEmpty, visible(line + piece.trimmed) > width {
        lines.append(String(line.trimmed))
        line = ""
      }
      line += piece
    }
    return lines + [String(line.trimmed)]
  }

  /// What no line break may part: words with the space behind them, and the parts of a list without spaces.
  static func pieces(of text: String) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    for index in text.indices where text[index] == " " || text[index] == "," {
      let next = text.index(after: index)
      if text[index] == ",", next < text.endIndex, text[next] == " " { continue }
      pieces.append(text[start..<next])
      start = next
    }
    return start < text.endIndex ? pieces + [text[start...]] : pieces
  }

  /// How many columns a text takes; codes of colour take none.
  private static func visible(_ text: some StringProtocol) -> Int {
    guard text.contains("\u{1b}") else { return String(text).columns }
    return String(text).replacing(#/\x1B\[[0-9;]*m/#, with: "").columns
  }
}

extension StringProtocol {
  /// Without the spaces at its end.
  fileprivate var trimmed: SubSequence {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return self[..<end]
  }
}
