import SwiftKitSDK

/// Closures cannot be compared, so whoever reads the value is updated at every write.
struct ClosureInEnvironment: Check {
  let id = "closure-in-environment"
  let rules = ["performance/state/closure-in-environment"]
  let severity = Severity.info
  let title = "a closure in the environment"
  let group: CheckGroup? = .performance
  let basis: Basis? = .convention
  let literals = ["|Entry| & ->", "|EnvironmentKey| & ->"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for property in file.nodes(.variable) where !property.isInPreview {
      let isEntry = property.hasAttribute("Entry") && property.enclosingType?.isNamed("EnvironmentValues") == true
      let isDefault = property.isNamed("defaultValue") && property.enclosingType?.conforms(to: "EnvironmentKey") == true
      guard isEntry || isDefault, property.plainType?.source.contains("->") == true || holdsOnlyClosures(property)
      else { continue }
      report(
        property,
        "a closure in the environment updates every reader each time it is set; store a small type with a method instead"
      )
    }
  }

  /// Whether the value is a struct of this file that is nothing but closures, two or more, and has no way to be compared.
  private func holdsOnlyClosures(_ property: Node) -> Bool {
    guard let name = property.plainType?.name ?? property.madeType,
      case let types = property.file.nodes(Node.Kind.types, named: [name]), types.count == 1, types[0].kind == .struct,
      case let parts = types[0].allParts,
      parts.allSatisfy({ $0.child(.inherited) == nil && $0.child(.function) == nil })
    else { return false }
    let stored = types[0].ownProperties
    return stored.count > 1 && stored.allSatisfy { $0.child(.type)?.source.contains("->") == true }
  }
}
