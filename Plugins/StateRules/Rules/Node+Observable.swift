import SwiftKitSDK

extension SourceFile {
  /// Whether a class of that name is marked `@Observable`, here or in another file of the run.
  func isObservable(_ name: String) -> Bool {
    let own = nodes(.class, named: [name])
    if !own.isEmpty { return own.contains { $0.hasAttribute("Observable", "Model") } }
    return !project.isAmbiguous(name) && project.kinds(of: name) == ["class"]
      && project.hasAttribute(name, "Observable", "Model")
  }

  /// Whether a class of that name is an `ObservableObject`.
  func isObservableObject(_ name: String) -> Bool {
    let own = nodes(.class, named: [name])
    if !own.isEmpty { return own.contains { $0.conforms(to: "ObservableObject") } }
    return !project.isAmbiguous(name) && project.conforms(name, to: "ObservableObject")
  }

  /// Whether the name is that of one class or actor.
  func isClass(_ name: String) -> Bool {
    if !nodes(.class, named: [name]).isEmpty || !nodes(.actor, named: [name]).isEmpty { return true }
    return !project.isAmbiguous(name) && [["class"], ["actor"]].contains(project.kinds(of: name))
  }
}

extension Node {
  /// The stored properties of this type that belong to each value of it.
  var ownProperties: [Node] {
    children(.variable).filter { $0.child(.body) == nil && !$0.flags.contains(.static) && !$0.isInPreview }
  }

  /// The type that this property makes a value of: `Cart` of `= Cart()` and `= Cart(limit: 3)`.
  var madeType: String? {
    guard let value = child(.initial)?.firstChild, value.kind == .chain, let chain = value.chain,
      chain.parts.count == 1,
      chain.root.kind == .call, !chain.root.flags.contains(.implicit), chain.root.isCapitalized
    else { return madeImplicitly }
    return chain.root.name
  }

  /// `let cart: Cart = .init()`.
  private var madeImplicitly: String? {
    guard let root = child(.initial)?.firstChild?.chain?.root, root.kind == .call, root.isNamed("init"),
      root.flags.contains(.implicit)
    else { return nil }
    return child(.type)?.name
  }
}
