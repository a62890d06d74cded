import ByteText
import RuleModel

/// Code blocks as examples: whole or in pieces, with the verdicts that their comments give.
enum CodeExamples {
  static let mostLines = 40

  /// The piece of a code block that becomes one rule.
  struct Piece {
    let lines: LineRange
    let examples: [Example]
    /// The comments of the piece, in order, without their slashes.
    let comments: [String]
    let code: String
  }

  /// The pieces of `block`: one up to forty lines, else as many as needed, cut at blank lines where there are any.
  ///
  /// - Parameter verdict: what the text before the block says of it, when its comments say nothing.
  static func pieces(of block: Block, language: String, isFenced: Bool, verdict: Example.Verdict) -> [Piece] {
    let lines = block.text.lines.map(Line.init)
    let firstCode = block.lines.first + (isFenced ? 1 : 0)
    let ranges = block.lines.count <= mostLines ? [lines.indices] : cut(lines)
    return ranges.map { range in
      let first = range.lowerBound == 0 ? block.lines.first : firstCode + range.lowerBound
      let last = range.upperBound == lines.count ? block.lines.last : firstCode + range.upperBound - 1
      return Piece(
        lines: LineRange(first, last),
        examples: examples(lines, range, of: block.text, firstLine: firstCode, language: language, verdict: verdict),
        comments: range.compactMap { lines[$0].comment },
        code: code(lines, range, of: block.text))
    }
  }

  /// All of a fenced block as examples, however long it is.
  static func examples(of block: Block, verdict: Example.Verdict) -> [Example] {
    let lines = block.text.lines.map(Line.init)
    return examples(
      lines, lines.indices, of: block.text, firstLine: block.lines.first + 1, language: "swift", verdict: verdict)
  }

  /// The lines in `range`, as they stand in `text`.
  private static func code(_ lines: [Line], _ range: Range<Int>, of text: String) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return String(text[lines[first].text.startIndex..<lines[last].text.endIndex])
  }

  private struct Line {
    let text: Substring
    let indent: Int
    /// The words after `//` or `#`, wherever in the line they stand.
    let comment: String?
    let isCommentOnly: Bool
    let isBlank: Bool

    init(_ text: Substring) {
      self.text = text
      var text = text
      (indent, isBlank, comment, isCommentOnly) = text.withUTF8 { bytes in
        let indent = bytes.prefix { $0 == Ascii.space || $0 == Ascii.tab }.count
        guard let slashes = Line.slashes(in: bytes) else {
          return (indent, bytes.allSatisfy(Ascii.isSpace), nil, false)
        }
        let words = bytes[slashes...].drop { $0 == UInt8(ascii: "/") }
        let comment = String(decoding: words, as: UTF8.self).trimmed()
        return (indent, false, comment.isEmpty ? nil : comment, bytes[..<slashes].allSatisfy(Ascii.isSpace))
      }
    }

    /// Where a comment begins: outside of texts, and not as in `https://`.
    private static func slashes(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
      var previous = Ascii.space, inString = false
      for (place, byte) in bytes.enumerated() {
        if byte == UInt8(ascii: "\"") { inString.toggle() }
        if byte == UInt8(ascii: "/"), !inString, previous != UInt8(ascii: ":"), place + 1 < bytes.count,
          bytes[place + 1] == byte
        {
          return place
        }
        previous = byte
      }
      return nil
    }
  }

  private static func cut(_ lines: [Line]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0, lastBlank: Int?, lastOuterBlank: Int?
    for index in lines.indices {
      // One line is kept free for the fence, which belongs to the first and the last piece.
      if index - start >= mostLines - 1 {
        // A cut between declarations is best, unless it leaves a scrap.
        let outer = lastOuterBlank.flatMap { $0 - start > mostLines / 3 ? $0 : nil }
        let end = outer ?? lastBlank ?? index
        ranges.append(start..<end)
        start = end
        // Blank lines behind the cut count for the next piece.
        if let blank = lastBlank, blank <= end { lastBlank = nil }
        lastOuterBlank = nil
      }
      guard lines[index].isBlank, index + 1 - start > 1 else { continue }
      lastBlank = index + 1
      if index + 1 < lines.count, lines[index + 1].indent <= 4 { lastOuterBlank = index + 1 }
    }
    if start < lines.count || ranges.isEmpty { ranges.append(start..<lines.count) }
    return ranges
  }

  /// Comment lines that give a verdict, and first comments after a blank line, begin an example of their own.
  private static func examples(
    _ lines: [Line], _ range: Range<Int>, of text: String, firstLine: Int, language: String, verdict: Example.Verdict
  ) -> [Example] {
    let margin = range.filter { !lines[$0].isBlank }.map { lines[$0].indent }.min() ?? 0
    var starts: [(index: Int, verdict: Example.Verdict?)] = []
    var inner: Example.Verdict?
    for index in range {
      guard let comment = lines[index].comment else { continue }
      let given = Example.Verdict(comment: comment)
      guard lines[index].isCommentOnly, lines[index].indent == margin else {
        if lines[index].isCommentOnly { inner = inner ?? given }
        continue
      }
      let opens = index == range.lowerBound || lines[index - 1].isBlank
      if given != nil || opens { starts.append((index, given)) }
    }
    if !starts.contains(where: { $0.verdict != nil }) { starts = [(range.lowerBound, inner ?? verdict)] }
    if let first = starts.first, first.index > range.lowerBound,
      (range.lowerBound..<first.index).contains(where: { !lines[$0].isBlank })
    {
      starts.insert((range.lowerBound, verdict), at: 0)
    }
    return starts.enumerated().compactMap { order, start in
      var end = order + 1 < starts.count ? starts[order + 1].index : range.upperBound
      while end > start.index, lines[end - 1].isBlank { end -= 1 }
      guard end > start.index else { return nil }
      return Example(
        verdict: start.verdict ?? .neutral, language: language,
        code: code(lines, start.index..<end, of: text),
        lines: LineRange(firstLine + start.index, firstLine + end - 1))
    }
  }
}

extension Example.Verdict {
  /// The verdict that a comment such as `Good`, `BAD: ...`, `DON'T DO THIS` or `Wrong - ...` gives; nil for others.
  init?(comment: String) {
    let start = String(decoding: comment.utf8.prefix(48), as: UTF8.self).lowercased()
    let words = start.split(at: { !(Ascii.isWord($0) || $0 == UInt8(ascii: "'")) }).prefix(3).map { String($0) }
    guard let first = words.first else { return nil }
    // "never fetched twice" tells of the code, "Never do this" judges it.
    let rest = Array(words.dropFirst())
    if ["never", "avoid"].contains(first), comment.first?.isLowercase == true {
      let isMark = start.dropFirst(first.utf8.count).first == ":" || rest.isEmpty
      guard isMark || rest.last == "this" || rest.first == "this" else { return nil }
    }
    switch first {
    case "good", "correct", "right", "preferred", "better", "recommended", "\u{2705}", "\u{2713}", "\u{2714}":
      self = .good
    case "do" where rest == ["not"] || rest.first == "not": self = .bad
    case "do" where rest.isEmpty || rest.first == "this": self = .good
    case "bad", "wrong", "incorrect", "don't", "dont", "don\u{2019}t", "never", "avoid", "\u{274C}", "\u{2717}",
      "\u{2718}":
      self = .bad
    case "anti", "antipattern": self = .bad
    default: return nil
    }
  }
}
