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
    for property in file.nodes(.variable) where !property.isInPreview {
      guard property.parent == property.enclosingType, property.enclosingType?.isView == true,
        property.child(.body) == nil,
        // Optionals, arrays and bindings do not convert.
        property.child(.type)?.source == "CGFloat", property.child(.attribute) == nil
      else { continue }
      report(
        property, "`Double` converts to `CGFloat` automatically; write `\(property.name ?? "it"): Double`",
        suggestion: property.child(.type).map { [Edit($0.range, "Double")] } ?? [])
    }
  }
}
