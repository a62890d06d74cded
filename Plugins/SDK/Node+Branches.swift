extension Node {
  /// Whether at most one of the two comes to pass: they stand in different branches of an `if`, `switch`, `?:` or `#if`, or in
  /// different views of a `ViewThatFits`.
  public func isAlternative(to other: Node) -> Bool {
    let mine = [self] + ancestors
    let theirs = [other] + other.ancestors
    guard let place = mine.firstIndex(where: theirs.contains), let common = theirs.firstIndex(of: mine[place]),
      place > 0, common > 0
    else { return false }
    let (left, right) = (mine[place - 1], theirs[common - 1])
    return switch mine[place].kind {
    case .if: left.kind != .condition && right.kind != .condition
    case .switch: left.kind == .switchCase && right.kind == .switchCase
    case .closure where mine[place].callOfArgument?.isNamed("ViewThatFits") == true: true
    case .ternary: left != mine[place].firstChild && right != mine[place].firstChild
    default: isExclusive(with: other)
    }
  }

  /// The function, initializer or computed property of a type or file around this node.
  public var enclosingMember: Node? {
    ancestors.first { node in
      guard [.function, .variable, .initializer].contains(node.kind), let parent = node.parent else { return false }
      return Kind.types.contains(parent.kind) || [.extension, .file, .ifConfig].contains(parent.kind)
    }
  }

  /// The call that presents what this node is part of, such as `.sheet`, or the link that leads to it; nil where it belongs
  /// to the screen of its declaration.
  public var presentation: Node? {
    for closure in enclosingClosures {
      if closure.node.enclosingMember != enclosingMember { return nil }
      let call = closure.call
      if call.isModifier, call.isNamed(Self.presenting) { return call }
      if call.isNamed("NavigationLink"), call.labelClosure != closure.node { return call }
      if call.isNamed("Tab", "WindowGroup", "Window") { return call }
    }
    return nil
  }

  private static let presenting = [
    "sheet", "fullScreenCover", "popover", "inspector", "alert", "confirmationDialog", "contextMenu",
    "navigationDestination",
  ]
}

extension Node {
  /// Whether this `catch` has no pattern, or a name for whatever comes: `catch let problem`.
  public var takesAnyError: Bool {
    children(.condition).allSatisfy { Array($0.children).count == 1 && $0.firstChild?.kind == .variable }
  }
}
