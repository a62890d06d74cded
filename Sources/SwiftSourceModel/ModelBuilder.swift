import SwiftKitABI
@_spi(RawSyntax) import SwiftSyntax

/// Walks the raw syntax tree once and writes the nodes of the model in preorder.
///
/// What the tree says in many small nodes (lists, clauses, wrappers) the model leaves out: `visit` passes through
/// every kind that no file of this type names. Children come in source order, so passing through keeps the order.
struct ModelBuilder {
  let source: UnsafeBufferPointer<UInt8>
  private(set) var nodes: [swiftkit_node] = []
  var symbols: SymbolTable
  private var parent = SWIFTKIT_NONE
  /// Whether the names of the pattern at hand are constants.
  var bindsConstants = true

  init(source: UnsafeBufferPointer<UInt8>) {
    self.source = source
    symbols = SymbolTable(source: source)
    nodes.reserveCapacity(source.count / 6)
  }

  mutating func build(_ tree: LocatedSyntax, isBroken: Bool) {
    let file = open(.file, 0..<source.count, flags: isBroken ? .broken : [])
    visitChildren(of: tree)
    addComments(of: tree)
    close(file)
  }

  /// The finished table: symbols in ascending order, nodes pointing to them.
  func finish() -> (nodes: [swiftkit_node], symbols: [Range<Int>], furtherBytes: [UInt8]) {
    let (ranges, placeOf) = symbols.sorted()
    var nodes = nodes
    for index in nodes.indices {
      if nodes[index].name != SWIFTKIT_NONE { nodes[index].name = placeOf[Int(nodes[index].name)] }
      if nodes[index].text != SWIFTKIT_NONE { nodes[index].text = placeOf[Int(nodes[index].text)] }
    }
    return (nodes, ranges, symbols.furtherBytes)
  }
}

// MARK: - Writing nodes

extension ModelBuilder {
  /// Starts a node; what is written until `close` is inside it.
  mutating func open(
    _ kind: NodeKind, _ range: Range<Int>, flags: NodeFlags = [], name: Range<Int>? = nil, text: UInt32? = nil,
    anchor: Range<Int>? = nil, number: Double = .nan
  ) -> Int {
    let name = name.flatMap { $0.isEmpty ? nil : $0 }
    let range = clampedToParent(range)
    let anchor = (name ?? anchor ?? range).clamped(to: range)
    nodes.append(
      swiftkit_node(
        kind: kind.rawValue, flags: flags.rawValue, parent: parent, subtree_end: 0,
        name: name.map { symbols.symbol(withoutBackQuotes($0)) } ?? SWIFTKIT_NONE, text: text ?? SWIFTKIT_NONE,
        start: UInt32(range.lowerBound), end: UInt32(range.upperBound),
        anchor: UInt32(anchor.lowerBound), anchor_end: UInt32(anchor.upperBound), number: number))
    parent = UInt32(nodes.count - 1)
    return nodes.count - 1
  }

  mutating func close(_ node: Int) {
    nodes[node].subtree_end = UInt32(nodes.count)
    parent = nodes[node].parent
  }

  /// Writes a node that holds nothing.
  mutating func leaf(
    _ kind: NodeKind, _ range: Range<Int>, flags: NodeFlags = [], name: Range<Int>? = nil, text: UInt32? = nil,
    number: Double = .nan
  ) {
    close(open(kind, range, flags: flags, name: name, text: text, number: number))
  }

  mutating func setNumber(_ number: Double, of node: Int) {
    nodes[node].number = number
  }

  /// The kind of the node that is open.
  var enclosing: NodeKind { NodeKind(rawValue: nodes[Int(parent)].kind) }

  /// What the parser made up for a missing part has no bytes, and may lie behind the last token of its parent.
  private func clampedToParent(_ range: Range<Int>) -> Range<Int> {
    guard parent != SWIFTKIT_NONE else { return range }
    let outer = nodes[Int(parent)]
    return range.clamped(to: Int(outer.start)..<Int(outer.end))
  }

  private func withoutBackQuotes(_ range: Range<Int>) -> Range<Int> {
    let quote = UInt8(ascii: "`")
    guard range.count > 2, source[range.lowerBound] == quote, source[range.upperBound - 1] == quote else {
      return range
    }
    return range.lowerBound + 1..<range.upperBound - 1
  }
}

// MARK: - Reading syntax

extension ModelBuilder {
  mutating func visitChildren(of node: LocatedSyntax) {
    for child in node.children { visit(child) }
  }

  /// Writes what `node` and everything below it say.
  mutating func visit(_ node: LocatedSyntax) {
    switch node.kind {
    case .token, .unexpectedNodes, .genericWhereClause, .throwsClause, .poundSourceLocation:
      return

    case .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .subscriptCallExpr, .forceUnwrapExpr,
      .optionalChainingExpr, .genericSpecializationExpr, .postfixIfConfigExpr, .superExpr:
      chain(node)
    case .macroExpansionExpr, .macroExpansionDecl: macro(node)
    case .labeledExpr: argument(node)
    case .closureExpr: closure(node)
    case .closureCapture: capture(node)
    case .integerLiteralExpr: integer(node)
    case .floatLiteralExpr: float(node)
    case .booleanLiteralExpr: boolean(node)
    case .stringLiteralExpr, .simpleStringLiteralExpr: string(node)
    case .nilLiteralExpr: leaf(.nil, node.range)
    case .keyPathExpr: leaf(.keyPath, node.range)
    case .tupleExpr: tuple(node)
    case .arrayExpr: wrap(.array, node)
    case .dictionaryExpr: wrap(.dictionary, node)
    case .sequenceExpr, .tryExpr, .awaitExpr, .unsafeExpr, .borrowExpr, .consumeExpr, .copyExpr, .inOutExpr,
      .prefixOperatorExpr, .postfixOperatorExpr:
      operation(node)
    case .missingExpr, .regexLiteralExpr, .discardAssignmentExpr, .arrowExpr, .packElementExpr, .packExpansionExpr,
      .editorPlaceholderExpr, .wildcardPattern:
      wrap(.expression, node)

    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: typeDeclaration(node)
    case .functionDecl, .initializerDecl: function(node)
    case .variableDecl: variable(node)
    case .enumCaseDecl: enumCases(node)
    case .typeAliasDecl: wrap(.typealias, node, name: RawTypeAliasDeclSyntax(node.raw)?.name)
    case .importDecl: importDeclaration(node)
    case .deinitializerDecl, .subscriptDecl, .operatorDecl, .precedenceGroupDecl, .associatedTypeDecl, .macroDecl:
      wrap(.declaration, node, name: node.firstToken)

    case .attribute: attribute(node)
    case .declModifier: modifier(node)
    case .inheritedType: inherited(node)
    case .functionParameter, .closureParameter, .closureShorthandParameter, .enumCaseParameter: parameter(node)
    case .genericParameter: genericParameter(node)
    case .initializerClause: wrap(.initial, node)
    case .accessorBlock: accessorBlock(node)
    case .accessorDecl: accessor(node)
    case .codeBlock: wrap(.body, node)
    case .identifierPattern: boundName(node)
    case .valueBindingPattern: valueBinding(node)

    case .ifExpr: ifStatement(node)
    case .guardStmt: guardStatement(node)
    case .switchExpr: wrap(.switch, node)
    case .switchCase: switchCase(node)
    case .forStmt: wrap(.for, node)
    case .whileStmt: wrap(.while, node)
    case .repeatStmt: repeatStatement(node)
    case .returnStmt: wrap(.return, node)
    case .deferStmt, .doStmt, .catchClause, .throwStmt, .breakStmt, .continueStmt, .fallThroughStmt,
      .yieldStmt, .discardStmt:
      wrap(.statement, node, name: node.firstToken)
    case .conditionElement, .switchCaseItem, .catchItem: wrapElement(.condition, node)
    case .whereClause: whereClause(node)
    case .availabilityCondition: availability(node)
    case .optionalBindingCondition: optionalBinding(node)
    case .ifConfigClause: ifConfigClause(node)

    case .identifierType, .memberType, .optionalType, .implicitlyUnwrappedOptionalType, .someOrAnyType,
      .attributedType, .arrayType, .dictionaryType, .functionType, .tupleType, .compositionType, .metatypeType,
      .inlineArrayType, .classRestrictionType, .namedOpaqueReturnType, .packElementType, .packExpansionType,
      .suppressedType:
      type(node)
    default: visitChildren(of: node)
    }
  }

  /// Writes a node of `kind` for `node` and, inside it, all that the node holds.
  mutating func wrap(_ kind: NodeKind, _ node: LocatedSyntax, flags: NodeFlags = [], name: LocatedSyntax? = nil) {
    let index = open(kind, node.range, flags: flags, name: name?.range)
    visitChildren(of: node)
    close(index)
  }

  mutating func wrap(_ kind: NodeKind, _ node: LocatedSyntax, name: RawTokenSyntax?) {
    wrap(kind, node, name: node.child(name))
  }

  /// Like `wrap`, for an element of a list: the comma behind it is no part of it.
  mutating func wrapElement(_ kind: NodeKind, _ node: LocatedSyntax) {
    let index = open(kind, node.rangeBeforeComma)
    visitChildren(of: node)
    close(index)
  }
}
