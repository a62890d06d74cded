extension Node {
  /// The name of the type of what `name` means here, as far as it is written: of a parameter, or of a variable with its type or
  /// with the call that makes its value.
  public func typeName(of name: String) -> String? {
    let parameter = enclosing(.function, .initializer)?.children(.parameter).first { $0.isNamed(name) }
    guard let declared = parameter ?? variable(named: name) else { return nil }
    if let type = declared.child(.type) { return type.name }
    guard let made = declared.child(.initial)?.firstChild?.chain, made.parts.count == 1, made.root.kind == .call,
      made.root.isCapitalized
    else { return nil }
    return made.root.name
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
