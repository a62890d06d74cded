extension Node {
  public var parent: Node? {
    parentIndex.map { Node(file: file, index: $0) }
  }

  /// The nodes around this one, the nearest first.
  public var ancestors: some Sequence<Node> {
    sequence(state: self) { node in
      guard let parent = node.parent else { return nil }
      node = parent
      return parent
    }
  }

  public var children: some Sequence<Node> {
    sequence(state: index + 1) { [file, end = subtreeEnd] next -> Node? in
      guard next < end, next < file.nodeCount else { return nil }
      let child = Node(file: file, index: next)
      next = child.subtreeEnd
      return child
    }
  }

  /// Everything inside this node, in source order.
  public var descendants: some Sequence<Node> {
    (index + 1..<Swift.max(index + 1, subtreeEnd)).lazy.map { Node(file: file, index: $0) }
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
