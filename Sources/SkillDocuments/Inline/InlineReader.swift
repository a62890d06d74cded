import ByteText

/// One pass over the Markdown of a run of text.
///
/// Every search for a closing mark is bounded or remembered, so that no text costs more than its length.
struct InlineReader {
  private let source: [UInt8]
  private var position = 0
  private(set) var plain: [UInt8] = []
  private(set) var codes: [InlineText.Code] = []
  private(set) var bold: [Range<Int>] = []
  private(set) var links: [InlineText.Link] = []
  private(set) var lineStarts: [Int] = []
  private var boldStart: Int?
  /// Where the title of each open `[` begins in `plain`.
  private var brackets: [Int] = []
  /// The runs of backticks in their order, each with the start of the next one of the same length.
  private var ticks: [(start: Int, end: Int?)] = []
  private var nextTick = 0
  private static let longestTarget = 2048

  init(_ source: [UInt8]) {
    self.source = source
    plain.reserveCapacity(source.count)
    findCodeEnds()
  }

  private mutating func findCodeEnds() {
    guard var index = source.firstIndex(of: UInt8(ascii: "`")) else { return }
    var lengths: [Int] = []
    while index < source.count {
      guard source[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let start = index
      while index < source.count, source[index] == UInt8(ascii: "`") { index += 1 }
      ticks.append((start, nil))
      lengths.append(index - start)
    }
    var next = [Int?](repeating: nil, count: (lengths.max() ?? 0) + 1)
    for run in ticks.indices.reversed() {
      ticks[run].end = next[lengths[run]]
      next[lengths[run]] = ticks[run].start
    }
  }

  /// Where the code ends whose opening backticks begin at `position`.
  private mutating func codeEnd() -> Int? {
    while nextTick < ticks.count, ticks[nextTick].start < position { nextTick += 1 }
    return nextTick < ticks.count && ticks[nextTick].start == position ? ticks[nextTick].end : nil
  }

  private func byte(_ offset: Int) -> UInt8? {
    let index = position + offset
    return index >= 0 && index < source.count ? source[index] : nil
  }

  mutating func read() {
    while let byte = byte(0) {
      switch byte {
      case UInt8(ascii: "`"): readCode()
      case UInt8(ascii: "*"): readStars()
      case UInt8(ascii: "_"): readUnderscores()
      case UInt8(ascii: "~") where self.byte(1) == byte: position += 2
      case UInt8(ascii: "["), UInt8(ascii: "!"):
        guard byte == UInt8(ascii: "[") || self.byte(1) == UInt8(ascii: "[") else {
          plain.append(byte)
          position += 1
          continue
        }
        position += byte == UInt8(ascii: "!") ? 2 : 1
        brackets.append(plain.count)
        if brackets.count > 64 { brackets.removeFirst(32) }
        plain.append(UInt8(ascii: "["))
      case UInt8(ascii: "]"): readBracket()
      case UInt8(ascii: "<"): readAngle()
      case UInt8(ascii: "\\"): readEscape()
      case Ascii.newline:
        trimEnd()
        if !plain.isEmpty { plain.append(Ascii.space) }
        lineStarts.append(plain.count)
        position += 1
      case Ascii.carriageReturn, Ascii.tab:
        plain.append(Ascii.space)
        position += 1
      default:
        plain.append(byte)
        position += 1
      }
    }
    trimEnd()
    bold = bold.map { $0.clamped(to: 0..<plain.count) }.filter { !$0.isEmpty }
  }

  /// Drops spaces at the end, but none that inline code holds.
  private mutating func trimEnd() {
    let code = codes.last?.range.upperBound ?? 0
    while plain.count > code, plain.last == Ascii.space { plain.removeLast() }
  }

  private mutating func readCode() {
    var length = 0
    while byte(length) == UInt8(ascii: "`") { length += 1 }
    guard let end = codeEnd() else {
      plain += source[position..<position + length]
      position += length
      return
    }
    var content = source[position + length..<end]
    if content.first == Ascii.space, content.last == Ascii.space, !content.allSatisfy({ $0 == Ascii.space }) {
      content = content.dropFirst().dropLast()
    }
    let start = plain.count
    for byte in content {
      plain.append(byte == Ascii.newline ? Ascii.space : byte)
      if byte == Ascii.newline { lineStarts.append(plain.count) }
    }
    let text = String(decoding: plain[start...], as: UTF8.self)
    codes.append(InlineText.Code(text: text, range: start..<plain.count))
    position = end + length
  }

  private mutating func readStars() {
    var length = 0
    while byte(length) == UInt8(ascii: "*") { length += 1 }
    let before = byte(-1).map(Ascii.isSpace) ?? true
    let after = byte(length).map(Ascii.isSpace) ?? true
    if before && after {
      plain += source[position..<position + length]
    } else if length >= 2 {
      if let start = boldStart {
        if start < plain.count { bold.append(start..<plain.count) }
        boldStart = nil
      } else {
        boldStart = plain.count
      }
    }
    position += length
  }

  private mutating func readUnderscores() {
    var length = 0
    while byte(length) == UInt8(ascii: "_") { length += 1 }
    let before = byte(-1).map(Ascii.isWord) ?? false
    let after = byte(length).map(Ascii.isWord) ?? false
    // Inside a word, as in snake_case, it is a letter like any other.
    if before == after { plain += source[position..<position + length] }
    position += length
  }

  private mutating func readBracket() {
    position += 1
    guard let start = brackets.popLast() else {
      plain.append(UInt8(ascii: "]"))
      return
    }
    guard byte(0) == UInt8(ascii: "("), let end = targetEnd() else {
      plain.append(UInt8(ascii: "]"))
      return
    }
    removeBracket(at: start)
    let title = String(decoding: plain[start...], as: UTF8.self)
    let target = String(decoding: source[position + 1..<end], as: UTF8.self)
    let url = target.split(separator: " ").first.map(String.init) ?? ""
    links.append(
      InlineText.Link(title: title, target: url.filter { $0 != "<" && $0 != ">" }, lineOffset: lineStarts.count))
    position = end + 1
  }

  /// Takes the `[` of a link out of the text; whatever was found after it moves by one.
  private mutating func removeBracket(at start: Int) {
    plain.remove(at: start)
    func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound - 1..<range.upperBound - 1 }
    for index in codes.indices.reversed() {
      guard codes[index].range.lowerBound > start else { break }
      codes[index] = InlineText.Code(text: codes[index].text, range: moved(codes[index].range))
    }
    for index in bold.indices.reversed() {
      guard bold[index].lowerBound > start else { break }
      bold[index] = moved(bold[index])
    }
    for index in lineStarts.indices.reversed() {
      guard lineStarts[index] > start else { break }
      lineStarts[index] -= 1
    }
    if let open = boldStart, open > start { boldStart = open - 1 }
  }

  /// Where the `)` of the target that opens here stands.
  private func targetEnd() -> Int? {
    var depth = 0
    for index in position..<min(source.count, position + Self.longestTarget) {
      switch source[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return index }
      case Ascii.newline: return nil
      default: continue
      }
    }
    return nil
  }

  /// `<https://...>` is a link, `<br>` a line break; everything else in angle brackets is text.
  private mutating func readAngle() {
    let window = source[position..<min(source.count, position + Self.longestTarget)]
    if let end = window.firstIndex(where: { $0 == UInt8(ascii: ">") || Ascii.isSpace($0) }),
      source[end] == UInt8(ascii: ">")
    {
      let inner = String(decoding: source[position + 1..<end], as: UTF8.self)
      if inner.hasPrefix("http://") || inner.hasPrefix("https://") {
        links.append(InlineText.Link(title: inner, target: inner, lineOffset: lineStarts.count))
        plain += inner.utf8
        position = end + 1
        return
      }
      if ["br", "br/"].contains(inner.lowercased()) {
        plain.append(Ascii.space)
        position = end + 1
        return
      }
    }
    plain.append(UInt8(ascii: "<"))
    position += 1
  }

  private mutating func readEscape() {
    if let next = byte(1), next < 0x80, !Ascii.isAlphanumeric(next), !Ascii.isSpace(next) {
      plain.append(next)
      position += 2
    } else {
      plain.append(UInt8(ascii: "\\"))
      position += 1
    }
  }
}
