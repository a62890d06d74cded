import SwiftKitSDK

/// A shared instance that reads, while it is made, what reads the instance waits for itself.
///
/// Followed within one file: from an initial value or an initialiser through static properties and functions.
struct SingletonCycle: Check {
  let id = "singleton-init-cycle"
  let rules = ["architecture-and-data-flow/state/singleton-init-cycle"]
  let severity = Severity.warning
  let title = "a shared instance whose initialiser uses itself"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["static let"].beside("|class|", "|actor|") + Self.names.map { "static let & .\($0)|" }

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.class, .struct, .actor) {
      guard let name = type.name, let instance = instance(of: type) else { continue }
      // Values are constants more often than instances that all share.
      if type.kind == .struct, !Self.names.contains(instance) { continue }
      for use in uses(in: type) where reaches(use, name, instance, steps: 4) {
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

  /// Whether evaluating `use` reads `name.instance`.
  private func reaches(_ use: Node, _ name: String, _ instance: String, steps: Int) -> Bool {
    guard steps > 0, let parts = use.chain?.parts, parts.first == use else { return false }
    if use.isNamed([name, "Self"]), parts.count > 1, parts[1].isNamed(instance) { return true }
    if use.kind == .member, use.isNamed(instance), !use.flags.contains(.implicit), use.owner?.isNamed(name) == true {
      return steps < 4
    }
    return targets(of: parts, in: use.file).contains { target in
      target.descendants(.chain).compactMap { $0.chain?.root }.contains {
        reaches($0, name, instance, steps: steps - 1)
      }
    }
  }

  /// The static property or the function that a chain begins with, as far as the file declares it.
  private func targets(of parts: [Node], in file: SourceFile) -> [Node] {
    guard let root = parts.first, let name = root.name else { return [] }
    if root.kind == .call, name.first?.isLowercase == true, !root.flags.contains(.implicit) {
      return file.nodes(.function, named: [name]).filter { $0.parent?.kind == .file }.compactMap { $0.child(.body) }
    }
    if root.kind == .call, root.isCapitalized { return file.madeBy(name) }
    let member = root.flags.contains(.implicit) ? name : parts.dropFirst().first?.name
    guard let member else { return [] }
    let owners = [name]
    return (file.nodes(.variable, named: [member]) + file.nodes(.function, named: [member])).filter { declaration in
      guard declaration.flags.contains(.static) else { return false }
      return root.flags.contains(.implicit) || declaration.parent?.isNamed(owners) == true
    }
  }
}

extension SourceFile {
  /// What runs when a type of this file is made: its initial values and its initialisers.
  fileprivate func madeBy(_ name: String) -> [Node] {
    let members = nodes(.struct, .class, .actor).filter { $0.isNamed(name) }.flatMap(\.allParts).flatMap(\.children)
    return members.compactMap { member in
      if member.kind == .initializer { return member.child(.body) }
      let isStored = member.kind == .variable && !member.flags.contains(.static) && !member.hasModifier(keyword: "lazy")
      return isStored ? member.child(.initial) : nil
    }
  }
}

extension Node {
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
