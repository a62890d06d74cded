import SwiftKitSDK

/// Elements that a body makes have new identities at each pass, so the whole list counts as replaced.
struct ElementsMadeInBody: Check {
  let id = "elements-made-in-body"
  let rules = ["performance/identity/elements-made-in-body"]
  let severity = Severity.info
  let title = "elements with new identities that a body makes"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|ForEach|", "|List|", "|Chart|", "|Table|"].beside("|UUID| & |map|", "|UUID| & [")
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    let types = Set(file.nodes(.struct, .class).filter(makesItsIdentity).compactMap(\.name))
    if types.isEmpty { return }
    for call in file.calls(named: "ForEach", "List", "Chart", "Table")
    where call.isRoot && !call.hasArgument("id") && !call.isInPreview {
      guard let value = call.firstUnlabelled?.value, !isKept(value), case let data = computed(value) ?? value.resolved,
        let made = ([data] + Array(data.descendants)).first(where: {
          $0.kind == .call && $0.isRoot && $0.isNamed(types)
        })
      else { continue }
      report(
        call,
        "each update makes new values of `\(made.name ?? "the type")` with new ids, so SwiftUI replaces every \(call.isNamed("Chart") ? "mark" : "row"); create the values once, in state or in the model"
      )
    }
  }

  /// The code of the property of the view that this names, which makes the elements in several steps, or of its function.
  private func computed(_ value: Node) -> Node? {
    if let function = value.chain?.root.calledHere, value.chain?.parts.count == 1, function.owner?.isView == true {
      return function.code
    }
    guard let name = value.ownMemberName, let property = value.variable(named: name), let type = property.owner,
      type.isView, property.enclosingType == property.parent, let code = property.code, code.statements.count > 1,
      // What it stores elsewhere is made once.
      !code.descendants.contains(where: { ($0.assignment?.target.chain?.parts.count ?? 0) > 1 })
    else { return nil }
    return code
  }

  /// `let id = UUID()`.
  private func makesItsIdentity(_ type: Node) -> Bool {
    type.children(.variable).contains { property in
      guard property.isNamed("id"), let root = property.child(.initial)?.firstChild?.chain?.root else { return false }
      return root.kind == .call && root.isNamed("UUID") && root.arguments.isEmpty
    } || type.children(.initializer).contains(where: setsItsIdentity)
  }

  /// `id = UUID()` in an initialiser that is not given one.
  private func setsItsIdentity(_ initializer: Node) -> Bool {
    guard !initializer.children(.parameter).contains(where: { $0.isNamed("id") }) else { return false }
    return initializer.child(.body)?.statements.contains { statement in
      statement.assignment?.target.chain?.parts.last?.isNamed("id") == true
        && statement.assignment?.value.chain?.root.isNamed("UUID") == true
    } == true
  }

  /// A static constant, which is made once.
  private func isKept(_ value: Node) -> Bool {
    guard let last = value.memberName else { return false }
    // State, and whatever else a wrapper keeps, has one value for all passes.
    if value.ownMemberName.flatMap(value.variable)?.child(.attribute) != nil { return true }
    let known = value.file.nodes(.variable, named: [last])
    return !known.isEmpty
      && known.allSatisfy { variable in
        variable.flags.contains(.static) && variable.child(.initial) != nil
          || variable.parent?.kind == .file && variable.child(.initial) != nil
      }
  }
}
