import SwiftKitSDK

/// A selection among texts or numbers is one among cases: the compiler knows them, and `allCases` draws the picker.
///
/// What somebody types, `TextField("Name", text: $name)`, is no selection.
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
    for property in file.nodes(.variable) where !property.isInPreview {
      let isOfView = property.hasAttribute("State", "AppStorage", "SceneStorage", "Binding")
      guard isOfView || isChoiceOfModel(property), let name = property.name, let type = property.enclosingType,
        type == property.parent, let owner = type.name, let kind = kind(of: property)
      else { continue }
      let uses = file.once { ChoiceUses(file) }
      guard !uses.isTyped(name, in: isOfView ? owner : nil),
        kind == .string || isSelection(property) || uses.isPickedByPlace(name, in: owner)
      else { continue }
      let values = uses.literals(of: kind, for: name, in: owner)
      // The steps of a wizard are counted.
      guard values.count >= 2, kind == .string || !uses.isCounted(name, in: owner) else { continue }
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
      && property.name.map { property.file.once { WrittenTexts(property.file) }.names.contains($0) } == false
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
}

/// The names that a file gives other values than literals: a text that is written in other ways is no choice.
private struct WrittenTexts {
  let names: Set<String>

  init(_ file: SourceFile) {
    names = Set(file.nodes(.member).filter { !Self.isAskedOrChosen($0) }.compactMap(\.name))
  }

  /// Whether this use of a name asks for the value, or sets one of the literals.
  private static func isAskedOrChosen(_ use: Node) -> Bool {
    guard let chain = use.chain, chain.parts.last == use else { return false }
    guard let operation = chain.node.parent, operation.kind == .operation else { return true }
    if let change = operation.change, change.target == chain.node { return false }
    guard let assignment = operation.assignment, assignment.target == chain.node else { return true }
    return assignment.value.choices.allSatisfy { $0.kind == .string && $0.text != nil }
      && Array(operation.children).count == 3
  }
}
