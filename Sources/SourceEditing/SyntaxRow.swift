import HostMessages
import SwiftParser
import SwiftSyntax

/// Members of a type, arms of a switch, or statements of a body: things below each other between two braces.
struct SyntaxRow {
  /// One thing of the row.
  private struct Item {
    let node: Syntax
    /// What two things of the same name have in common.
    let key: String
    /// Things of a sort stand together.
    let sort: String
  }

  private let file: ParsedSource
  private let edit: CodeEdit
  private let leftBrace: TokenSyntax
  private let rightBrace: TokenSyntax
  /// Where the new thing would go.
  private let items: [Item]
  /// Where else it could be already.
  private let elsewhere: [Item]
  private let wanted: Item

  init(_ file: ParsedSource, for edit: CodeEdit) throws(EditProblem) {
    self.file = file
    self.edit = edit
    let places = SourcePlaces(file)
    switch edit.kind {
    case .member:
      let groups = places.groups(named: edit.place)
      guard let group = groups.first else { throw EditProblem("it has no type '\(edit.place)'") }
      (leftBrace, rightBrace) = (group.block.leftBrace, group.block.rightBrace)
      items = group.block.members.map { SyntaxRow.member($0.decl) }
      elsewhere = groups.dropFirst().flatMap { $0.block.members.map { SyntaxRow.member($0.decl) } }
      wanted = try SyntaxRow.member(in: edit.text, isEnum: group.isEnum)
    case .arm:
      let member = try places.member(named: edit.place)
      guard let choice = FirstNode<SwitchExprSyntax>.below(member) else {
        throw EditProblem("'\(edit.place)' contains no 'switch'")
      }
      (leftBrace, rightBrace) = (choice.leftBrace, choice.rightBrace)
      items = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self).map(SyntaxRow.arm) }
      elsewhere = []
      wanted = try SyntaxRow.arm(in: edit.text)
    case .statement, .import, .element:
      let body = try SyntaxRow.body(of: try places.member(named: edit.place), edit)
      (leftBrace, rightBrace) = (body.left, body.right)
      items = body.items.map(SyntaxRow.statement)
      elsewhere = []
      wanted = try SyntaxRow.statement(in: edit.text)
    }
  }

  // MARK: - Putting in

  func insertion() throws(EditProblem) -> Splice {
    if (items + elsewhere).contains(where: { $0.key == wanted.key }) { return .none }
    let isLong = edit.text.contains("\n")
    if let anchor = items.last(where: { $0.sort == wanted.sort }) ?? lastAnchor {
      let indentation = file.indentation(at: anchor.node.start)
      let end = file.lineEnd(anchor.node.end)
      // The next thing or the brace stands in the same line.
      guard rightBrace.start >= end, file.isBlank(file.lineStart(anchor.node.start)..<anchor.node.start) else {
        let separator = edit.kind == .arm ? file.newline + indentation + file.indentationStep : "; "
        if isLong || edit.kind == .arm {
          return .insert(
            file.newline + file.lines(edit.text, indentation: indentation + file.indentationStep) + file.newline
              + indentation, at: anchor.node.end)
        }
        return .insert(separator + edit.text, at: anchor.node.end)
      }
      let gap = isLong && edit.kind == .member ? file.newline : ""
      return .insert(gap + file.lines(edit.text, indentation: indentation) + file.newline, at: end)
    }
    if let first = items.first, edit.kind == .arm {
      // Only 'default', which has to stay the last.
      let start = file.lineStart(first.node.start)
      let indentation = file.indentation(at: first.node.start)
      return .insert(file.lines(edit.text, indentation: indentation) + file.newline, at: start)
    }
    let outside = file.indentation(at: leftBrace.start)
    let inside = edit.kind == .arm ? outside : outside + file.indentationStep
    let text = file.lines(edit.text, indentation: inside)
    let end = file.lineEnd(leftBrace.end)
    if rightBrace.start >= end { return .insert(text + file.newline, at: end) }
    return .insert(file.newline + text + file.newline + outside, at: leftBrace.end)
  }

  /// The last thing that something of another sort may follow.
  private var lastAnchor: Item? {
    edit.kind == .arm ? items.last { $0.sort != "default" } : items.last
  }

  // MARK: - Taking out

  func removal() throws(EditProblem) -> Splice {
    guard let item = (items + elsewhere).first(where: { $0.key == wanted.key }) else { return .none }
    guard item.node.tokenText == wanted.node.tokenText else { return .changed }
    var start = file.lineStart(item.node.start)
    let end = file.lineEnd(item.node.end)
    let ownLines = file.isBlank(start..<item.node.start) && file.isBlank(item.node.end..<end)
    guard ownLines else { return removalInsideLine(item) }
    let lines = edit.text.split(separator: "\n", omittingEmptySubsequences: false).map(SyntaxRow.trimmed)
    // Comments above it belong to it when they came with it.
    let comments = lines.prefix { $0.hasPrefix("//") }.count
    for _ in 0..<comments where start > 0 { start = file.lineStart(start - 1) }
    let present = file.text(start..<end).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(SyntaxRow.trimmed).dropLast()
    guard Array(present) == lines else { return .changed }
    if lines.count > 1, edit.kind == .member, start > 0 {
      let before = file.lineStart(start - 1)
      if file.isBlank(before..<start), before > leftBrace.end { start = before }
    }
    return .replace(start..<end, [])
  }

  /// What was put between braces that stand in one line.
  private func removalInsideLine(_ item: Item) -> Splice {
    let before = file.bytes[..<item.node.start].lastIndex { ![32, 9, 10, 13].contains($0) } ?? 0
    if file.bytes[before] == UInt8(ascii: ";") { return .replace(before..<item.node.end, []) }
    return .changed
  }

  private static func trimmed(_ line: Substring) -> String {
    let start = line.drop(while: \.isWhitespace)
    return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
  }

  // MARK: - Things

  private static func member(_ decl: DeclSyntax) -> Item {
    if let item = decl.as(EnumCaseDeclSyntax.self) {
      return Item(
        node: Syntax(decl), key: "case \(item.elements.map(\.name.text).joined(separator: ","))", sort: "case")
    }
    if decl.is(VariableDeclSyntax.self) {
      return Item(node: Syntax(decl), key: "var \(SourcePlaces.names(of: decl).joined(separator: ","))", sort: "var")
    }
    if let function = decl.as(FunctionDeclSyntax.self) {
      let parameters = function.signature.parameterClause.tokenText
      return Item(node: Syntax(decl), key: "func \(function.name.text)\(parameters)", sort: "func")
    }
    if let named = decl.asProtocol((any NamedDeclSyntax).self) {
      return Item(node: Syntax(decl), key: "type \(named.name.text)", sort: "type")
    }
    return Item(node: Syntax(decl), key: decl.tokenText, sort: "other")
  }

  private static func member(in text: String, isEnum: Bool) throws(EditProblem) -> Item {
    let tree = Parser.parse(source: "\(isEnum ? "enum" : "struct") S {\n\(text)\n}")
    guard !tree.hasError, let group = tree.statements.first?.item.asProtocol((any DeclGroupSyntax).self),
      tree.statements.count == 1, group.memberBlock.members.count == 1, let item = group.memberBlock.members.first
    else { throw EditProblem("'\(text)' is not one member of a type") }
    return member(item.decl)
  }

  private static func arm(_ item: SwitchCaseSyntax) -> Item {
    let isDefault = item.label.is(SwitchDefaultLabelSyntax.self) || item.attribute != nil
    return Item(node: Syntax(item), key: item.label.tokenText, sort: isDefault ? "default" : "case")
  }

  private static func arm(in text: String) throws(EditProblem) -> Item {
    let tree = Parser.parse(source: "switch s {\n\(text)\n}")
    guard !tree.hasError, tree.statements.count == 1, let node = FirstNode<SwitchExprSyntax>.below(Syntax(tree)),
      node.cases.count == 1, let item = node.cases.first?.as(SwitchCaseSyntax.self)
    else { throw EditProblem("'\(text)' is not one case of a switch") }
    return arm(item)
  }

  private static func statement(_ item: CodeBlockItemSyntax) -> Item {
    Item(node: Syntax(item.item), key: item.item.tokenText, sort: "statement")
  }

  private static func statement(in text: String) throws(EditProblem) -> Item {
    let tree = Parser.parse(source: text)
    guard !tree.hasError, tree.statements.count == 1, let item = tree.statements.first else {
      throw EditProblem("'\(text)' is not one statement")
    }
    return statement(item)
  }

  private static func body(
    of member: Syntax, _ edit: CodeEdit
  ) throws(EditProblem) -> (left: TokenSyntax, right: TokenSyntax, items: CodeBlockItemListSyntax) {
    if let name = edit.call {
      let call = FirstNode<FunctionCallExprSyntax>.below(member) { call in
        call.trailingClosure != nil && call.calledExpression.trimmedDescription == name
      }
      guard let closure = call?.trailingClosure else {
        throw EditProblem("'\(edit.place)' has no call to '\(name)' with a trailing closure")
      }
      return (closure.leftBrace, closure.rightBrace, closure.statements)
    }
    if let block = member.as(FunctionDeclSyntax.self)?.body ?? member.as(InitializerDeclSyntax.self)?.body {
      return (block.leftBrace, block.rightBrace, block.statements)
    }
    if let block = member.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock,
      case .getter(let items) = block.accessors
    {
      return (block.leftBrace, block.rightBrace, items)
    }
    throw EditProblem("'\(edit.place)' has no body")
  }
}
