import SwiftKitSDK

// What completions do with their errors: `center.setBadgeCount(3) { error in … }`.

extension PrintedError {
  /// The first statement of each place where a completion has an error and only prints it.
  static func ofCompletions(in file: SourceFile) -> [Node] {
    let closures = file.nodes(.parameter, named: ["error"]).compactMap(\.parent).filter { $0.kind == .closure }
    let given = closures.flatMap(printed)
    let failures = file.nodes(.if).filter { $0.child(.condition).map(isFailure) == true }.compactMap(printedBranch)
    return given + failures
  }

  /// `if let error { … }`, what comes behind `guard let error else { return }`, and the `else` of `guard error == nil`.
  private static func printed(in closure: Node) -> [Node] {
    let statements = closure.statements
    for (place, statement) in statements.enumerated() {
      guard let condition = statement.child(.condition), statement.children(.condition).count == 1 else { continue }
      switch statement.kind {
      case .if where unwrapsError(condition) || comparesError(condition, by: "!="):
        return printedBranch(statement).map { [$0] } ?? []
      case .guard where comparesError(condition, by: "=="): return printedBranch(statement).map { [$0] } ?? []
      case .guard where unwrapsError(condition):
        let rest = Array(statements[(place + 1)...])
        return onlyPrints(rest) ? Array(rest.prefix(1)) : []
      default: continue
      }
    }
    return []
  }

  /// The first statement of the first branch, where that only prints, and leaves at most.
  private static func printedBranch(_ choice: Node) -> Node? {
    guard let statements = choice.child(.branch)?.statements.filter({ $0.kind != .return || $0.firstChild != nil }),
      onlyPrints(statements)
    else { return nil }
    return statements.first
  }

  /// `let error` and `let error = error`.
  private static func unwrapsError(_ condition: Node) -> Bool {
    guard let variable = condition.firstChild, variable.kind == .variable else { return false }
    guard let value = variable.child(.initial)?.firstChild else { return variable.isNamed("error") }
    return value.ownMemberName == "error"
  }

  private static func comparesError(_ condition: Node, by sign: String) -> Bool {
    guard let parts = condition.firstChild.map({ Array($0.children) }), parts.count == 3 else { return false }
    return parts[0].ownMemberName == "error" && parts[1].isNamed(sign) && parts[2].kind == .nil
  }

  /// `case .failure(let error) = completion`
  private static func isFailure(_ condition: Node) -> Bool {
    condition.sourceHolds(".failure") && condition.source.contains(/^case\s+(let\s+)?\.failure\b/)
  }
}
