import SwiftKitSDK

/// With an if in the loop a list has to make every row to learn how many there are.
struct RowWithoutElse: Check {
  let id = "row-without-else"
  let rules = ["performance/identity/row-without-else"]
  let severity = Severity.info
  let title = "rows that are left out by an if in the loop"
  let group: CheckGroup? = .performance
  let basis: Basis? = .apple
  let literals = ["|ForEach| & |if|", "|List| & |if|"]

  func check(_ file: SourceFile, _ report: Report) {
    for loop in file.calls(named: "ForEach", "List") where loop.isRoot && !loop.isInPreview {
      // A list without data has rows that are written out.
      if loop.isNamed("List"), loop.firstUnlabelled == nil || loop.contentClosure?.child(.parameter) == nil { continue }
      guard let given = loop.contentCode, case let content = member(shownBy: given) ?? given,
        content.statements.count == 1, let choice = content.statements.first,
        choice.kind == .if, choice.children(.branch).count == 1, choice.child(.if) == nil,
        !choice.descendants.contains(where: { $0.kind == .available }), !onlyUnwraps(choice),
        loop.isNamed("List") || loop.places.contains(where: { $0.contains { $0.call.isNamed(Self.lazy) } })
      else { continue }
      report(
        choice,
        "an `if` without `else` makes the list build every row up front; filter the elements before the \(loop.name.code(or: "list"))"
      )
    }
  }

  /// The code of the member that makes each row, and nothing else: `ForEach(items) { item in row(for: item) }`.
  private func member(shownBy content: Node) -> Node? {
    guard let view = content.onlyView, view.modifiers.allSatisfy({ $0 == view.root }) else { return nil }
    return view.codeOfMember
  }

  private static let lazy = ["List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Table"]

  /// `if let`: what is nearly always there, and only has to be taken out of its wrapping.
  private func onlyUnwraps(_ choice: Node) -> Bool {
    choice.children(.condition).allSatisfy { condition in
      ["let ", "var "].contains { condition.source.hasPrefix($0) } && !isMissing(condition)
    }
  }

  /// Whether it takes what some elements do not have, as the declaration in this file says: `if let phone = contact.phone`.
  private func isMissing(_ condition: Node) -> Bool {
    guard let parts = condition.child(.variable)?.child(.initial)?.firstChild?.chain?.parts, parts.count == 2,
      parts.allSatisfy({ $0.kind == .member }), let name = parts[1].name, name.lowercased() != "id"
    else { return false }
    let declared = condition.file.nodes(.variable, named: [name]).filter { $0.parent == $0.enclosingType }
    return declared.contains { $0.child(.type)?.source.hasSuffix("?") == true }
  }
}
