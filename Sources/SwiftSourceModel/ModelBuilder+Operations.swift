@_spi(RawSyntax) import SwiftSyntax

extension ModelBuilder {
  /// Operators and operands side by side, as written; only `? :` is folded, because its branches are values.
  mutating func operation(_ node: LocatedSyntax) {
    if negativeLiteral(node) { return }
    if node.kind == .sequenceExpr, let elements = node.child(ofKind: .exprList) {
      return value(Array(elements.children)[...])
    }
    let index = open(.operation, node.range)
    operands(of: node)
    setNumber(foldedNumber(of: index), of: index)
    close(index)
  }

  mutating func tuple(_ node: LocatedSyntax) {
    let index = open(.tuple, node.range)
    visitChildren(of: node)
    setNumber(numberInParentheses(of: index), of: index)
    close(index)
  }

  /// Some elements of a sequence as one value.
  private mutating func value(_ elements: ArraySlice<LocatedSyntax>) {
    guard let first = elements.first, let last = elements.last else { return }
    if elements.count == 1 { return visit(first) }
    if let ternary = Ternary(in: elements), ternary.condition.startIndex == elements.startIndex {
      return write(ternary)
    }
    let index = open(.operation, first.start..<last.trimmedEnd)
    sequence(elements)
    setNumber(foldedNumber(of: index), of: index)
    close(index)
  }

  private mutating func sequence(_ elements: ArraySlice<LocatedSyntax>) {
    guard let ternary = Ternary(in: elements) else {
      for element in elements { operand(element) }
      return
    }
    for element in elements[..<ternary.condition.startIndex] { operand(element) }
    write(ternary)
  }

  private mutating func write(_ ternary: Ternary) {
    guard let first = ternary.condition.first, let last = ternary.otherwise.last else { return }
    let index = open(.ternary, first.start..<last.trimmedEnd)
    value(ternary.condition)
    visit(ternary.then)
    value(ternary.otherwise)
    close(index)
  }

  /// One element of a sequence: an operator or an operand.
  private mutating func operand(_ node: LocatedSyntax) {
    switch node.kind {
    case .binaryOperatorExpr, .assignmentExpr, .unresolvedAsExpr, .unresolvedIsExpr:
      leaf(.operator, node.range, name: node.range)
    case .tryExpr, .awaitExpr, .unsafeExpr: operands(of: node)
    default: visit(node)
    }
  }

  /// The operators of a prefix or postfix expression and what they stand at.
  private mutating func operands(of node: LocatedSyntax) {
    switch node.kind {
    case .sequenceExpr:
      if let elements = node.child(ofKind: .exprList) { sequence(Array(elements.children)[...]) }
    case .tryExpr, .awaitExpr, .unsafeExpr, .borrowExpr, .consumeExpr, .copyExpr, .inOutExpr, .prefixOperatorExpr,
      .postfixOperatorExpr:
      // `try` and its mark are two tokens and one operator.
      var tokens: Range<Int>?
      func flush(_ builder: inout ModelBuilder) {
        if let name = tokens { builder.leaf(.operator, name, name: name) }
        tokens = nil
      }
      for child in node.children {
        if child.kind == .token {
          guard !child.isEmpty else { continue }
          tokens = (tokens?.lowerBound ?? child.start)..<child.trimmedEnd
        } else if child.kind != .unexpectedNodes {
          flush(&self)
          if node.kind == .tryExpr || node.kind == .awaitExpr || node.kind == .unsafeExpr {
            operands(of: child)
          } else {
            visit(child)
          }
        }
      }
      flush(&self)
    default:
      visit(node)
    }
  }
}

/// The first `? :` of a flat sequence, with what it spans: all behind it, and all before it up to an assignment.
private struct Ternary {
  let condition: ArraySlice<LocatedSyntax>
  let then: LocatedSyntax
  let otherwise: ArraySlice<LocatedSyntax>

  init?(in elements: ArraySlice<LocatedSyntax>) {
    guard let place = elements.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }),
      let then = elements[place].child(RawUnresolvedTernaryExprSyntax(elements[place].raw)?.thenExpression)
    else { return nil }
    let assignment = elements[..<place].lastIndex { $0.kind == .assignmentExpr }
    condition = elements[(assignment.map { $0 + 1 } ?? elements.startIndex)..<place]
    self.then = then
    otherwise = elements[(place + 1)...]
    if condition.isEmpty || otherwise.isEmpty { return nil }
  }
}
