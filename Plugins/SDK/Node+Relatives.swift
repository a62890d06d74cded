extension Node {
  public var parent: Node? {
    parentIndex.map { Node(file: file, index: $0) }
  }

  /// The nodes around this one, the nearest first.
  public var ancestors: Ancestors { Ancestors(inner: self) }

  public struct Ancestors: Sequence, IteratorProtocol {
    fileprivate var inner: Node

    public mutating func next() -> Node? {
      guard let parent = inner.parent else { return nil }
      inner = parent
      return parent
    }
  }

  public var children: Children { Children(place: index + 1, end: Swift.min(subtreeEnd, file.nodeCount), file: file) }

  public struct Children: Sequence, IteratorProtocol {
    fileprivate var place: Int
    fileprivate let end: Int
    fileprivate let file: SourceFile

    public mutating func next() -> Node? {
      guard place < end else { return nil }
      let child = Node(file: file, index: place)
      place = child.subtreeEnd
      return child
    }
  }

  /// Everything inside this node, in source order.
  public var descendants: Descendants { Descendants(place: index + 1, end: subtreeEnd, file: file) }

  public struct Descendants: Sequence, IteratorProtocol {
    fileprivate var place: Int
    fileprivate let end: Int
    fileprivate let file: SourceFile

    public var underestimatedCount: Int { Swift.max(0, end - place) }

    public mutating func next() -> Node? {
      guard place < end else { return nil }
      defer { place += 1 }
      return Node(file: file, index: place)
    }
  }

  public var firstChild: Node? { children.first { _ in true } }

  public func child(_ kind: Kind) -> Node? { children.first { $0.kind == kind } }

  public func children(_ kind: Kind) -> [Node] { children.filter { $0.kind == kind } }

  public func descendants(_ kind: Kind, named names: String...) -> [Node] {
    descendants.filter { $0.kind == kind && (names.isEmpty || $0.isNamed(names)) }
  }

  public func isInside(_ other: Node) -> Bool {
    file === other.file && other.index < index && index < other.subtreeEnd
  }

  /// Whether this ends before the other begins.
  public func isBefore(_ other: Node) -> Bool {
    file === other.file && index < other.index && !other.isInside(self)
  }

  /// The nearest node around this one that is of one of `kinds`.
  public func enclosing(_ kinds: Kind...) -> Node? {
    ancestors.first { kinds.contains($0.kind) }
  }

  /// Whether the two stand in different clauses of `#if`, so that at most one of them is compiled.
  public func isExclusive(with other: Node) -> Bool {
    let mine = ancestors.filter { $0.kind == .ifConfig }
    let theirs = other.ancestors.filter { $0.kind == .ifConfig }
    return mine.contains { clause in
      !theirs.contains(clause) && theirs.contains { $0 != clause && $0.parent == clause.parent }
    }
  }
}
