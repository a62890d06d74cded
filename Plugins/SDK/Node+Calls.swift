// Which function of the file a call means.

extension Node {
  /// The function of this file that this calls, where only one has that name and takes so many arguments with such labels: one of
  /// its own type, `report(error)` and `self.report(error)`, one of the file itself, or a static one, `Throttle.pause()`.
  ///
  /// Nil where a parameter or a local value has the name.
  public var calledHere: Node? {
    guard kind == .call, !flags.contains(.implicit), !isCapitalized, let name, let parts = chain?.parts,
      let place = parts.firstIndex(of: self), place < 2, place == 0 || parts[0].kind == .member
    else { return nil }
    let functions = file.nodes(.function, named: [name])
    if functions.isEmpty { return nil }
    // A function inside of the code around the call hides the others.
    let isHidden = functions.contains { function in
      function.parent.map { function.parent != function.enclosingType && $0.kind != .file && isInside($0) } == true
    }
    if isHidden { return nil }
    if place == 1, !parts[0].isNamed("self", "Self") {
      guard parts[0].isCapitalized, let type = parts[0].name else { return nil }
      return only(functions.filter { $0.flags.contains(.static) && $0.enclosingType?.name == type })
    }
    if place == 0, variable(named: name) != nil || isNameOfParameter(name) { return nil }
    let members = owner?.allParts ?? []
    let own = functions.filter { $0.parent.map(members.contains) == true }
    return only(own.isEmpty && place == 0 ? functions.filter { $0.parent?.kind == .file } : own)
  }

  private func only(_ functions: [Node]) -> Node? {
    guard functions.count == 1, !isInside(functions[0]) else { return nil }
    let parameters = functions[0].children(.parameter)
    let labels = parameters.map { $0.text ?? $0.name }
    let fits = arguments.allSatisfy { $0.isTrailingClosure || labels.contains($0.label ?? "_") }
    return fits && arguments.count <= parameters.count ? functions[0] : nil
  }
}
