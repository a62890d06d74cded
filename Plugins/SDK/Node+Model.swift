extension Node {
  /// The name of the type of what `name` means here, as far as it is written: of a parameter, or of a variable with its type or
  /// with the call that makes its value, or with the key of the environment that is its type.
  public func typeName(of name: String) -> String? {
    let parameter = enclosing(.function, .initializer)?.children(.parameter).first { $0.isNamed(name) }
    guard let declared = parameter ?? variable(named: name) else { return nil }
    if let type = declared.child(.type) { return type.name }
    if let key = declared.children(.attribute).first(where: { $0.isNamed("Environment") })?.firstUnlabelled?.value
      .chain,
      key.root.isCapitalized
    {
      return key.root.name
    }
    guard let made = declared.child(.initial)?.firstChild?.chain, made.parts.count == 1, made.root.kind == .call,
      made.root.isCapitalized
    else { return nil }
    return made.root.name
  }

  /// The function that `model.search()` calls, or that `model.search` names, where this file declares the type of `model` and one
  /// function of that name.
  public var functionOfModel: Node? {
    guard kind == .call || kind == .member, let parts = chain?.parts, parts.count == 2, parts[1] == self,
      parts[0].kind == .member, let model = parts[0].name, !parts[0].isNamed("self", "super"), let name,
      case let functions = file.nodes(.function, named: [name]), !functions.isEmpty, let type = typeName(of: model),
      case let own = functions.filter({ $0.enclosingType?.name == type }), own.count == 1
    else { return nil }
    return own[0]
  }

  /// The property that `model.selected` reads, where this file declares the type of `model`.
  public var propertyOfModel: Node? {
    guard let parts = chain?.parts, parts.count == 2, parts.allSatisfy({ $0.kind == .member }),
      let model = parts[0].name, let name = parts[1].name, let type = typeName(of: model)
    else { return nil }
    return (file.nodes(Kind.types, named: [type]) + file.nodes(.extension, named: [type]))
      .flatMap { $0.children(.variable) }.first { $0.isNamed(name) }
  }
}
