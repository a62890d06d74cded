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

  /// Whether this `catch` lets no error through: that, or `catch _`, or `catch let problem as NSError`, which every error is.
  ///
  /// `as Error` may name another type, where the file, or a type around this one in another file, declares one of that name.
  public var takesEveryError: Bool {
    if takesAnyError { return true }
    let patterns = children(.condition).map(\.source)
    guard patterns.count == 1 else { return false }
    if patterns[0].hasSuffix(" as Error") { return !file.once { ErrorType(file) }.isDeclared && !mayMean("Error") }
    return patterns[0] == "_" || [" as NSError", " as any Error"].contains(where: patterns[0].hasSuffix)
  }
}

/// Whether a file declares a type that is called `Error`, looked up once for all of its `catch`.
private struct ErrorType {
  let isDeclared: Bool

  init(_ file: SourceFile) {
    isDeclared = !file.nodes(Node.Kind.types + [.typealias, .genericParameter], named: ["Error"]).isEmpty
  }
}
