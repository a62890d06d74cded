@_spi(RawSyntax) import SwiftSyntax

extension ModelBuilder {
  mutating func ifStatement(_ node: LocatedSyntax, flags: NodeFlags = []) {
    guard let statement = RawIfExprSyntax(node.raw) else { return }
    let index = open(.if, node.range, flags: flags)
    if let conditions = node.child(statement.conditions) { visitChildren(of: conditions) }
    if let then = node.child(statement.body) { wrap(.branch, then) }
    if let otherwise = node.child(statement.elseBody) {
      if otherwise.kind == .ifExpr {
        ifStatement(otherwise, flags: .else)
      } else {
        wrap(.branch, otherwise, flags: .else)
      }
    }
    close(index)
  }

  mutating func guardStatement(_ node: LocatedSyntax) {
    guard let statement = RawGuardStmtSyntax(node.raw) else { return }
    let index = open(.guard, node.range)
    if let conditions = node.child(statement.conditions) { visitChildren(of: conditions) }
    if let otherwise = node.child(statement.body) { wrap(.branch, otherwise, flags: .else) }
    close(index)
  }

  mutating func repeatStatement(_ node: LocatedSyntax) {
    guard let statement = RawRepeatStmtSyntax(node.raw) else { return }
    let index = open(.while, node.range)
    if let body = node.child(statement.body) { visit(body) }
    if let condition = node.child(statement.condition) {
      let inner = open(.condition, condition.range)
      visit(condition)
      close(inner)
    }
    close(index)
  }

  mutating func switchCase(_ node: LocatedSyntax) {
    guard let label = node.child(RawSwitchCaseSyntax(node.raw)?.label) else { return }
    // What stands between `case` and the colon, or `default` itself.
    let text = label.child(ofKind: .switchCaseItemList)?.range ?? label.firstToken?.range
    let index = open(.switchCase, node.range, text: text.map { symbols.symbol($0) }, anchor: text)
    visitChildren(of: node)
    close(index)
  }

  /// `where` of a loop is a condition of its own; elsewhere it belongs to the pattern before it.
  mutating func whereClause(_ node: LocatedSyntax) {
    if enclosing == .for { wrap(.condition, node) } else { visitChildren(of: node) }
  }

  mutating func availability(_ node: LocatedSyntax) {
    guard let condition = RawAvailabilityConditionSyntax(node.raw),
      let keyword = node.child(condition.availabilityKeyword),
      let list = node.child(condition.availabilityArguments)
    else { return }
    let isNegated = source[keyword.range].elementsEqual("#unavailable".utf8)
    leaf(.available, node.range, flags: isNegated ? .negated : [], text: symbols.symbol(list.range))
  }
}
