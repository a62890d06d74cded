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
  let isOffByDefault = true

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

  /// `if let` of what is looked up and nearly always there; what an element may lack is known before the loop.
  private func onlyUnwraps(_ choice: Node) -> Bool {
    choice.children(.condition).allSatisfy { condition in
      guard ["let ", "var "].contains(where: { condition.source.hasPrefix($0) }) else { return false }
      guard let value = condition.firstChild?.child(.initial)?.firstChild, value.memberName != nil,
        let parts = value.chain?.parts, parts.count > 1
      else { return true }
      return !parts[0].isNamed("$0")
        && choice.enclosing(.closure, .function)?.children(.parameter).contains { $0.name == parts[0].name } != true
    }
  }
}
