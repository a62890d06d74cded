import SwiftKitSDK

/// The first value wins: what the parent passes later never reaches the state.
///
/// Reported where an initialiser sets `_name = State(initialValue: name)` from its parameter of the same name and nothing
/// in the view follows later values; and where a plain value comes from the caller and the view never changes it, so that it
/// is no state at all.
struct StateInitialized: Check {
  let id = "state-from-parameter"
  let rules = ["architecture-and-data-flow/state/state-from-parameter"]
  let severity = Severity.info
  let title = "state that is set from a parameter and never follows it"
  let group: CheckGroup? = .state
  let basis: Basis? = .apple
  let literals = ["|State| & |init|", "|State| & |View|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for property in file.nodes(.variable) where property.hasAttribute("State") && !property.isInPreview {
      guard let name = property.name, let type = property.enclosingType, type == property.parent, type.isView,
        isPlainValue(property),
        property.child(.initial) == nil && isGiven(property, in: type) || isReplaced(property, in: type),
        !isWritten(name, in: type)
      else { continue }
      report(
        property, "nothing in the view changes `\(name)`, and later values of the caller are ignored; make it a `let`")
    }
    for initializer in file.nodes(.initializer) where !initializer.isInPreview {
      guard let type = initializer.enclosingType, type.isView else { continue }
      let names = initializer.children(.parameter).compactMap(\.name)
      for statement in initializer.child(.body)?.statements ?? [] {
        guard let value = parameter(given: statement, in: type), names.contains(value),
          !type.allParts.contains(where: { $0.sourceHolds(".id(") })
        else { continue }
        report(
          statement,
          "`@State` ignores later values of `\(value)`; make it a `let` or `@Binding`, or name the parameter `initial…`"
        )
      }
    }
  }

  private func isPlainValue(_ property: Node) -> Bool {
    if let type = property.child(.type) { return Self.values.contains(type.source) }
    return [.string, .integer, .float, .boolean].contains(property.child(.initial)?.firstChild?.kind)
  }

  /// Whether an initialiser makes the wrapper, in place of one that the property has or for the first time, of its parameters:
  /// `_text = State(initialValue: amount.formatted())`.
  private func isReplaced(_ property: Node, in type: Node) -> Bool {
    // Another file may change what is not private.
    property.isPrivate
      && type.allParts.flatMap { $0.children(.initializer) }.contains { initializer in
        var names = initializer.children(.parameter).compactMap(\.name)
        for statement in initializer.child(.body)?.statements ?? [] {
          let isOfParameter = statement.descendants.contains { $0.kind == .member && $0.isNamed(names) && $0.isRoot }
          if statement.kind == .variable, isOfParameter { names += [statement.name].compactMap { $0 } }
          guard isOfParameter, let assignment = statement.assignment, let name = property.name,
            assignment.target.ownMemberName == "_" + name, let root = assignment.value.chain?.root,
            root.isNamed("State", "init"), let value = root.arguments.first?.value, root.arguments.count == 1,
            // What is set from its own name is found below.
            value.ownMemberName != name, !names.contains(where: { words(of: $0).first == "initial" }),
            !statement.descendants.contains(where: { $0.isNamed("random", "now", "UUID") })
          else { continue }
          return true
        }
        return false
      }
  }

  /// Whether the caller passes it, to the initialiser that the compiler writes or to one that makes it of a parameter.
  private func isGiven(_ property: Node, in type: Node) -> Bool {
    let initializers = type.allParts.flatMap { $0.children(.initializer) }
    guard !initializers.isEmpty else { return !property.isPrivate }
    return initializers.contains { initializer in
      let names = initializer.children(.parameter).compactMap(\.name)
      return initializer.child(.body)?.statements.contains { statement in
        guard let assignment = statement.assignment, assignment.target.ownMemberName == property.name else {
          return false
        }
        // What is set from its own name is found below.
        return assignment.value.ownMemberName != property.name
          && !statement.descendants.contains { $0.isNamed("random", "now", "UUID") }
          && statement.descendants.contains { $0.kind == .member && $0.isNamed(names) && $0.isRoot }
      } == true
    }
  }

  /// Whether code of the view, other than its initialisers, may write it.
  private func isWritten(_ name: String, in type: Node) -> Bool {
    let file = type.file
    if !file.nodes(.member, named: ["$" + name]).isEmpty { return true }
    if file.nodes(.member, named: ["_" + name]).contains(where: { $0.enclosing(.initializer) == nil }) { return true }
    if file.nodes(.keyPath).contains(where: { $0.source.hasSuffix("." + name) }) { return true }
    return type.allParts.flatMap(\.descendants).contains { use in
      guard use.kind == .member, use.isNamed(name), let chain = use.chain, use.enclosing(.initializer) == nil else {
        return false
      }
      if let next = chain.parts.drop(while: { $0 != use }).dropFirst().first, next.kind == .call { return true }
      guard let operation = chain.node.parent, operation.kind == .operation else { return false }
      return operation.children(.operator).contains { sign in
        sign.name == "&" || sign.name?.hasSuffix("=") == true && !sign.isNamed("==", "!=", "<=", ">=", "===", "!==")
      }
    }
  }

  private static let values: Set = [
    "Int", "Double", "Float", "CGFloat", "Bool", "String", "Date", "Decimal", "URL", "TimeInterval",
  ]

  /// `name` of `_name = State(initialValue: name)`, and of `self.name = name` where that is a state.
  private func parameter(given statement: Node, in type: Node) -> String? {
    guard let assignment = statement.assignment, let target = assignment.target.ownMemberName else { return nil }
    if target.hasPrefix("_") {
      guard let root = assignment.value.chain?.root, root.isNamed("State"), root.arguments.count == 1,
        let value = root.arguments[0].value.ownMemberName, value == String(target.dropFirst())
      else { return nil }
      return value
    }
    guard assignment.target.chain?.root.isNamed("self") == true, assignment.value.ownMemberName == target,
      statement.children.count(where: { _ in true }) == 3,
      type.allParts.flatMap({ $0.children(.variable) }).contains(where: {
        $0.isNamed(target) && $0.hasAttribute("State")
      })
    else { return nil }
    return target
  }
}
