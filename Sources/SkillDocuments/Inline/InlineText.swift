import ByteText

/// A run of text without its Markdown, and what the Markdown said.
package struct InlineText: Sendable {
  package struct Code: Hashable, Sendable {
    package let text: String
    /// Where it stands in `bytes`.
    package let range: Range<Int>
  }

  package struct Link: Hashable, Sendable {
    package let title: String
    package let target: String
    /// Line ends of the text before it.
    package let lineOffset: Int
  }

  /// The plain text in UTF-8, line ends turned into spaces.
  package private(set) var bytes: [UInt8] = []
  package private(set) var codes: [Code] = []
  package private(set) var bold: [Range<Int>] = []
  package private(set) var links: [Link] = []
  /// Where in `bytes` the second and later lines of the text begin.
  package private(set) var lineStarts: [Int] = []

  package init(_ markdown: some StringProtocol) {
    var reader = InlineReader(Array(markdown.utf8))
    reader.read()
    bytes = reader.plain
    codes = reader.codes
    bold = reader.bold
    links = reader.links
    lineStarts = reader.lineStarts
  }

  /// The part of the text in `range`, spaces at its ends left out.
  package func slice(_ range: Range<Int>) -> InlineText {
    var start = range.lowerBound, end = range.upperBound
    while start < end, bytes[start] == Ascii.space { start += 1 }
    while end > start, bytes[end - 1] == Ascii.space { end -= 1 }
    func moved(_ part: Range<Int>) -> Range<Int>? {
      let kept = part.clamped(to: start..<end)
      return kept.isEmpty ? nil : kept.lowerBound - start..<kept.upperBound - start
    }
    var part = InlineText("")
    part.bytes = Array(bytes[start..<end])
    part.codes = codes.compactMap { code in moved(code.range).map { Code(text: code.text, range: $0) } }
    part.bold = bold.compactMap(moved)
    part.lineStarts = lineStarts.compactMap { (start..<end).contains($0) ? $0 - start : nil }
    return part
  }

  package var plain: String { String(decoding: bytes, as: UTF8.self) }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The 0-based line of the text that the byte at `offset` came from.
  package func line(at offset: Int) -> Int {
    lineStarts.partitioningIndex { $0 > offset }
  }

  /// The bold run at the start that names what follows, such as "Rule:" or "UX Intent" before a dash.
  package var label: (text: String, end: Int)? {
    guard let run = bold.first, run.lowerBound == 0, run.count <= 96 else { return nil }
    if bytes[run.upperBound - 1] == UInt8(ascii: ":") {
      return (text(run.lowerBound..<run.upperBound - 1), run.upperBound)
    }
    var next = run.upperBound
    while next < bytes.count, bytes[next] == Ascii.space { next += 1 }
    guard next < bytes.count else { return nil }
    if bytes[next] == UInt8(ascii: ":") { return (text(run), next + 1) }
    return Dash.length(at: next, in: bytes).map { (text(run), next + $0) }
  }

  /// Whether the text ends in a colon, of whatever width.
  package var endsInColon: Bool { bytes.last == UInt8(ascii: ":") || bytes.suffix(3).elementsEqual("\u{FF1A}".utf8) }

  /// Whether the text is one link and nothing else.
  package var isOneLink: Bool { links.count == 1 && links[0].title.utf8.count == bytes.count }

  /// Whether the text says what a piece of code is: "`.glass` = ...", "`spacing: 0` -> ...".
  ///
  /// - Parameter mark: a further mark between the code and what it is, beside the equals sign and arrows.
  package func isDefinition(before mark: Unicode.Scalar) -> Bool {
    guard let first = codes.first, first.range.lowerBound == 0 else { return false }
    var next = first.range.upperBound
    while next < bytes.count, bytes[next] == Ascii.space { next += 1 }
    guard next < bytes.count else { return false }
    return bytes[next] == UInt8(ascii: "=") || bytes[next] == UInt8(ascii: mark)
      || Dash.arrowLength(at: next, in: bytes) != nil
  }

  /// Whether `text` holds `**` outside inline code.
  static func holdsBoldMark(_ text: Substring) -> Bool {
    var isCode = false
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "`") { isCode.toggle() }
      if byte == UInt8(ascii: "*"), previous == byte, !isCode { return true }
      previous = byte
    }
    return false
  }
}
