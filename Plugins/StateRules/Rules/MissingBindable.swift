import SwiftKitSDK

/// A plain property of an observable class gives no bindings.
struct MissingBindable: Check {
  let id = "missing-bindable"
  let rules = ["architecture-and-data-flow/observation/missing-bindable"]
  let severity = Severity.error
  let title = "a binding to an observable that is not @Bindable"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["$ & |View|"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct) where type.isView && !type.isInPreview {
      for use in elementUses(in: type) {
        let name = String(use.name?.dropFirst() ?? "")
        report(use, "`$\(name)` needs `@Bindable`; write `@Bindable var \(name) = \(name)` at the start of the closure")
      }
      for (use, name) in parameterUses(in: type) {
        report(
          use, "`$\(name)` needs `@Bindable`; write `@Bindable var \(name) = \(name)` at the start of the function")
      }
      for property in type.ownProperties {
        guard let name = property.name, let kind = observed(property), file.isObservable(kind) else { continue }
        let code = type.allParts
        let isBindable = file.nodes(.variable, named: [name]).contains { variable in
          variable.hasAttribute("Bindable") && code.contains { variable.isInside($0) }
        }
        if isBindable { continue }
        let use = file.nodes(.member, named: ["$" + name]).first { use in
          use.isRoot && code.contains { use.isInside($0) } && (use.chain?.parts.count ?? 0) > 1
            // The parameter of a closure may have that name: `ForEach($items) { $item in`.
            && !use.ancestors.contains {
              $0.kind == .closure && $0.children(.parameter).contains { $0.isNamed("$" + name) }
            }
        }
        guard let use else { continue }
        let isFromEnvironment = property.hasAttribute("Environment")
        report(
          use,
          isFromEnvironment
            ? "`$\(name)` needs `@Bindable`; write `@Bindable var \(name) = \(name)` at the start of `body`"
            : "`$\(name)` needs `@Bindable`; declare `@Bindable var \(name): \(kind)`",
          edits: isFromEnvironment ? [] : bindable(property))
      }
    }
  }

  /// `$item.name` in a function that is given an `item` of an observable class, where nothing else has that name.
  private func parameterUses(in type: Node) -> [(Node, String)] {
    let file = type.file
    return type.allParts.flatMap { $0.children(.function) }.flatMap { function in
      function.children(.parameter).compactMap { parameter -> (Node, String)? in
        guard parameter.child(.attribute) == nil, let name = parameter.name, let kind = parameter.child(.type),
          kind.source == kind.name,
          kind.name.map(file.isObservable) == true,
          case let others = file.nodes(.variable, named: [name]),
          others.allSatisfy({ $0.parent != $0.enclosingType && !$0.isInside(function) })
        else { return nil }
        let use = function.descendants(.member, named: "$" + name).first { use in
          use.isRoot && (use.chain?.parts.count ?? 0) > 1
            && !use.ancestors.contains { $0.children(.parameter).contains { $0.isNamed("$" + name) } }
        }
        return use.map { ($0, name) }
      }
    }
  }

  /// `$item.name` in the closure of a list whose elements are of an observable class.
  private func elementUses(in type: Node) -> [Node] {
    let parts = type.allParts
    return type.file.calls(named: "ForEach", "List").compactMap { loop in
      guard parts.contains(where: { loop.isInside($0) }), loop.isRoot, let closure = loop.contentClosure,
        let name = closure.child(.parameter)?.name,
        let list = loop.firstUnlabelled?.value.ownMemberName,
        let kind = loop.variable(named: list).flatMap(elementType), type.file.isObservable(kind),
        !type.file.nodes(.variable, named: [name]).contains(where: {
          $0.isInside(closure) || $0.parent == $0.enclosingType
        })
      else { return nil }
      return closure.descendants(.member, named: "$" + name).first { $0.isRoot && ($0.chain?.parts.count ?? 0) > 1 }
    }
  }

  /// `P` of `var all: [P]` and of `var all = [P]()`.
  private func elementType(of list: Node) -> String? {
    let written = list.child(.type)?.source ?? list.child(.initial)?.firstChild?.source.replacing("()", with: "") ?? ""
    guard written.hasPrefix("["), written.hasSuffix("]"), case let name = written.dropFirst().dropLast(),
      name.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    return String(name)
  }

  private func bindable(_ property: Node) -> [Edit] {
    let start = property.range.lowerBound
    guard property.child(.attribute) == nil,
      let place = property.place(ofKeyword: property.flags.contains(.constant) ? "let" : "var")
    else { return [] }
    if place == start { return [Edit(start..<start + 3, "@Bindable var")] }
    return [Edit(start..<start, "@Bindable "), Edit(place..<place + 3, "var")]
  }

  /// The observable type of a plain property, or of one read from the environment by type.
  private func observed(_ property: Node) -> String? {
    let attributes = property.children(.attribute)
    if attributes.isEmpty {
      guard let type = property.child(.type) else { return property.madeType }
      return type.source == type.name ? type.name : nil
    }
    guard attributes.count == 1, attributes[0].isNamed("Environment"),
      let parts = attributes[0].firstChild?.firstChild?.chain?.parts, parts.count == 2, parts[1].isNamed("self")
    else { return nil }
    return parts[0].name
  }
}
