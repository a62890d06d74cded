@_spi(RawSyntax) import SwiftSyntax

extension ModelBuilder {
  /// Writes every comment of the file, in source order.
  mutating func addComments(of tree: LocatedSyntax) {
    // Most of a file has no comments: only what holds the beginning of one is looked into.
    let starts = commentLikePlaces
    guard !starts.isEmpty else { return }
    var next = 0
    // A chain of n calls is a tree of depth n: a stack of our own, no recursion.
    var pending = [tree]
    while let node = pending.popLast() {
      while next < starts.count, starts[next] < node.offset { next += 1 }
      guard next < starts.count else { return }
      guard starts[next] < node.end else { continue }
      guard let token = node.raw.tokenView else {
        let position = pending.count
        for child in node.children where !child.isEmpty { pending.append(child) }
        pending[position...].reverse()
        continue
      }
      // A comment never goes over from the end of one token to the beginning of the next.
      addComments(in: node.offset..<node.offset + token.leadingTriviaByteLength)
      addComments(in: node.end - token.trailingTriviaByteLength..<node.end)
    }
  }

  /// Where `//` and `/*` stand, in comments or not.
  private var commentLikePlaces: [Int] {
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    var places: [Int] = []
    var offset = 0
    while offset + 1 < source.count {
      if source[offset] == slash, source[offset + 1] == slash || source[offset + 1] == star { places.append(offset) }
      offset += 1
    }
    return places
  }

  /// The comments between two tokens.
  private mutating func addComments(in gap: Range<Int>) {
    var offset = gap.lowerBound
    if offset == 0, source.starts(with: "#!".utf8) { offset = endOfLine(from: 0, limit: gap.upperBound) }
    while offset < gap.upperBound {
      if let end = endOfComment(at: offset, limit: gap.upperBound) {
        leaf(.comment, offset..<end)
        offset = end
      } else {
        offset += 1
      }
    }
  }

  /// The end of the white space and comments that start at `offset`; `offset` when there are none.
  func endOfGap(at offset: Int, limit: Int) -> Int {
    var offset = offset
    while offset < limit {
      if let end = endOfComment(at: offset, limit: limit) {
        offset = end
      } else if source[offset] <= UInt8(ascii: " ") {
        offset += 1
      } else {
        break
      }
    }
    return offset
  }

  /// The end of the comment that starts at `offset`, without the line's end; nil when none starts there.
  private func endOfComment(at offset: Int, limit: Int) -> Int? {
    let slash = UInt8(ascii: "/")
    let star = UInt8(ascii: "*")
    guard offset + 1 < limit, source[offset] == slash else { return nil }
    if source[offset + 1] == slash { return endOfLine(from: offset, limit: limit) }
    guard source[offset + 1] == star else { return nil }
    var depth = 0
    var next = offset
    while next + 1 < limit {
      if source[next] == slash && source[next + 1] == star {
        depth += 1
        next += 2
      } else if source[next] == star && source[next + 1] == slash {
        depth -= 1
        next += 2
        if depth == 0 { return next }
      } else {
        next += 1
      }
    }
    return limit
  }

  private func endOfLine(from offset: Int, limit: Int) -> Int {
    source[offset..<limit].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? limit
  }
}
