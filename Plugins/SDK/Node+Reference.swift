// What a name stands for, as far as its own file tells.

extension Node {
  /// The value that this expression stands for: where it is the name of a variable with a value, or of a computed property of
  /// one expression, that value; else itself.
  public var resolved: Node {
    guard let name = ownMemberName, let variable = variable(named: name) else { return self }
    if let value = variable.child(.initial)?.firstChild { return value }
    guard let statements = variable.code?.statements, statements.count == 1 else { return self }
    return statements[0].kind == .return ? statements[0].firstChild ?? self : statements[0]
  }

  /// The variable that `name` means here: a local one before this, or a property of the type.
  public func variable(named name: String) -> Node? {
    let declared = file.nodes(.variable, named: [name])
    let local = declared.last { variable in
      variable.scope.map { Self.blocks.contains($0.kind) && isInside($0) } == true && variable.isBefore(self)
    }
    if let local { return local }
    guard let parts = owner?.allParts else { return declared.first { $0.parent?.kind == .file } }
    return declared.first { variable in variable.parent.map(parts.contains) == true }
  }
}

extension Node {
  private static let blocks: [Kind] = [.body, .closure, .branch, .accessor, .switchCase, .if, .while]

  /// What this variable is known in: the block around it, also where it is bound by a condition.
  fileprivate var scope: Node? {
    guard let condition = parent, condition.kind == .condition else { return parent }
    return condition.parent?.kind == .guard ? condition.parent?.parent : condition.parent
  }
}

extension Chain {
  /// The code of the member that makes this view, where one of its own type does: of `header`, `self.header` and
  /// `header(for: item)`.
  public var codeOfMember: Node? {
    guard let part = parts.first(where: { !$0.isNamed("self") }), part.kind == .member || part.kind == .call,
      !part.flags.contains(.implicit), !part.isCapitalized, let name = part.name
    else { return nil }
    return node.owner?.viewMembers.first { $0.isNamed(name) && !part.isInside($0) }?.code
  }
}

extension Node {
  /// The one view of this content, looked up where a member of the type makes it: the content is a closure, or the name of a
  /// function.
  public var onlyViewOrMembers: Chain? {
    if kind == .chain { return chain?.codeOfMember?.onlyView }
    guard let view = onlyView else { return nil }
    guard view.modifiers.filter({ $0 != view.root }).isEmpty, let code = view.codeOfMember else { return view }
    return code.onlyView ?? view
  }
}
