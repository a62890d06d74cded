import SwiftKitSDK

/// A selection among texts or numbers is one among cases: the compiler knows them, and `allCases` draws the picker.
struct OptionSetEnum: Check {
  let id = "option-set-enum"
  let rules = ["architecture-and-data-flow/state/option-set-enum"]
  let severity = Severity.info
  let title = "a choice made with strings or numbers"
  let group: CheckGroup? = .state
  let basis: Basis? = .convention
  let literals = [
    "|State|", "|AppStorage|", "|SceneStorage|", "|Binding|", "|Observable| & |case|", "|Observable| & ==",
    "|Published| & |case|", "|Published| & ==",
  ]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for property in file.nodes(.variable)
    where (property.hasAttribute("State", "AppStorage", "SceneStorage", "Binding") || isChoiceOfModel(property))
      && !property.isInPreview
    {
      guard let name = property.name, let type = property.enclosingType, type == property.parent,
        let kind = kind(of: property), case let parts = type.allParts,
        kind == .string || isSelection(property) || parts.contains(where: { isPickedByPlace(name, in: $0) })
      else { continue }
      let values = Set(parts.flatMap { compared(with: name, kind, in: $0) + tags(of: name, kind, in: $0) })
      // The steps of a wizard are counted.
      guard values.count >= 2, kind == .string || !parts.contains(where: { counts(name, in: $0) }) else { continue }
      report(
        property,
        "`\(name)` is compared with \(values.count) literals, which nothing checks for typos; make them cases of an `enum`"
      )
    }
  }

  /// A property of an observable class that begins with a text.
  private func isChoiceOfModel(_ property: Node) -> Bool {
    let isPublished = property.hasAttribute("Published")
    guard !property.flags.contains(.static), !property.flags.contains(.constant),
      isPublished || property.child(.attribute) == nil,
      let value = property.child(.initial)?.firstChild, value.kind == .string, value.text?.isEmpty == false
    else { return false }
    return property.parent?.kind == .class && (isPublished || property.parent?.hasAttribute("Observable") == true)
      && property.file.nodes(.member, named: [property.name ?? ""]).allSatisfy(isAskedOrChosen)
  }

  /// Whether this use of the name asks for the value, or sets one of the literals: a text that is written in other ways is no choice.
  private func isAskedOrChosen(_ use: Node) -> Bool {
    guard let chain = use.chain, chain.parts.last == use else { return false }
    guard let operation = chain.node.parent, operation.kind == .operation else { return true }
    if let change = operation.change, change.target == chain.node { return false }
    guard let assignment = operation.assignment, assignment.target == chain.node else { return true }
    return assignment.value.choices.allSatisfy { $0.kind == .string && $0.text != nil }
      && Array(operation.children).count == 3
  }

  private func kind(of property: Node) -> Node.Kind? {
    if let type = property.child(.type)?.source { return type == "String" ? .string : type == "Int" ? .integer : nil }
    let value = property.child(.initial)?.firstChild
    return value.flatMap { [.string, .integer].contains($0.kind) ? $0.kind : nil }
  }

  private func isSelection(_ property: Node) -> Bool {
    !Set(property.nameWords).isDisjoint(with: [
      "selected", "selection", "tab", "mode", "filter", "segment", "option", "kind", "type", "sort", "category",
      "status", "state", "screen", "section",
    ])
  }

  /// The literals of `name == "a"` and of the cases of `switch name`.
  private func compared(with name: String, _ kind: Node.Kind, in type: Node) -> [String] {
    type.descendants.flatMap { node -> [String] in
      if node.kind == .operation {
        let parts = Array(node.children)
        return parts.indices.dropFirst().dropLast().flatMap { place -> [String] in
          guard parts[place].isNamed("==", "!=") else { return [] }
          let (left, right) = (parts[place - 1], parts[place + 1])
          if isUse(left, of: name) { return literal(right, kind) }
          return isUse(right, of: name) ? literal(left, kind) : []
        }
      }
      guard node.kind == .switch, let subject = node.firstChild, isUse(subject, of: name) else { return [] }
      return node.children(.switchCase).flatMap { $0.children(.condition) }.flatMap { pattern in
        pattern.firstChild.map { literal($0, kind) } ?? []
      }
    }
  }

  /// Whether the type counts on from it: `page += 1`, `page = page + 1`, `page < 3`.
  private func counts(_ name: String, in type: Node) -> Bool {
    type.descendants.contains { node in
      guard node.kind == .operation, node.children.contains(where: { isUse($0, of: name) }) else { return false }
      return node.children.contains { $0.isNamed("+=", "-=", "+", "-", "<", ">", "<=", ">=") }
    }
  }

  /// The literals of `.tag("a")`, and those of `ForEach(["a", "b"], id: \.self)`, in a picker or tab view over `$name`.
  private func tags(of name: String, _ kind: Node.Kind, in type: Node) -> [String] {
    type.descendants(.call, named: "Picker", "TabView").flatMap { call -> [String] in
      guard call.argument("selection")?.value.memberName == "$" + name else { return [] }
      let tags = call.descendants(.call, named: "tag").compactMap { $0.firstUnlabelled?.value }
      let listed = call.descendants(.call, named: "ForEach").compactMap { $0.firstUnlabelled?.value }
        .filter { kind == .string && $0.kind == .array }.flatMap(\.children)
      return (tags + listed).flatMap { literal($0, kind) }
    }
  }

  /// Whether it is a place in a list of titles: `Picker("Span", selection: $span) { ForEach(titles.indices, id: \.self) { … } }`.
  private func isPickedByPlace(_ name: String, in type: Node) -> Bool {
    type.descendants(.call, named: "Picker").contains { picker in
      guard picker.argument("selection")?.value.memberName == "$" + name else { return false }
      return picker.descendants(.call, named: "ForEach").contains { loop in
        guard let places = loop.firstUnlabelled?.value else { return false }
        return ["indices", "enumerated"].contains { name in
          ([places] + places.descendants).contains { [.member, .call].contains($0.kind) && $0.isNamed(name) }
        } || places.source.hasPrefix("0") && places.sourceHolds(".count")
      }
    }
  }

  private func isUse(_ node: Node, of name: String) -> Bool {
    guard node.kind == .chain, let parts = node.chain?.parts.drop(while: { $0.isNamed("self") }) else { return false }
    return parts.count == 1 && parts.first?.isNamed(name) == true
  }

  private func literal(_ node: Node, _ kind: Node.Kind) -> [String] {
    node.kind == kind && node.text != "" ? [node.source] : []
  }
}
