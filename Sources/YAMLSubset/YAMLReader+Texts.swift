import RuleModel

// Texts without quotes and texts in quotes.
extension YAMLReader {
  /// A text without quotes, and the deeper lines that continue it.
  mutating func plain(below parent: Int) -> YAMLNode {
    let start = here
    if !mayBegin(at, to: end) { complain(.form) }
    let first = plainLine()
    var (text, isLast) = (string(first.words), first.isLast)
    var next = line + 1
    var breaks = 0
    while !isStrict, !isLast, next < lines.count {
      let range = lines[next]
      let first = behindBlanks(range.lowerBound, to: range.upperBound)
      if first == range.upperBound {
        breaks += 1
        next += 1
        continue
      }
      guard first - range.lowerBound > parent, bytes[first] != UInt8(ascii: "#"), !isMarker(next),
        !bytes[range.lowerBound..<first].contains(tab), colon(from: first, to: range.upperBound) == nil
      else { break }
      (line, at) = (next, first)
      let (words, ends) = plainLine()
      text += (breaks == 0 ? " " : String(repeating: "\n", count: breaks)) + string(words)
      (isLast, breaks, next) = (ends, 0, next + 1)
    }
    nextLine()
    return YAMLNode(content: .text(text), style: .plain, place: start)
  }

  /// The words from here to the end of the line or to a comment, and whether there is one.
  private mutating func plainLine() -> (words: Range<Int>, isLast: Bool) {
    let start = at
    var last = at
    var wasBlank = false
    for index in at..<end {
      switch bytes[index] {
      case UInt8(ascii: "#") where wasBlank: return (start..<last, true)
      case space, tab: wasBlank = true
      case colonByte where isBlank(index + 1, to: end):
        complain(.colonInText)
        fallthrough
      default:
        if wasBlank, bytes[last..<index].contains(tab) { complain(.tab) }
        wasBlank = false
        last = index + 1
      }
    }
    return (start..<last, false)
  }

  /// A text in quotes as a value, and the end of its line.
  mutating func quotedValue(below parent: Int) -> YAMLNode {
    let start = here
    var behind = at + 1..<end
    while let last = behind.last, isBlank(last, to: end) { behind.removeLast() }
    let text = quoted(below: parent)
    defer { nextLine() }
    if let text, isLineDone { return YAMLNode(content: .text(text), style: .quoted, place: start) }
    if text != nil { complain(.behindValue) }
    return YAMLNode(content: .text(string(behind)), style: .plain, place: start)
  }

  /// The text in the quotes that open here; nil where they are never closed, with the place in the last line that may
  /// belong to it.
  mutating func quoted(below parent: Int) -> String? {
    let (quote, open) = (bytes[at], here)
    var text: [UInt8] = []
    at += 1
    while true {
      // What blanks at the end of the line do not belong to.
      var kept = text.count
      var isJoined = false
      while at < end {
        let byte = bytes[at]
        if byte == quote {
          guard quote == singleQuote, at + 1 < end, bytes[at + 1] == quote else {
            at += 1
            return String(decoding: text, as: UTF8.self)
          }
          at += 1
        } else if byte == backslash, quote == doubleQuote {
          at += 1
          if at == end {
            isJoined = true
          } else {
            escape(into: &text)
          }
          kept = text.count
          continue
        }
        text.append(byte)
        at += 1
        if byte != space, byte != tab { kept = text.count }
      }
      guard let breaks = goOn(inTextBelow: parent) else {
        complain(.openQuote, at: open)
        return nil
      }
      if !isJoined {
        text.removeLast(text.count - kept)
        if breaks == 0 { text.append(space) }
      }
      text += repeatElement(UInt8(ascii: "\n"), count: breaks)
    }
  }

  /// Goes to the next line that is not blank and may continue a text; says how many were blank, or nil without one.
  private mutating func goOn(inTextBelow parent: Int) -> Int? {
    var next = line + 1
    while next < lines.count {
      let first = behindBlanks(lines[next].lowerBound, to: lines[next].upperBound)
      if first < lines[next].upperBound {
        guard first - lines[next].lowerBound > parent, !isMarker(next) else { return nil }
        let breaks = next - line - 1
        (line, at) = (next, first)
        return breaks
      }
      next += 1
    }
    return nil
  }

  /// Reads an escape, from behind its backslash.
  private mutating func escape(into text: inout [UInt8]) {
    let letter = bytes[at]
    let start = at - 1
    at += 1
    switch letter {
    case UInt8(ascii: "n"): text.append(0x0a)
    case UInt8(ascii: "t"), tab: text.append(tab)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), space: text.append(letter)
    case UInt8(ascii: "r"): text.append(0x0d)
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "a"), UInt8(ascii: "b"): text.append(letter - UInt8(ascii: "a") + 7)
    case UInt8(ascii: "v"): text.append(0x0b)
    case UInt8(ascii: "f"): text.append(0x0c)
    case UInt8(ascii: "e"): text.append(0x1b)
    case UInt8(ascii: "N"): text += "\u{85}".utf8
    case UInt8(ascii: "_"): text += "\u{a0}".utf8
    case UInt8(ascii: "L"): text += "\u{2028}".utf8
    case UInt8(ascii: "P"): text += "\u{2029}".utf8
    case UInt8(ascii: "x"): hexadecimal(2, from: start, into: &text)
    case UInt8(ascii: "u"): hexadecimal(4, from: start, into: &text)
    case UInt8(ascii: "U"): hexadecimal(8, from: start, into: &text)
    default:
      // Not the rest of a letter beyond ASCII.
      while at < end, bytes[at] & 0xc0 == 0x80 { at += 1 }
      complain(.escape(string(start + 1..<at)), at: place(start, in: line))
      text += bytes[start + 1..<at]
    }
  }

  private mutating func hexadecimal(_ count: Int, from start: Int, into text: inout [UInt8]) {
    var value: UInt32 = 0
    var read = 0
    while read < count, at < end, let digit = UInt32(string(at..<at + 1), radix: 16) {
      value = value << 4 | digit
      (read, at) = (read + 1, at + 1)
    }
    guard read == count, let scalar = UnicodeScalar(value) else {
      complain(.escape(string(start + 1..<at)), at: place(start, in: line))
      text += "\u{fffd}".utf8
      return
    }
    text += String(scalar).utf8
  }
}
