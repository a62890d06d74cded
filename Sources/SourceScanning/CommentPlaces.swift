import ByteText

/// The lines of a Swift file, and where among them a comment can be put without a change of what the code says.
package struct CommentPlaces {
  package struct Line {
    /// Its bytes, without what ends it.
    package let range: Range<Int>
    /// The line end behind it; empty at the end of the file.
    package let end: [UInt8]
    /// Whether neither a literal nor a comment goes on into it, so that a comment may be a line of its own above it.
    package fileprivate(set) var hasFreeStart = true
    /// Whether neither goes on behind it and no `//` stands in it, so that a comment may close it.
    package fileprivate(set) var hasFreeEnd = true
  }

  /// In order; a line end at the end of the file begins no further one.
  package private(set) var lines: [Line] = []

  package init(in bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
      let isPair = end + 1 < bytes.count && bytes[end] == UInt8(ascii: "\r") && bytes[end + 1] == UInt8(ascii: "\n")
      let next = min(bytes.count, end + (isPair ? 2 : 1))
      lines.append(Line(range: start..<end, end: Array(bytes[end..<next])))
      start = next
    }
    bytes.withUnsafeBytes { occupy(in: $0) }
  }

  private mutating func occupy(in bytes: UnsafeRawBufferPointer) {
    var lexer = SwiftLexer(bytes)
    var end = 0
    while let token = lexer.next() {
      occupy(withCommentsIn: end..<token.start, of: bytes)
      occupy(token.start..<token.end)
      end = token.end
    }
    occupy(withCommentsIn: min(end, bytes.count)..<bytes.count, of: bytes)
  }

  /// Between two tokens there are but white space and comments.
  private mutating func occupy(withCommentsIn range: Range<Int>, of bytes: UnsafeRawBufferPointer) {
    var cursor = SwiftCursor(bytes)
    cursor.index = range.lowerBound
    while cursor.index < range.upperBound {
      let start = cursor.index
      guard cursor.peek(0) == UInt8(ascii: "/") else {
        cursor.index += 1
        continue
      }
      switch cursor.peek(1) {
      case UInt8(ascii: "/"):
        cursor.skipLine()
        lines[line(of: start)].hasFreeEnd = false
      case UInt8(ascii: "*"):
        cursor.skipComment()
        occupy(start..<cursor.index)
      default: cursor.index += 1
      }
    }
  }

  /// Takes the line ends inside of a token or comment.
  private mutating func occupy(_ range: Range<Int>) {
    guard !range.isEmpty, !lines.isEmpty else { return }
    for number in line(of: range.lowerBound)..<line(of: range.upperBound - 1) {
      lines[number].hasFreeEnd = false
      lines[number + 1].hasFreeStart = false
    }
  }

  /// The place of the line that holds a byte.
  private func line(of offset: Int) -> Int {
    max(0, lines.partitioningIndex { $0.range.lowerBound > offset } - 1)
  }
}
