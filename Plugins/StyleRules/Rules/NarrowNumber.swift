import SwiftKitSDK

/// Double and CGFloat convert by themselves, so that one's own values may be Double.
struct NarrowNumber: Check {
  let id = "cgfloat-property"
  let rules = ["style/expressions/cgfloat-property"]
  let severity = Severity.info
  let title = "a CGFloat where a Double would do"
  let group: CheckGroup? = .style
  let basis: Basis? = .opinion
  let literals = ["|CGFloat|"]
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.imports("SwiftUI") else { return }
    for property in file.nodes(.variable) {
      guard property.parent == property.enclosingType, let type = property.enclosingType,
        // Optionals, arrays and bindings do not convert.
        property.child(.type)?.source == "CGFloat" || isMadeOne(property),
        property.child(.accessor) == nil, property.code == nil || givesNumbers(property), isOwn(type, property),
        !property.isInPreview,
        property.child(.attribute) == nil || property.hasAttribute("State", "ScaledMetric"), !isBound(property)
      else { continue }
      report(
        property, "`Double` converts to `CGFloat` automatically; write `\(property.name ?? "it"): Double`",
        // A value that says its type keeps the type.
        suggestion: property.child(.initial)?.contains(bytesOf: "CGFloat") == true
          ? [] : property.child(.type).map { [Edit($0.range, "Double")] } ?? [])
    }
  }

  /// A computed property of plain numbers, such as one for each case.
  private func givesNumbers(_ property: Node) -> Bool {
    let values = property.given
    return !values.isEmpty && values.allSatisfy { $0.number != nil }
  }

  /// `var height = CGFloat(320)`
  private func isMadeOne(_ property: Node) -> Bool {
    guard property.child(.type) == nil, let made = property.child(.initial)?.firstChild?.chain else { return false }
    return made.parts.count == 1 && made.rootName == "CGFloat" && made.root.firstUnlabelled?.value.number != nil
  }

  /// A view, or a type that holds numbers for views; what a protocol asks for has the type that it asks for.
  private func isOwn(_ type: Node, _ property: Node) -> Bool {
    if type.isView { return true }
    // What an observable object says to be CGFloat may be counted with others of its kind; a share of something is no length.
    guard
      type.kind == .struct || type.kind == .enum
        || type.kind == .class && type.hasAttribute("Observable") && (isMadeOne(property) || isShare(property))
    else { return false }
    return type.allParts.allSatisfy { $0.children(.inherited).allSatisfy { $0.isNamed(Self.withoutNumbers) } }
      && type.name.map { type.file.project.inherited(by: $0).allSatisfy(Self.withoutNumbers.contains) } == true
  }

  /// `progress`, `fractionDone`
  private func isShare(_ property: Node) -> Bool { !Self.shares.isDisjoint(with: property.nameWords) }

  private static let shares: Set = [
    "fraction", "opacity", "percent", "percentage", "probability", "progress", "ratio", "volume",
  ]

  /// Protocols and raw types that ask for no number.
  private static let withoutNumbers = [
    "CaseIterable", "Codable", "Equatable", "Hashable", "Identifiable", "Int", "Sendable", "String",
  ]

  /// Whether somebody is given a binding of it, the value to change, its key path or its storage: these do not convert.
  private func isBound(_ property: Node) -> Bool {
    guard let name = property.name else { return true }
    let file = property.file
    if !file.nodes(.member, named: ["$" + name, "_" + name]).isEmpty { return true }
    let source = file.root.source
    return ["&", "&self.", "&Self.", "\\."].contains { source.contains(bytesOf: $0 + name) }
  }
}
