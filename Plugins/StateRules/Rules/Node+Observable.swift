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
    if !own.isEmpty { return classes(above: own[0]).contains { $0.conforms(to: "ObservableObject") } }
    return !project.isAmbiguous(name) && project.conforms(name, to: "ObservableObject")
  }

  /// A class and its superclasses in this file, at most four.
  private func classes(above type: Node) -> [Node] {
    var found = [type]
    while found.count < 5, let name = found.last?.children(.inherited).first?.name,
      let next = nodes(.class, named: [name]).first, !found.contains(next)
    {
      found.append(next)
    }
    return found
  }

  /// The names of the properties that a class of this file publishes, itself or by a superclass of the file.
  func published(by name: String) -> [String] {
    nodes(.class, named: [name]).flatMap { classes(above: $0) }.flatMap { $0.children(.variable) }
      .filter { $0.hasAttribute("Published") }.compactMap(\.name)
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
    let stored = children(.variable).filter { $0.child(.body) == nil && !$0.flags.contains(.static) }
    return stored.first?.isInPreview == true ? [] : stored
  }

  /// The type that this property makes a value of: `Cart` of `= Cart()` and `= Cart(limit: 3)`.
  var madeType: String? {
    guard let value = child(.initial)?.firstChild, value.kind == .chain, let chain = value.chain,
      chain.parts.count == 1,
      chain.root.kind == .call, !chain.root.flags.contains(.implicit), chain.root.isCapitalized
    else { return madeImplicitly }
    return chain.root.name
  }

  /// The class that a static function of this file makes for this property and gives back as all that it does:
  /// `= Services.makeAnalytics()`, and `= .makeDefault()` of the written type.
  var typeMadeByFactory: String? {
    guard let chain = child(.initial)?.firstChild?.chain, child(.initial)?.firstChild?.kind == .chain,
      let call = chain.parts.last, call.kind == .call, !call.isCapitalized, let name = call.name,
      case let isImplicit = chain.root == call && call.flags.contains(.implicit),
      isImplicit || chain.parts.count == 2 && chain.root.kind == .member && chain.root.isCapitalized,
      let owner = isImplicit ? child(.type)?.name : chain.root.isNamed("Self") ? owner?.name : chain.root.name,
      case let parts = file.nodes(Kind.types, named: [owner]) + file.nodes(.extension, named: [owner]),
      case let functions = parts.flatMap({ $0.children(.function) }).filter({ $0.isNamed(name) }), functions.count == 1,
      functions[0].flags.contains(.static), let statements = functions[0].code?.statements, statements.count == 1,
      case let value = statements[0].kind == .return ? statements[0].firstChild : statements[0],
      value?.kind == .chain, let made = value?.chain, made.parts.count == 1, made.root.kind == .call,
      made.root.isCapitalized, let type = made.root.name, file.isClass(type)
    else { return nil }
    return type
  }

  /// `let cart: Cart = .init()`.
  private var madeImplicitly: String? {
    guard let root = child(.initial)?.firstChild?.chain?.root, root.kind == .call, root.isNamed("init"),
      root.flags.contains(.implicit)
    else { return nil }
    return child(.type)?.name
  }
}
