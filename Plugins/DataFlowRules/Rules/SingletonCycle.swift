import SwiftKitSDK

/// A shared instance that reads, while it is made, what reads the instance waits for itself.
///
/// Followed within one file: from an initial value or an initialiser through static properties and functions.
struct SingletonCycle: Check {
  let id = "singleton-init-cycle"
  let rules = ["architecture-and-data-flow/state/singleton-init-cycle"]
  let severity = Severity.info
  let title = "a shared instance whose initialiser uses itself"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals =
    ["static let"].beside("|class|", "|actor|") + Self.names.flatMap { ["static let & .\($0)|", "static let \($0)"] }

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.class, .struct, .actor) {
      guard let name = type.name, let instance = instance(of: type) else { continue }
      // Values are constants more often than instances that all share.
      if type.kind == .struct, !Self.names.contains(instance) { continue }
      var known: [Node: Bool] = [:]
      for use in uses(in: type) where reaches(use, name, instance, steps: 4, &known) {
        report(
          use,
          "`\(name).\(instance)` is used during its own initialisation, which crashes; pass in what is needed instead")
      }
    }
  }

  private static let names = ["shared", "standard", "default", "main", "current", "live", "instance"]

  /// The name of `static let shared = Config()`.
  private func instance(of type: Node) -> String? {
    type.allParts.flatMap { $0.children(.variable) }.first { property in
      guard property.flags.contains(.static), let value = property.child(.initial)?.firstChild else { return false }
      let root = value.chain?.root
      return root?.kind == .call && (root?.isNamed([type.name ?? "", "Self"]) == true || root?.isNamed("init") == true)
    }?.name
  }

  /// What its initial values and initialisers name first: roots of chains.
  private func uses(in type: Node) -> [Node] {
    let parts = type.allParts
    let values = parts.flatMap { $0.children(.variable) }
      .filter { !$0.flags.contains(.static) && !$0.hasModifier(keyword: "lazy") }.compactMap { $0.child(.initial) }
    let bodies = parts.flatMap { $0.children(.initializer) }.compactMap { $0.child(.body) }.flatMap { body in
      // What an initialiser calls of its own type runs while it does.
      [body] + body.calledCode
    }
    return (values + bodies).flatMap { place in
      place.descendants.filter { node in
        node.kind == .chain
          && !node.ancestors.prefix { $0 != place }.contains { $0.kind == .closure }
      }
    }.compactMap { $0.chain?.root }
  }

  /// Whether evaluating `use` reads `name.instance`; `known` keeps what was found of the code that it runs, which is looked
  /// through once.
  private func reaches(_ use: Node, _ name: String, _ instance: String, steps: Int, _ known: inout [Node: Bool]) -> Bool
  {
    guard steps > 0, let parts = use.chain?.parts, parts.first == use else { return false }
    if use.isNamed([name, "Self"]), parts.count > 1, parts[1].isNamed(instance) { return true }
    if use.kind == .member, use.isNamed(instance), !use.flags.contains(.implicit), use.owner?.isNamed(name) == true {
      return steps < 4
    }
    for target in targets(of: parts, in: use.file) {
      if known[target] == nil {
        known[target] = false
        known[target] = target.descendants.contains { chain in
          chain.kind == .chain && !chain.isLater(than: target)
            && chain.chain.map { reaches($0.root, name, instance, steps: steps - 1, &known) } == true
        }
      }
      if known[target] == true { return true }
    }
    return false
  }

  /// The static property or the function that a chain begins with, as far as the file declares it.
  private func targets(of parts: [Node], in file: SourceFile) -> [Node] {
    guard let root = parts.first, let name = root.name else { return [] }
    if root.kind == .call, name.first?.isLowercase == true, !root.flags.contains(.implicit) {
      return file.nodes(.function, named: [name]).filter { $0.parent?.kind == .file }.compactMap { $0.child(.body) }
    }
    if root.kind == .call, root.isCapitalized { return file.madeBy(root) }
    let member = root.flags.contains(.implicit) ? name : parts.dropFirst().first?.name
    guard let member else { return [] }
    // `Self.limit`
    let owners = root.isNamed("Self") ? [root.owner?.name ?? name] : [name]
    return (file.nodes(.variable, named: [member]) + file.nodes(.function, named: [member])).filter { declaration in
      guard declaration.flags.contains(.static) else { return false }
      return root.flags.contains(.implicit) || declaration.parent?.isNamed(owners) == true
    }
  }
}

extension SourceFile {
  /// What runs when this call makes a type of this file: the initial values and the initialiser that takes its arguments.
  fileprivate func madeBy(_ call: Node) -> [Node] {
    let types =
      call.name.map { nodes(.struct, named: [$0]) + nodes(.class, named: [$0]) + nodes(.actor, named: [$0]) } ?? []
    guard types.count == 1 else { return [] }
    return types[0].allParts.flatMap(\.children).compactMap { member in
      if member.kind == .initializer { return member.takes(call) ? member.child(.body) : nil }
      let isStored = member.kind == .variable && !member.flags.contains(.static) && !member.hasModifier(keyword: "lazy")
      return isStored ? member.child(.initial) : nil
    }
  }
}

extension Node {
  /// Whether this is in a closure that `code` does not call on the spot.
  fileprivate func isLater(than code: Node) -> Bool {
    ancestors.prefix { $0 != code }.contains { $0.kind == .closure && ![.call, .chain].contains($0.parent?.kind) }
  }

  /// Whether this initialiser has a parameter for each argument of the call, and the call an argument for each that needs one.
  fileprivate func takes(_ call: Node) -> Bool {
    let labels = call.arguments.filter { !$0.isTrailingClosure }.map { $0.label ?? "_" }
    let parameters = children(.parameter).map {
      (label: $0.text ?? $0.name ?? "_", isNeeded: $0.child(.initial) == nil)
    }
    var rest = parameters[...]
    for label in labels {
      guard let place = rest.firstIndex(where: { $0.label == label }) else { return false }
      if rest[..<place].contains(where: \.isNeeded) { return false }
      rest = rest[(place + 1)...]
    }
    return rest.filter(\.isNeeded).count <= call.arguments.filter(\.isTrailingClosure).count
  }

  /// The code of the functions of its type that stand here as statements of their own: `configure()`.
  fileprivate var calledCode: [Node] {
    let names = statements.compactMap { statement -> String? in
      guard let parts = statement.chain?.parts.drop(while: { $0.isNamed("self") }), parts.count == 1,
        statement.kind == .chain, let call = parts.first, call.kind == .call
      else { return nil }
      return call.name
    }
    return (owner?.allParts ?? []).flatMap { $0.children(.function) }.filter { function in
      !function.flags.contains(.static) && function.isNamed(names)
    }.compactMap { $0.child(.body) }
  }
}
