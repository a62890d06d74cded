@_spi(RawSyntax) import SwiftSyntax

/// A node of the raw syntax tree and where it starts, with the white space and comments before it.
///
/// Raw nodes know their length only; walking them costs a fraction of walking the tree that knows its parents.
struct LocatedSyntax {
  let raw: RawSyntax
  let offset: Int
  /// How long it is with all that is around it; the tree is asked once, because the answer is a call into another module.
  let length: Int

  init(raw: RawSyntax, offset: Int) {
    (self.raw, self.offset, length) = (raw, offset, raw.byteLength)
  }

  var kind: SyntaxKind { raw.kind }
  var end: Int { offset + length }
  var isEmpty: Bool { length == 0 }

  /// The children that are there, in source order.
  var children: Children { Children(of: self) }

  struct Children: Sequence, IteratorProtocol {
    private var raws: UnsafeBufferPointer<RawSyntax?>.Iterator?
    private var offset: Int

    fileprivate init(of node: LocatedSyntax) {
      raws = node.raw.layoutView?.children.makeIterator()
      offset = node.offset
    }

    mutating func next() -> LocatedSyntax? {
      while let slot = raws?.next() {
        guard let raw = slot else { continue }
        let child = LocatedSyntax(raw: raw, offset: offset)
        offset = child.end
        return child
      }
      return nil
    }
  }

  /// `wanted`, a child of this node, with its place.
  func child(_ wanted: (some RawSyntaxNodeProtocol)?) -> LocatedSyntax? {
    guard let id = wanted?.raw.id else { return nil }
    return children.first { $0.raw.id == id }
  }

  func child(ofKind kind: SyntaxKind) -> LocatedSyntax? {
    children.first { $0.kind == kind }
  }

  /// The first child that is a token and was written.
  var firstToken: LocatedSyntax? {
    children.first { $0.kind == .token && !$0.isEmpty }
  }

  /// The bytes of the node without the white space and comments around it.
  var range: Range<Int> { start..<Swift.max(start, trimmedEnd) }

  /// The same without a comma at the end.
  var rangeBeforeComma: Range<Int> {
    var last: LocatedSyntax?
    for child in children where !child.isEmpty && child.raw.tokenView?.rawKind != .comma { last = child }
    return start..<Swift.max(start, last?.trimmedEnd ?? start)
  }

  // A chain of n calls is a tree of depth n, so neither of these two may recurse.

  /// Where the first token of the node starts.
  var start: Int {
    var node = self
    while true {
      if let token = node.raw.tokenView { return node.offset + (node.isEmpty ? 0 : token.leadingTriviaByteLength) }
      guard let child = node.children.first(where: { !$0.isEmpty }) else { return node.offset }
      node = child
    }
  }

  /// Where the last token of the node ends.
  var trimmedEnd: Int {
    var raw = raw
    while true {
      if let token = raw.tokenView { return end - (raw.byteLength == 0 ? 0 : token.trailingTriviaByteLength) }
      // What comes last ends where the node does, so nothing before it need be measured.
      guard let last = raw.layoutView?.children.last(where: { ($0?.byteLength ?? 0) > 0 }), let last else { return end }
      raw = last
    }
  }
}
