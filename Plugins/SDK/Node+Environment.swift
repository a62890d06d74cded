extension Node {
  /// The value that this modifier sets in the environment: `.dark` of `.environment(\.colorScheme, .dark)`.
  public func environmentValue(of key: String) -> Node? {
    let values = arguments.filter { $0.label == nil && !$0.isTrailingClosure }.map(\.value)
    guard isNamed("environment"), isModifier, values.count == 2, values[0].kind == .keyPath,
      values[0].source.split(separator: ".").last == Substring(key)
    else { return nil }
    return values[1]
  }
}

extension Chain {
  /// What the body of this view shows, where a struct of this file is the view and its body one chain.
  public var bodyOfView: Chain? {
    guard root.kind == .call, root.isCapitalized, !root.flags.contains(.implicit), let name = root.name,
      case let types = node.file.nodes(Node.Kind.types, named: [name]), types.count == 1, types[0].isView,
      !node.file.project.isAmbiguous(name)
    else { return nil }
    return types[0].viewMembers.first { $0.isNamed("body") && $0.kind == .variable }?.code?.onlyView
  }
}
