import ByteText

/// What one line looks like by itself: its indentation and the marker that it begins with.
struct LineShape {
  enum Marker: Equatable {
    case none
    case heading(level: Int)
    case fence(byte: UInt8, length: Int)
    case bullet
    case number(Int)
    case task(isDone: Bool)
    case quote
    case thematicBreak
    case comment
  }

  /// Columns before the first character; a tab goes to the next multiple of four.
  let indent: Int
  /// Where the first character stands.
  let start: Int
  let end: Int
  let marker: Marker
  /// Where the text after the marker begins, and its column.
  let content: Int
  let contentColumn: Int

  init(_ bytes: [UInt8], _ line: Range<Int>) {
    var position = line.lowerBound, column = 0
    while position < line.upperBound, bytes[position] == Ascii.space || bytes[position] == Ascii.tab {
      column = bytes[position] == Ascii.tab ? (column / 4 + 1) * 4 : column + 1
      position += 1
    }
    var end = line.upperBound
    while end > position, Ascii.isSpace(bytes[end - 1]) { end -= 1 }
    indent = column
    start = position
    self.end = end
    let (marker, length) = LineShape.marker(bytes[position..<end])
    self.marker = marker
    var content = position + length
    while content < end, bytes[content] == Ascii.space || bytes[content] == Ascii.tab { content += 1 }
    self.content = content
    contentColumn = column + content - position
  }

  /// The marker that `line` begins with and the number of its bytes.
  private static func marker(_ line: ArraySlice<UInt8>) -> (Marker, Int) {
    guard let first = line.first else { return (.none, 0) }
    switch first {
    case UInt8(ascii: "#"):
      let level = line.prefix { $0 == first }.count
      let after = line.dropFirst(level).first
      return level <= 6 && (after == nil || after.map(Ascii.isSpace) == true)
        ? (.heading(level: level), level) : (.none, 0)
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      let length = line.prefix { $0 == first }.count
      // A backtick after the fence makes the line inline code.
      guard length >= 3, first == UInt8(ascii: "~") || !line.dropFirst(length).contains(first) else {
        return (.none, 0)
      }
      return (.fence(byte: first, length: length), length)
    case UInt8(ascii: ">"): return (.quote, 1)
    case UInt8(ascii: "<"): return line.starts(with: "<!--".utf8) ? (.comment, 0) : (.none, 0)
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "_"):
      if first != UInt8(ascii: "+"), isThematicBreak(line, first) { return (.thematicBreak, line.count) }
      let rest = line.dropFirst()
      guard first != UInt8(ascii: "_"), rest.first.map(Ascii.isSpace) ?? true else { return (.none, 0) }
      return task(line, rest.drop(while: Ascii.isSpace)) ?? (.bullet, 1)
    case _ where Ascii.isDigit(first):
      let digits = line.prefix(while: Ascii.isDigit)
      let rest = line.dropFirst(digits.count)
      guard digits.count <= 9, rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ")"),
        rest.dropFirst().first.map(Ascii.isSpace) ?? true
      else { return (.none, 0) }
      return (.number(digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }), digits.count + 1)
    default: return (.none, 0)
    }
  }

  private static func isThematicBreak(_ line: ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
    var count = 0
    for next in line {
      if next == byte { count += 1 } else if !Ascii.isSpace(next) { return false }
    }
    return count >= 3
  }

  private static func task(_ line: ArraySlice<UInt8>, _ box: ArraySlice<UInt8>) -> (Marker, Int)? {
    let mark = Array(box.prefix(4))
    guard mark.count >= 3, mark[0] == UInt8(ascii: "["), mark[2] == UInt8(ascii: "]"),
      mark.dropFirst(3).allSatisfy(Ascii.isSpace)
    else { return nil }
    let isDone = mark[1] | 0x20 == UInt8(ascii: "x")
    guard isDone || mark[1] == Ascii.space else { return nil }
    return (.task(isDone: isDone), box.startIndex - line.startIndex + 3)
  }

  var isBlank: Bool { start == end }

  var isItem: Bool {
    switch marker {
    case .bullet, .number, .task: true
    default: false
    }
  }
}
