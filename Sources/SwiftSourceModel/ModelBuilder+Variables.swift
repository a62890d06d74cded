@_spi(RawSyntax) import SwiftSyntax

extension ModelBuilder {
  mutating func variable(_ node: LocatedSyntax) {
    guard let declaration = RawVariableDeclSyntax(node.raw), let bindings = node.child(declaration.bindings) else {
      return
    }
    var flags: NodeFlags = isConstant(node.child(declaration.bindingSpecifier)) ? .constant : []
    if isStatic(node.child(ofKind: .declModifierList)) { flags.insert(.static) }
    var isFirst = true
    for binding in bindings.children {
      let range = binding.rangeBeforeComma
      let index = openVariable(
        (isFirst ? node.start : range.lowerBound)..<range.upperBound, flags: flags,
        pattern: binding.child(RawPatternBindingSyntax(binding.raw)?.pattern))
      if isFirst {
        for child in node.children where child.offset < bindings.offset { visit(child) }
      }
      visitBinding(binding, flags: flags)
      close(index)
      isFirst = false
    }
  }

  /// `if let name = value`.
  mutating func optionalBinding(_ node: LocatedSyntax) {
    let binding = RawOptionalBindingConditionSyntax(node.raw)
    let flags: NodeFlags = isConstant(node.child(binding?.bindingSpecifier)) ? .constant : []
    let index = openVariable(node.range, flags: flags, pattern: node.child(binding?.pattern))
    visitBinding(node, flags: flags)
    close(index)
  }

  /// `let` inside a pattern: every name below it is bound so.
  mutating func valueBinding(_ node: LocatedSyntax) {
    let outer = bindsConstants
    bindsConstants = isConstant(node.child(RawValueBindingPatternSyntax(node.raw)?.bindingSpecifier))
    visitChildren(of: node)
    bindsConstants = outer
  }

  /// A name that a pattern binds.
  mutating func boundName(_ node: LocatedSyntax) {
    leaf(.variable, node.range, flags: bindsConstants ? .constant : [], name: node.range)
  }

  mutating func capture(_ node: LocatedSyntax) {
    let capture = RawClosureCaptureSyntax(node.raw)
    let specifier = node.child(capture?.specifier)?.range
    let index = open(
      .capture, node.rangeBeforeComma, name: node.child(capture?.name)?.range,
      text: specifier.map { symbols.symbol($0) })
    visitChildren(of: node)
    close(index)
  }

  mutating func closure(_ node: LocatedSyntax) {
    let signature = node.child(ofKind: .closureSignature)
    wrap(.closure, node, flags: effects(signature?.child(ofKind: .typeEffectSpecifiers)))
  }

  mutating func accessorBlock(_ node: LocatedSyntax) {
    let isGetter = node.child(ofKind: .codeBlockItemList) != nil
    if isGetter { wrap(.body, node) } else { visitChildren(of: node) }
  }

  mutating func accessor(_ node: LocatedSyntax) {
    let accessor = RawAccessorDeclSyntax(node.raw)
    let index = open(
      .accessor, node.range, flags: effects(node.child(ofKind: .accessorEffectSpecifiers)),
      name: node.child(accessor?.accessorSpecifier)?.range)
    for child in node.children {
      if child.kind == .codeBlock { visitChildren(of: child) } else { visit(child) }
    }
    close(index)
  }

  private mutating func openVariable(_ range: Range<Int>, flags: NodeFlags, pattern: LocatedSyntax?) -> Int {
    open(.variable, range, flags: flags, name: pattern?.kind == .identifierPattern ? pattern?.range : nil)
  }

  private mutating func visitBinding(_ node: LocatedSyntax, flags: NodeFlags) {
    let outer = bindsConstants
    bindsConstants = flags.contains(.constant)
    for child in node.children where child.kind != .identifierPattern { visit(child) }
    bindsConstants = outer
  }

  private func isConstant(_ specifier: LocatedSyntax?) -> Bool {
    specifier.map { source[$0.range].elementsEqual("let".utf8) } ?? false
  }
}
