// Texts below `|` and `>`.
extension YAMLReader {
  /// What the first line says: `>-`, `|2+`.
  private struct Header {
    let isFolded: Bool
    /// `-` leaves the line ends at the end out, `+` keeps them all; else there is one.
    var chomping: UInt8?
    var indent: Int?
  }

  /// The text of the deeper lines; nil, and nothing read, when this is no head of one.
  mutating func blockText(below parent: Int) -> YAMLNode? {
    let start = here
    guard let header = header() else { return nil }
    var next = line + 1
    let indent = header.indent.map { max(parent, 0) + $0 } ?? indent(of: next, below: parent)
    var text: [UInt8] = []
    var breaks = 0
    var previous: UInt8?
    var hasLineEnd = false
    while next < lines.count {
      let range = lines[next]
      var first = range.lowerBound
      while first < range.upperBound, first - range.lowerBound < indent, bytes[first] == space { first += 1 }
      if first < range.upperBound, first - range.lowerBound < indent {
        // A blank line with tabs may belong to the text or not.
        guard behindBlanks(first, to: range.upperBound) == range.upperBound else { break }
        complain(.tabIndent, at: place(first, in: next))
        first = range.upperBound
      }
      let isEnded = range.upperBound < bytes.count
      if first == range.upperBound {
        breaks += isEnded ? 1 : 0
      } else {
        if let previous {
          // Lines that are indented further keep their ends.
          let isFolded = header.isFolded && !isBlank(previous) && !isBlank(bytes[first])
          if !isFolded { text.append(0x0a) } else if breaks == 0 { text.append(space) }
        }
        text += repeatElement(0x0a, count: breaks)
        text += bytes[first..<range.upperBound]
        (previous, breaks, hasLineEnd) = (bytes[first], 0, isEnded)
      }
      next += 1
    }
    if header.chomping != dash, hasLineEnd { text.append(0x0a) }
    if header.chomping == UInt8(ascii: "+") { text += repeatElement(0x0a, count: breaks) }
    line = next
    goOn()
    return YAMLNode(content: .text(String(decoding: text, as: UTF8.self)), style: .block, place: start)
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  private mutating func header() -> Header? {
    var header = Header(isFolded: bytes[at] == UInt8(ascii: ">"))
    var index = at + 1
    while index < end {
      if header.chomping == nil, bytes[index] == dash || bytes[index] == UInt8(ascii: "+") {
        header.chomping = bytes[index]
      } else if header.indent == nil, bytes[index] &- UInt8(ascii: "1") < 9 {
        header.indent = Int(bytes[index] - UInt8(ascii: "0"))
      } else {
        break
      }
      index += 1
    }
    return isDone(index, in: line) && !bytes[index..<behindBlanks(index, to: end)].contains(tab) ? header : nil
  }

  /// The indentation of the first line that is not blank.
  private mutating func indent(of first: Int, below parent: Int) -> Int {
    var next = first
    var most = (line: first, spaces: 0)
    while next < lines.count {
      let range = lines[next]
      let spaces = bytes[range].prefix { $0 == space }.count
      if spaces < range.count {
        if most.spaces > spaces, spaces > parent {
          complain(.deeper(""), at: place(lines[most.line].lowerBound, in: most.line))
        }
        return max(parent + 1, spaces > parent ? spaces : most.spaces)
      }
      if spaces > most.spaces { most = (next, spaces) }
      next += 1
    }
    return max(parent + 1, most.spaces)
  }
}
