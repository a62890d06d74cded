import SwiftSyntax

/// Types and members of a file, found by names such as `AppTab` and `RootView.body`.
struct SourcePlaces {
  struct Group {
    let name: String
    let block: MemberBlockSyntax
    /// The declaration itself, not an extension of it.
    let isOwn: Bool
    let isEnum: Bool
  }

  private(set) var groups: [Group] = []
  private let file: ParsedSource

  init(_ file: ParsedSource) {
    self.file = file
    for item in file.tree.statements { collect(Syntax(item.item), inside: "") }
  }

  /// The declaration of the type, then its extensions.
  func groups(named name: String) -> [Group] {
    let found = groups.filter { $0.name == name }
    return found.filter(\.isOwn) + found.filter { !$0.isOwn }
  }

  /// The property or function called `name`: of a type, or of the file itself.
  func member(named name: String) throws(EditProblem) -> Syntax {
    if let dot = name.lastIndex(of: ".") {
      let (type, member) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
      let groups = groups(named: type)
      guard !groups.isEmpty else { throw EditProblem("it has no type '\(type)'") }
      for group in groups {
        for item in group.block.members where Self.names(of: item.decl).contains(member) { return Syntax(item.decl) }
      }
      throw EditProblem("'\(type)' has no member '\(member)'")
    }
    for item in file.tree.statements {
      if let decl = item.item.as(DeclSyntax.self), Self.names(of: decl).contains(name) { return Syntax(decl) }
    }
    throw EditProblem("it has no '\(name)'")
  }

  static func names(of decl: DeclSyntax) -> [String] {
    if let variable = decl.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    }
    if let function = decl.as(FunctionDeclSyntax.self) { return [function.name.text] }
    if decl.is(InitializerDeclSyntax.self) { return ["init"] }
    return []
  }

  private mutating func collect(_ node: Syntax, inside outer: String) {
    func name(_ own: String) -> String { outer.isEmpty ? own : "\(outer).\(own)" }
    if let block = node.as(IfConfigDeclSyntax.self) {
      for clause in block.clauses {
        switch clause.elements {
        case .statements(let items): for item in items { collect(Syntax(item.item), inside: outer) }
        case .decls(let members): for member in members { collect(Syntax(member.decl), inside: outer) }
        default: continue
        }
      }
      return
    }
    guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return }
    let own: String
    var isOwn = true
    if let decl = node.as(ExtensionDeclSyntax.self) {
      (own, isOwn) = (decl.extendedType.trimmedDescription, false)
    } else if let decl = node.asProtocol((any NamedDeclSyntax).self) {
      own = decl.name.text
    } else {
      return
    }
    groups.append(
      Group(name: name(own), block: group.memberBlock, isOwn: isOwn, isEnum: node.is(EnumDeclSyntax.self)))
    for member in group.memberBlock.members { collect(Syntax(member.decl), inside: name(own)) }
  }
}

/// The first node of a kind below another that fits.
final class FirstNode<Node: SyntaxProtocol>: SyntaxAnyVisitor {
  private(set) var found: Node?
  private let fits: (Node) -> Bool

  private init(_ fits: @escaping (Node) -> Bool) {
    self.fits = fits
    super.init(viewMode: .sourceAccurate)
  }

  static func below(_ root: Syntax, where fits: @escaping (Node) -> Bool = { _ in true }) -> Node? {
    let visitor = FirstNode(fits)
    visitor.walk(root)
    return visitor.found
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard found == nil else { return .skipChildren }
    if let candidate = node.as(Node.self), fits(candidate) {
      found = candidate
      return .skipChildren
    }
    return .visitChildren
  }
}
