import SwiftKitSDK

/// By default the parts stay behind when the whole is deleted.
struct RelationshipWithoutRule: Check {
  let id = "relationship-without-rule"
  let rules = ["data/writing/relationships-declared"]
  let severity = Severity.info
  let title = "a relationship without a delete rule"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["@Relationship"]
  let suggests = true
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for property in file.nodes(.variable) where !property.isInPreview {
      guard let mark = property.children(.attribute).first(where: { $0.isNamed("Relationship") }),
        !isOfMany(mark), !mark.sourceHolds("deleterule"), !mark.sourceHolds(".cascade"), !mark.sourceHolds(".nullify"),
        (property.child(.type) ?? property.child(.initial))?.source.contains(/^=?\s*\[/) == true
      else { continue }
      report(
        mark,
        "deleting this object leaves its \(property.name.code(or: "parts")) in the store; add `deleteRule: .cascade` or `.nullify`",
        suggestion: cascade(mark))
    }
  }

  /// `inverse: \Tag.notes`: each belongs to many, and outlives them.
  private func isOfMany(_ mark: Node) -> Bool {
    mark.argument("inverse")?.value.source.hasSuffix("s") == true
  }

  private func cascade(_ mark: Node) -> [Edit] {
    let end = mark.range.upperBound
    if mark.source == "@Relationship" { return [Edit(end..<end, "(deleteRule: .cascade)")] }
    guard mark.source.hasPrefix("@Relationship("), !mark.source.hasSuffix("()") else { return [] }
    let place = mark.range.lowerBound + "@Relationship(".utf8.count
    return [Edit(place..<place, "deleteRule: .cascade, ")]
  }
}
