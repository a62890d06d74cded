/// One argument of a call, a macro, a subscript or an attribute.
public struct Argument {
  public let node: Node

  public var label: String? { node.name }
  public var isTrailingClosure: Bool { node.flags.contains(.trailing) }
  public var value: Node { node.firstChild ?? node }

  /// The name of a value that is only a name: `red` of `.red` and of `Color.red`, `ns` of `ns`.
  public var memberName: String? { value.memberName }
}

extension Node {
  public var arguments: [Argument] {
    children(.argument).map(Argument.init)
  }

  public func argument(_ label: String) -> Argument? {
    arguments.first { $0.node.isNamed(label) }
  }

  public func hasArgument(_ label: String) -> Bool { argument(label) != nil }

  /// The first argument, when it stands in the parentheses and has no label.
  public var firstUnlabelled: Argument? {
    arguments.first.flatMap { $0.label == nil && !$0.isTrailingClosure ? $0 : nil }
  }

  /// The last name of a chain that is names only.
  public var memberName: String? {
    guard let chain, kind == .chain, let last = chain.parts.last else { return nil }
    return chain.parts.allSatisfy { $0.kind == .member } ? last.name : nil
  }

  /// The closures among the arguments.
  public var closures: [Node] {
    arguments.map(\.value).filter { $0.kind == .closure }
  }

  /// The call whose argument this node is.
  public var callOfArgument: Node? {
    guard let argument = parent, argument.kind == .argument else { return nil }
    return argument.parent.flatMap { $0.kind == .call ? $0 : nil }
  }
}
