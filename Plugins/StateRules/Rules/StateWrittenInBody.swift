import SwiftKitSDK

/// Body describes; what it writes while it runs makes updates loop, or is dropped.
struct StateWrittenInBody: Check {
  let id = "state-written-in-body"
  let rules = ["architecture-and-data-flow/state/state-written-in-body"]
  let severity = Severity.info
  let title = "state that body writes while it runs"
  let group: CheckGroup? = .state
  let basis: Basis? = .convention
  let literals = [
    "|return| & |State|", "|return| & |Binding|", "|let _ & |View|", "|let _| & |View|", "|DispatchQueue| & |body|",
    "|func| & |State| & |View|",
  ]

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct) where type.isView && !type.isInPreview {
      let state = Set(
        type.children(.variable).filter {
          $0.hasAttribute("State", "Binding", "AppStorage", "SceneStorage", "FocusState")
        }
        .compactMap(\.name))
      if state.isEmpty { continue }
      // A cache that a function fills is another object's matter: its reference stays.
      let values = state.subtracting(type.children(.variable).filter(mayBeObject).compactMap(\.name))
      let members = type.allParts.flatMap(\.children).filter { $0.code != nil }
      let calls =
        file.nodes(.call, named: members.filter { $0.kind == .function }.compactMap(\.name))
        + file.nodes(.member, named: members.filter { $0.kind == .variable }.compactMap(\.name))
      var reported: Set<Node> = []
      for body in type.viewMembers.compactMap(\.code) {
        for node in body.descendants {
          guard isHidden(node), !node.isLaterThanBody(body),
            let name = written(in: node, of: state) ?? write(byFunctionIn: node, of: values)?.name
          else { continue }
          report(node, message(name))
        }
        for call in calls where call.isInside(body) && isShownValue(call, in: body) {
          guard let write = write(by: call, of: values), reported.insert(write.node).inserted else { continue }
          report(write.node, message(write.name))
        }
      }
    }
  }

  /// Whether the state may be a class: one of the project, or a type that nobody here knows.
  private func mayBeObject(_ property: Node) -> Bool {
    let value = property.child(.initial)?.firstChild
    guard let name = property.child(.type)?.name ?? (value?.kind == .chain ? value?.chain?.root.name : nil),
      property.child(.type)?.source.hasPrefix("[") != true, !Self.values.contains(name)
    else { return false }
    let kinds = property.file.project.kinds(of: name)
    return kinds.isEmpty && property.file.nodes(.struct, named: [name]).isEmpty
      && property.file.nodes(.enum, named: [name]).isEmpty || kinds.contains("class") || property.file.isClass(name)
  }

  private static let values: Set = [
    "Bool", "Int", "Double", "Float", "CGFloat", "String", "Date", "UUID", "URL", "Set", "Array", "Dictionary",
    "Optional",
    "CGPoint", "CGSize", "CGRect", "Color", "Angle", "TimeInterval", "NavigationPath", "Data", "Decimal",
  ]

  private func message(_ name: String) -> String {
    "`\(name)` is changed while `body` runs; change it in `onAppear`, `task`, `onChange` or an action"
  }

  /// Whether the body shows what this call gives: `Text(title(at: 3))`.
  private func isShownValue(_ call: Node, in body: Node) -> Bool {
    guard let chain = call.chain, chain.node.parent?.kind == .argument,
      chain.parts.drop(while: { $0.isNamed("self") }).first == call, chain.parts.last == call, !call.isCapitalized
    else { return false }
    return call.enclosingClosures.prefix { $0.node.isInside(body) }.allSatisfy { closure in
      closure.isContent && closure.call.isNamed(Self.containers)
    }
  }

  private static let containers = [
    "VStack", "HStack", "ZStack", "Group", "List", "Section", "ForEach", "Form", "ScrollView", "LazyVStack",
    "LazyHStack", "GeometryReader", "NavigationStack", "Grid", "GridRow",
  ]

  /// What a function of the view that is called in `node` writes.
  private func write(byFunctionIn node: Node, of state: Set<String>) -> (node: Node, name: String)? {
    node.child(.initial)?.firstChild?.chain?.parts.last.flatMap { $0.kind == .call ? write(by: $0, of: state) : nil }
  }

  /// The statement by which the function of the view that this calls changes state, outside of closures.
  private func write(by call: Node, of state: Set<String>) -> (node: Node, name: String)? {
    guard let name = call.name, !call.flags.contains(.implicit),
      call.isRoot || call.chain?.root.isNamed("self") == true,
      case let functions = (call.owner?.allParts ?? []).flatMap({ part in
        part.children(call.kind == .call ? .function : .variable)
      }).filter({ $0.isNamed(name) }),
      functions.count == 1, let code = functions[0].code, !functions[0].flags.contains(.async),
      call.kind == .call || call.variable(named: name) == functions[0]
    else { return nil }
    let locals = (Array(functions[0].descendants)).filter { [.variable, .parameter].contains($0.kind) }.compactMap(
      \.name)
    for statement in code.descendants where statement.kind == .operation || statement.kind == .chain {
      guard statement.enclosing(.closure, .function, .variable) == functions[0],
        let name = written(
          by: statement.kind == .chain ? statement.chain?.parts.last ?? statement : statement, of: state),
        !locals.contains(name)
      else { continue }
      return (statement, name)
    }
    return nil
  }

  /// `let _ = …`, the only place for a statement in a builder; and what is put off to the next turn.
  private func isHidden(_ node: Node) -> Bool {
    node.kind == .variable && node.name == nil && node.child(.initial) != nil || isPlain(node)
  }

  /// `total = sum`, in a body that is no builder because it returns its view.
  private func isPlain(_ node: Node) -> Bool {
    guard
      node.kind == .operation && (node.assignment ?? node.change) != nil
        || node.kind == .chain && node.chain?.parts.last?.isNamed("append", "insert", "removeAll", "toggle") == true
    else { return false }
    // In a branch of such a body, too.
    let block = node.ancestors.prefix { ![.closure, .function, .variable].contains($0.kind) }
      .first { ![.branch, .if, .switch, .switchCase].contains($0.kind) }
    return block.map { $0.memberOfCode != nil && $0.statements.contains { $0.kind == .return } } == true
  }

  private func written(in node: Node, of state: Set<String>) -> String? {
    for inner in [node] + Array(node.descendants) {
      if let name = written(by: inner, of: state) { return name }
    }
    return nil
  }

  /// The state that an assignment or a call such as `append` changes.
  private func written(by node: Node, of state: Set<String>) -> String? {
    if node.kind == .operation {
      let parts = Array(node.children)
      guard parts.count >= 3, parts[1].kind == .operator, parts[1].isNamed("=", "+=", "-=", "*=", "/=") else {
        return nil
      }
      return parts[0].chain.flatMap { property(of: $0, among: state) }
    }
    guard node.kind == .call, node.isNamed("toggle", "append", "removeAll", "insert") else { return nil }
    return node.chain.flatMap { property(of: $0, among: state) }
  }

  /// The state that a chain begins with; a local value or a parameter of its name is none.
  private func property(of chain: Chain, among state: Set<String>) -> String? {
    guard let part = chain.parts.first(where: { !$0.isNamed("self") }), let name = part.name, state.contains(name),
      part != chain.root || part.variable(named: name).map({ $0.parent == $0.enclosingType }) == true
    else { return nil }
    return name
  }
}

extension Node {
  /// Whether an action lies between this and the body around it; a closure that body itself runs does not count.
  fileprivate func isLaterThanBody(_ body: Node) -> Bool {
    enclosingClosures.contains { $0.node.isInside(body) && $0.node.isAction && !$0.call.isNamed("forEach") }
  }
}
