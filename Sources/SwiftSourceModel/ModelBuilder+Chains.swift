@_spi(RawSyntax) import SwiftSyntax

/// One part of a chain while it is collected, before the parts are turned into source order.
private enum Part {
  case named(
    NodeKind, range: Range<Int>, name: Range<Int>?, flags: NodeFlags, generic: LocatedSyntax?, call: LocatedSyntax?)
  case suffix(NodeKind, range: Range<Int>, holder: LocatedSyntax?)
  case conditional(LocatedSyntax)
  case root(LocatedSyntax)
}

extension ModelBuilder {
  /// Writes a chain: the tree holds it inside out, the last call outermost.
  mutating func chain(_ node: LocatedSyntax) {
    let index = open(.chain, node.range)
    for part in parts(of: node, inIfConfig: false).reversed() { write(part) }
    close(index)
  }

  /// One clause of a `#if`; `isPostfix` when it holds parts of a chain.
  mutating func ifConfigClause(_ node: LocatedSyntax, isPostfix: Bool = false) {
    guard let clause = RawIfConfigClauseSyntax(node.raw), let keyword = node.child(clause.poundKeyword) else { return }
    let condition = node.child(clause.condition)?.range
    let isFirst = source[keyword.range].elementsEqual("#if".utf8)
    let index = open(.ifConfig, node.range, flags: isFirst ? [] : .else, text: condition.map { symbols.symbol($0) })
    if let elements = node.child(clause.elements) {
      if isPostfix {
        for part in parts(of: elements, inIfConfig: true).reversed() { write(part) }
      } else {
        visit(elements)
      }
    }
    close(index)
  }

  private mutating func write(_ part: Part) {
    switch part {
    case .named(let kind, let range, let name, let flags, let generic, let call):
      let index = open(kind, range, flags: flags, name: name)
      if let generic { wrap(.generic, generic) }
      if let call { arguments(of: call) }
      close(index)
    case .suffix(let kind, let range, let holder):
      let index = open(kind, range)
      if let holder { arguments(of: holder) }
      close(index)
    case .conditional(let config):
      guard let clauses = config.child(ofKind: .ifConfigClauseList) else { return }
      for clause in clauses.children { ifConfigClause(clause, isPostfix: true) }
    case .root(let root):
      visit(root)
    }
  }

  /// The parts of a chain, the last one first.
  private func parts(of node: LocatedSyntax, inIfConfig: Bool) -> [Part] {
    var parts: [Part] = []
    var next: LocatedSyntax? = node
    while let node = next {
      switch node.kind {
      case .functionCallExpr:
        guard let callee = node.child(RawFunctionCallExprSyntax(node.raw)?.calledExpression) else { return parts }
        if let (name, base) = named(callee, end: node.trimmedEnd, call: node, inIfConfig: inIfConfig) {
          parts.append(name)
          next = base
        } else {
          parts.append(suffix(.call, of: node, after: callee, holder: node))
          next = callee
        }
      case .memberAccessExpr, .declReferenceExpr, .genericSpecializationExpr, .superExpr:
        guard let (name, base) = named(node, end: node.trimmedEnd, call: nil, inIfConfig: inIfConfig) else {
          parts.append(.root(node.child(ofKind: .genericArgumentClause) ?? node))
          return parts
        }
        parts.append(name)
        next = base
      case .subscriptCallExpr:
        guard let callee = node.child(RawSubscriptCallExprSyntax(node.raw)?.calledExpression) else { return parts }
        parts.append(suffix(.subscript, of: node, after: callee, holder: node))
        next = callee
      case .forceUnwrapExpr:
        guard let base = node.child(RawForceUnwrapExprSyntax(node.raw)?.expression) else { return parts }
        parts.append(suffix(.force, of: node, after: base, holder: nil))
        next = base
      case .optionalChainingExpr:
        guard let base = node.child(RawOptionalChainingExprSyntax(node.raw)?.expression) else { return parts }
        parts.append(suffix(.optional, of: node, after: base, holder: nil))
        next = base
      case .postfixIfConfigExpr:
        let conditional = RawPostfixIfConfigExprSyntax(node.raw)
        if let config = node.child(conditional?.config) { parts.append(.conditional(config)) }
        next = node.child(conditional?.base)
      default:
        parts.append(.root(node))
        next = nil
      }
    }
    return parts
  }

  /// The part that `callee` names, called by `call` or not, and what it is applied to; nil when it is no name.
  private func named(
    _ callee: LocatedSyntax, end: Int, call: LocatedSyntax?, inIfConfig: Bool
  ) -> (Part, base: LocatedSyntax?)? {
    var name = callee
    var generic: LocatedSyntax?
    if callee.kind == .genericSpecializationExpr {
      guard let inner = callee.child(RawGenericSpecializationExprSyntax(callee.raw)?.expression) else { return nil }
      generic = callee.child(ofKind: .genericArgumentClause)
      name = inner
    }
    var flags: NodeFlags = []
    var base: LocatedSyntax?
    let start: Int
    let token: LocatedSyntax?
    switch name.kind {
    case .declReferenceExpr:
      start = name.start
      token = name.child(RawDeclReferenceExprSyntax(name.raw)?.baseName)
    case .superExpr:
      start = name.start
      token = name.firstToken
    case .memberAccessExpr:
      guard let access = RawMemberAccessExprSyntax(name.raw), let period = name.child(access.period),
        let reference = name.child(access.declName)
      else { return nil }
      start = period.start
      token = reference.child(access.declName.baseName)
      base = name.child(access.base)
      if base == nil && !inIfConfig { flags = .implicit }
    default:
      return nil
    }
    let part = Part.named(
      call == nil ? .member : .call, range: start..<Swift.max(start, end), name: token?.range, flags: flags,
      generic: generic, call: call)
    return (part, base)
  }

  /// A part without a name: what `node` adds behind `base`.
  private func suffix(
    _ kind: NodeKind, of node: LocatedSyntax, after base: LocatedSyntax, holder: LocatedSyntax?
  ) -> Part {
    let own = node.children.first { $0.offset >= base.end && !$0.isEmpty }
    let start = own?.start ?? base.trimmedEnd
    return .suffix(kind, range: start..<Swift.max(start, node.trimmedEnd), holder: holder)
  }
}

// MARK: - Arguments

extension ModelBuilder {
  /// The arguments of a call, subscript or macro, trailing closures last.
  mutating func arguments(of call: LocatedSyntax) {
    if let list = call.child(ofKind: .labeledExprList) { visitChildren(of: list) }
    if let closure = trailingClosure(of: call) { trailing(closure, label: nil, closure: closure) }
    guard let further = call.child(ofKind: .multipleTrailingClosureElementList) else { return }
    for element in further.children {
      let parts = RawMultipleTrailingClosureElementSyntax(element.raw)
      guard let closure = element.child(parts?.closure) else { continue }
      trailing(element, label: element.child(parts?.label), closure: closure)
    }
  }

  /// Not just any closure among the children: the callee may be one too.
  private func trailingClosure(of call: LocatedSyntax) -> LocatedSyntax? {
    switch call.kind {
    case .functionCallExpr: call.child(RawFunctionCallExprSyntax(call.raw)?.trailingClosure)
    case .subscriptCallExpr: call.child(RawSubscriptCallExprSyntax(call.raw)?.trailingClosure)
    default: call.child(ofKind: .closureExpr)
    }
  }

  private mutating func trailing(_ node: LocatedSyntax, label: LocatedSyntax?, closure: LocatedSyntax) {
    let index = open(.argument, node.range, flags: .trailing, name: label?.range)
    visit(closure)
    close(index)
  }

  mutating func argument(_ node: LocatedSyntax) {
    let label = node.child(RawLabeledExprSyntax(node.raw)?.label)
    let index = open(.argument, node.rangeBeforeComma, name: label?.range)
    visitChildren(of: node)
    close(index)
  }

  mutating func macro(_ node: LocatedSyntax) {
    let name = RawMacroExpansionExprSyntax(node.raw)?.macroName ?? RawMacroExpansionDeclSyntax(node.raw)?.macroName
    let index = open(.macro, node.range, name: node.child(name)?.range)
    for child in node.children where child.kind == .attributeList || child.kind == .declModifierList {
      visitChildren(of: child)
    }
    if let generic = node.child(ofKind: .genericArgumentClause) { wrap(.generic, generic) }
    arguments(of: node)
    close(index)
  }
}
