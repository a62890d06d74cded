@_spi(RawSyntax) import SwiftSyntax

extension ModelBuilder {
  mutating func typeDeclaration(_ node: LocatedSyntax) {
    if let declaration = RawExtensionDeclSyntax(node.raw), let extended = node.child(declaration.extendedType) {
      return extensionDeclaration(node, of: extended)
    }
    let (kind, name): (NodeKind, RawTokenSyntax?) =
      switch node.kind {
      case .structDecl: (.struct, RawStructDeclSyntax(node.raw)?.name)
      case .classDecl: (.class, RawClassDeclSyntax(node.raw)?.name)
      case .enumDecl: (.enum, RawEnumDeclSyntax(node.raw)?.name)
      case .actorDecl: (.actor, RawActorDeclSyntax(node.raw)?.name)
      default: (.protocol, RawProtocolDeclSyntax(node.raw)?.name)
      }
    wrap(kind, node, name: name)
  }

  private mutating func extensionDeclaration(_ node: LocatedSyntax, of extended: LocatedSyntax) {
    let index = open(
      .extension, node.range, name: outermostName(of: extended), text: symbols.symbol(extended.range))
    for child in node.children where child.raw.id != extended.raw.id { visit(child) }
    close(index)
  }

  mutating func function(_ node: LocatedSyntax) {
    let function = RawFunctionDeclSyntax(node.raw)
    let initializer = RawInitializerDeclSyntax(node.raw)
    let signature = node.child(function?.signature ?? initializer?.signature)
    var flags = effects(signature?.child(ofKind: .functionEffectSpecifiers))
    if isStatic(node.child(ofKind: .declModifierList)) { flags.insert(.static) }
    wrap(
      function == nil ? .initializer : .function, node, flags: flags,
      name: node.child(function?.name ?? initializer?.initKeyword))
  }

  mutating func parameter(_ node: LocatedSyntax) {
    let (first, second): (RawTokenSyntax?, RawTokenSyntax?) =
      switch node.kind {
      case .functionParameter:
        (RawFunctionParameterSyntax(node.raw)?.firstName, RawFunctionParameterSyntax(node.raw)?.secondName)
      case .closureParameter:
        (RawClosureParameterSyntax(node.raw)?.firstName, RawClosureParameterSyntax(node.raw)?.secondName)
      case .enumCaseParameter:
        (RawEnumCaseParameterSyntax(node.raw)?.firstName, RawEnumCaseParameterSyntax(node.raw)?.secondName)
      default: (RawClosureShorthandParameterSyntax(node.raw)?.name, nil)
      }
    let name = node.child(second) ?? node.child(first)
    let label = second == nil ? nil : node.child(first)
    let index = open(
      .parameter, node.rangeBeforeComma, name: name?.range, text: label.map { symbols.symbol($0.range) })
    visitChildren(of: node)
    close(index)
  }

  mutating func enumCases(_ node: LocatedSyntax) {
    var isFirst = true
    guard let elements = node.child(ofKind: .enumCaseElementList) else { return }
    for element in elements.children {
      let range = element.rangeBeforeComma
      let name = element.child(RawEnumCaseElementSyntax(element.raw)?.name)
      let index = open(.case, (isFirst ? node.start : range.lowerBound)..<range.upperBound, name: name?.range)
      if isFirst {
        for child in node.children where child.offset < elements.offset { visit(child) }
      }
      visitChildren(of: element)
      close(index)
      isFirst = false
    }
  }

  mutating func importDeclaration(_ node: LocatedSyntax) {
    guard let path = node.child(ofKind: .importPathComponentList) else { return }
    let module = path.child(ofKind: .importPathComponent).flatMap {
      $0.child(RawImportPathComponentSyntax($0.raw)?.name)
    }
    let index = open(.import, node.range, name: module?.range, text: symbols.symbol(path.range))
    visitChildren(of: node)
    close(index)
  }

  mutating func attribute(_ node: LocatedSyntax) {
    guard let attribute = RawAttributeSyntax(node.raw), let name = node.child(attribute.attributeName) else { return }
    let arguments = node.child(attribute.arguments)
    let hasExpressions = arguments?.kind == .labeledExprList
    let text = hasExpressions ? nil : arguments.map { symbols.symbol($0.range) }
    let index = open(.attribute, node.range, name: outermostName(of: name), text: text)
    if hasExpressions, let arguments { visitChildren(of: arguments) }
    close(index)
  }

  mutating func modifier(_ node: LocatedSyntax) {
    let modifier = RawDeclModifierSyntax(node.raw)
    let detail = node.child(modifier?.detail).flatMap { $0.child(RawDeclModifierDetailSyntax($0.raw)?.detail) }
    leaf(
      .modifier, node.range, name: node.child(modifier?.name)?.range, text: detail.map { symbols.symbol($0.range) })
  }

  mutating func inherited(_ node: LocatedSyntax) {
    guard let type = node.child(RawInheritedTypeSyntax(node.raw)?.type) else { return }
    if type.kind == .compositionType, let elements = type.child(ofKind: .compositionTypeElementList) {
      for element in elements.children {
        guard let part = element.child(RawCompositionTypeElementSyntax(element.raw)?.type) else { continue }
        leaf(.inherited, part.range, name: outermostName(of: part))
      }
    } else {
      leaf(.inherited, type.range, name: outermostName(of: type))
    }
  }

  mutating func genericParameter(_ node: LocatedSyntax) {
    let name = node.child(RawGenericParameterSyntax(node.raw)?.name)
    let index = open(.genericParameter, node.rangeBeforeComma, name: name?.range)
    visitChildren(of: node)
    close(index)
  }

  /// What `async` and `throws` say, in any of the clauses that hold them.
  func effects(_ specifiers: LocatedSyntax?) -> NodeFlags {
    var flags: NodeFlags = []
    guard let specifiers else { return flags }
    for child in specifiers.children where !child.isEmpty {
      if child.kind == .throwsClause { flags.insert(.throws) }
      if child.kind == .token { flags.insert(.async) }
    }
    return flags
  }

  func isStatic(_ modifiers: LocatedSyntax?) -> Bool {
    guard let modifiers else { return false }
    return modifiers.children.contains { modifier in
      guard let name = modifier.firstToken?.range else { return false }
      return source[name].elementsEqual("static".utf8) || source[name].elementsEqual("class".utf8)
    }
  }
}
