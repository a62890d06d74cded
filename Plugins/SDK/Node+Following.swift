extension Node {
  /// Where the code of `type`, its extensions in this file too, names its member `name`, as `name` or `self.name`.
  ///
  /// Where a local variable has that name, too, its uses are among them.
  public func uses(ofMember name: String, in type: Node) -> [Node] {
    let places = (file.nodes(.member, named: [name]) + file.nodes(.call, named: [name])).filter { use in
      guard let parts = use.chain?.parts, let place = parts.firstIndex(of: use) else { return false }
      return place == 0 && !use.flags.contains(.implicit) || place == 1 && parts[0].isNamed("self")
    }
    return places.filter { $0.enclosingType?.name == type.name && $0.enclosing(.function, .variable) != self }
  }
}

extension Chain {
  /// Whether the view at the root is one of `names`, or a view or helper of the project that consists of one.
  ///
  ///     chain.consists(of: "Button")      // Button { }, AsyncButton { } whose body is a Button, saveButton
  public func consists(of names: String...) -> Bool {
    guard var name = root.name, root.kind == .call || root.kind == .member, !root.flags.contains(.implicit) else {
      return false
    }
    if names.contains(name) { return root.kind == .call }
    let project = node.file.project
    var part = root
    if part.isNamed("self"), parts.count > 1 { part = parts[1] }
    if let own = part.name, own.first?.isLowercase == true {
      guard let owner = node.enclosingType?.name, let inner = project.root(of: own, in: owner) else { return false }
      name = inner
    }
    // A wrapper of a wrapper of a wrapper is as far as anyone goes.
    for _ in 0..<4 {
      if names.contains(name) { return true }
      guard !project.isAmbiguous(name), let inner = project.root(of: "body", in: name) else { return false }
      name = inner
    }
    return false
  }
}
